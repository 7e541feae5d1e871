import FoundationEssentials
import SkerryCells
import SkerryViews
import Testing

@testable import SkerryWidgets

/// What goes where around the camera of the expanded island, and what gives way.
@Suite struct ExpandedIslandTests {
  @Test("P04 an expanded island puts leading and trailing beside the camera, center under it, bottom below all")
  func fourRegions() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("leading") }
      DynamicIslandExpandedRegion(.trailing) { Text("trailing") }
      DynamicIslandExpandedRegion(.center) { Text("center") }
      DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          leading                           trailing
                            center
          bottom
        ▝                                            ▘
        """)
  }

  @Test("X07 a share of the container is one of the island, however little the stack around it offers")
  func shares() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.bottom) {
        HStack(spacing: 0) {
          ForEach(["one", "two"], id: \.self) { word in
            Text(word).containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in width / 4 }
          }
          Text("end")
        }
      }
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖

          one         two         end

        ▝                                            ▘
        """)
  }

  @Test("X07 the labels of a bar keep their rows before a distance that was rounded up does")
  func labels() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { VStack { ForEach(0..<3, id: \.self) { Text("row \($0)") } } }
      DynamicIslandExpandedRegion(.bottom) {
        VStack {
          ProgressView(value: 0.5) {
            Text("title")
          } currentValueLabel: {
            Text("value")
          }
          VStack(spacing: 0) { ForEach(0..<2, id: \.self) { Text("step \($0)") } }
        }
      }
    })
    let text = try studio.draw(.expanded, .init()).grid.plainText()
    for word in ["row 2", "title", "value", "step 1"] { #expect(text.contains(word), "\(word)\n\(text)") }
  }

  @Test("X07 what is positioned above its region is seen")
  func positioned() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("leading") }
      DynamicIslandExpandedRegion(.bottom) {
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            Capsule().fill(.gray)
            Text("X").position(x: geometry.size.width / 2, y: -8)
          }
        }.frame(height: 6)
      }
    })
    let text = try studio.draw(.expanded, .init()).grid.plainText()
    #expect(text.contains("X"), "\(text)")
  }

  @Test("X05 in a language that runs from the right, leading is to the right of the camera")
  func mirrored() throws {
    var studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("leading") }
      DynamicIslandExpandedRegion(.trailing) { Text("trailing") }
      DynamicIslandExpandedRegion(.center) { Text("center") }
      DynamicIslandExpandedRegion(.bottom) { Text("bottom").frame(maxWidth: .infinity, alignment: .leading) }
    })
    studio.environment.layoutDirection = .rightToLeft
    let picture = try studio.draw(.expanded, .init())
    expect(
      picture,
      looks: """
        ▗                                            ▖
          trailing                           leading
                            center
                                              bottom
        ▝                                            ▘
        """)
    #expect(picture.spoken.map(\.line) == ["leading", "center", "trailing", "bottom"])
  }

  @Test("P04 what fills the height stands beside a wide center, and covers nothing of it")
  func filledHeight() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) {
        HStack {
          Spacer(); Text("Serenity"); Spacer()
        }.frame(maxHeight: .infinity)
      }
      DynamicIslandExpandedRegion(.trailing) {
        VStack {
          Spacer();
          HStack {
            Spacer(); Text("25:00"); Spacer()
          }; Spacer()
        }
      }
      DynamicIslandExpandedRegion(.center) {
        Text("Rain by the sea • Wind of the woods • Fire").lineLimit(2).multilineTextAlignment(.center)
      }
    })
    let picture = try studio.draw(.expanded, .init()).grid.plainText()
    #expect(picture.contains(" 25:00") && picture.contains("Serenity "), "\(picture)")
  }

  @Test("P04 a leading view that is wider than the room beside the camera is made narrower")
  func wideLeading() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("quite a long leading text") }
      DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          quite a long
          leading text
          bottom
        ▝                                            ▘
        """)
  }

  @Test("X07 words that wrap beside the camera on a phone have as many lines here, with a sign before them")
  func wrappedBesideSign() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) {
        HStack {
          Image(systemName: "bolt.fill")
          Text("Customer Support Agent").font(.caption)
        }
      }
      DynamicIslandExpandedRegion(.trailing) { Text("4,532 tokens").font(.caption2) }
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          ↯ Customer                    4,532 tokens
            Support Agent

        ▝                                            ▘
        """)
  }

  @Test("X07 small words that fit beside the camera on a phone take some of its columns rather than being cut")
  func smallWords() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) {
        HStack(spacing: 4) {
          Circle().frame(width: 8, height: 8)
          Text("Pasta al dente").font(.caption2).lineLimit(1)
        }
      }
      DynamicIslandExpandedRegion(.trailing) {
        Text("Tap to board").font(.caption2).padding(.horizontal, 8).background(.blue, in: Capsule())
      }
      DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          ● Pasta al dente             Tap to board

          bottom
        ▝                                            ▘
        """)
  }

  @Test("X07 a small center that is wider than between two even sides stands nearer to the shorter one")
  func unevenCenter() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("Recording now").lineLimit(1) }
      DynamicIslandExpandedRegion(.trailing) { Text("12:34") }
      DynamicIslandExpandedRegion(.center) { Text("Weekly product sync, no 4").font(.subheadline).lineLimit(1) }
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          Recording now                        12:34
                    Weekly product sync, no 4

        ▝                                            ▘
        """)
  }

  @Test("P04 a leading view placed belowIfTooWide moves under the camera and takes its width there")
  func belowIfTooWide() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) {
        Text("icon")
        Text("quite a long leading text").dynamicIsland(verticalPlacement: .belowIfTooWide)
      }
      DynamicIslandExpandedRegion(.center) { Text("center") }
      DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          icon
                            center
          quite a long leading text
          bottom
        ▝                                            ▘
        """)
  }

  @Test("P04 a short leading view that takes all it is offered stays beside the camera, also if it might go below")
  func shortAndWide() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) {
        Text("12 min").frame(maxWidth: .infinity, alignment: .leading)
          .dynamicIsland(verticalPlacement: .belowIfTooWide)
      }
      DynamicIslandExpandedRegion(.trailing) { Text("350 m") }
      DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          12 min                               350 m
          bottom

        ▝                                            ▘
        """)
  }

  @Test("P04 below the camera both sides get half, or the one of higher priority all that the other leaves")
  func priorities() throws {
    func studio(_ priority: Double) throws -> Studio<BareAttributes> {
      try BareWidget.studio(expanded: {
        DynamicIslandExpandedRegion(.leading, priority: priority) {
          Text("1")
          Text("a leading text of thirty letters")
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("2")
          Text("trailing")
        }
      })
    }
    expect(
      try studio(0).draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          1                                        2
          a leading text of                 trailing
          thirty letters
        ▝                                            ▘
        """)
    expect(
      try studio(1).draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          1                                        2
          a leading text of thirty letters  trailing

        ▝                                            ▘
        """)
  }

  @Test("P04 the only side, put first, has the whole width for what goes on below the camera")
  func preferred() throws {
    func studio(_ priority: Double) throws -> Studio<BareAttributes> {
      try BareWidget.studio(expanded: {
        DynamicIslandExpandedRegion(.leading, priority: priority) {
          VStack(alignment: .leading) {
            Text("1")
            Text("a leading text of thirty letters")
          }
        }
      })
    }
    #expect(try studio(1).draw(.expanded, .init()).grid.plainText().contains("a leading text of thirty letters"))
    #expect(try !studio(0).draw(.expanded, .init()).grid.plainText().contains("a leading text of thirty letters"))
  }

  @Test("P04 a side put first that may go below the camera stands beside it where it fits there, whole")
  func preferredBelow() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("on") }
      DynamicIslandExpandedRegion(.trailing, priority: 1) {
        VStack {
          Spacer()
          HStack {
            Text("a1"); Spacer()
          }
          Text("b2")
          Text("c3")
          Spacer()
        }
        .dynamicIsland(verticalPlacement: .belowIfTooWide)
      }
    })
    let text = try studio.draw(.expanded, .init()).grid.plainText()
    for word in ["on", "a1", "b2", "c3"] { #expect(text.contains(word), "\(text)") }
    // Nothing of it lies under the camera.
    let row = text.split(separator: "\n").first { $0.contains("a1") } ?? ""
    #expect(row.prefix { $0 != "a" }.count > 30, "\(text)")
  }

  @Test("P04 a center wider than the camera takes room from both sides")
  func wideCenter() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("a leading text of lines") }
      DynamicIslandExpandedRegion(.center) { Text("a center of twenty-six let").lineLimit(1) }
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          a
          leading a center of twenty-six let
          text of
          lines
        ▝                                            ▘
        """)
  }

  @Test("P04 an expanded island is five to ten rows high and says when its content wants more")
  func heights() throws {
    let small = try BareWidget.studio(expanded: { DynamicIslandExpandedRegion(.center) { Text("only center") } })
    let drawn = try small.draw(.expanded, .init())
    #expect(drawn.size == CellSize(columns: 46, rows: 5))
    #expect(drawn.warnings.isEmpty)
    let tall = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.bottom) {
        VStack(spacing: 0) { ForEach(0..<9) { Text("line \($0)") } }
      }
    })
    let cut = try tall.draw(.expanded, .init())
    #expect(cut.size.rows == 10)
    #expect(
      cut.warnings.map(\.description) == ["wants 192 points in height, more than 160"])
  }

  @Test("P04 margins: the first call counts for each edge, a region's own margin replaces the island's outer one")
  func margins() throws {
    let studio = try BareWidget.studio(island: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("L") }.contentMargins(.leading, 0)
        DynamicIslandExpandedRegion(.trailing) { Text("T") }
        DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
      .contentMargins(.trailing, 8, for: .expanded)
      .contentMargins(.all, 24, for: .expanded)
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖

        L                                           T
           bottom

        ▝                                            ▘
        """)
  }

  @Test("P06 links and buttons of the expanded island can be pressed where they are drawn")
  func hitRegions() throws {
    let studio = try Studio(
      PizzaDeliveryActivityWidget(), PizzaDeliveryAttributes(numberOfPizzas: 2, totalAmount: "", orderNumber: "42"))
    let drawn = try studio.draw(
      .expanded, .init(driverName: "Tim", deliveryTimer: start...start.addingTimeInterval(754), step: 2))
    #expect(drawn.hitRegions.map(\.label) == ["Call driver", "Cancel"])
    let rows = drawn.grid.plainText().split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    for region in drawn.hitRegions {
      let text = String(rows[region.rect.minRow][region.rect.minColumn..<region.rect.maxColumn])
      #expect(text.hasSuffix(region.label))
    }
    #expect(drawn.widgetURL?.absoluteString == "pizza://order/42")
  }

  @Test("P06 a link that is cut off with the rows below the island's limit can't be pressed")
  func cutLinks() throws {
    let link = try #require(URL(string: "a://b"))
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.bottom) {
        VStack(spacing: 0) { ForEach(0..<12) { Link("link \($0)", destination: link) } }
      }
    })
    let drawn = try studio.draw(.expanded, .init())
    #expect(drawn.hitRegions.map(\.label) == (0..<8).map { "link \($0)" })
  }

  @Test("P04 X07 a badge beside a wide center keeps its width, and so do words where everything has room")
  func badges() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("PRO").padding(.horizontal, 6).fixedSize() }
      DynamicIslandExpandedRegion(.center) { Text("Conference with the whole of the team").lineLimit(1) }
      DynamicIslandExpandedRegion(.trailing) { Text("12:40") }
    })
    let badge = try studio.draw(.expanded, .init()).grid.plainText()
    #expect(badge.contains("PRO") && badge.contains("12:40") && badge.contains("Conference"), "\(badge)")
    let words = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("Fernsehturmblick") }
      DynamicIslandExpandedRegion(.center) { Text("in 4 min") }
      DynamicIslandExpandedRegion(.trailing) { Text("S7") }
    })
    #expect(try words.draw(.expanded, .init()).grid.plainText().contains("Fernsehturmblick"))
  }

  @Test("P04 X07 what can't be narrower takes the camera's room, where nothing stands there")
  func firm() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("●").frame(width: 80, height: 40) }
      DynamicIslandExpandedRegion(.trailing) {
        HStack {
          Text("Timer").frame(width: 80, height: 48, alignment: .bottom)
          Text("29:59").frame(width: 80, height: 48, alignment: .bottom)
        }
      }
    })
    let drawn = try studio.draw(.expanded, .init()).grid.plainText()
    #expect(drawn.contains("Timer") && drawn.contains("29:59"), "\(drawn)")
  }

  @Test("P04 a side that fills the height fills the row that the others need: the island doesn't grow for it")
  func fillingSide() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading, priority: 1) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Since last set").font(.caption2)
          Text("Bench press")
        }
        .frame(maxHeight: .infinity, alignment: .leading)
      }
      DynamicIslandExpandedRegion(.trailing) { Text("1:23").frame(maxHeight: .infinity, alignment: .trailing) }
    })
    expect(
      try studio.draw(.expanded, .init()),
      looks: """
        ▗                                            ▖
          Since last set                        1:23
          Bench press

        ▝                                            ▘
        """)
  }

  /// A row of the table: leading, trailing and center, and the lines in which they are drawn.
  nonisolated struct Regions: Sendable, CustomTestStringConvertible {
    let leading: String
    let trailing: String
    var center = ""
    var isGreedy = false
    var priorities = (leading: 0.0, trailing: 0.0)
    let lines: [String]
    var testDescription: String { "\(leading) | \(center) | \(trailing)" }

    static let table = [
      Regions(leading: "12.5 km", trailing: "4:20", lines: ["12.5 km                               4:20"]),
      Regions(
        leading: "12.5 km left to go", trailing: "4:20",
        lines: ["12.5 km left                          4:20", "to go"]),
      Regions(
        leading: "Go", trailing: "A rather long text",
        lines: ["Go                           A rather long", "                             text"]),
      Regions(
        leading: "12.5 km", trailing: "148 bpm", center: "Run",
        lines: ["12.5 km                            148 bpm", "                   Run"]),
      Regions(
        leading: "12.5 km", trailing: "5:12 /km", center: "Morning Run around the lake",
        lines: ["12.5 km                           5:12 /km", "       Morning Run around the lake"]),
      Regions(
        leading: "12.5 km", trailing: "148 bpm", center: "Running", isGreedy: true,
        lines: ["12.5 km                            148 bpm", "                 Running"]),
      Regions(
        leading: "12.5 kilometres", trailing: "5", center: "Run",
        lines: ["12.5                                     5", "kilometres         Run"]),
      Regions(
        leading: "12.5 kilometres", trailing: "5", center: "Run", priorities: (1, 0),
        lines: ["12.5                                     5", "kilometres         Run"]),
      Regions(
        leading: "A rather long text", trailing: "Short", priorities: (1, 0),
        lines: ["A rather long                        Short", "text"]),
      Regions(
        leading: "Short", trailing: "A rather long text", priorities: (0, 1),
        lines: ["Short                        A rather long", "                             text"]),
    ]
  }

  @Test("P04 X07 a text beside the camera has one line wherever it has room for it", arguments: Regions.table)
  func regions(row: Regions) throws {
    let center = AnyView(
      row.isGreedy
        ? AnyView(Text(row.center).frame(maxWidth: .infinity))
        : row.center.isEmpty ? AnyView(EmptyView()) : AnyView(Text(row.center)))
    let studio = try BareWidget.studio {
      DynamicIslandExpandedRegion(.leading, priority: row.priorities.leading) { Text(row.leading) }
      DynamicIslandExpandedRegion(.trailing, priority: row.priorities.trailing) { Text(row.trailing) }
      DynamicIslandExpandedRegion(.center) { center }
    }
    let grid = try studio.draw(.expanded, .init()).grid
    let drawn = (1..<grid.size.rows - 1).map { row in
      String(grid.plainText(ofRow: row).dropFirst(2))
    }.filter { !$0.allSatisfy(\.isWhitespace) }
    func trimmed(_ line: String) -> String { String(line.reversed().drop(while: \.isWhitespace).reversed()) }
    #expect(drawn.map(trimmed) == row.lines, "\n\(grid.plainText())")
  }

  @Test("P04 a disc of two rows beside the camera is whole, also where the island has a line around it")
  func discBelowLine() throws {
    func picture(_ line: Color?) throws -> [String] {
      let studio = try BareWidget.studio(island: { _ in
        let island = DynamicIsland {
          DynamicIslandExpandedRegion(.leading) {
            Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 36, height: 36).overlay(Text("A"))
          }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
        return line.map { island.keylineTint($0) } ?? island
      })
      let grid = try studio.draw(.expanded, .init()).grid
      // Below a line the whole of it lies a row lower.
      let first = line == nil ? 0 : 1
      return (first..<first + 3).map { row in
        (0..<8).map { column in
          let cell = grid[column, row]
          return cell.foreground.rgb == RGB(hex: 0xFF0000) || cell.background.rgb == RGB(hex: 0xFF0000) ? "#" : "."
        }.joined()
      }
    }
    #expect(try picture(.white) == picture(nil))
  }

  @Test("P04 a caption that fits beside the camera on a phone stays in one line above a wide center")
  func captionAboveCenter() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) { Text("◐").frame(width: 40, height: 40).padding(.leading, 4) }
      DynamicIslandExpandedRegion(.center) { Text("in a quarter of an hour").frame(maxWidth: .infinity) }
      DynamicIslandExpandedRegion(.trailing) {
        Text("Due at 9:56 AM").font(.caption.weight(.semibold)).padding(.trailing, 4)
      }
    })
    let text = try studio.draw(.expanded, .init()).grid.plainText()
    #expect(text.contains("Due at 9:56 AM") && text.contains("in a quarter of an hour"), "\(text)")
  }

  @Test("P04 below a single line on each side, a center of buttons is whole, and its discs reach below the camera")
  func firmCenter() throws {
    func label(_ name: String) -> some View {
      HStack(spacing: 6) {
        Circle().frame(width: 8, height: 8)
        Text(name).font(.caption).lineLimit(1)
      }
    }
    func stepper(_ color: Color) -> some View {
      HStack(spacing: 10) {
        Text("−").frame(width: 32, height: 32).background(color, in: Circle())
        Text("3").frame(minWidth: 36)
        Text("+").frame(width: 32, height: 32).background(color, in: Circle())
      }.frame(maxWidth: .infinity)
    }
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) {
        label("Yasuo Aggro").frame(maxWidth: .infinity, alignment: .leading)
      }
      DynamicIslandExpandedRegion(.trailing) {
        label("Lux Control").frame(maxWidth: .infinity, alignment: .trailing)
      }
      DynamicIslandExpandedRegion(.center) {
        HStack(spacing: 10) {
          stepper(.blue)
          stepper(.red)
        }
      }
    })
    let grid = try studio.draw(.expanded, .init()).grid
    let text = grid.plainText()
    #expect(text.count(where: { $0 == "+" }) == 2 && text.count(where: { $0 == "−" }) == 2, "\(text)")
    #expect(text.contains("Yasuo Aggro") && text.contains("Lux Control"), "\(text)")
    // The middle discs begin half a row above their letters, where nothing but the camera is.
    let middle = try #require((0..<grid.size.columns).first { grid[$0, 2].glyph == Glyph("+") })
    #expect(grid[middle, 1].glyph != Glyph.space, "\(text)")
  }

  @Test("X07 small letters beside a short center take the room up to it before they wrap, on both sides")
  func besideShortCenter() throws {
    func text(_ center: String) throws -> String {
      let studio = try BareWidget.studio(expanded: {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading) {
            Text("Order 104").font(.headline)
            Text("Bistro Nordlicht").font(.caption)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            Text("12:04")
            Text("estimated arrive").font(.caption)
          }
        }
        DynamicIslandExpandedRegion(.center) { Text(center) }
      })
      return try studio.draw(.expanded, .init()).grid.plainText()
    }
    let short = try text("Mia")
    #expect(short.contains("Bistro Nordlicht   Mia    estimated arrive"), "\(short)")
    // A wider one keeps its distance.
    let wide = try text("On the way")
    #expect(wide.contains("On the way") && !wide.contains("Bistro Nordlicht"), "\(wide)")
  }

  @Test("X07 bars hardly wider than lines take no columns for their gaps from words of a side that is put first")
  func barsBesideWords() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading, priority: 1) {
        HStack(spacing: 10) {
          RoundedRectangle(cornerRadius: 8).fill(.pink).frame(width: 48, height: 48)
          VStack(alignment: .leading) {
            Text("The Lighthouse Keepers").font(.headline).lineLimit(1)
            Text("The Tides").font(.subheadline).lineLimit(1)
          }
        }
        .dynamicIsland(verticalPlacement: .belowIfTooWide)
      }
      DynamicIslandExpandedRegion(.trailing) {
        HStack(spacing: 2) {
          ForEach([0.3, 0.7, 1, 0.5, 0.8, 0.4, 0.9, 0.2], id: \.self) { level in
            Capsule().fill(.pink).frame(width: 3, height: 24 * level)
          }
        }
        .frame(height: 24)
      }
    })
    let text = try studio.draw(.expanded, .init()).grid.plainText()
    #expect(text.contains("The Lighthouse Keepers") && text.contains("▂▄▆▃▅▃▆▁"), "\(text)")
  }

  @Test("X07 the disc of a symbol in the island's first row lies around its letter, as far above it as below")
  func letterOnDisc() throws {
    let studio = try BareWidget.studio(expanded: {
      DynamicIslandExpandedRegion(.leading) {
        HStack {
          Image(systemName: "parkingsign.circle.fill").font(.title).foregroundStyle(.white, .blue)
          VStack(alignment: .leading) {
            Text("Zone 4030").font(.headline)
            Text("B-XK 482").font(.caption)
          }
        }
      }
      DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
    })
    let grid = try studio.draw(.expanded, .init()).grid
    let letter = try #require((0..<grid.size.columns).first { grid[$0, 1].glyph == Glyph("P") })
    func isHalf(_ row: Int, _ half: String) -> Bool {
      grid[letter, row].glyph.map { half.unicodeScalars.contains($0.scalar) } ?? false
    }
    #expect(isHalf(0, "▄▃▅▂") && isHalf(2, "▀"), "\(grid.plainText())")
  }

  @Test("X07 a line that fits beside the camera on a phone takes columns that are free here, where it would be cut")
  func lineBesideCamera() throws {
    func text(_ center: String, _ leading: String = "Hole 7 · Par 4") throws -> String {
      let studio = try BareWidget.studio(expanded: {
        DynamicIslandExpandedRegion(.leading) { Text(leading).font(.subheadline.weight(.heavy)).lineLimit(1) }
        DynamicIslandExpandedRegion(.trailing) { Text("thru 6, +3").font(.subheadline).lineLimit(1) }
        DynamicIslandExpandedRegion(.center) { Text(center).font(.title3) }
      })
      return try studio.draw(.expanded, .init()).grid.plainText()
    }
    let fitting = try text("142")
    #expect(fitting.contains("Hole 7 · Par 4"), "\(fitting)")
    // What is longer than a phone's side is cut as there.
    #expect(try text("142", "Hole 7 · Par 4 · 412 yd").contains("…"))
  }

  @Test("P04 what the camera hides of a line is remarked, and what is left of it ends with “…”")
  func behindCamera() throws {
    func studio(_ title: String) throws -> Studio<BareAttributes> {
      try BareWidget.studio(expanded: {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          VStack(alignment: .leading) {
            Text(title).font(.headline).lineLimit(1)
            Text("Chapter 4").font(.caption)
            Text("Virginia").font(.caption)
          }
        }
        DynamicIslandExpandedRegion(.trailing) { Image(systemName: "book") }
      })
    }
    let cut = try studio("The Lighthouse at the End").draw(.expanded, .init())
    #expect(cut.grid.plainText().contains("The Lightho"), "\(cut.grid.plainText())")
    #expect(cut.grid.plainText().contains("…"), "\(cut.grid.plainText())")
    #expect(cut.warnings.contains { if case .fit(let warning) = $0 { warning.kind == .textCut } else { false } })
    let whole = try studio("The Wave").draw(.expanded, .init())
    #expect(whole.warnings.isEmpty, "\(whole.warnings)")
  }
}
