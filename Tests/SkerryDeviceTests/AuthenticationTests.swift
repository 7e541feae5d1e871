import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications
import SkerryScreens
import SkerryViews
import SkerryWidgets
import Synchronization
import Testing

@testable import SkerryDevice

/// Locked is one thing, authenticated another: buttons, links and privacy go by who looks.
@MainActor @Suite struct AuthenticationTests {
  /// A locked phone with an activity of Alpha.
  private func locked(recognizesFace: Bool = true) throws -> (TestPhone, AppProcess) {
    let phone = TestPhone()
    try phone.start("alpha")
    phone.device.goHome()
    phone.device.lock()
    phone.device.setRecognizesFace(recognizesFace)
    return (phone, try phone.process("alpha"))
  }

  /// An intent that counts how often it was performed.
  private func intent(
    _ authentication: IntentAuthentication, in place: IntentProcess = .app, _ count: Counter
  ) -> HitAction {
    .intent(name: "Count", process: place, authentication: authentication) { count.add() }
  }

  private func kinds(_ phone: TestPhone) -> [EventLog.Kind] { phone.device.log.entries.map(\.kind) }

  @Test(
    "P16 a phone that is looked at runs intents on its lock screen, whatever their policy",
    arguments: [IntentAuthentication.none, .anyDevice, .thisDevice])
  func looked(_ policy: IntentAuthentication) throws {
    let (phone, process) = try locked()
    let count = Counter()
    phone.device.press(intent(policy, count), of: process)
    #expect(count.value == 1 && phone.device.settings.isLocked && !kinds(phone).contains(.intent(.waits)))
    // A dimmed screen is lit by the finger, and Face ID sees who it is.
    try phone.device.showAlwaysOn()
    #expect(!phone.device.settings.isAuthenticated)
    phone.device.press(intent(policy, count), of: process)
    #expect(count.value == 2 && phone.device.settings.screen == .locked)
  }

  @Test("P16 locked and not authenticated: all wait and run once")
  func waiting() throws {
    let (phone, process) = try locked(recognizesFace: false)
    let count = Counter()
    expectWaiting([.none, .anyDevice, .thisDevice], on: phone, process, count)
    #expect(!kinds(phone).contains(.intent(.guessed)))
  }

  @Test("P16 locked and not authenticated, by policy: alwaysAllowed runs, told as a guess; others wait and run once")
  func policies() throws {
    let (phone, process) = try locked(recognizesFace: false)
    phone.device.setRunsAllowedIntentsWhileLocked(true)
    let count = Counter()
    phone.device.press(intent(.none, count), of: process)
    #expect(count.value == 1 && kinds(phone).contains(.intent(.guessed)))
    expectWaiting([.anyDevice, .thisDevice], on: phone, process, count)
  }

  /// What is pressed on the locked phone waits for the unlock, and runs once.
  private func expectWaiting(
    _ policies: [IntentAuthentication], on phone: TestPhone, _ process: AppProcess, _ count: Counter
  ) {
    for policy in policies {
      phone.device.lock()
      let before = count.value
      phone.device.press(intent(policy, count), of: process)
      #expect(count.value == before && kinds(phone).last == .intent(.waits))
      phone.device.unlock()
      #expect(count.value == before + 1)
      phone.device.lock()
      phone.device.unlock()
      #expect(count.value == before + 1, "it runs once")
    }
  }

  @Test(
    "P16 after a reboot Face ID knows nobody until the passcode is entered: nothing runs, and what is private is hidden"
  )
  func firstUnlock() throws {
    let files = MemoryStore()
    let before = TestPhone(files: files)
    before.device.setPreviews(.whenAuthenticated)
    before.device.reboot()
    #expect(!before.device.settings.isAuthenticated && before.device.hidesPrivate)
    before.device.settle()
    // It is the same after the program was started again.
    let phone = TestPhone(restoring: files, now: before.device.now)
    let (process, count) = (try phone.process("alpha"), Counter())
    phone.device.setRecognizesFace(false)
    phone.device.setRecognizesFace(true)
    #expect(!phone.device.settings.isAuthenticated && phone.messages.contains { $0.contains("needs the passcode") })
    for policy in [IntentAuthentication.none, .anyDevice, .thisDevice] {
      phone.device.press(intent(policy, count), of: process)
      #expect(count.value == 0 && kinds(phone).last == .intent(.waits))
    }
    phone.device.unlock()
    #expect(count.value == 1 && phone.messages.contains { $0.hasPrefix("unlocked with the passcode") })
    phone.device.lock()
    #expect(phone.device.settings.isAuthenticated && !phone.device.hidesPrivate)
  }

