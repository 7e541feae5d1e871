import CNcurses
import Glibc
import SkerryCells
import Testing

@testable import SkerryTerminal

extension LibraryTests {
  @Suite("Windows of ncurses", .serialized)
  @MainActor struct ScreenWindowTests {
    private let screen = CellRect(column: 0, row: 0, columns: 30, rows: 8)
    private let parts = [
      ScreenPart("Phone", CellRect(column: 0, row: 1, columns: 12, rows: 6)),
      ScreenPart("Log", CellRect(column: 12, row: 1, columns: 18, rows: 6)),
    ]
    private let dialog = ScreenPart("Dialog", CellRect(column: 8, row: 2, columns: 9, rows: 3))

    /// Opens a screen on a pseudo terminal of its own and ends it afterwards.
    private func onScreen(_ depth: ColorDepth, _ body: (Int32, inout CellConverter) throws -> Void) throws {
      try #require(cn_load_terminfo("xterm-256color", 1) == 1)
      let entry = TerminalEntry.loaded.drawing(in: depth).environmentValue(type: "xterm-256color")
      setlocale(LC_CTYPE, "C.UTF-8")
      var (master, slave): (Int32, Int32) = (-1, -1)
      try #require(openpty(&master, &slave, nil, nil, nil) == 0)
      defer { close(master) }
      let opened = try #require(cn_open_screen("xterm-256color", entry, slave, dup(slave)))
      raw()
      let unseen = cn_begin_unseen(slave)
      var converter = CellConverter(
        depth: depth, isASCII: false, hasWideGlyphs: true, attributes: [.bold, .strikethrough])
      cn_end_unseen(slave, unseen)
      resizeterm(Int32(screen.size.rows), Int32(screen.size.columns))
      defer {
        endwin()
        delscreen(opened)
      }
      try body(master, &converter)
    }

    private func picture(_ text: String = "left 漢字", _ other: String = "right") -> Grid {
      var grid = Grid(size: screen.size)
      grid.write(CellText(text), at: CellPoint(column: 1, row: 2), foreground: CellColor(RGB(hex: 0xFF8700)))
      grid.write(CellText(other), at: CellPoint(column: 14, row: 5), attributes: .bold)
      return grid
    }

    private func draw(_ grid: Grid, in windows: ScreenWindows, _ converter: inout CellConverter) {
      for row in screen.rowRange {
        let run = CellRun(row: row, columns: screen.columnRange)
        windows.write(run, grid.withRow(row) { Array($0) }, with: &converter)
      }
    }

    /// The text of a row of a window, as ncurses has it.
    private func text(_ window: UnsafeMutablePointer<WINDOW>, row: Int32) -> String {
      var text = ""
      var column: Int32 = 0
      while column < getmaxx(window) {
        var cell = cchar_t()
        var scalars = [wchar_t](repeating: 0, count: 6)
        var (style, pair): (attr_t, Int16) = (0, 0)
        mvwin_wch(window, row, column, &cell)
        getcchar(&cell, &scalars, &style, &pair, nil)
        let glyph = String(
          String.UnicodeScalarView(scalars.prefix { $0 != 0 }.compactMap { Unicode.Scalar(UInt32($0)) }))
        text += glyph
        column += Int32(max(1, CellText(glyph).width))
      }
      return text
    }

