/// Values that are handed on to a type, by its name and the label.
final class ValueLinks {
  private(set) var all: [(value: ValueSketch, type: String, label: String)] = []

  func add(_ value: ValueSketch, to type: Substring, _ label: Substring) {
    guard type.first?.isUppercase == true else { return }
    all.append((value, String(type), String(label)))
  }
}
