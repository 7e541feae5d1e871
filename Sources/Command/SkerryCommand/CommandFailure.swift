import SkerryBasics
import SkerryCells

/// What ends a command: one sentence that says what to do, and an exit code.
nonisolated struct CommandFailure: Error, Hashable, CustomStringConvertible {
  let description: String
  let code: Int32
  init(_ description: String, code: Int32 = exitCode) { (self.description, self.code) = (description, code) }

  /// The exit code of bad input and unusable surroundings.
  static let exitCode: Int32 = 2
  /// The exit code of what was understood, and refused by the phone.
  static let refusalCode: Int32 = 1

  /// What was done is not on disk.
  static func unkept(_ reason: String) -> CommandFailure {
    CommandFailure("What happened is not kept: \(reason)", code: refusalCode)
  }

  /// A name that does not exist: the sentence says which do, and which was probably meant.
  ///
  /// - Parameters:
  ///   - kind: what it should have been, such as “app”.
  ///   - name: what a person typed.
  ///   - owner: whose it should have been, if that matters.
  ///   - known: all names that exist; the failure lists them when none of them is near.
  ///   - listing: the command that lists them, in place of a long list.
  static func noSuch(
    _ kind: String, _ name: String, of owner: String? = nil, known: [String], listing: String? = nil
  ) -> CommandFailure {
    let shown = "“\(CellText(name).prefix(columns: 60))”\(owner.map { " of \($0)" } ?? "")"
    if let near = Suggestion.nearest(to: name, among: known) {
      return CommandFailure("There is no \(kind) \(shown); did you mean \(near)?")
    }
    if let listing { return CommandFailure("There is no \(kind) \(shown); \(listing) lists them all.") }
    let choice = known.count == 1 ? "the only one is \(known[0])" : "choose one of \(known.joined(separator: ", "))"
    return CommandFailure("There is no \(kind) \(shown); \(choice).")
  }
}
