import Synchronization

/// What was made of texts, for the next time that somebody asks for the same.
final class KnownTexts<Value: Sendable>: Sendable {
  private let known = Mutex<[String: Value]>([:])
  private let most: Int

  /// - Parameter most: how many texts are kept at most.
  init(most: Int = 400) { self.most = most }

  /// What is made of a text, once.
  func value(of text: String, _ make: (String) -> Value) -> Value {
    if let value = known.withLock({ $0[text] }) { return value }
    let value = make(text)
    known.withLock { values in
      if values.count >= most { values = [:] }
      values[text] = value
    }
    return value
  }
}
