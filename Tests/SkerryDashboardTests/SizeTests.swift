import SkerryCells
import SkerryScreens
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

@MainActor @Suite struct SizeTests {
  @Test("D02 D03 a wide footer has the jump and the phone's switches beside the keys for the screen")
  func footer() throws {
    for keys in [[], ["h"], ["l"], ["h", "x"]] {
      let driver = Driver.climbing(size: Driver.wide)
      for key in keys { driver.keys(key) }
      let line = try #require(driver.lines.prefix(40).last)
      for part in [":  Jump", "0  Phone", "?  Help", "q  Quit", "l  ", "h  Home", "p  Press"] {
        #expect(line.contains(part), "\(part) after \(keys)")
      }
    }
  }

  @Test("D03 S03 words in the place of the footer are whole on a narrow terminal, and take at most three rows")
  func narrowWords() throws {
    let words = "Its minutes turn by themselves, without an update; buttons are App Intents."
    for size in [Driver.small, Driver.narrow, Driver.medium, Driver.wide] {
      let driver = Driver.climbing(size: size)
      let before = driver.text
      driver.dashboard.caption = words
      func shown() -> String {
        driver.lines.prefix(size.rows).suffix(3).joined(separator: " ").split(separator: " ").joined(separator: " ")
      }
      #expect(shown().contains(words), "\(size)")
      driver.dashboard.caption = String(repeating: "word ", count: 300)
      #expect(driver.lines.prefix(size.rows).last?.contains("…") == true)
      #expect(driver.lines.filter { $0.contains("word word") }.count == 3)
      driver.dashboard.caption = nil
      #expect(driver.text == before)
      // The same for a remark about a key.
      driver.keys("Z", "x")
      if let remark = driver.dashboard.remark, CellText(remark).width < 3 * (size.columns - 4) {
        #expect(shown().contains(remark), "\(size)")
      }
    }
  }

  @Test("D03 S03 words for who watches are whole below a sheet on the least screen, and the sheet lies above them")
  func wordsBelowASheet() throws {
    let words = "The first word of this caption is needed to understand what stands at its end, really."
    for size in [Driver.small, CellSize(columns: 41, rows: 13), Driver.medium] {
      for keys in [["a"], ["0"], ["?"], ["X"]] {
        let driver = Driver.climbing(size: size)
        for key in keys { driver.keys(key) }
        driver.dashboard.caption = words
        let last = driver.lines.prefix(size.rows).suffix(3).joined(separator: " ")
        let shown = last.split(separator: " ").joined(separator: " ")
        #expect(shown.contains(words) && shown.contains("▶"), "\(size) \(keys): \(driver.text)")
        let picture = driver.dashboard.picture()
        let dialog = try #require(picture.parts.last { $0.name == "Dialog" })
        let footer = try #require(picture.parts.first { $0.name == "Footer" })
        #expect(dialog.rect.intersection(footer.rect).isEmpty)
        #expect(picture.grid.checkInvariants().isEmpty)
      }
    }
  }

  @Test("D03 D02 a remark of several lines moves no pane: it lies over them, until the next key")
  func remarkOverPanes() {
    for size in [Driver.wide, Driver.medium, Driver.small] {
      let driver = Driver.climbing(size: size)
      let before = driver.dashboard.picture()
      driver.dashboard.tell(String(repeating: "word ", count: 60))
      let after = driver.dashboard.picture()
      #expect(after.layout.panes.map(\.rect) == before.layout.panes.map(\.rect))
      let rows = after.parts.first { $0.name == "Footer" }?.rect.size.rows ?? 0
      #expect(rows > 1)
      let seen = size.rows - rows
      let lines = driver.lines.prefix(seen)
      driver.dashboard.remark = nil
      #expect(Array(driver.lines.prefix(seen)) == Array(lines), "\(size)")
      // What lies below the words can't be pressed.
      #expect(after.regions.allSatisfy { $0.rect.maxRow <= seen }, "\(size)")
      driver.dashboard.tell(String(repeating: "word ", count: 60))
      let frame = driver.wait(3).last
      #expect(frame == driver.dashboard.picture().grid)
    }
  }

  @Test("D02 D03 on the least screen a chosen word is whole, and the labels give way")
  func wholeChoice() {
    let driver = Driver(size: Driver.small)
    driver.keys("1", "s")
    #expect(driver.text.contains("◂ Bouldering ▸") && driver.text.contains("Discipline"), "\(driver.text)")
  }

  @Test("D02 D03 a sheet on the least screen says how it is left, with every field in focus")
  func wayOut() {
    for size in [Driver.small, CellSize(columns: 44, rows: 13), Driver.medium] {
      let driver = Driver(size: size)
      driver.keys("1", "s")
      for _ in 0..<3 {
        #expect(driver.text.contains("Escape  Cancel") && driver.text.contains("Enter  Done"), "\(driver.text)")
        driver.keys("Tab")
      }
    }
  }

  private func check(_ driver: Driver, _ size: CellSize) {
    driver.dashboard.handle(.resize(size))
    let picture = driver.dashboard.picture()
    #expect(picture.grid.size == size)
    #expect(driver.dashboard.frame() == picture.grid)
    #expect(picture.grid.checkInvariants().isEmpty, "\(size)")
    #expect(picture.layout.panes.allSatisfy { picture.grid.bounds.intersection($0.rect) == $0.rect }, "\(size)")
    #expect((picture.layout.kind == .tooSmall) == (size.columns < 40 || size.rows < 12))
  }

