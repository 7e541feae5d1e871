import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct ContainerTests {
  @Test("S01 a grid's columns are as wide as their widest cell, its rows as high as their highest")
  func grid() {
    let text = picture {
      GridContainer(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("a"); Text("bbb")
        }
        GridRow {
          Text("cccc"); Text("d")
        }
      }
    }
    #expect(text == "a    bbb\ncccc d\n")
  }

  @Test("S01 cells over several columns, columns aligned by one cell, lines across all")
  func gridCells() {
    let text = picture {
      GridContainer(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("Name"); Text("No").gridColumnAlignment(.trailing)
        }
        Divider()
        GridRow {
          Text("ab"); Text("1234")
        }
        GridRow { Text("total of all").gridCellColumns(2) }
      }
    }
    #expect(text == "Name      No\n────────────\nab      1234\ntotal of all\n")
  }

  @Test("S01 a grid shares scarce room out like a stack: the least flexible column first")
  func scarceGrid() {
    let text = picture(12) {
      GridContainer(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("ab"); Text("long words here").lineLimit(1)
        }
      }
    }
    #expect(text == "ab long wor…\n")
    #expect(
      picture {
        GridRow {
          Text("a"); Text("b")
        }
      } == "a b\n")
  }

  @Test("S01 anchors place a view within its cell; unsized cells follow the others")
  func anchors() {
    let text = picture {
      GridContainer(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("abc"); Text("x\ny")
        }
        GridRow {
          Text("r").gridCellAnchor(UnitPoint(x: 1, y: 0)); Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
        }
      }
    }
    #expect(text == "abcx\n   y\n  r\n")
  }

  @Test("S01 a geometry reader takes all room, tells it in points and puts content at the top leading corner")
  func geometry() {
    let scene = Scene(columns: 10, rows: 2) {
      GeometryReader { proxy in Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))") }
    }
    #expect(scene.text == "80×32\n\n")
    #expect(
      picture(10, rows: 1) {
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Rectangle().fill(.gray)
            Rectangle().fill(.red).frame(width: proxy.size.width * 0.5)
          }
        }
      } == "\n")
  }

  @Test("T01 content of a geometry reader stays alive, and is forgotten when it is made anew")
  func liveGeometry() {
    let start = Scene.noon
    let scene = Scene(columns: 12, rows: 1) {
      HStack(spacing: 8) {
        Text(start.addingTimeInterval(-59 * 60), style: .timer).fixedSize()
        GeometryReader { _ in Text(start.addingTimeInterval(-5), style: .timer) }
      }
    }
    #expect(scene.text.contains("59:00"))
    let count = scene.rendering.pass.liveNodes.count
    _ = scene.rendering.advance(to: start.addingTimeInterval(61))
    #expect(scene.text.contains("1:00:01"))
    #expect(scene.rendering.pass.liveNodes.count == count)
  }

  @Test("S01 the first view that fits is shown, or the last")
  func fits() {
    func text(_ columns: Int?) -> String {
      picture(columns) {
        ViewThatFits(in: .horizontal) {
          Text("a long text"); Text("shorter"); Text("s")
        }
      }
    }
    #expect(text(nil) == "a long text\n")
    #expect(text(11) == "a long text\n")
    #expect(text(10) == " shorter\n")
    #expect(text(3) == " s\n")
    #expect(
      picture(1) {
        ViewThatFits {
          Text("ab"); Text("cd")
        }
      } == "c\nd\n")
  }

  @Test("T01 what is not shown does not wake anybody up")
  func unseen() {
    let start = Scene.noon
    let hidden = Scene(columns: 20, rows: 1) {
      ProgressView(timerInterval: start...start.addingTimeInterval(1600), countsDown: false)
    }
    #expect(hidden.rendering.nextChange == start.addingTimeInterval(40))
  }

  @Test("S01 timeline views draw for the instant shown; sections, lists and scroll views are columns")
  func columns() {
    let date = Scene.noon
    #expect(
      picture { TimelineView(.everyMinute) { context in Text(context.date == date ? "now" : "other") } } == "now\n")
    let list = picture {
      List {
        Section("Head") {
          Text("a")
          Text("bb")
        }
      }
    }
    #expect(list == "Head\na\nbb\n")
    let scrolled = picture(4, rows: 2) {
      ScrollView {
        Text("1")
        Text("2")
        Text("3")
      }
    }
    #expect(scrolled == " 1\n 2\n")
  }
}
