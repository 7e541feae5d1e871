import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// Lines of the five apps that say what happened, with its cause.
@MainActor @Suite struct TrueCauseTests {
  private func log(_ lines: String...) throws -> [String] {
    let phone = LifePhone(payloads: Life.payloads)
    try phone.perform(["device ask-first on"] + lines)
    return phone.log
  }

  @Test(
    "C05 R05 P02 an app whose activity went because the person does not allow it says so, and blames no push",
    arguments: [
      ("swiftclimb", "app swiftclimb start-session discipline=Trad", "device answer deny swiftclimb"),
      ("swiftclimb", "app swiftclimb start-session discipline=Trad", "device live-activities off"),
      ("inviso", "app inviso join-room name=Den code=DEN", "device answer deny inviso"),
      ("inviso", "app inviso join-room name=Den code=DEN", "device live-activities off inviso"),
    ])
  func forbidden(_ app: String, _ start: String, _ forbid: String) throws {
    let log = try log(start, "device screen locked", "jump 2s", forbid)
    #expect(log.contains { $0.contains("Live Activities are off, and the activity is gone") }, "\(log)")
    #expect(!log.contains { $0.contains("by the system or a push") || $0.contains("by a push or the system") })
  }

  @Test(
    "C05 L06 M06 a session that began while activities were forbidden gets its own once they are allowed",
    arguments: [
      ("swiftclimb", "app swiftclimb start-session", []),
      ("swiftclimb", "app swiftclimb start-session", ["device screen home", "jump 1m"]),
      (
        "swiftclimb", "app swiftclimb start-session",
        ["app swiftclimb kill", "app swiftclimb open", "app swiftclimb home"]
      ),
      ("littlemoments", "app littlemoments start-session", []),
    ])
  func allowedLater(_ app: String, _ start: String, _ meanwhile: [String]) throws {
    let phone = LifePhone(payloads: Life.payloads)
    for line in ["device live-activities off", start] + meanwhile + ["device live-activities on", "app \(app) open"] {
      try phone.perform([line])
    }
    let log = phone.log
    #expect(log.contains { $0.contains("new → active") }, "\(log)")
    // One that the person clears stays away.
    try phone.perform(["device screen locked", "swipe left \(app)", "app \(app) open"])
    #expect(phone.log.count { $0.contains("new → active") } == 1, "\(phone.log)")
  }

  @Test("M05 a trip that is over while the app is in front is over once, and nothing is said to be missing")
  func over() throws {
    let log = try log(
      "app commutetimely plan-trip destination=Gym street=\"3 Mill Lane\" arrival=+3h", "device screen locked",
      "device answer deny commutetimely", "jump 20m", "app commutetimely open", "app commutetimely check-now", "jump 3h"
    )
    #expect(!log.contains { $0.contains("There is no such trip") }, "\(log.suffix(12))")
    #expect(log.contains { $0.contains("1 notification cleared") })
  }
}
