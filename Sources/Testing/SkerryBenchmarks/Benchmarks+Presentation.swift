import SkerryCells
import SkerryWidgets

extension Benchmarks {
  /// Renders the lock screen's card of an activity as text, each time from its encoded content on.
  static func presentation(_ count: Int) -> Int32 {
    guard let activity = SampleActivity() else { return 1 }
    var text = ""
    do {
      for _ in 0..<count {
        activity.widget.forget(activityID: "sample")
        text = try activity.rendering(id: "sample", of: .lockScreen).grid.plainText()
      }
    } catch {
      complain("\(error)")
      return 1
    }
    print(text, terminator: "")
    return 0
  }
}
