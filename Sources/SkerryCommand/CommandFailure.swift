/// What ends a command: one sentence that says what to do, and exit code 2.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }

  /// The exit code of bad input and unusable surroundings.
  static let exitCode: Int32 = 2
}
