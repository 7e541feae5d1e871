import SkerryCells
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice

/// Writing in the fields of sheets.
@MainActor @Suite struct EditingTests {
  private func form(_ kind: AppField.Kind = .text(limit: 400), _ more: [AppField] = []) -> FormDialog {
    FormDialog(title: "Write", fields: [AppField("text", label: "Text", kind: kind)] + more) { _, _ in nil }
  }

  private func keys(_ names: [String], _ form: inout FormDialog) throws {
    for name in names {
      if let key = Key(spelling: name) { _ = form.handle(key) } else { try type(name, &form) }
    }
  }

  private func type(_ text: String, _ form: inout FormDialog) throws {
    for character in text { _ = form.handle(.character(character)) }
  }

  @Test(
    "D02 in a text the arrows and the keys of a shell move the cursor and erase, by whole characters",
    arguments: [
      (["abc", "Left", "Left", "x"], "axbc"), (["abc", "Left", "Right", "Right", "x"], "abcx"),
      (["abc", "Home", "x", "End", "y"], "xabcy"), (["abc", "Ctrl-A", "x", "Ctrl-E", "y"], "xabcy"),
      (["abc", "Ctrl-B", "Ctrl-B", "Ctrl-F", "x"], "abxc"), (["abc", "Home", "Delete"], "bc"),
      (["abc", "Home", "Ctrl-D", "Ctrl-D"], "c"), (["abc", "Delete"], "abc"), (["abc", "Left", "Backspace"], "ac"),
      (["abc", "Home", "Backspace"], "abc"), (["one two  three", "Ctrl-W"], "one two  "),
      (["one two  ", "Ctrl-W"], "one "), (["one two", "Left", "Left", "Left", "Ctrl-W"], "two"),
      (["one", "Ctrl-W", "Ctrl-W"], ""), (["abc", "Left", "Ctrl-U"], "c"), (["abc", "Left", "Left", "Ctrl-K"], "a"),
      (["a漢🇩🇪e\u{301}", "Left", "Left", "x"], "a漢x🇩🇪e\u{301}"), (["e\u{301}👩‍👩‍👧", "Home", "Right", "Delete"], "e\u{301}"),
      (["漢字", "Backspace"], "漢"),
    ])
  func editing(_ deeds: [String], _ result: String) throws {
    var form = form()
    try keys(deeds, &form)
    #expect(form.values[0] == result)
  }

  @Test("D02 random keys in a text do what they do to a list of characters, and the cursor stays where it is seen")
  func random() throws {
    var random = SystemRandomNumberGenerator()
    let letters: [Character] = ["a", " ", "漢", "🇩🇪", "é", "z"]
    for round in 0..<60 {
      let driver = Driver(size: round.isMultiple(of: 2) ? Driver.wide : Driver.small)
      driver.dashboard.dialog = .form(form(.text(limit: 60)))
      var (model, cursor) = ([Character](), 0)
      var deeds: [String] = []
      for _ in 0..<80 {
        let choice = Int.random(in: 0..<12, using: &random)
        let key: Key =
          switch choice {
          case 0: .left
          case 1: .right
          case 2: .home
          case 3: .end
          case 4: .backspace
          case 5: .delete
          default: .character(letters.randomElement(using: &random) ?? "a")
          }
        switch key {
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(model.count, cursor + 1)
        case .home: cursor = 0
        case .end: cursor = model.count
        case .backspace:
          if cursor > 0 {
            cursor -= 1
            model.remove(at: cursor)
          }
        case .delete: if cursor < model.count { model.remove(at: cursor) }
        case .character(let letter):
          if model.count < 60 {
            model.insert(letter, at: cursor)
            cursor += 1
          }
        default: break
        }
        deeds.append(key.spelling)
        driver.dashboard.handle(.key(key))
        guard case .form(let form)? = driver.dashboard.dialog else {
          Issue.record("the sheet is gone")
          return
        }
        let place = "\(deeds.joined(separator: " "))"
        try #require(form.values[0] == String(model), "\(place)")
        let grid = driver.dashboard.picture().grid
        let point = try #require(grid.cursor, "\(place)")
        let seen = grid[point.column, point.row]
        let expected = cursor < model.count ? CellText(String(model[cursor])).glyphs.first : Glyph("▏")
        try #require(seen.glyph == expected, "\(place)")
      }
    }
  }

  @Test("D02 the cursor is shown where a text is written, and nowhere else")
  func shown() throws {
    let driver = Driver()
    #expect(driver.dashboard.frame().cursor == nil)
    let more = [AppField("choice", label: "Choice", kind: .choice(["one", "two"]))]
    driver.dashboard.dialog = .form(form(.text(limit: 10), more))
    driver.dashboard.requestDisplay()
    driver.type("ab")
    driver.keys("Left")
    let grid = driver.dashboard.frame()
    let point = try #require(grid.cursor)
    #expect(grid[point.column, point.row].glyph == Glyph("b"))
    #expect(grid[point.column, point.row].attributes.contains(.underline))
    #expect(grid.json().contains("\"cursor\":{\"row\":\(point.row),\"column\":\(point.column)}"))
    driver.keys("Tab")
    #expect(driver.dashboard.frame().cursor == nil, "a choice is not written")
    driver.keys("Tab")
    #expect(driver.dashboard.frame().cursor != nil)
    driver.keys("Escape")
    #expect(driver.dashboard.frame().cursor == nil)
  }

