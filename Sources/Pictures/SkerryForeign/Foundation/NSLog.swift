#if Foundation
  import Foundation
  import SkerryBasics

  /// Writes a line: into the phone's log where an app, an intent or a provider does, else where `print` writes, so that it
  /// stands in the dashboard's log.
  public func NSLog(_ format: String, _ arguments: any CVarArg...) {
    let message = arguments.isEmpty ? format.replacing("%%", with: "%") : String(format: format, arguments: arguments)
    if let handler = AppLog.handler { handler.take(.usual, category: "", message) } else { print(message) }
  }
#endif
