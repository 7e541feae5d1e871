import SkerryBasics

/// Values that somebody could have meant, for sources whose own samples nobody brought along.
nonisolated public enum _SampleValue {
  /// A value of a type, made up from the names of its properties; `nil` for one that can't be.
  ///
  /// - Parameter step: which of several: what goes on goes on from one to the next.
  public static func of<Value: Decodable>(_ type: Value.Type, step: Int = 0) -> Value? {
    let hints = SampleHints.ofProgram
    let name = unqualifiedName(of: type)
    return try? SampleDecoder.make(type, SampleValues(hints: hints, now: LinkedPreview.moment, step: step, of: name))
  }
}
