/// Calls behind which views stand in braces.
extension MadeUpCalls {
  /// The calls of a view that holds others.
  init(ofContainer name: String, in codes: [BareCode]) {
    var calls: [(arguments: [Argument], closure: Closure)] = []
    for code in codes {
      for place in code.places(of: name, in: code.text.startIndex..<code.text.endIndex) {
        var rest = code.text[place.upperBound...]
        var arguments: Substring = ""
        if rest.first == "(" {
          arguments = code.rest(from: rest.index(after: rest.startIndex))
          guard arguments.endIndex < code.text.endIndex else { continue }
          rest = code.text[arguments.endIndex...].dropFirst()
        }
        calls.append((Self.arguments(arguments), Closure(at: rest)))
      }
    }
    self.init(calls.map(\.arguments), closures: calls.map(\.closure), in: codes)
  }

  /// What stands in braces behind a call.
  enum Closure: Hashable {
    /// Nothing.
    case absent
    /// Views.
    case views
    /// Views that are made of one value.
    case viewsOfValue

    fileprivate init(at text: Substring) {
      guard let open = text.prefixMatch(of: /[ \t]*\{/) else {
        self = .absent
        return
      }
      let isOfValue =
        text[open.range.upperBound...].prefixMatch(of: /\s*\(?\s*\w+\s*(?::\s*[\w.]+)?\s*\)?\s+in\b/) != nil
      self = isOfValue ? .viewsOfValue : .views
    }
  }

  /// What finds the first value of a type among those that a view is given: its closure most likely gets that.
  private func given(_ type: String, among count: Int) -> String {
    let values = (0..<count).map { "value\($0)" }.joined(separator: ", ")
    return "([\(values)] as [Any?]).lazy.compactMap { $0 as? \(type) }.first"
  }

  /// An initializer for each list of labels, which keeps the values as `parts` and the views as `content`.
  ///
  /// - Parameter space: the type in which the types of arguments lie.
  func initializersOfContainer(types space: String) -> String {
    var seen: Set<String> = []
    return zip(calls, closures).map { call, closure in
      let labels = call.map(\.label)
      guard seen.insert("\(labels.joined(separator: ":")) \(closure)").inserted else { return "" }
      let parameters = parameters(labels, in: space)
      let parts = labels.indices.map { place in
        let isOwn = type(at: place, labels)?.isOneOfOwn ?? false
        return "(\"\(labels[place])\", value\(place)\(isOwn ? "?.values" : ""))"
      }.joined(separator: ", ")
      func initializer(_ taken: String?, _ given: String, isDisfavored: Bool = false) -> String {
        let content = taken.map { ["@ViewBuilder content: (\($0)) -> Content"] } ?? []
        return "  \(isDisfavored ? "@_disfavoredOverload " : "")init(\((parameters + content).joined(separator: ", ")))"
          + (taken == nil ? " where Content == EmptyView" : "")
          + " {\n    parts = [\(parts)]\n    self.content = \(given)\n  }\n"
      }
      return switch closure {
      case .absent: initializer(nil, "EmptyView()")
      case .views: initializer("", "content()")
      case .viewsOfValue:
        initializer("Double", "content(\(given("Double", among: labels.count)) ?? 0.62)")
          + initializer("Int", "content(\(given("Int", among: labels.count)) ?? 2)", isDisfavored: true)
          + initializer("String", "content(\(given("String", among: labels.count)) ?? \"\")", isDisfavored: true)
          + initializer("AnyView", "content(AnyView(Image(systemName: \"circle.fill\")))", isDisfavored: true)
      }
    }.joined()
  }
}
