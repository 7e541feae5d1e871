import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryScreens
import SkerryWidgets
import Testing

@testable import SkerryDevice

/// What is shown follows from the instant alone, and every picture knows when it changes.
@MainActor @Suite struct TimeTests {
  /// A phone with a climbing session, a tracker, a stale date and an end ahead.
  private func busyPhone() throws -> TestPhone {
    let phone = TestPhone()
    // The session's minutes are not those of the wall clock, so that each has to be waited for.
    phone.advance(23)
    phone.device.startSample(of: try phone.process("swiftclimb"))
    phone.advance(7)
    try phone.start("alpha", stale: 3000)
    try phone.start("bravo")
    try phone.act("bravo", "end", ["name": "Bravo", "policy": "after", "after": "5000"])
    return phone
  }

  private typealias Look = (name: String, prepare: (Device) -> Void, picture: (Device) -> SurfacePicture)

  private var looks: [Look] {
    [
      ("locked", { $0.lock() }, { $0.phonePicture(rows: 44) }),
      (
        "always-on",
        {
          $0.lock(); $0.toggleAlwaysOn()
        }, { $0.phonePicture(rows: 44) }
      ),
      ("home", { $0.goHome() }, { $0.phonePicture(rows: 44) }),
      ("app", { $0.open($0.apps[3]) }, { $0.phonePicture(rows: 44) }),
      ("expanded", { expandOldest($0) }, { $0.phonePicture(rows: 44) }),
    ]
  }

  private func expandOldest(_ device: Device) {
    device.goHome()
    if let record = device.center.withRegistry({ $0.cards() }).last { device.toggleExpansion(of: record) }
  }

  @Test("T01 before a picture's next change nothing changes, and at it something does")
  func nextChange() throws {
    for look in looks {
      let phone = try busyPhone()
      look.prepare(phone.device)
      for offset in [0, 0.25, 58.5, 59, 3541, 3600.5, 28_700] as [Double] {
        phone.device.advance(to: TestPhone.start.addingTimeInterval(offset + 40))
        for _ in 0..<4 {
          let before = look.picture(phone.device)
          let next = try #require([before.nextChange, phone.device.nextDeadline].compactMap { $0 }.min())
          phone.device.advance(to: next.addingTimeInterval(-0.001))
          #expect(look.picture(phone.device).grid == before.grid, "\(look.name) changed too early at +\(offset)")
          phone.device.advance(to: next)
          if next == before.nextChange {
            #expect(look.picture(phone.device).grid != before.grid, "\(look.name) woke for nothing at +\(offset)")
          }
        }
      }
    }
  }

  @Test("T01 P07 what is shown depends on content, settings and instant, not on the way there")
  func pureFunction() throws {
    for look in looks {
      let files = MemoryStore()
      let walked = TestPhone(files: files)
      walked.device.startSample(of: try walked.process("swiftclimb"))
      try walked.start("alpha", stale: 3000)
      look.prepare(walked.device)
      for second in stride(from: 1.0, through: 4000, by: 7.3) {
        walked.device.advance(to: TestPhone.start.addingTimeInterval(second))
        _ = look.picture(walked.device)
      }
      walked.device.advance(to: TestPhone.start.addingTimeInterval(4001))
      // Another phone wakes up from the same store at that instant and draws for the first time.
      let fresh = Device(apps: TestPhone.apps, files: files, now: walked.device.now)
      #expect(look.picture(fresh).grid == look.picture(walked.device).grid, "\(look.name)")
    }
  }