  @Test("D02 D08 the cursor stays where it is while time goes on behind the sheet")
  func following() throws {
    let driver = Driver.climbing()
    driver.keys("a")
    driver.type("Sand")
    driver.keys("Left")
    let cursor = try #require(driver.dashboard.frame().cursor)
    for frame in driver.wait(5) { #expect(frame.cursor == cursor) }
  }

  @Test("D02 P06 a press in a text puts the cursor there, on another field goes there, on a choice chooses")
  func pressing() throws {
    let driver = Driver()
    let more = [
      AppField("choice", label: "Choice", kind: .choice(["one", "two", "three"]), isRequired: true),
      AppField("on", label: "Toggle", kind: .toggle, initialValue: "no"),
      AppField("place", label: "Place", kind: .text(limit: 9), initialValue: "Gym", suggestions: ["Gym", "Home"]),
    ]
    driver.dashboard.dialog = .form(form(.text(limit: 20), more))
    driver.dashboard.requestDisplay()
    func values() -> [String] {
      if case .form(let form)? = driver.dashboard.dialog { form.values } else { [] }
    }
    func press(_ text: String) throws {
      let grid = driver.dashboard.frame()
      let point = try #require(findInDialog(text, of: driver), "\(text): \(grid.plainText())")
      driver.press(point.column, point.row)
    }
    driver.type("a漢bc")
    try press("b")
    driver.type("x")
    #expect(values()[0] == "a漢xbc")
    try press("Choice")
    #expect(values()[1] == "one", "the label only takes the focus")
    try press("▸ Choice")
    driver.keys("Right")
    #expect(values()[1] == "two")
    try press("◂ two")
    #expect(values()[1] == "one")
    try press("one")
    #expect(values()[1] == "two")
    try press("Toggle")
    try press("◂ no")
    #expect(values()[2] == "yes")
    try press("Gym")
    driver.keys("Home")
    driver.type("x")
    #expect(values()[3] == "xGym")
    let before = values()
    driver.press(0, 0)
    driver.press(119, 39)
    driver.press(60, 2)
    #expect(values() == before, "beside the sheet nothing is pressed")
    try press("Done")
    #expect(driver.dashboard.dialog == nil)
  }

  @Test("D02 P06 the lines of a menu are chosen by a press, also those without a key, and the caps of the footer work")
  func menus() throws {
    let driver = Driver()
    var chosen: [Int] = []
    let items = (0..<4).map { number in MenuDialog.Item(title: "line \(number)") { _ in chosen.append(number) } }
    driver.dashboard.show(MenuDialog(title: "Lines", items: items))
    driver.dashboard.requestDisplay()
    let point = try #require(findInDialog("line 2", of: driver))
    driver.press(point.column, point.row)
    #expect(chosen == [2] && driver.dashboard.dialog == nil)
    driver.dashboard.show(MenuDialog(title: "Lines", items: items))
    driver.dashboard.requestDisplay()
    let footer = CellRect(column: 0, row: 39, columns: 120, rows: 1)
    let cap = try #require(find("Close", in: driver.dashboard.frame(), within: footer))
    driver.press(cap.column, cap.row)
    #expect(driver.dashboard.dialog == nil)
  }

  @Test("D02 in menus j and k move as the arrows do, and no entry has them for its key")
  func letters() throws {
    let driver = Driver.climbing()
    func selection() -> Int? {
      if case .menu(let menu)? = driver.dashboard.dialog { menu.selection } else { nil }
    }
    for key in ["0", "P", "L", "p"] {
      driver.keys("h", key)
      guard case .menu(let menu)? = driver.dashboard.dialog else { continue }
      #expect(menu.items.allSatisfy { $0.key != "j" && $0.key != "k" }, "\(menu.title)")
      driver.keys("j", "j", "k")
      #expect(selection() == 1 % menu.items.count, "\(menu.title)")
      driver.keys("Escape")
    }
    #expect(MenuDialog.keys(for: ["Jet", "kk", "jk"]).allSatisfy { $0 != "j" && $0 != "k" })
  }
}

/// The text's first cell in the dialog that is in front.
@MainActor private func findInDialog(_ text: String, of driver: Driver) -> CellPoint? {
  let grid = driver.dashboard.frame()
  let box = driver.dashboard.parts().first { $0.name == "Dialog" }
  return find(text, in: grid, within: box?.rect)
}
