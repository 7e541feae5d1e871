import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryTesting
import SkerryViews
import SkerryWidgets
import Testing

@testable import CommuteTimely
@testable import LittleMoments
@testable import SkerryDevice

/// How the activity looks and what is spoken of it.
@MainActor @Suite struct CommutePresentationTests {
  typealias State = CommuteActivityAttributes.ContentState
  /// 10:15 in Greenwich.
  nonisolated private static let leave = CommutePhone.start.addingTimeInterval(34 * 60)

  private struct Look {
    var address = "Office, 12 Harbour Street"
    var travel = 24
    var weather = "Light rain"
    var confidence = 0.84
    var firstName: String? = "Sam"
    /// Seconds after the time to leave.
    var time = -900.0
    var isStale = false
    var isDimmed = false
    var uses24Hours = false
    var locale: String?
  }

  private func state(_ look: Look) -> State {
    State(
      leaveTime: Self.leave, destinationAddress: look.address, travelTimeMinutes: look.travel,
      weatherCondition: look.weather, confidence: look.confidence, firstName: look.firstName)
  }

  private func rendering(_ presentation: LiveActivityPresentation, _ look: Look = Look()) throws
    -> PresentationRendering
  {
    let widget = try #require(WidgetCollection(CommuteWidgets()).activities["CommuteActivityAttributes"])
    var environment = PresentationEnvironment()
    environment.timeZone = "UTC"
    environment.isLuminanceReduced = look.isDimmed
    environment.uses24HourClock = look.uses24Hours
    if let locale = look.locale {
      environment.locale = Locale(identifier: locale)
      environment.layoutDirection = locale == "en" ? .leftToRight : .rightToLeft
    }
    let attributes = CommuteActivityAttributes(tripId: UUID().uuidString, destinationAddress: look.address)
    return try widget.rendering(
      of: presentation, attributes: JSONEncoder().encode(attributes), state: JSONEncoder().encode(state(look)),
      activityID: "A", isStale: look.isStale, environment: environment,
      at: Self.leave.addingTimeInterval(look.time))
  }

  private func text(_ presentation: LiveActivityPresentation, _ look: Look = Look()) throws -> String {
    try rendering(presentation, look).grid.plainText()
  }

  @Test("M03 the countdown is large before leaving and after it", arguments: [-5940.0, -900.0, 0.0, 245.0, 1080.0])
  func large(seconds: Double) throws {
    for presentation in [LiveActivityPresentation.lockScreen, .expanded] {
      let text = try text(presentation, Look(travel: 45, time: seconds))
      // A word, unlike a number, is not drawn in large letters.
      #expect(text.contains(where: { "▞▚▛▜▟▙▌▐█".contains($0) }) != (seconds == 0), "\(text)")
      #expect(text.contains(seconds < 0 ? "45 min · ETA" : "ETA in 45 min") && !text.contains("+18m"), "\(text)")
    }
  }

  @Test("M03 compact shows pin and countdown, and the destination's name, cut where there is no more room")
  func compact() throws {
    #expect(try text(.compact).contains("📍15m") && text(.compact).contains("Office"))
    let long = try text(.compact, Look(address: "Conference Centre, Main Street"))
    #expect(long.contains("Confer…") && !long.contains("Main"))
    #expect(try text(.compact, Look(time: -6000)).contains("📍100m"))
    #expect(try text(.compact, Look(time: 0)).contains("📍now"))
    #expect(try text(.compact, Look(time: 245)).contains("📍+4m"))
  }

  @Test("M03 T01 the compact countdown is right every minute without an update: followed and drawn anew are the same")
  func withoutUpdate() throws {
    for presentation in LiveActivityPresentation.allCases {
      let followed = try rendering(presentation, Look(time: -3600))
      for minute in [-60, -59, -17, -16, -15, -3, -2, -1, 0, 1, 2, 15, 23, 24, 27, 28, 30] {
        for offset in [0.0, 0.5, 59] {
          let time = Double(minute) * 60 + offset
          _ = followed.advance(to: Self.leave.addingTimeInterval(time))
          // Drawn anew, who is late is told the ETA from now on.
          if time >= 0, followed.grid.plainText().contains("ETA") { continue }
          #expect(try followed.grid == rendering(presentation, Look(time: time)).grid, "\(presentation) \(time)")
        }
      }
    }
  }