  @Test("D03 every size from 0×0 to 60×25 and many larger ones draws, empty, climbing and with each dialog")
  func everySize() {
    let empty = Driver()
    let climbing = Driver.climbing()
    for columns in 0...60 {
      for rows in 0...25 {
        let size = CellSize(columns: columns, rows: rows)
        check(empty, size)
        check(climbing, size)
      }
    }
    let dialogs = ["a", "0", "?", "d", "p", "P", "T", "B"].map { key in
      let driver = Driver.climbing()
      driver.keys(key)
      return driver
    }
    for columns in stride(from: 0, through: 220, by: 13) {
      for rows in stride(from: 0, through: 90, by: 7) {
        for driver in [empty, climbing] + dialogs { check(driver, CellSize(columns: columns, rows: rows)) }
      }
    }
    check(climbing, CellSize(columns: 1000, rows: 300))
  }

  @Test(
    "D03 every pane can be seen at every size by moving the focus",
    arguments: [
      Driver.wide, Driver.medium, Driver.small, CellSize(columns: 200, rows: 60), CellSize(columns: 51, rows: 13),
    ])
  func panes(_ size: CellSize) {
    let driver = Driver.climbing(size: size)
    var seen: Set<Pane> = []
    for _ in Pane.allCases {
      #expect(driver.dashboard.picture().layout.panes.contains { $0.pane == driver.dashboard.focus })
      seen.formUnion(driver.dashboard.picture().layout.panes.map(\.pane))
      driver.keys("Tab")
    }
    #expect(seen == Set(Pane.allCases))
  }

  @Test("D03 a terminal that is too small gets one clear line with both sizes")
  func tooSmall() {
    let driver = Driver.climbing(size: CellSize(columns: 60, rows: 5))
    #expect(driver.lines.first == "Skerry needs 40×12 cells; this is 60×5.")
    #expect(driver.lines.dropFirst().joined().isEmpty)
    driver.wait(5)
    #expect(driver.dashboard.secondsUntilNextWake() == 1795, "nothing it shows moves before the content is stale")
    driver.dashboard.handle(.resize(CellSize(columns: 10, rows: 8)))
    #expect(
      driver.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "needs 40×12 cells; this is 10×8."))
    driver.dashboard.handle(.resize(Driver.wide))
    #expect(driver.text.contains("Undo Attempt"))
  }

  @Test("D03 D01 resizing there and back gives the same picture, and keeps focus, dialog and selection")
  func resizing() {
    let driver = Driver.climbing()
    driver.keys("Tab", "a")
    driver.type("half")
    let before = driver.dashboard.frame()
    for size in [Driver.small, CellSize(columns: 3, rows: 3), Driver.medium, Driver.wide] {
      driver.dashboard.handle(.resize(size))
      _ = driver.dashboard.frame()
    }
    #expect(driver.dashboard.frame() == before)
    driver.keys("Enter")
    #expect(driver.counts == [3, 5])
  }

  @Test("D01 P11 at 120×40 all five panes show what they are for")
  func wide() throws {
    let driver = Driver.climbing()
    driver.keys("l")
    let picture = driver.dashboard.picture()
    #expect(Set(picture.layout.panes.map(\.pane)) == Set(Pane.allCases))
    func text(_ pane: Pane) throws -> String {
      let rect = try #require(picture.layout.panes.first { $0.pane == pane }?.rect)
      var part = Grid(size: rect.size)
      part.copy(picture.grid, to: CellPoint(column: -rect.minColumn, row: -rect.minRow), clip: nil)
      return part.plainText()
    }
    let phone = try text(.phone)
    for word in ["iPhone 15 Pro", "locked", "Saturday, January 31", "82%", "Bouldering", "Add Climb"] {
      #expect(phone.contains(word), "phone: \(word)")
    }
    let presentations = try text(.presentations)
    for word in ["SwiftClimb · active", "Compact · Minimal", "Expanded", "Lock screen", "End Session", "of 160 pt"] {
      #expect(presentations.contains(word), "presentations: \(word)")
    }
    let app = try text(.app)
    for word in ["SwiftClimb", "Add Climb", "Attempt", "background"] {
      #expect(app.contains(word), "app: \(word)")
    }
    let inspector = try text(.inspector)
    for word in ["Inspector", "● active", "stale in", "30:00", "ends in", "8:00:00", "of 4096 bytes"] {
      #expect(inspector.contains(word), "inspector: \(word)")
    }
    let log = try text(.log)
    for word in ["Log", "09:41:00", "SwiftClimb", "Phone", "locked"] {
      #expect(log.contains(word), "log: \(word)")
    }
    // No pane covers another, and together they fill everything between the first and the last line.
    let cells = picture.layout.panes.map { $0.rect.size.columns * $0.rect.size.rows }.reduce(0, +)
    #expect(cells == 120 * 38)
    for (index, pane) in picture.layout.panes.enumerated() {
      for other in picture.layout.panes.dropFirst(index + 1) { #expect(pane.rect.intersection(other.rect).isEmpty) }
    }
  }

  @Test(
    "D01 an empty dashboard teaches: it says how to start an activity, show help and run the demo",
    arguments: [
      Driver.wide, Driver.medium,
    ])
  func empty(_ size: CellSize) {
    let driver = Driver(size: size)
    if size == Driver.medium { driver.keys("Tab") }
    for hint in ["No Live Activity yet", "1  Open SwiftClimb", "r  Run the demo", "?  Show all keys", "q  Quit"] {
      #expect(driver.text.contains(hint), "\(hint)")
    }
    driver.keys("1")
    #expect(driver.text.contains("s  Start Session in SwiftClimb"))
  }
}
