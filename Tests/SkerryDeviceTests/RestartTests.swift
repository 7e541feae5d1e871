import FoundationEssentials
import SkerryActivities
import SkerryApps
import SkerryBasics
import SkerryScreens
import Testing

@testable import SkerryDevice

/// What outlives an app's process and the program itself.
@MainActor @Suite struct RestartTests {
  @Test("P07 killing an app keeps its activities, files and App Group, and loses what it held in memory")
  func kill() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    try phone.act("alpha", "store", ["note": "kept"])
    let group = phone.device.defaults.values(of: "group.Alpha")
    #expect(group == ["note": .string("kept")])
    let records = try phone.records("alpha")
    let alpha = try phone.process("alpha")
    phone.device.kill(alpha)
    #expect(try phone.records("alpha") == records)
    #expect(phone.device.defaults.values(of: "group.Alpha") == group)
    phone.device.lock()
    #expect(phone.phone.contains("card Alpha"))
    phone.device.open(alpha)
    #expect(phone.messages.contains("found 1 activities and kept"))
    #expect(phone.phone.contains("in memory 2"))
    try phone.act("alpha", "update", ["name": "Alpha", "note": "again"])
    phone.device.lock()
    #expect(phone.phone.contains("note again"))
  }

  @Test("P07 P05 R09 after a restart apps know at once what phone they run on, and not only after the next switch")
  func currentDevice() throws {
    let files = MemoryStore()
    let first = Device(apps: [], files: files, now: TestPhone.start)
    first.setSystemVersion(SystemVersion(16, 1))
    first.setModel(try #require(DeviceModel.all.first { $0.id == "iphone-se" }))
    first.setBattery(4)
    let second = Device(apps: [], files: files, now: TestPhone.start).currentDevice
    #expect(second.systemVersion == SystemVersion(16, 1) && second.model.id == "iphone-se")
    #expect(second.batteryLevel < 0.05)
  }

  @Test("P07 a killed app is woken for nothing, and its running code does nothing any more")
  func killedCode() throws {
    let phone = TestPhone()
    let alpha = try phone.process("alpha")
    phone.device.open(alpha)
    phone.device.kill(alpha)
    phone.device.run(alpha) { _ in Issue.record("code ran in a process that is gone") }
    phone.advance(3600)
    #expect(alpha.screen == nil)
  }

  @Test("P02 P07 T07 what became due while no program ran is told with its instant, and once")
  func timeAway() throws {
    func transitions(_ phone: TestPhone) -> [String] {
      phone.device.log.entries.filter { $0.kind.newState != nil }.map { "\($0.instant) \($0.message)" }
    }
    let files = MemoryStore()
    let (ordinary, left) = (try climbing(MemoryStore()), try climbing(files))
    #expect(!transitions(left).contains { $0.contains("stale") })
    let later = TestPhone.start.addingTimeInterval(13 * 3600)
    ordinary.device.advance(to: later)
    let found = TestPhone(restoring: files, now: later)
    #expect(transitions(found) == transitions(ordinary))
    #expect(transitions(found).contains { $0.contains("its longest active time is over") })
    found.device.settle()
    #expect(transitions(TestPhone(restoring: files, now: later)) == transitions(found))
  }

  @Test("P07 T03 stopped and started again at any moment, the phone goes on as if it had never stopped")
  func restart() throws {
    let moments: [Double] = [10, 59, 60, 1799, 1800, 3000, 8 * 3600, 9 * 3600, 11.5 * 3600]
    for stop in moments.indices {
      let files = MemoryStore()
      let ordinary = try climbing(MemoryStore())
      var stopped = try climbing(files)
      for (index, moment) in moments.enumerated() {
        let instant = TestPhone.start.addingTimeInterval(moment)
        ordinary.device.advance(to: instant)
        if index == stop {
          stopped = TestPhone(restoring: files, now: instant)
          // A program that starts late runs what was due in between.
          stopped.device.advance(to: instant)
        } else {
          stopped.device.advance(to: instant)
        }
        #expect(
          stopped.device.phonePicture(rows: 44).grid == ordinary.device.phonePicture(rows: 44).grid,
          "stopped before \(moments[stop]), seen at \(moment)")
        #expect(stopped.device.settings == ordinary.device.settings)
        #expect(try stopped.records("swiftclimb") == ordinary.records("swiftclimb"))
        #expect(stopped.device.nextDeadline == ordinary.device.nextDeadline)
      }
    }
  }

  private func climbing(_ files: any FileStore) throws -> TestPhone {
    let phone = TestPhone(files: files)
    phone.device.startSample(of: try phone.process("swiftclimb"))
    try phone.start("alpha", stale: 3000)
    phone.device.set24HourClock(true)
    phone.device.lock()
    return phone
  }

  @Test("P07 P12 the page of the home screen is the same after a restart of the program")
  func homePage() throws {
    let files = MemoryStore()
    let phone = TestPhone(files: files)
    phone.device.goHome()
    phone.device.showPage(2)
    phone.device.settle()
    let again = TestPhone(restoring: files, now: phone.device.now)
    #expect(again.device.homePage == 2)
  }

  @Test("P07 the app in front is in front after a restart, and the session on disk goes on")
  func session() throws {
    let files = MemoryStore()
    let phone = TestPhone(files: files)
    phone.device.startSample(of: try phone.process("swiftclimb"))
    phone.advance(60)
    let again = TestPhone(restoring: files, now: phone.device.now.addingTimeInterval(30))
    again.device.settle()
    #expect(again.device.foregroundApp?.name == "swiftclimb")
    #expect(again.phone.contains("V5 Gecko") && again.phone.contains("1:30"))
    try again.act("swiftclimb", "add-climb", ["name": "6a", "attempts": "1", "sent": "no"])
    #expect(
      try again.records("swiftclimb").first?.contentVersion ?? 0 > phone.records("swiftclimb").first?.contentVersion
        ?? 0)
  }
}

/// The same taps give the same log, byte for byte.
@MainActor @Suite struct DeterminismTests {
  @Test("S03 T01 the same input gives the same log, registry and pictures on every run")
  func repeated() throws {
    let runs = try (0..<20).map { _ in
      let phone = TestPhone()
      phone.device.startSample(of: try phone.process("swiftclimb"))
      try phone.start("alpha", stale: 100)
      try phone.start("bravo", relevance: 3)
      for number in 0..<12 {
        try phone.act("swiftclimb", "add-climb", ["name": "V\(number)", "attempts": "2", "sent": "yes"])
        phone.advance(Double(number) * 11)
      }
      phone.device.lock()
      phone.advance(9 * 3600)
      phone.device.goHome()
      try phone.act("swiftclimb", "end-session", ["notes": "x"])
      phone.device.lock()
      return phone.logText + "\n" + phone.phone + "\(phone.device.center.withRegistry { $0.version })"
    }
    #expect(Set(runs).count == 1)
    #expect(runs[0].split(separator: "\n").count > 60)
  }
}