  @Test("M03 the ETA never contradicts the countdown: counted from now on who is late, and none once the trip is over")
  func arrival() throws {
    let look = Look(travel: 45, time: 0)
    let due = state(look).due
    for presentation in [LiveActivityPresentation.lockScreen, .expanded] {
      #expect(try text(presentation, Look(travel: 45, time: -1)).contains("45 min · ETA 11:00"))
      #expect(try text(presentation, Look(travel: 45, time: 600)).contains("ETA in 45 min"))
      let over = try text(presentation, Look(travel: 45, time: due.timeIntervalSince(Self.leave)))
      #expect(over.contains("Trip over") && over.contains("45 min") && !over.contains("ETA"), "\(over)")
    }
  }

  @Test("M03 where words run from right to left minimal shows the same digits", arguments: ["ar", "he", "fa", "en"])
  func minimalMirrored(locale: String) throws {
    var look = Look()
    look.locale = locale
    let text = try text(.minimal, look)
    // Persian has digits of its own.
    #expect(text.contains(locale == "fa" ? "۱۰:۱۵" : "10:15"), "\(locale): \(text)")
  }

  @Test("M03 minimal shows the digits of the time to leave, in the 12- and the 24-hour clock; all of it is spoken")
  func minimal() throws {
    #expect(try text(.minimal).contains("10:15") && !text(.minimal).contains("AM"))
    #expect(try text(.minimal, Look(uses24Hours: true)).contains("10:15"))
    #expect(try rendering(.minimal).spoken.map(\.label) == ["Office: leave by 10:15\u{202F}AM"])
  }

  @Test(
    "M03 lock screen and expanded show address, leave time with countdown, travel time, ETA, weather, confidence, greeting"
  )
  func large() throws {
    for presentation in [LiveActivityPresentation.lockScreen, .expanded] {
      let picture = try text(presentation)
      for part in [
        "Office", "12 Harbour Street", "Hi Sam,", "Leave by 10:15", "24 min", "ETA 10:39", "Light rain",
        "Confidence 84%, high", "Leave soon", "Open Trip", "Cancel Trip",
      ] {
        #expect(picture.contains(part), "\(presentation) \(part)")
      }
      #expect(try !text(presentation, Look(firstName: nil)).contains("Hi"))
      #expect(try text(presentation, Look(confidence: 0.61)).contains("61%, good"))
      #expect(try text(presentation, Look(confidence: 0.4)).contains("40%, low"))
      #expect(try text(presentation, Look(time: 10)).contains("Leave now"))
      #expect(try text(presentation, Look(time: 300)).contains("Running late"))
      #expect(try text(presentation, Look(time: 3600)).contains("Trip over"))
    }
  }

  @Test("M04 M03 stale is said in words or by a sign with words spoken, in every presentation")
  func stale() throws {
    for presentation in LiveActivityPresentation.allCases {
      let fresh = try rendering(presentation)
      let stale = try rendering(presentation, Look(isStale: true))
      let spoken = stale.spoken.map(\.label).joined(separator: " ")
      if presentation == .compactTrailing { continue }
      #expect(spoken.contains("Out of date"), "\(presentation): \(spoken)")
      #expect(!fresh.spoken.map(\.label).joined().contains("Out of date"))
      #expect(fresh.grid != stale.grid)
    }
    for presentation in [LiveActivityPresentation.lockScreen, .expanded, .banner] {
      #expect(try text(presentation, Look(isStale: true)).contains("Out of date"))
    }
    #expect(try text(.watch, Look(isStale: true)).contains("⚠"))
    #expect(try text(.compact, Look(isStale: true)).contains("⚠"))
  }

  @Test("M04 M03 that it is out of date never takes the place of what to do", arguments: [-900.0, 0, 300])
  func staleAndLate(seconds: Double) throws {
    let stage = seconds < 0 ? "Leave soon" : seconds == 0 ? "Leave now" : "Running late"
    for presentation in [LiveActivityPresentation.lockScreen, .expanded, .banner, .watch] {
      #expect(try text(presentation, Look(time: seconds, isStale: true)).contains(stage), "\(presentation)")
      let long = Look(address: String(repeating: "W", count: 30), time: seconds, isStale: true)
      #expect(try text(presentation, long).contains(stage), "\(presentation)")
    }
  }