  @Test("T03 one long jump runs the same deadlines in the same order as ticks of a second")
  func jump() throws {
    func run(_ advance: (Device, Date) -> Void) throws -> (log: String, pictures: [Grid], registry: Int) {
      let phone = try busyPhone()
      try phone.act("alpha", "store", ["note": "x"])
      let process = try phone.process("alpha")
      let sleeps = try #require(process.screen?.actions.first { $0.id == "sleep" })
      for delay in ["40", "39.5", "9000"] {
        phone.device.run(process) { _ in try await sleeps.perform(AppForm(["delay": delay])) }
      }
      phone.device.lock()
      advance(phone.device, TestPhone.start.addingTimeInterval(13 * 3600))
      return (
        phone.logText, [phone.device.phonePicture(rows: 44).grid, phone.device.islandPicture().grid],
        phone.device.center.withRegistry { $0.version }
      )
    }
    let jumped = try run { $0.advance(to: $1) }
    let ticked = try run { device, target in
      while device.now < target { device.advance(to: min(target, device.now.addingTimeInterval(1))) }
    }
    #expect(jumped.log == ticked.log)
    #expect(jumped.log.contains("slept 39.5") && jumped.log.contains("slept 9000"))
    #expect(jumped.log.hasInOrder("slept 39.5", "slept 40"))
    #expect(jumped.pictures == ticked.pictures)
    #expect(jumped.registry == ticked.registry)
  }

  @Test("T03 P07 apps see the instant of their deadline, not of the jump's end")
  func sleeping() throws {
    let phone = TestPhone()
    let process = try phone.process("alpha")
    phone.device.open(process)
    let sleeps = try #require(process.screen?.actions.first { $0.id == "sleep" })
    phone.device.run(process) { _ in try await sleeps.perform(AppForm(["delay": "120"])) }
    phone.advance(86_400)
    let entry = try #require(phone.device.log.entries.first { $0.message == "slept 120" })
    #expect(entry.instant == TestPhone.start.addingTimeInterval(120))
    #expect(phone.device.nextDeadline == nil)
  }

  @Test("T04 P02 a clock set beyond dates: the log tells what is due at the time that the clock has now, in order")
  func clockSetForwards() throws {
    let phone = TestPhone()
    try phone.start("alpha", stale: 60)
    phone.device.setClock(TestPhone.start.addingTimeInterval(9 * 3600))
    let instants = phone.device.log.entries.map(\.instant)
    #expect(instants == instants.sorted())
    let ended = try #require(phone.device.log.entries.last { $0.kind.newState == .ended })
    #expect(ended.instant == phone.device.now)
  }

  @Test("T04 setting the clock back moves what is shown and undoes nothing")
  func clockSetBack() throws {
    let phone = TestPhone()
    try phone.start("alpha", stale: 60)
    phone.device.lock()
    phone.advance(120)
    func kept() throws -> [String] { try phone.records("alpha").map { "\($0.activityState) \($0.contentVersion)" } }
    let before = try kept()
    phone.device.setClock(TestPhone.start.addingTimeInterval(-7200))
    let version = phone.device.center.withRegistry { $0.version }
    #expect(phone.device.phonePicture(rows: 44).spoken.contains { $0.contains("7:41") })
    #expect(phone.phone.contains("stale"))
    phone.advance(10)
    #expect(try phone.device.center.withRegistry { $0.version } == version && kept() == before)
    phone.advance(20 * 3600)
    #expect(phone.device.center.withRegistry { $0.cardCount } == 0)
  }

  @Test(
    "T03 virtual time follows real time at its rate, stands still while paused and never jumps when the rate changes")
  func control() {
    var control = ClockControl(now: TestPhone.start, real: 100)
    func seconds(_ real: Double) -> Double { control.instant(real: real).timeIntervalSince(TestPhone.start) }
    #expect(seconds(100) == 0 && seconds(101.5) == 1.5)
    control.faster(real: 110)
    #expect(control.rate == 2 && seconds(110) == 10 && seconds(111) == 12)
    control.togglePause(real: 111)
    #expect(control.isPaused && seconds(500) == 12)
    #expect(control.seconds(until: TestPhone.start + 100, real: 500) == nil)
    control.togglePause(real: 500)
    #expect(control.rate == 2 && seconds(501) == 14)
    #expect(control.seconds(until: TestPhone.start + 24, real: 501) == 5)
    #expect(control.seconds(until: TestPhone.start, real: 501) == 0)
    for _ in 0..<20 { control.faster(real: 501) }
    #expect(control.rate == 3600)
    for _ in 0..<20 { control.slower(real: 501) }
    #expect(control.rate == 1 && seconds(501) == 14)
    control.setRate(.infinity, real: 501)
    #expect(control.rate == 3600)
    control.setRate(-5, real: 501)
    #expect(control.isPaused)
  }
}
