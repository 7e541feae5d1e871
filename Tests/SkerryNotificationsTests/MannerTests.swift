import Testing

@testable import SkerryNotifications

@Suite struct MannerTests {
  /// What a row of the table expects, one letter each: List, Banner, liGht, Sound.
  struct Row: CustomTestStringConvertible {
    let level: UNNotificationInterruptionLevel
    let focus: FocusMode
    let isLocked: Bool
    let expected: String

    var testDescription: String { "\(level.pushWord), \(focus.rawValue), \(isLocked ? "locked" : "unlocked")" }
  }

  static let table: [Row] = {
    // Rows: level; columns: no Focus locked/unlocked, Do Not Disturb locked/unlocked, Work locked/unlocked.
    let lines: [(UNNotificationInterruptionLevel, [String])] = [
      (.passive, ["L", "L", "L", "L", "L", "L"]),
      (.active, ["LGS", "LBS", "L", "L", "L", "L"]),
      (.timeSensitive, ["LGS", "LBS", "L", "L", "LGS", "LBS"]),
      (.critical, ["LGS", "LBS", "LGS", "LBS", "LGS", "LBS"]),
    ]
    return lines.flatMap { level, cells in
      zip([FocusMode.none, .none, .doNotDisturb, .doNotDisturb, .work, .work], cells).enumerated().map {
        Row(level: level, focus: $1.0, isLocked: $0.isMultiple(of: 2), expected: $1.1)
      }
    }
  }()

  @Test("P09 level, Focus and lock decide about list, banner, light and sound", arguments: table)
  func manner(row: Row) {
    let phone = Self.phone(row.focus, isLocked: row.isLocked)
    phone.push(Self.push(row.level))
    #expect(Self.letters(phone) == row.expected)
    #expect(phone.problems.isEmpty)
  }

  @Test("P09 an app that a Focus allows comes through it at any level but passive")
  func allowedApp() {
    for focus in FocusMode.allCases {
      let phone = Self.phone(focus, isLocked: true)
      phone.hub.apply(.focusRules(focus, FocusRules(allowedApps: [Phone.app], allowsTimeSensitive: false)))
      phone.push(Self.push(.active))
      #expect(Self.letters(phone) == "LGS")
    }
  }

  @Test("P09 the log names the Focus that silences and how to break through")
  func focusSentence() {
    let phone = Self.phone(.work, isLocked: true)
    phone.push(Self.push(.active))
    #expect(
      phone.log().contains {
        $0.contains("Focus Work silences level active") && $0.contains("interruption-level time-sensitive")
      })
    phone.hub.apply(.focus(.doNotDisturb))
    phone.push(Self.push(.active))
    #expect(!phone.log().contains { $0.contains("interruption-level time-sensitive") })
    #expect(phone.hub.withState { $0.focusSilence(of: Phone.app) } != nil)
  }

  @Test("P09 levels beyond active count as active without their entitlement, and the log says which")
  func lowered() {
    for (level, word) in [
      (UNNotificationInterruptionLevel.critical, "critical-alerts"), (.timeSensitive, "capability"),
    ] {
      let phone = Phone()
      phone.allow()
      phone.hub.apply(.focus(.work))
      phone.push(Self.push(level))
      let log = phone.log()
      #expect(log.contains { $0.contains("counts as level active") && $0.contains(word) })
      #expect(log.contains { $0.contains("Focus Work silences") })
    }
  }

  @Test("P09 a critical sound is one only with its entitlement and its level: silent mode silences every other")
  func criticalSounds() {
    func sounds(_ phone: Phone, _ level: UNNotificationInterruptionLevel) -> [UNNotificationSound] {
      phone.push(
        #"{"aps": {"alert": "T", "sound": {"critical": 1, "name": "bell.caf", "volume": 1}, "interruption-level": "\#(level.pushWord)"}}"#
      )
      return phone.effects().compactMap { if case .sound(let sound) = $0.kind { sound } else { nil } }
    }
    let entitled = Self.phone(.none, isLocked: true)
    #expect(sounds(entitled, .critical).map(\.isCritical) == [true])
    #expect(sounds(entitled, .active) == [UNNotificationSound(named: UNNotificationSoundName("bell.caf"))])
    let ordinary = Phone()
    ordinary.allow()
    _ = ordinary.effects()
    #expect(sounds(ordinary, .critical) == [UNNotificationSound(named: UNNotificationSoundName("bell.caf"))])
  }

  @Test("P09 provisional notifications go to the list quietly and not onto the lock screen")
  func provisional() {
    let phone = Phone()
    phone.hub.apply(.authorizationAsked(appIdentifier: Phone.app, [.alert, .sound, .badge, .provisional]))
    phone.push(#"{"aps": {"alert": "Hello", "sound": "default", "badge": 2}}"#)
    #expect(Self.letters(phone) == "L")
    #expect(phone.hub.withState { $0.onLockScreen.isEmpty && $0.dialogs.isEmpty })
    #expect(phone.badge == 0)
  }

  @Test("P09 the person's switches take banner, sound, lock screen and list away one by one")
  func switches() {
    let cases: [(Bool, String, (inout NotificationPreferences) -> Void)] = [
      (false, "LS", { $0.alertStyle = .none }),
      (false, "LB", { $0.allowsSounds = false }),
      (true, "LS", { $0.showsOnLockScreen = false }),
      (false, "BS", { $0.showsInNotificationCenter = false }),
    ]
    for (isLocked, expected, change) in cases {
      let phone = Self.phone(.none, isLocked: isLocked)
      var preferences = NotificationPreferences()
      change(&preferences)
      phone.hub.apply(.preferences(appIdentifier: Phone.app, preferences))
      phone.push(Self.push(.active))
      #expect(Self.letters(phone) == expected)
    }
  }

  /// A phone whose app has every entitlement.
  static func phone(_ focus: FocusMode, isLocked: Bool) -> Phone {
    let phone = Phone(
      Phone.rooms {
        $0.mayAlertCritically = true
        $0.isTimeSensitive = true
      })
    phone.hub.apply(.authorizationAsked(appIdentifier: Phone.app, [.alert, .sound, .badge, .criticalAlert]))
    phone.hub.apply(.authorizationAnswered(appIdentifier: Phone.app, isAllowed: true))
    phone.hub.apply(.focus(focus))
    phone.hub.apply(.screen(isLocked: isLocked))
    _ = phone.effects()
    return phone
  }

  static func push(_ level: UNNotificationInterruptionLevel) -> String {
    #"{"aps": {"alert": {"title": "T"}, "sound": "default", "interruption-level": "\#(level.pushWord)"}}"#
  }

  /// What happened, from the effects and the state together.
  static func letters(_ phone: Phone) -> String {
    let kinds = phone.effects().map(\.kind)
    var letters = phone.list.isEmpty ? "" : "L"
    if phone.hub.withState({ $0.banner != nil }) { letters += "B" }
    if kinds.contains(.screenLightsUp) { letters += "G" }
    let hasSound = kinds.contains { if case .sound = $0 { true } else { false } }
    if hasSound, kinds.contains(.haptic) { letters += "S" }
    return letters
  }
}