  @Test(
    "P16 what waited runs in the background when the phone is unlocked to its home screen: no app is seen on the way")
  func home() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    let (process, count) = (try phone.process("alpha"), Counter())
    phone.device.lock()
    phone.device.setRecognizesFace(false)
    let (inbox, source) = (phone.device.inbox, process.logSource)
    phone.device.press(
      .intent(name: "Count", process: .app, authentication: .none) {
        count.add()
        inbox.add(.haptic(.success, from: source))
      }, of: process)
    phone.device.goHome()
    #expect(count.value == 1, "\(phone.messages)")
    #expect(phone.device.haptic == nil, "\(phone.messages)")
    #expect(kinds(phone).contains(.feedback(.hapticOff)))
    #expect(phone.device.foregroundApp == nil && !phone.device.settings.isLocked)
  }

  @Test("P16 an intent that opens its app waits on a phone that knows nobody, and runs in front after unlocking")
  func opening() throws {
    let (phone, process) = try locked(recognizesFace: false)
    let count = Counter()
    phone.device.press(intent(.none, in: .appInFront, count), of: process)
    #expect(count.value == 0 && phone.device.settings.isLocked)
    phone.device.unlock()
    #expect(count.value == 1 && phone.device.foregroundApp === process)
  }

  @Test("P16 what waits is dropped with a line when the phone is locked again, switched off, or 30 s have passed")
  func dropped() throws {
    for drop: @MainActor (TestPhone) -> Void in [
      { $0.device.lock() }, { $0.device.reboot() }, { $0.advance(30) },
    ] {
      let (phone, process) = try locked(recognizesFace: false)
      let count = Counter()
      phone.device.press(intent(.thisDevice, count), of: process)
      drop(phone)
      #expect(kinds(phone).contains(.intent(.dropped)))
      phone.device.unlock()
      #expect(count.value == 0)
    }
    let (phone, process) = try locked(recognizesFace: false)
    let count = Counter()
    phone.device.press(intent(.thisDevice, count), of: process)
    phone.advance(29)
    phone.device.unlock()
    #expect(count.value == 1)
  }

  @Test("P16 Face ID that comes to know who looks lets what waits run, with the lock screen still up")
  func recognized() throws {
    let (phone, process) = try locked(recognizesFace: false)
    let count = Counter()
    phone.device.press(intent(.thisDevice, count), of: process)
    phone.device.setRecognizesFace(true)
    #expect(count.value == 1 && phone.device.settings.isLocked)
  }

  @Test("P16 P10 a link and a tap on a card wait as well, and reach the app once the phone is unlocked")
  func links() throws {
    let (phone, process) = try locked(recognizesFace: false)
    #expect(phone.device.open(url: "alpha://link/1"))
    #expect(phone.device.settings.isLocked && !phone.messages.contains("opened by alpha://link/1"))
    phone.device.unlock()
    #expect(phone.messages.contains("opened by alpha://link/1") && phone.device.foregroundApp === process)
    phone.device.lock()
    phone.device.tap(try #require(try phone.records("alpha").first), widgetURL: nil)
    #expect(phone.device.settings.isLocked)
    phone.device.unlock()
    #expect(phone.messages.contains("opened by a tap"))
  }

  @Test("P16 P07 what waited when the program ended is told as dropped by the next")
  func restart() throws {
    let files = MemoryStore()
    let phone = TestPhone(files: files)
    let process = try phone.process("alpha")
    phone.device.open(process)
    phone.device.lock()
    phone.device.setRecognizesFace(false)
    phone.device.press(intent(.thisDevice, Counter()), of: process)
    let again = TestPhone(restoring: files, now: phone.device.now)
    #expect(kinds(again).contains(.intent(.dropped)) && !again.device.settings.recognizesFace)
    again.device.unlock()
    #expect(kinds(again).filter { $0 == .intent(.performed) }.isEmpty)
  }

  @Test("P16 P13 what is hidden when locked is shown to whom Face ID knows, and hidden on a dimmed or unknown phone")
  func privacy() throws {
    let phone = TestPhone()
    phone.device.setPreviews(.whenAuthenticated)
    #expect(!phone.device.hidesPrivate)
    try phone.device.showAlwaysOn()
    #expect(phone.device.hidesPrivate)
    phone.device.lightUp()
    phone.device.setRecognizesFace(false)
    #expect(phone.device.hidesPrivate)
    phone.device.unlock()
    #expect(!phone.device.hidesPrivate)
  }

  @Test("P16 on iOS 16 a button does what the card beside it does, and the log says which version it needs")
  func oldSystem() throws {
    let (phone, process) = try locked()
    phone.device.setSystemVersion(SystemVersion(16, 2))
    let count = Counter()
    let url = try #require(URL(string: "alpha://card/Alpha"))
    phone.device.press(intent(.none, count), of: process, widgetURL: url)
    #expect(count.value == 0 && phone.messages.contains("opened by alpha://card/Alpha"))
    #expect(phone.messages.contains { $0.contains("need iOS 17.0, and this is 16.2") })
    phone.device.setSystemVersion(SystemVersion(17))
    phone.device.press(intent(.none, count), of: process, widgetURL: url)
    #expect(count.value == 1)
  }

  @Test("P05 an iOS that is too old for Live Activities has none: what runs is gone, with the cause")
  func tooOld() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    phone.device.lock()
    phone.device.setSystemVersion(SystemVersion(16, 0))
    #expect(phone.device.center.withRegistry { $0.cards() }.isEmpty && !phone.phone.contains("card Alpha"))
    #expect(kinds(phone).contains(.activity(.transition(to: .dismissed, cause: .systemTooOld))))
    #expect(phone.messages.contains { $0.contains("need iOS 16.1") })
  }
}

/// Counts, on whatever thread.
final class Counter: Sendable {
  private let number = Atomic(0)
  var value: Int { number.load(ordering: .acquiring) }
  func add() { number.add(1, ordering: .acquiringAndReleasing) }
}