  @Test(
    "M03 M07 beside another app's activity the time is whole, attached and detached, on every model, in both clocks")
  func wholeTimes() throws {
    for model in DeviceModel.all where model.hasIsland {
      for is24 in ["on", "off"] {
        for minutes in [60, 75, 190, 260, 400] {
          for isFirst in [true, false] {
            let scene = try LiveActivityScene(apps: [.commuteTimely, .littleMoments], model: model)
            let other = try #require(scene.device.app(named: "littlemoments"))
            try scene.device.set(try #require(DeviceControl.named("24-hour-clock")), to: is24)
            if !isFirst { scene.device.startSample(of: other) }
            #expect(
              try scene.perform("plan-trip", ["destination": "Gym", "street": "x", "arrival": "+\(minutes)m"]) == nil)
            if isFirst { scene.device.startSample(of: other) }
            scene.device.goHome()
            let state = try #require(scene.activities.last?.commute)
            let clock = WallClock(state.leaveTime, timeZone: "UTC")
            let hour = is24 == "on" ? clock.hour : (clock.hour + 11) % 12 + 1
            let text = "\(hour):\(clock.minute < 10 ? "0" : "")\(clock.minute)"
            let island = scene.device.islandPicture().grid.plainText()
            #expect(island.contains(text) || island.contains("0\(text)"), "\(model.name) \(is24) \(text): \(island)")
          }
        }
      }
    }
  }

  @Test("M08 the watch-sized card has a look of its own: name, countdown, what to do, time to leave, nothing to press")
  func watch() throws {
    let card = try rendering(.watch)
    #expect(card.size == CellSize(columns: ScreenMetrics.smallCardColumns, rows: ScreenMetrics.smallCardRows))
    #expect(card.grid.plainText().contains("15m Leave soon"))
    #expect(card.grid.plainText().contains("Office") && card.grid.plainText().contains("Leave by 10:15"))
    #expect(card.hitRegions.isEmpty && !card.grid.plainText().contains("Harbour"))
  }

  @Test("M03 P14 every presentation is spoken: the countdown as time to leave, confidence and weather in words")
  func spoken() throws {
    let card = try rendering(.lockScreen).spoken.map(\.label)
    for part in [
      "Office", "Leave soon", "Leave in 15 minutes", "Leave by 10:15\u{202F}AM", "24 minutes", "Light rain",
      "Confidence 84%, high", "Open Trip", "Cancel Trip",
    ] {
      #expect(card.contains { $0.contains(part) }, "\(part): \(card)")
    }
    #expect(try rendering(.compact).spoken.map(\.label) == ["Leave in 15 minutes", "Office, 12 Harbour Street"])
    #expect(try rendering(.watch).spoken.map(\.label).contains { $0.contains("Leave in 15 minutes") })
  }

  @Test("M03 D07 every state of every presentation fits, with the longest and widest names, weathers and times")
  func fits() throws {
    let addresses = [
      "x", String(repeating: "W", count: 30) + ", " + String(repeating: "M", count: 60),
      String(repeating: "漢", count: 30) + ", " + String(repeating: "字", count: 60), "🏳️‍🌈 e\u{301}\u{1B}[31m, \u{202E}x",
    ]
    for address in addresses {
      for time in [-86_400.0, -7140, -600, 0, 1e6] {
        for isStale in [false, true] {
          for presentation in LiveActivityPresentation.allCases {
            let look = Look(
              address: address, travel: 999, weather: "Thunderstorms", confidence: 1,
              firstName: String(repeating: "W", count: 20), time: time, isStale: isStale)
            let drawn = try rendering(presentation, look)
            // The address is cut, as the document says; nothing else may be.
            let others = drawn.warnings.filter { warning in
              !(["Hi "] + address.split(separator: ", ")).contains { warning.description.hasPrefix("“\($0)") }
            }
            #expect(others == [], "\(presentation) \(address) \(time)")
            #expect(drawn.size.rows <= 10 && !drawn.grid.plainText().contains("\u{1B}"))
          }
        }
      }
    }
  }

  @Test("M08 S06 what a server sends without sense is shown without harm")
  func nonsense() throws {
    for confidence in [-1.0, 7] {
      for travel in [-5, 0, 1_000_000] {
        let picture = try text(.lockScreen, Look(travel: travel, weather: "", confidence: confidence, firstName: ""))
        #expect(picture.contains("Leave by") && picture.contains(confidence < 0 ? "0%" : "100%"))
      }
    }
  }

  @Test("M03 P13 name and address of the destination are hidden where previews are hidden")
  func privacy() throws {
    let phone = try CommutePhone()
    try phone.plan()
    phone.device.lock()
    #expect(phone.phone.contains("Office") && phone.phone.contains("Harbour"))
    let control = try #require(DeviceControl.named("previews"))
    try phone.device.set(control, to: "never")
    #expect(!phone.phone.contains("Office") && !phone.phone.contains("Harbour") && phone.phone.contains("Leave by"))
  }

  @Test("M03 the always-on card keeps its text, on darker buttons")
  func alwaysOn() throws {
    #expect(try text(.lockScreen, Look(isDimmed: true)).contains("Leave by 10:15"))
    #expect(try rendering(.lockScreen, Look(isDimmed: true)).grid != rendering(.lockScreen).grid)
  }
}
