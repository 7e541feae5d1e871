/// Why the vault, or one of its notes, can't be used now; each in one sentence.
enum VaultError: Error, Hashable, Sendable, CustomStringConvertible {
  case folder(FolderProblem)
  case note(NoteProblem)
  case file(Day, FolderProblem)

  init(_ error: FolderProblem, of day: Day) { self = error.concernsFolder ? .folder(error) : .file(day, error) }

  var description: String {
    switch self {
    case .folder(let error): "\(error)"
    case .note(let problem): "\(problem)"
    case .file(_, let error): "\(error)"
    }
  }

  /// As something that is wrong with a note; `nil` if it is the folder.
  var noteProblem: NoteProblem? {
    switch self {
    case .folder: nil
    case .note(let problem): problem
    case .file(let day, let error): NoteProblem(day: day, reason: Self.reason(error, without: day.noteName))
    }
  }

  /// The sentence without the name it begins with and without its full stop.
  private static func reason(_ error: FolderProblem, without name: String) -> String {
    var text = "\(error)"[...]
    if text.hasPrefix(name + " ") { text = text.dropFirst(name.count + 1) }
    return String(text.hasSuffix(".") ? text.dropLast() : text)
  }
}
