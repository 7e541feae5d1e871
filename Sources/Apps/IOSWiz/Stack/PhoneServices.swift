import SwiftUI

/// The services of the phone that the stack needs.
struct PhoneServices: Sendable {
  let now: @Sendable () -> Date
  let timeZone: @Sendable () -> LocalZone
  let log: @Sendable (String) -> Void
  /// The screen shows something else although nobody touched it.
  let screenChanged: @Sendable () -> Void
  let sleep: @Sendable (Date) async -> Void

  var unixTime: Int { Int(now().timeIntervalSince1970.rounded(.down)) }
}
