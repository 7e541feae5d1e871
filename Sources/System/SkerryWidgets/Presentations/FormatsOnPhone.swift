import CLinking
import SkerryActivities
import SkerryBasics

/// Lets what code writes with Foundation's formats be as its phone writes it: in its zone, and with its hours.
nonisolated package enum FormatsOnPhone {
  /// Does something as code on a phone.
  ///
  /// - Parameters:
  ///   - timeZone: the phone's; empty for the computer's own.
  ///   - uses24HourClock: how the phone writes hours.
  ///   - system: the phone's iOS; `nil` where that is known already.
  ///   - body: what is done.
  package static func writing<Result, Problem: Error>(
    timeZone: String, uses24HourClock: Bool, system: SystemVersion? = nil, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    follow(timeZone)
    let result = HourFormat.$is24HourOfPhone.withValue(uses24HourClock) {
      PhoneSystem.$ofPhone.withValue(system?.ofPhone ?? PhoneSystem.ofPhone) {
        Swift.Result { () throws(Problem) in try body() }
      }
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
    // The process of the code knows its phone's.
    let system = PhoneSystem.ofPhone == nil ? systemVersion : nil
    return try FormatsOnPhone.writing(
      timeZone: timeZone, uses24HourClock: uses24HourClock, system: system, body)
  }
}

nonisolated extension SystemVersion {
  /// As code on the phone asks for it.
  package var ofPhone: PhoneSystem { PhoneSystem(major: major, minor: minor) }
}
