/// Why the log could not be changed, each in one sentence.
enum ActivityError: Error, Hashable, Sendable, CustomStringConvertible {
  case nothingSelected
  case gone
  case inWidgetQueue
  case notADay(String)
  case notATime(String)
  case inFuture
  case cannotChange(String)
  case storeUnavailable(String)

  var description: String {
    switch self {
    case .nothingSelected: "There is no entry yet; log one first."
    case .gone: "The entry is not in its note any more; another program has changed or removed it."
    case .inWidgetQueue: "The entry waits in the widget's queue and can be changed once it is in the vault."
    case .notADay(let text): "“\(text)” is no day; write it like 2026-01-31."
    case .notATime(let text): "“\(text)” is no time of day; write it like 07:30 or 07:30:15."
    case .inFuture: "That is in the future; an entry says what has been."
    case .cannotChange(let reason): "Nothing was changed. \(reason)"
    case .storeUnavailable(let reason): "The app's own files can't be used, so nothing was changed. \(reason)"
    }
  }
}