    private func waiting(_ master: Int32) -> String {
      var bytes = [UInt8](repeating: 0, count: 65536)
      var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 0) > 0 else { return "" }
      let count = read(master, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    @Test("D11 each part has a window of ncurses of its own, in its place, and the window has the part's cells")
    func windows() throws {
      try onScreen(.colors256) { _, converter in
        let windows = ScreenWindows()
        #expect(windows.arrange(parts + [dialog], on: screen).count == 3)
        #expect(windows.parts == parts + [dialog])
        draw(picture(), in: windows, &converter)
        for (pane, part) in zip(windows.panes, parts + [dialog]) {
          let place = CellRect(
            column: Int(getbegx(pane.window)), row: Int(getbegy(pane.window)), columns: Int(getmaxx(pane.window)),
            rows: Int(getmaxy(pane.window)))
          #expect(place == part.rect)
        }
        // The dialog takes all that lies under it: from column 8 on, where 字 begins.
        #expect(text(windows.panes[0].window, row: 1) == " left 漢    ")
        #expect(text(windows.panes[1].window, row: 4) == "  right           ")
        windows.closeAll()
      }
    }

    @Test("D05 D11 a wide glyph of a dialog stays whole where two panes meet behind it")
    func overSeam() throws {
      try onScreen(.mono) { master, converter in
        let windows = ScreenWindows()
        _ = windows.arrange(parts + [dialog], on: screen)
        var grid = Grid(size: screen.size)
        grid.write(CellText("漢"), at: CellPoint(column: 11, row: 3))
        draw(grid, in: windows, &converter)
        #expect(text(windows.panes[2].window, row: 1) == "   漢    ")
        windows.show()
        #expect(waiting(master).contains("漢"))
        windows.closeAll()
      }
    }

    @Test("D11 D08 a frame is one refresh; what did not change is not written, and the same windows stay")
    func oneRefresh() throws {
      try onScreen(.colors256) { master, converter in
        let windows = ScreenWindows()
        _ = windows.arrange(parts, on: screen)
        draw(picture(), in: windows, &converter)
        windows.show()
        #expect(waiting(master).contains("left 漢字"))
        let before = windows.panes.map(\.window)
        #expect(windows.arrange(parts, on: screen).isEmpty)
        draw(picture(), in: windows, &converter)
        windows.show()
        #expect(waiting(master).isEmpty)
        draw(picture("left 漢字", "night"), in: windows, &converter)
        windows.show()
        let change = waiting(master)
        #expect(change.contains("n") && change.utf8.count < 30, "\(change.debugDescription)")
        #expect(windows.panes.map(\.window) == before)
        windows.closeAll()
      }
    }

    @Test(
      "D08 a picture with the terminal's own colours is drawn once, and these are not asked for at each change of style"
    )
    func ownColors() throws {
      try onScreen(.colors256) { master, converter in
        let windows = ScreenWindows()
        _ = windows.arrange(parts, on: screen)
        draw(picture(), in: windows, &converter)
        #expect(!converter.needsNewPairs)
        // As when a terminal of few pairs has shown many colours.
        converter.resetPairs()
        draw(picture(), in: windows, &converter)
        windows.show()
        _ = waiting(master)
        var grid = picture()
        grid.write(CellText("LEFT"), at: CellPoint(column: 1, row: 2), foreground: CellColor(RGB(hex: 0xFF8700)))
        grid.write(CellText("RIGHT"), at: CellPoint(column: 14, row: 5), attributes: .bold)
        draw(grid, in: windows, &converter)
        windows.show()
        let change = waiting(master)
        #expect(change.contains("LEFT") && change.contains("RIGHT"), "\(change.debugDescription)")
        #expect(!change.contains("39;49"), "\(change.debugDescription)")
        windows.closeAll()
      }
    }

    @Test("D11 a part that goes, comes or moves names the cells that must be written, and no others")
    func arranging() throws {
      try onScreen(.mono) { _, _ in
        let windows = ScreenWindows()
        #expect(windows.arrange(parts, on: screen) == parts.map(\.rect))
        #expect(windows.arrange(parts + [dialog], on: screen) == [dialog.rect])
        #expect(windows.arrange(parts, on: screen) == [dialog.rect])
        #expect(windows.arrange([parts[1], parts[0]], on: screen) == [screen], "what was behind may be in front now")
        let outside = ScreenPart("Outside", CellRect(column: 90, row: 0, columns: 3, rows: 3))
        #expect(windows.arrange([parts[1], parts[0], outside], on: screen).isEmpty)
        #expect(windows.parts == [parts[1], parts[0]])
        windows.closeAll()
      }
    }

    @Test("D04 more colours than there are pairs begin anew with pairs, and say so")
    func manyPairs() throws {
      try onScreen(.truecolor) { _, converter in
        var cells: [cchar_t] = []
        for index in 0..<66_000 {
          let cell = Cell(glyph: Glyph("x"), foreground: CellColor(RGB(hex: UInt32(index))))
          converter.append(cell, to: &cells)
          cells.removeAll(keepingCapacity: true)
          if converter.needsNewPairs {
            #expect(index > 60_000)
            converter.resetPairs()
            #expect(!converter.needsNewPairs)
          }
        }
        #expect(!converter.needsNewPairs)
      }
    }

    @Test("D04 black is black in 24 bits, and no number of a palette")
    func directColors() throws {
      try onScreen(.truecolor) { master, converter in
        let windows = ScreenWindows()
        var grid = Grid(size: screen.size)
        for (column, hex) in [UInt32(0), 1, 7, 8, 0x010203].enumerated() {
          let place = CellPoint(column: column, row: 0)
          grid.write(Glyph("x"), at: place, background: CellColor(RGB(hex: hex)), attributes: .strikethrough)
        }
        _ = windows.arrange([], on: screen)
        draw(grid, in: windows, &converter)
        windows.show()
        let output = waiting(master)
        for codes in ["48;2;0;0;0m", "48;2;0;0;1m", "48;2;0;0;7m", "48;2;0;0;8m", "48;2;1;2;3m", "\u{1B}[0;9m"] {
          #expect(output.contains(codes), "\(codes)")
        }
      }
    }
  }
}
