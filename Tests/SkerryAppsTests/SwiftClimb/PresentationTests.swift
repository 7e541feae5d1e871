import FoundationEssentials
import SkerryCells
import SkerryViews
import SkerryWidgets
import Testing

@testable import SkerryApps
@testable import SwiftClimb

@MainActor @Suite struct PresentationTests {
  private static let white = CellColor(RGB(hex: 0xFFFFFF))

  @Test("C07 the lock screen shows badge, timer, date, start, counts and the button")
  func lockScreen() throws {
    let text = try ClimbingPictures().text(.lockScreen)
    #expect(
      text == """
        ▗                                            ▖
           🧗 Bouldering                     1:02:34
          ▦ January 15, 2027  ◷ 8:00 AM

          ▗▖▗▄▖      ▄▄▗ ▖             ▗▄▄▄▄▄▄▄▄▄▄▄▖
           ▌▗▄▌      ▗▟▐▄▌              ⊕ Add Climb
          ▗▙▐▄▖      ▄▟  ▌             ▝▀▀▀▀▀▀▀▀▀▀▀▘
          # climbs   ↺ attempts
             ▃▆ View Stats         ■ End Session
        ▝                                            ▘

        """)
  }

  @Test("C07 the card is tinted with the accent, its text is white, its button white with the accent's text")
  func colors() throws {
    let rendering = try ClimbingPictures().rendering(.lockScreen)
    let accent = CellColor(RGB(red: 186, green: 61, blue: 23))
    #expect(rendering.grid[25, 1].background == accent)
    #expect(rendering.grid[43, 1].foreground == Self.white)
    #expect(rendering.grid[32, 5].background == Self.white)
    #expect(rendering.grid[34, 5].foreground == accent && rendering.grid[34, 5].background == Self.white)
    #expect(rendering.actionForeground == RGB(hex: 0xFFFFFF))
  }

  @Test("C07 C09 the button leads to the sheet for a new climb, the rest of the card to the session")
  func links() throws {
    for presentation in [LiveActivityPresentation.lockScreen, .expanded] {
      let rendering = try ClimbingPictures().rendering(presentation)
      let session = "swiftclimb://session/123E4567-E89B-12D3-A456-426614174000"
      let region = try #require(rendering.hitRegions.first { $0.label == "Add Climb" })
      guard case .link(let url) = region.action else {
        Issue.record("Add Climb is a link")
        return
      }
      #expect(url.absoluteString == session + "/add-climb" && rendering.widgetURL?.absoluteString == session)
    }
  }

  @Test("C08 compact shows icon and timer, minimal the icon")
  func island() throws {
    #expect(
      try ClimbingPictures().text(.compact) == """
             ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
             ▏🧗               1:02:34▕
             ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘

        """)
    #expect(
      try ClimbingPictures().text(.minimal) == """
        ▗▄▄▄▖
        ▏🧗 ▕
        ▝▀▀▀▘

        """)
  }

  @Test("C08 C11 expanded shows counts, badge, timer and start, a ring, and a button as wide as the island")
  func expanded() throws {
    let rendering = try ClimbingPictures(elapsed: 4 * 3600).rendering(.expanded)
    #expect(
      rendering.grid.plainText() == """
        ▗▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▖
        ▏                                            ▕
        ▏   🧗 Bouldering                   4:00:00  ▕
        ▏      ▗▖▗▄▖ climbs                  ⢠⠒⠉⠉⠒⡄  ▕
        ▏       ▌▗▄▌ 34 attempts             ⡇    ⢸  ▕
        ▏      ▗▙▐▄▖ since 8:00 AM           ⠘⠤⣀⣀⠤⠃  ▕
        ▏                                            ▕
        ▏                ⊕ Add Climb                 ▕
        ▏    ▃▆ View Stats         ■ End Session     ▕
        ▝▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▘

        """)
    let button = try #require(rendering.hitRegions.first { $0.label == "Add Climb" })
    #expect(button.rect.size.columns == 42)
    // After half of the longest session the ring is closed on the right and open on the left.
    #expect(rendering.grid[42, 4].foreground != rendering.grid[37, 4].foreground)
  }

  @Test("C11 a stale activity says since when nothing was logged and dims its counts, in every large presentation")
  func stale() throws {
    let fresh = try ClimbingPictures().rendering(.lockScreen)
    let stale = try ClimbingPictures(isStale: true).rendering(.lockScreen)
    #expect(stale.grid.plainText().contains("☾ Nothing logged since 8:00 AM"))
    #expect(!stale.grid.plainText().contains("January"))
    #expect(stale.grid[4, 4].foreground != fresh.grid[4, 4].foreground)
    #expect(try ClimbingPictures(isStale: true).text(.expanded).contains("nothing since 8:00 AM"))
  }

  @Test("C07 C08 C12 everything fits, for every discipline, count, clock and state")
  func fits() throws {
    for discipline in Discipline.allCases.map(\.rawValue) + ["deep_water_soloing"] {
      for (climbs, attempts) in [(0, 0), (1, 1), (99, 99), (100, 999), (999, 999)] {
        for isStale in [false, true] {
          for uses24HourClock in [false, true] {
            var pictures = ClimbingPictures(
              discipline: discipline, climbs: climbs, attempts: attempts, isStale: isStale, elapsed: 30000)
            pictures.environment.uses24HourClock = uses24HourClock
            for presentation in LiveActivityPresentation.allCases {
              let rendering = try pictures.rendering(presentation)
              #expect(rendering.warnings == [], "\(discipline) \(climbs) \(presentation)")
              #expect(rendering.size.rows <= 10)
            }
          }
        }
      }
    }
  }

  @Test("C12 as climbs and attempts grow, every label and the edge of every number keep their columns and rows")
  func countsStay() throws {
    func places(_ text: String, _ words: [String]) -> [String] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return words.map { word in
        for (row, line) in lines.enumerated() {
          guard let range = line.firstRange(of: word) else { continue }
          return "\(word) in row \(row), column \(line.distance(from: line.startIndex, to: range.lowerBound))"
        }
        return "no \(word)"
      }
    }
    for presentation in LiveActivityPresentation.allCases {
      let words = ["climb", "attempt", "Add Climb", "View Stats", "End Session", "1:02:34", "Bouldering"]
      let texts = try [0, 1, 2, 9, 10, 11, 99, 100, 101].map { count in
        try ClimbingPictures(climbs: count, attempts: count == 0 ? 0 : count + 1).text(presentation)
      }
      #expect(Set(texts.map { $0.split(separator: "\n").count }).count == 1)
      let shown = words.filter { texts[2].contains($0) }
      // In the expanded island the attempts stand behind their number in a line of text.
      let kept = presentation == .expanded ? shown.filter { $0 != "attempt" } : shown
      for text in texts { #expect(places(text, kept) == places(texts[2], kept), "\(text)") }
    }
  }

  @Test("C12 a number of one digit begins where one of three does, on the card and on the app's screen")
  func numbersStay() throws {
    func edge(_ grid: Grid, rows: ClosedRange<Int>, columns: ClosedRange<Int>) -> Int? {
      columns.first { column in rows.contains { grid[column, $0].glyph != .space } }
    }
    for (climbs, attempts) in [(0, 0), (2, 2), (20, 20), (99, 200), (99, 999), (200, 200)] {
      let grid = try ClimbingPictures(climbs: climbs, attempts: attempts).rendering(.lockScreen).grid
      let (first, second) = (edge(grid, rows: 4...6, columns: 1...12), edge(grid, rows: 4...6, columns: 13...27))
      #expect(first == 2 && second == 13, "\(climbs) \(attempts)\n\(grid.plainText())")
    }
  }

  @Test("C12 while time passes nothing but the timer and the ring changes, and the digits keep their columns")
  func digitsStay() throws {
    let first = try ClimbingPictures(elapsed: 0).rendering(.lockScreen).grid
    for elapsed in [1.0, 9, 10, 59, 60, 599, 600, 3599, 3600, 7261, 28799, 28800, 40000] {
      let grid = try ClimbingPictures(elapsed: elapsed).rendering(.lockScreen).grid
      #expect(grid.size == first.size)
      for row in 0..<grid.size.rows {
        for column in 0..<grid.size.columns where row != 1 || !(37...43).contains(column) {
          #expect(grid[column, row] == first[column, row], "\(column), \(row) at \(elapsed)")
        }
      }
      #expect(grid[43, 1].glyph != .space && grid[44, 1].glyph == .space)
    }
    #expect(try ClimbingPictures(elapsed: 40000).text(.compact).contains("8:00:00"))
  }

  @Test("C07 C08 the timer of an activity that was shown again late counts on with each update, and is never cut")
  func shownAgainLate() throws {
    for (updated, elapsed, shown) in [
      (28799.0, 28801.0, "8:00:00"), (28800, 28801, "8:00:01"), (28800, 35999, "9:59:59"), (30000, 40000, "11:06:40"),
      (30000, 57601, "16:00:00"), (1e12, 359_000, "96:00:00"),
    ] {
      for presentation in [LiveActivityPresentation.compact, .expanded, .lockScreen] {
        let text = try ClimbingPictures(elapsed: elapsed, updated: updated).text(presentation)
        #expect(text.contains(shown), "\(presentation), updated after \(updated) s, shown after \(elapsed) s")
      }
    }
  }

  @Test("C12 a patched picture is the one drawn afresh, every second over the changes of its digits")
  func patched() throws {
    for presentation in LiveActivityPresentation.allCases {
      let rendering = try ClimbingPictures(elapsed: 3590).rendering(presentation)
      for second in 3591...3610 {
        _ = rendering.advance(to: ClimbingPhone.start.addingTimeInterval(Double(second)))
        #expect(rendering.grid == (try ClimbingPictures(elapsed: Double(second)).rendering(presentation).grid))
      }
    }
  }

  @Test("C12 every presentation is spoken: icons have labels, numbers their units")
  func spoken() throws {
    func lines(_ presentation: LiveActivityPresentation) throws -> [String] {
      try ClimbingPictures().rendering(presentation).spoken.map(\.label)
    }
    #expect(
      try lines(.lockScreen) == [
        "Bouldering", "1 hour, 2 minutes, 34 seconds", "Date", "January 15, 2027", "Started", "8:00\u{202F}AM",
        "12 climbs",
        "34 attempts", "Add Climb", "View Stats", "End Session",
      ])
    #expect(try lines(.compact) == ["Climbing session", "1 hour, 2 minutes, 34 seconds"])
    #expect(try lines(.minimal) == ["Climbing session"])
    #expect(try lines(.expanded).contains("12 climbs, 34 attempts, since 8:00\u{202F}AM"))
  }

  @Test("C07 on the always-on screen the button isn't a bright fill and the seconds are withheld")
  func alwaysOn() throws {
    var pictures = ClimbingPictures()
    pictures.environment.isLuminanceReduced = true
    let rendering = try pictures.rendering(.lockScreen)
    #expect(rendering.grid[32, 5].background != Self.white)
    #expect(rendering.grid[34, 5].foreground == CellColor(RGB(hex: 0x999999)), "the whole card is dimmed")
    #expect(rendering.grid.plainText().contains("1:02:−−"))
  }
}
