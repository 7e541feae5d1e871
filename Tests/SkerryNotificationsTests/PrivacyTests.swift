import Testing

@testable import SkerryNotifications

@Suite struct PrivacyTests {
  @Test("P13 texts are shown always, when unlocked, or never, as the person chose, per app where they did")
  func previews() throws {
    let expected: [(UNShowPreviewsSetting, locked: Bool, unlocked: Bool)] = [
      (.always, false, false), (.whenAuthenticated, true, false), (.never, true, true),
    ]
    for (setting, locked, unlocked) in expected {
      let phone = Self.phone()
      phone.hub.apply(.previews(setting))
      #expect(try Self.presentation(phone).isRedacted == locked)
      phone.hub.apply(.screen(isLocked: false))
      #expect(try Self.presentation(phone).isRedacted == unlocked)
      var preferences = NotificationPreferences()
      preferences.previews = .never
      phone.hub.apply(.preferences(appIdentifier: Phone.app, preferences))
      #expect(try Self.presentation(phone).isRedacted)
    }
  }

  @Test("P13 P14 a hidden text shows whose it is and nothing of what it says, aloud as well")
  func placeholder() throws {
    let phone = Self.phone()
    let hidden = try Self.presentation(phone)
    #expect([hidden.appName, hidden.title, hidden.subtitle, hidden.body] == ["Rooms", "", "", "Notification"])
    #expect(hidden.spokenText == "Rooms, Notification")
    phone.hub.apply(.screen(isLocked: false))
    #expect(try Self.presentation(phone).spokenText == "Rooms, Ann, secret, tonight")
  }

  @Test("P13 a category may have its own placeholder and show title or subtitle")
  func category() throws {
    let phone = Self.phone()
    phone.context.center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "ROOM", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "%u message",
        options: .hiddenPreviewsShowTitle)
    ])
    let hidden = try Self.presentation(phone)
    #expect([hidden.title, hidden.subtitle, hidden.body] == ["Ann", "", "1 message"])
  }

  private static func phone() -> Phone {
    let phone = Phone()
    phone.allow()
    phone.push(
      #"{"aps": {"alert": {"title": "Ann", "subtitle": "secret", "body": "tonight"}, "category": "ROOM"}}"#)
    return phone
  }

  private static func presentation(_ phone: Phone) throws -> NotificationPresentation {
    try #require(phone.hub.withState { state in state.delivered.first.map { state.presentation(of: $0) } })
  }
}
