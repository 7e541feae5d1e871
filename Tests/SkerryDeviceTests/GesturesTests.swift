import FoundationEssentials
import SkerryActivities
import SkerryScreens
import SkerryViews
import SkerryWidgets
import Testing

@testable import SkerryDevice

/// What a person does with activities.
@MainActor @Suite struct GesturesTests {
  private func target(_ label: String, in picture: SurfacePicture) throws -> HitAction {
    let region = try #require(picture.regions.first { $0.label.contains(label) }, "no region \(label)")
    guard case .action(let action, _) = region.target else { throw Missing() }
    return action
  }
  private struct Missing: Error {}

  @Test("P04 P06 an activity in the transient style is expanded above its own app, and over when it is closed")
  func transient() throws {
    for road in ["collapse", "a tap in its app", "swipe up", "lock", "home", "another app"] {
      let phone = TestPhone()
      try phone.act("alpha", "start", ["name": "Brief", "note": "transient"])
      let record = try #require(try phone.records("alpha").last)
      #expect(phone.device.presence(of: .expanded, of: record) == .shown, "\(road)")
      #expect(phone.device.presence(of: .compact, of: record) == .hidden(.expanded))
      switch road {
      case "collapse": phone.device.collapse()
      case "a tap in its app": try phone.act("alpha", "store", ["note": "goes on"])
      case "swipe up": phone.device.swipeUp()
      case "lock": phone.device.lock()
      case "home": phone.device.goHome()
      default: phone.device.open(try phone.process("bravo"))
      }
      #expect(try phone.records("alpha").isEmpty, "\(road)")
      #expect(phone.device.expansion == nil, "\(road)")
    }
  }

  @Test("P06 a tap opens the app with the presentation's widgetURL, also from the lock screen")
  func tap() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    phone.device.lock()
    let picture = phone.device.picture(.lockScreen, of: alpha)
    guard case .activity(_, let url) = try #require(picture.regions.last).target else { throw Missing() }
    phone.device.tap(alpha, widgetURL: url)
    #expect(!phone.device.settings.isLocked)
    #expect(try phone.device.foregroundApp === phone.process("alpha"))
    #expect(phone.messages.last == "opened by alpha://card/Alpha")
    phone.device.goHome()
    phone.device.tap(alpha, widgetURL: nil)
    #expect(phone.messages.last == "opened by a tap")
  }

  @Test("P06 P10 a link in a presentation opens its own URL; the link lies above the card")
  func link() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    phone.device.goHome()
    let picture = phone.device.picture(.lockScreen, of: alpha)
    let link = try #require(picture.regions.first { $0.label.contains("Link") })
    guard case .action = try #require(picture.region(at: link.rect.origin)).target else { throw Missing() }
    phone.device.press(try target("Link", in: picture), of: try phone.process("alpha"))
    #expect(phone.messages.last == "opened by alpha://link/Alpha")
  }

  @Test("P06 P16 a button runs its intent in the app's process without opening the app, on the lock screen as well")
  func button() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    let process = try phone.process("alpha")
    phone.device.lock()
    let action = try target("Note", in: phone.device.picture(.lockScreen, of: alpha))
    phone.device.kill(process)
    #expect(!phone.phone.contains("note pressed"))
    phone.device.press(action, of: process)
    #expect(phone.device.settings.isLocked && phone.device.foregroundApp == nil)
    #expect(process.isRunning && phone.phone.contains("note pressed"))
  }

  @Test("P06 compact and minimal have no links or buttons of their own; a tap there opens the app")
  func island() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    phone.device.goHome()
    let picture = phone.device.phonePicture(rows: 40)
    let point = try #require(CellPointFinder.first("Alph", in: picture.grid))
    guard case .activity(alpha.id, let url) = try #require(picture.region(at: point)).target else {
      throw Missing()
    }
    #expect(url == nil, "the island of the test app sets no widgetURL")
  }

  @Test("P06 P02 swiping a card away dismisses the activity; a second swipe changes nothing")
  func swipe() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    phone.device.lock()
    phone.device.swipeAway(alpha)
    #expect(!phone.phone.contains("card Alpha"))
    #expect(phone.device.center.withRegistry { $0.record(alpha.id)?.activityState } == .dismissed)
    let registry = phone.device.center.withRegistry { $0.version }
    phone.device.swipeAway(alpha)
    #expect(phone.device.center.withRegistry { $0.version } == registry)
  }

  @Test(
    "P10 links of no app and texts that are no URL are logged and change nothing",
    arguments: ["nobody://x", "no url at all", "", "://", "alpha", "http://[", "javascript:1"])
  func strangeLinks(_ text: String) throws {
    let phone = TestPhone()
    phone.device.goHome()
    let settings = phone.device.settings
    #expect(!phone.device.open(url: text))
    #expect(phone.device.settings == settings && phone.device.foregroundApp == nil)
    #expect(phone.device.log.entries.last?.level == .warning)
  }
}
