/// Values that are handed on to a type, by its name and the label.
final class ValueLinks {
  private(set) var all: [(value: ValueSketch, type: String, label: String)] = []

  func add(_ value: ValueSketch, to type: Substring, _ label: Substring) {
    guard type.first?.isUppercase == true,
      !all.contains(where: { $0.value === value && $0.type == type && $0.label == label })
    else { return }
    all.append((value, String(type), String(label)))
  }
}
