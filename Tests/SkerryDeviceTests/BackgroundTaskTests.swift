import FoundationEssentials
import SkerryActivities
import SkerryBasics
import Testing

@testable import SkerryBackground
@testable import SkerryDevice

/// Background tasks: when the phone runs them, what holds them, and how they end.
@MainActor @Suite struct BackgroundTaskTests {
  @MainActor private struct Phone {
    let device: Device

    init(files: any FileStore = MemoryStore(), at now: Date = TestPhone.start) {
      device = Device(apps: [InstalledApp(WorkerApp.self)], files: files, now: now)
      device.configure { $0.timeZone = "UTC" }
    }

    var app: AppProcess { device.apps[0] }
    var messages: [String] { device.log.entries.map(\.message) }
    func count(_ text: String) -> Int { messages.count { $0.contains(text) } }
    func seconds(of text: String) -> [Double] {
      device.log.entries.filter { $0.message.contains(text) }.map { $0.instant.timeIntervalSince(TestPhone.start) }
    }
    func advance(_ seconds: Double) { device.advance(to: device.now.addingTimeInterval(seconds)) }

    func act(_ action: String, _ values: [String: String] = [:], problem: String? = nil) throws {
      device.open(app)
      let found = try #require(app.screen?.actions.first { $0.id == action })
      #expect(device.perform(found, of: app, form: AppForm(values)) == problem)
    }

    /// Asks for a refresh and leaves the app.
    func submit(after seconds: Double? = nil, id: String = "", problem: String? = nil) throws {
      try act("submit", ["after": seconds.map { "\($0)" } ?? "", "id": id], problem: problem)
      device.goHome()
    }

    /// The app behaves like this from its next process on.
    func behave(_ manner: WorkerApp.Manner, seconds: Double = 0) throws {
      try act("manner", ["manner": manner.rawValue, "seconds": "\(seconds)"])
      device.end(app)
      device.settings.foregroundApp = nil
    }
  }

  @Test("P07 T04 M04 a phone that is put away after its clock was set back knows how long ago its apps ran")
  func clockSetBackAndPutAway() throws {
    let files = MemoryStore()
    let phone = Phone(files: files)
    try phone.submit()
    phone.advance(3600)
    #expect(phone.count("begins") == 1)
    try phone.device.keep()
    let before = phone.device.background.withWork { $0.lastRuns }
    phone.device.setClock(phone.device.now.addingTimeInterval(-7200))
    try phone.device.keep()
    let known = phone.device.background.withWork { $0.lastRuns }
    #expect(known == before.mapValues { $0.addingTimeInterval(-7200) } && !known.isEmpty)
    #expect(Phone(files: files, at: phone.device.now).device.background.withWork { $0.lastRuns } == known)
  }

  @Test("M04 a task runs at its earliest begin date, once, in the app that is in the background or not running")
  func runs() throws {
    for isRunning in [true, false] {
      let phone = Phone()
      try phone.submit(after: 600)
      if !isRunning { phone.device.end(phone.app) }
      phone.advance(599)
      #expect(phone.count("begins") == 0)
      phone.advance(1)
      #expect(phone.seconds(of: "runs com.example.worker.refresh") == [600])
      #expect(phone.count("completed after 0 s, with success") == 1 && phone.count("launched") == (isRunning ? 1 : 2))
      phone.advance(86_400)
      #expect(phone.count("begins") == 1, "a request is good for one run")
    }
  }

  @Test("M04 without a date a task runs a minute after it was asked for; two runs are a quarter of an hour apart")
  func spacing() throws {
    let phone = Phone()
    try phone.submit()
    phone.advance(60)
    #expect(phone.seconds(of: "begins") == [60])
    try phone.submit(after: 60)
    phone.advance(3600)
    #expect(phone.seconds(of: "begins") == [60, 960])
    let outlook = phone.device.backgroundOutlook(of: phone.app)
    #expect(outlook == nil)
  }

