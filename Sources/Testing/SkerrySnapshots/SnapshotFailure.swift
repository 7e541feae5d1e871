/// Why a picture does not stand as it should, with everything that is needed to understand it.
public enum SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture differs; `difference` is a unified diff from the golden file to it.
  case differs(name: String, file: String, difference: String)
  /// There was no golden file; the picture was written as one and has to be looked at.
  case written(name: String, file: String)
  /// There is no golden file, and on a build server none is written.
  case missing(name: String, file: String)
  case unreadable(file: String, reason: String)
  case unwritable(file: String, reason: String)
  /// The name leads out of the folder or is empty.
  case badName(String)

  public var description: String { difference.map { "\(sentence)\n\($0)" } ?? sentence }

  /// How the picture differs from its golden file, as a unified diff.
  public var difference: String? { if case .differs(_, _, let difference) = self { difference } else { nil } }

  /// The problem, and the way out, in a sentence or two.
  public var sentence: String {
    switch self {
    case .differs(let name, let file, _):
      "The picture “\(name)” differs from \(file); if it is right now, record it with SKERRY_RECORD=1."
    case .written(let name, let file):
      "There was no golden file for “\(name)”. It is now in \(file): look at it, then run it again."
    case .missing(let name, let file):
      "There is no golden file for “\(name)”; run the test outside of CI to make \(file), and commit it."
    case .unreadable(let file, let reason): "The golden file \(file) can't be read: \(reason)."
    case .unwritable(let file, let reason): "The golden file \(file) can't be written: \(reason)."
    case .badName(let name): "“\(name)” is no name for a golden file: use letters, digits, dots, dashes and slashes."
    }
  }
}
