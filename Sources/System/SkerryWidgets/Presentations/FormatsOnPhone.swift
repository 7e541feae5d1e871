import CLinking
import SkerryBasics

/// Lets what code writes with Foundation's formats be as its phone writes it: in its zone, and with its hours.
nonisolated package enum FormatsOnPhone {
  /// Does something as code on a phone.
  ///
  /// - Parameter timeZone: the phone's; empty for the computer's own.
  package static func writing<Result, Problem: Error>(
    timeZone: String, uses24HourClock: Bool, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    follow(timeZone)
    let result = HourFormat.$is24HourOfPhone.withValue(uses24HourClock) {
      Swift.Result { () throws(Problem) in try body() }
    }
    return try result.get()
  }

  /// Foundation keeps the zone that it found first, and is told when it is another one.
  private static func follow(_ timeZone: String) {
    if ComputersZone.use(timeZone) { skerry_forget_zone_if_linked() }
  }
}

extension PresentationEnvironment {
  /// Does something as code on a phone with this environment.
  nonisolated func writing<Result, Problem: Error>(_ body: () throws(Problem) -> Result) throws(Problem) -> Result {
    try FormatsOnPhone.writing(timeZone: timeZone, uses24HourClock: uses24HourClock, body)
  }
}
