import FoundationEssentials
import SkerryCells
import SkerryTesting
import SkerryViews
import SkerryWidgets
import Testing

@testable import Inviso
@testable import SkerryDevice

/// How the activity looks and what is spoken of it.
@MainActor @Suite struct InvisoPresentationTests {
  private static let orange = CellColor(RGB(red: 255, green: 158, blue: 46))
  private static let green = CellColor(RGB(red: 77, green: 209, blue: 115))

  private func rendering(
    _ presentation: LiveActivityPresentation, _ status: WaitingStatus, name: String = "Blue Room",
    elapsed: Double = 754, isStale: Bool = false, dimmed: Bool = false
  ) throws -> PresentationRendering {
    let widget = try #require(WidgetCollection(InvisoWidgets()).activities["InvisoLiveActivityAttributes"])
    var environment = PresentationEnvironment()
    environment.timeZone = "UTC"
    environment.isLuminanceReduced = dimmed
    let state = InvisoLiveActivityAttributes.ContentState(
      roomName: name, status: status, startTime: InvisoPhone.start)
    return try widget.rendering(
      of: presentation, attributes: JSONEncoder().encode(InvisoLiveActivityAttributes(roomId: "room-1")),
      state: JSONEncoder().encode(state), activityID: "A", isStale: isStale, environment: environment,
      at: InvisoPhone.start.addingTimeInterval(elapsed))
  }

  private func text(_ presentation: LiveActivityPresentation, _ status: WaitingStatus) throws -> String {
    try rendering(presentation, status).grid.plainText()
  }

  @Test("R08 compact shows hourglass or check and a dot in the status's colour, minimal the icon alone")
  func compact() throws {
    for (status, icon, color) in [
      (WaitingStatus.waiting, "⌛", Self.orange), (.connected, "✔", Self.green),
    ] {
      let compact = try rendering(.compact, status)
      #expect(compact.grid.plainText().contains(icon) && compact.grid.plainText().contains("●"))
      let dot = try #require(
        (0..<compact.grid.size.columns).first { compact.grid[$0, 1].glyph == Glyph("●") })
      #expect(compact.grid[dot, 1].foreground == color)
      let minimal = try text(.minimal, status)
      #expect(minimal.contains(icon) && !minimal.contains("●"))
    }
  }

  @Test("R08 lock screen and expanded say status, room, elapsed time and start in words, tinted by status")
  func large() throws {
    for presentation in [LiveActivityPresentation.lockScreen, .expanded] {
      let waiting = try text(presentation, .waiting)
      for part in ["Waiting for other client", "in Blue Room", "12:34", "since 9:41 AM", "⌛"] {
        #expect(waiting.contains(part), "\(presentation) \(part)")
      }
      let connected = try text(presentation, .connected)
      for part in ["Other client joined!", "in Blue Room", "✔"] { #expect(connected.contains(part)) }
    }
    let grounds = try [WaitingStatus.waiting, .connected].map { try rendering(.lockScreen, $0).grid[25, 1].background }
    #expect(grounds == [Self.orange, Self.green])
  }

  @Test("R08 T02 the always-on card has a dark ground and lets its text carry the tint")
  func alwaysOn() throws {
    let card = try rendering(.lockScreen, .waiting, dimmed: true)
    #expect(card.grid[25, 1].background == CellColor(RGB(hex: 0x000000)))
    #expect(card.grid.plainText().contains("12:−−"))
  }

  @Test("R08 P14 every presentation is spoken, the status in words")
  func spoken() throws {
    for presentation in LiveActivityPresentation.allCases {
      for status in [WaitingStatus.waiting, .connected] {
        let spoken = try rendering(presentation, status).spoken.map(\.label)
        #expect(spoken.contains { $0.contains(status.title) || $0 == status.word }, "\(presentation): \(spoken)")
      }
    }
    #expect(try rendering(.compact, .waiting).spoken.map(\.label) == ["Waiting for other client", "Waiting"])
    #expect(try rendering(.compact, .connected).spoken.map(\.label) == ["Other client joined!", "Connected"])
  }

  @Test("R08 every state of every presentation fits, with the longest and widest names and times")
  func fits() throws {
    for name in ["x", String(repeating: "W", count: 30), String(repeating: "漢", count: 30), "🏳️‍🌈 e\u{301}"] {
      for status in [WaitingStatus.waiting, .connected] {
        for isStale in [false, true] {
          for elapsed in [0, 59, 3600, 28799, 40000] {
            for presentation in LiveActivityPresentation.allCases {
              let drawn = try rendering(presentation, status, name: name, elapsed: Double(elapsed), isStale: isStale)
              #expect(drawn.warnings == [], "\(presentation) \(name) \(elapsed)")
              #expect(drawn.size.rows <= 10)
            }
          }
        }
      }
    }
  }

  @Test("R08 while time passes nothing but the timer changes, and its digits keep their columns")
  func digitsStay() throws {
    let first = try rendering(.lockScreen, .waiting, elapsed: 0).grid
    for elapsed in [1.0, 9, 10, 59, 60, 599, 600, 3599, 3600, 28799] {
      let grid = try rendering(.lockScreen, .waiting, elapsed: elapsed).grid
      #expect(grid.size == first.size)
      for row in 0..<grid.size.rows {
        for column in 0..<grid.size.columns where row != 1 || !(37...43).contains(column) {
          #expect(grid[column, row] == first[column, row], "\(column), \(row) at \(elapsed)")
        }
      }
    }
  }

  @Test("R07 attributes and state have exactly the keys a push needs; the status is a word")
  func keys() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    let record = try #require(phone.activity)
    #expect(record.attributesType == "InvisoLiveActivityAttributes")
    #expect(String(decoding: record.attributes, as: UTF8.self) == #"{"roomId":"room-1"}"#)
    let start = Int(InvisoPhone.start.timeIntervalSinceReferenceDate)
    #expect(
      String(decoding: record.state, as: UTF8.self)
        == #"{"roomName":"Blue Room","startTime":\#(start),"status":"waiting"}"#)
    phone.push("room-1")
    #expect(String(decoding: try #require(phone.activity).state, as: UTF8.self).contains(#""status":"connected""#))
  }
}
