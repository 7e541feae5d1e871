/// The content of an activity that is a type of its own: `Row(state: context.state)`, where a row takes a `RestState`.
extension MadeUpSource {
  /// Notes what takes the whole content, where that names a type.
  mutating func content(
    _ state: String, of name: String, in code: BareCode, _ range: Range<String.Index>
  ) {
    for place in code.places(of: state, in: range) {
      guard code.text[place.upperBound...].prefixMatch(of: /\s*[,)]/) != nil,
        let call = reader.call(code.text[..<place.lowerBound].suffix(600)),
        let type = reader.signatures.type(called: call.name, label: call.label, place: call.place),
        type.wholeMatch(of: /[A-Z]\w*/) != nil, type != name, type != "ContentState", isStruct(type)
      else { continue }
      contents[name] = type
    }
  }

  /// Whether a type is made up as well, or declared by the project; another name for the content is neither.
  private func isStruct(_ type: String) -> Bool {
    if names.contains(type) { return true }
    guard let declared = try? Regex("\\bstruct\\s+\(type)\\b") else { return false }
    return reader.codes.contains { $0.text.holds(type) && $0.text.contains(declared) }
  }

  /// What is known of the content counts for the type that it is.
  mutating func adopt(_ type: String, asContentOf name: String) {
    let path = "\(name).ContentState"
    if let known = sketches[type], let state = sketches[path] { known.merge(state) }
    sketches[path] = nil
    rename(path, to: type)
  }
}
