import SwiftUI

/// What the stack needs of the phone.
struct PhoneServices: Sendable {
  let now: @Sendable () -> Date
  /// The identifier of the time zone; empty for the computer's own.
  let timeZone: @Sendable () -> String
  let log: @Sendable (String) -> Void
  /// The screen shows something else although nobody touched it.
  let screenChanged: @Sendable () -> Void
  let sleep: @Sendable (Date) async -> Void

  var unixTime: Int { Int(now().timeIntervalSince1970.rounded(.down)) }
}