  @Test("M04 a later request with the same identifier replaces the earlier one; cancelling takes it back")
  func replacing() throws {
    let phone = Phone()
    try phone.submit(after: 100)
    try phone.submit(after: 5000)
    try phone.act("pending")
    #expect(phone.count("pending: [\"com.example.worker.refresh\"]") == 1)
    phone.device.goHome()
    phone.advance(4000)
    #expect(phone.count("begins") == 0)
    try phone.act("cancel", ["id": WorkerApp.refresh])
    phone.device.goHome()
    phone.advance(86_400)
    #expect(phone.count("begins") == 0 && phone.count("pending: [\"com") == 1)
  }

  @Test("M04 requests are refused with Apple's errors: unknown identifier, a second refresh, refresh switched off")
  func refusals() throws {
    let phone = Phone()
    let notPermitted = "\(BGTaskScheduler.Error(.notPermitted))"
    try phone.submit(id: "com.example.nobody", problem: notPermitted)
    #expect(phone.count("caught notPermitted") == 1 && phone.count("refused, notPermitted") == 1)
    try phone.submit(after: 100)
    try phone.submit(after: 100, id: WorkerApp.other, problem: "\(BGTaskScheduler.Error(.tooManyPendingTaskRequests))")
    phone.device.setBackgroundRefresh(false, for: phone.app)
    try phone.submit(after: 200, problem: "\(BGTaskScheduler.Error(.unavailable))")
    #expect(BGTaskScheduler.Error.Code.allRawValues == [1, 2, 3])
  }

  @Test("M04 whatever holds a due task is told once, with its rule; it runs as soon as that is over")
  func holds() throws {
    let holds: [(rule: String, begin: (Phone) throws -> Void, end: (Phone) throws -> Void)] = [
      (
        "Background App Refresh is off", { $0.device.setBackgroundRefresh(false) },
        { $0.device.setBackgroundRefresh(true) }
      ),
      (
        "Background App Refresh is off", { $0.device.setBackgroundRefresh(false, for: $0.app) },
        { $0.device.setBackgroundRefresh(true, for: $0.app) }
      ),
      ("Low Power Mode", { $0.device.setLowPowerMode(true) }, { $0.device.setLowPowerMode(false) }),
      ("battery is critical", { $0.device.setBattery(4) }, { $0.device.setBattery(50) }),
      ("the app is in front", { $0.device.open($0.app) }, { $0.device.goHome() }),
      (
        "force-quit", { $0.device.kill($0.app) },
        { phone in
          phone.device.open(phone.app)
          phone.device.goHome()
        }
      ),
    ]
    for hold in holds {
      let phone = Phone()
      try phone.submit(after: 600)
      try hold.begin(phone)
      phone.advance(3600)
      #expect(phone.seconds(of: "put off: ") == [600] && phone.count(hold.rule) >= 1, "\(hold.rule)")
      #expect(phone.count("begins") == 0)
      try hold.end(phone)
      phone.advance(1)
      #expect(phone.seconds(of: "begins").count == 1, "\(hold.rule)")
      phone.advance(86_400)
      #expect(phone.count("begins") == 1)
    }
  }

  @Test("P15 T07 a due task that a switch releases begins at once; another reason to hold it leaves nothing overdue")
  func released() throws {
    let phone = Phone()
    func isOverdue() -> Bool { phone.device.nextDeadline.map { $0 <= phone.device.now } ?? false }
    try phone.submit(after: 600)
    phone.device.goHome()
    phone.device.setLowPowerMode(true)
    phone.advance(3600)
    phone.device.setBattery(4)
    #expect(!isOverdue())
    phone.device.setLowPowerMode(false)
    #expect(!isOverdue() && phone.count("begins") == 0 && phone.seconds(of: "put off: ") == [600])
    phone.device.setBattery(50)
    #expect(!isOverdue() && phone.count("begins") == 1)
  }

  @Test(
    "M04 a task has 30 seconds; then its expiration handler is called, or it is taken for done, or the app is ended")
  func expiration() throws {
    let expected: [(WorkerApp.Manner, String, isEnded: Bool)] = [
      (.stops, "completed after 30 s, without success", false),
      (.deaf, "has no expirationHandler", false),
      (.ignores, "the system ends the app", true),
    ]
    for (manner, line, isEnded) in expected {
      let phone = Phone()
      try phone.behave(manner)
      try phone.submit(after: 100)
      phone.advance(129)
      #expect(phone.count(line) == 0, "\(manner)")
      phone.advance(1)
      #expect(phone.seconds(of: line) == [130], "\(manner): \(phone.messages.suffix(4))")
      #expect(phone.app.isRunning != isEnded)
      phone.advance(3600)
      #expect(phone.count(line) == 1)
    }
    let phone = Phone()
    try phone.behave(.works, seconds: 29)
    try phone.submit(after: 100)
    phone.advance(3600)
    #expect(phone.count("completed after 29 s, with success") == 1 && phone.count("expirationHandler") == 0)
  }

  @Test("M04 a task without a handler, a handler registered twice, and one at work when its process ends are told")
  func mistakes() throws {
    let phone = Phone()
    try phone.behave(.unregistered)
    try phone.submit(after: 10)
    phone.advance(10)
    #expect(phone.count("has no handler") == 1)
    let other = Phone()
    try other.behave(.works, seconds: 20)
    try other.submit(after: 10)
    other.device.run(other.app) { await ($0 as? WorkerApp)?.launch() }
    #expect(other.count("has a handler already") == 1)
    other.advance(15)
    other.device.kill(other.app)
    other.advance(60)
    #expect(other.count("is lost with its process") == 1 && other.count("worked") == 0)
  }

  @Test("M04 P07 pending requests survive the end of the app, a reboot and a restart of the program")
  func survives() throws {
    let files = MemoryStore()
    let phone = Phone(files: files)
    try phone.submit(after: 600)
    phone.device.reboot()
    phone.advance(300)
    let again = Phone(files: files, at: phone.device.now)
    again.advance(300)
    #expect(again.seconds(of: "runs com.example.worker.refresh") == [600])
    let third = Phone(files: files, at: again.device.now)
    third.advance(3600)
    #expect(third.seconds(of: "runs com.example.worker.refresh") == [600])
  }

  @Test("M04 T03 one jump of a day runs what single seconds run, in the same order and at the same instants")
  func jumps() throws {
    func life(_ step: Double) throws -> [String] {
      let phone = Phone()
      try phone.behave(.works, seconds: 12)
      try phone.submit(after: 500)
      for _ in 0..<Int(2000 / step) { phone.advance(step) }
      return phone.device.log.entries.map { "\($0.instant.timeIntervalSince1970) \($0.message)" }
    }
    #expect(try life(2000) == life(1))
  }

  @Test("M04 P05 by hand a task begins at once, whatever holds it, as in Xcode's debugger")
  func byHand() throws {
    let phone = Phone()
    let control = try #require(DeviceControl.named("background-task"))
    try phone.device.set(control, for: phone.app)
    #expect(phone.count("has not submitted a request") == 1)
    try phone.submit(after: 5000)
    phone.device.setLowPowerMode(true)
    try phone.device.set(control, for: phone.app)
    #expect(phone.count("runs com.example.worker.refresh") == 1)
    let toggle = try #require(DeviceControl.named("background-refresh"))
    try phone.device.set(toggle, to: "off", for: phone.app)
    #expect(phone.device.value(of: toggle) == "on" && phone.device.value(of: toggle, for: phone.app) == "off")
  }
}

extension BGTaskScheduler.Error.Code {
  fileprivate static var allRawValues: [Int] {
    [unavailable, tooManyPendingTaskRequests, notPermitted].map(\.rawValue)
  }
}
