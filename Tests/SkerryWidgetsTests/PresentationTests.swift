import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryViews
import Testing

@testable import SkerryWidgets

/// The presentations of a delivery, as pictures.
@Suite struct PresentationTests {
  private func studio() throws -> Studio<PizzaDeliveryAttributes> {
    try Studio(
      PizzaDeliveryActivityWidget(), PizzaDeliveryAttributes(numberOfPizzas: 2, totalAmount: "", orderNumber: "42"))
  }

  private func state(_ seconds: Double) -> PizzaDeliveryAttributes.ContentState {
    .init(driverName: "Tim", deliveryTimer: start...start.addingTimeInterval(seconds), step: 2)
  }

  @Test("P04 S01 the lock screen's card has round corners, its content and at least five rows")
  func lockScreen() throws {
    expect(
      try studio().draw(.lockScreen, state(754)),
      looks: """
        ▗                                            ▖
          Order #42                            12:34
          Tim is on their way!

          ✓━━━━━━━━━━━━🔥━━━━━━━━━━━━🚗━━━━━━━━━━━━⌂
        ▝                                            ▘
        """)
  }

  @Test("P04 S01 a ground of the content's own goes on to the edge of a card that is higher because rows are whole")
  func groundOfContent() throws {
    func grounds(_ side: Double) throws -> Set<String> {
      let picture = try BareWidget.studio(content: {
        HStack {
          Text("Ferry").frame(height: 32)
          Spacer()
        }.padding(16).background(Color(red: 0, green: 0, blue: 1)).padding(.horizontal, side)
      }).draw(.lockScreen, .init())
      #expect(picture.grid.size.rows == 5)
      return Set((0..<5).map { "\(picture.grid[20, $0].background)" })
    }
    #expect(try grounds(0).count == 1)
    // One that leaves the card's own ground at the sides is a plate, and stays as high as it is.
    #expect(try grounds(16).count == 2)
  }

  @Test("X05 in a language that runs from the right, the leading side of the compact island is to the right")
  func mirroredCompact() throws {
    var studio = try BareWidget.studio(leading: { Text("Reykjavik") }, trailing: { Text("9") })
    studio.environment.layoutDirection = .rightToLeft
    let picture = try studio.draw(.compact, .init())
    expect(
      picture,
      looks: """
              ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
               9               Reykja…
              ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
        """)
    #expect(picture.spoken.map(\.line) == ["Reykjavik", "9"])
  }

  @Test("P04 S01 the compact island grows outwards from the camera")
  func compact() throws {
    expect(
      try studio().draw(.compact, state(754)),
      looks: """
           ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
           ▏👜 2               12:34▕
           ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
        """)
    expect(
      try BareWidget.studio(leading: { Text("Reykjavik") }, trailing: { Text("9") }).draw(.compact, .init()),
      looks: """
        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
         Reykja…               9
        ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
        """)
  }

  @Test("X07 small words that fit beside the camera on a phone are whole in the compact island, too")
  func compactWords() throws {
    expect(
      try BareWidget.studio(
        leading: {
          HStack(spacing: 4) {
            Circle().frame(width: 8, height: 8)
            Text("Paused")
          }
          .font(.caption2)
        },
        trailing: {
          HStack(spacing: 4) {
            Text("12:34").font(.caption.monospacedDigit())
            Color.red.frame(width: 20, height: 12)
          }
        }
      ).draw(.compact, .init()),
      looks: """
        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
         ● Paused            12:34 ▆▆▆
        ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
        """)
  }

  @Test("X07 a ring around a symbol has it in its middle, with two sides in the colour of what is done")
  func ringInMinimal() throws {
    func minimal(_ done: Double) throws -> PresentationRendering {
      try BareWidget.studio(minimal: {
        ZStack {
          Circle().stroke(.white.opacity(0.2), lineWidth: 2)
          Circle().trim(from: 0, to: done).stroke(.green, lineWidth: 2.5).rotationEffect(.degrees(-90))
          Image(systemName: "bolt.fill").font(.caption2)
        }
      }).draw(.minimal, .init())
    }
    let half = try minimal(0.6)
    expect(
      half,
      looks: """
        ▗▄▄▄▖
         (↯)
        ▝▀▀▀▘
        """)
    let whole = try minimal(1).grid
    #expect(whole[1, 1].foreground == whole[3, 1].foreground)
    #expect(half.grid[3, 1].foreground == whole[3, 1].foreground)
    #expect(half.grid[1, 1].foreground != whole[1, 1].foreground)
  }

  @Test("X07 S06 content that is larger than its card is drawn as far as the card goes")
  func largeContent() throws {
    let rendering = try BareWidget.studio(content: {
      ZStack {
        Image("no picture of anybody").resizable().scaledToFill()
        Text("word")
      }.frame(maxWidth: .infinity, minHeight: 140)
    }).draw(.lockScreen, .init())
    #expect(rendering.grid.plainText().contains("word"))
  }

  @Test("X07 what is cut in the minimal island all the same leaves the pill its ends")
  func cutMinimal() throws {
    expect(
      try BareWidget.studio(minimal: { Text("Subtitle").font(.system(size: 11)).minimumScaleFactor(0.6).lineLimit(1) })
        .draw(.minimal, .init()),
      looks: """
        ▗▄▄▄▄▄▖
         Subt…
        ▝▀▀▀▀▀▘
        """)
  }

  @Test("P04 S01 content of two rows uses the pill's upper edge; more is cut and reported")
  func twoRows() throws {
    let two = try BareWidget.studio(leading: {
      VStack(spacing: 0) {
        Text("ab")
        Text("cd")
      }
    })
    let drawn = try two.draw(.compact, .init())
    expect(
      drawn,
      looks: """
             ▟ab               ▙
              cd
             ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
        """)
    #expect(drawn.warnings.isEmpty)
    let beside = try BareWidget.studio(
      leading: {
        VStack(spacing: 0) {
          Text("ab")
          Text("cd")
        }
      }, trailing: { Text("ef") })
    let text = try beside.draw(.compact, .init()).grid.plainText()
    let rows = text.split(separator: "\n")
    #expect(rows[0].contains("ab") && rows[1].contains("cd") && rows[1].contains("ef"), "\(text)")
    let small = try BareWidget.studio(minimal: {
      VStack(spacing: -2) {
        Text("101")
        Text("98")
      }
    })
    expect(
      try small.draw(.minimal, .init()),
      looks: """
        ▟101▙
         98
        ▝▀▀▀▘
        """)
    let three = try BareWidget.studio(leading: { VStack(spacing: 0) { ForEach(0..<3) { Text("\($0)") } } })
    #expect(
      try three.draw(.compact, .init()).warnings.map(\.description)
        == ["wants 48 points in height, more than 32"])
  }

  @Test("X07 words in capitals are large on a card that has the rows for it")
  func capitals() throws {
    func card(_ lines: Int) throws -> String {
      try BareWidget.studio(content: {
        VStack(spacing: 4) {
          Text("SFO").font(.largeTitle)
          ForEach(0..<lines) { Text("line \($0)") }
        }
      }).draw(.lockScreen, .init()).grid.plainText()
    }
    #expect(try !card(3).contains("SFO") && card(3).contains("line 2"))
    #expect(try card(9).contains("SFO") && card(9).contains("line 8"))
  }

  @Test("P04 S01 the minimal presentation is an oval of five columns")
  func minimal() throws {
    expect(
      try BareWidget.studio(minimal: { Text("12") }).draw(.minimal, .init()),
      looks: """
        ▗▄▄▄▖
         12
        ▝▀▀▀▘
        """)
    let wide = try BareWidget.studio(minimal: { Text("12:34:56").fixedSize() })
    #expect(
      try wide.draw(.minimal, .init()).warnings.map(\.description)
        == [
          "minimal wants 64 points in width, more than 40",
          "“12:34:56” is cut by what is around it inside a number: what is left reads as another one",
        ])
  }

  @Test("P04 a larger phone has a wider island")
  func largePhone() throws {
    var studio = try studio()
    studio.environment.metrics = .large
    #expect(try studio.draw(.compact, state(60)).size.columns == 33)
    #expect(try studio.draw(.expanded, state(60)).size.columns == 51)
    #expect(try studio.draw(.lockScreen, state(60)).size.columns == 51)
    #expect(ScreenMetrics.regular.screenColumns == 49)
  }

  @Test("P04 one side of the compact island can be drawn alone")
  func sides() throws {
    expect(
      try studio().draw(.compactTrailing, state(59)),
      looks: """
        ▗▄▄▄▄▄▖
        ▏0:59 ▕
        ▝▀▀▀▀▀▘
        """)
  }

  @Test("T02 timers of all presentations are right around the minute and the hour")
  func boundaries() throws {
    let drawn = try studio().draw(.lockScreen, state(3601))
    func time() -> String {
      drawn.grid.plainText().split(separator: "\n")[1].split(separator: " ").last.map(String.init) ?? ""
    }
    #expect(time() == "1:00:01")
    _ = drawn.advance(to: start.addingTimeInterval(2))
    #expect(time() == "59:59")
    _ = drawn.advance(to: start.addingTimeInterval(3542))
    #expect(time() == "0:59")
    _ = drawn.advance(to: start.addingTimeInterval(3601))
    #expect(time() == "0:00")
    #expect(drawn.nextChange == nil)
  }

  @Test("P13 what is private is boxed while the screen hides it, and not spoken")
  func privacy() throws {
    var studio = try studio()
    #expect(try studio.draw(.lockScreen, state(60)).spoken.map(\.label).contains("Tim is on their way!"))
    studio.environment.redaction = .privacy
    let drawn = try studio.draw(.lockScreen, state(60))
    #expect(drawn.grid.plainText().contains("▒▒▒▒"))
    #expect(!drawn.grid.plainText().contains("Tim"))
    #expect(!drawn.spoken.map(\.label).contains { $0.contains("Tim") })
  }

  @Test("P03 a stale activity is drawn as its views say")
  func stale() throws {
    #expect(try studio().draw(.lockScreen, state(60), isStale: true).grid.plainText().contains("No news"))
  }

  @Test("M08 a small card is the views' own where they have one, else both compact sides")
  func small() throws {
    var studio = try studio()
    studio.environment.activityFamily = .small
    let own = try studio.draw(.lockScreen, state(754))
    expect(
      own,
      looks: """
        ▗                   ▖
        Tim
        12:34

        ▝                   ▘
        """)
    var bare = try BareWidget.studio(leading: { Text("left") }, trailing: { Text("right") })
    bare.environment.activityFamily = .small
    expect(
      try bare.draw(.lockScreen, .init()),
      looks: """
        ▗                   ▖

         left          right

        ▝                   ▘
        """)
  }

  @Test("P14 compact and minimal are read as one element for each side")
  func speech() throws {
    let studio = try BareWidget.studio(
      leading: {
        HStack {
          Text("Line")
          Text("7")
        }
      }, trailing: { Text("4 min") }, minimal: { VStack { ForEach(0..<2) { Text("m\($0)") } } })
    #expect(try studio.draw(.compact, .init()).spoken.map(\.line) == ["Line, 7", "4 min"])
    #expect(try studio.draw(.minimal, .init()).spoken.map(\.line) == ["m0, m1"])
  }

  @Test("P14 a presentation that shows something but says nothing is reported, and so is one that shows nothing")
  func nothingSpoken() throws {
    let silent = try BareWidget.studio(minimal: { Text("7").accessibilityHidden(true) })
    #expect(try silent.draw(.minimal, .init()).warnings == [.nothingSpoken])
    let empty = try BareWidget.studio(minimal: { EmptyView() })
    #expect(try empty.draw(.minimal, .init()).warnings == [.nothingShown])
  }

  @Test("P04 S01 content of four and five columns leaves the oval its ends, and no digit is cut")
  func fullMinimal() throws {
    for text in ["1", "12", "9:41", "10:05"] {
      let drawn = try BareWidget.studio(minimal: { Text(text) }).draw(.minimal, .init())
      let rows = drawn.grid.plainText().split(separator: "\n").map(String.init)
      let columns = max(5, text.count + 2)
      #expect(drawn.grid.size.columns == columns && drawn.warnings.isEmpty, "\(text)")
      #expect(rows[0] == "▗" + String(repeating: "▄", count: columns - 2) + "▖")
      #expect(rows[1].contains(text) && drawn.grid[0, 1].glyph?.isBlank == true)
      #expect(drawn.grid[columns - 1, 1].glyph?.isBlank == true)
    }
  }

  @Test("P06 controls in compact and minimal are ignored and reported")
  func ignoredControls() throws {
    let studio = try Studio(CountdownLiveActivity(), CountdownAttributes(name: "Eggs", startDate: start))
    let drawn = try studio.draw(.minimal, .init(endDate: start.addingTimeInterval(60)))
    #expect(drawn.hitRegions.isEmpty)
    #expect(drawn.warnings.map(\.description) == ["minimal: “60m” can't be pressed; a tap opens the app"])
  }

  @Test("P06 several widgetURLs in one presentation are reported and the outermost counts")
  func severalURLs() throws {
    let studio = try BareWidget.studio(content: {
      Text("x").widgetURL(URL(string: "a://inner")).padding().widgetURL(URL(string: "a://outer"))
    })
    let drawn = try studio.draw(.lockScreen, .init())
    #expect(drawn.widgetURL?.absoluteString == "a://outer")
    #expect(drawn.warnings.count == 1)
  }

  @Test("P01 the card takes the tint and the button colour its views ask for")
  func tints() throws {
    let studio = try BareWidget.studio(content: {
      Text("x").activityBackgroundTint(Color(white: 1).opacity(0.5)).activitySystemActionForegroundColor(.black)
    })
    let drawn = try studio.draw(.lockScreen, .init())
    let expected = RGB(hex: 0xFFFFFF).blended(over: studio.environment.ground, opacity: 0.5)
    #expect(drawn.background == expected)
    #expect(drawn.grid[5, 0].background == CellColor(expected))
    #expect(drawn.actionForeground == RGB(hex: 0x000000))
    let plain = try BareWidget.studio(content: { Text("x") })
    #expect(try plain.draw(.lockScreen, .init()).grid[5, 0].background == CellColor(RGB(hex: 0x000000)))
  }

  @Test("P01 X05 a card's tint that no catalogue has is remarked")
  func missingTint() throws {
    let studio = try BareWidget.studio(content: { Text("x").activityBackgroundTint(Color("Nobody").opacity(0.5)) })
    let remarks = try studio.draw(.lockScreen, .init()).warnings.map(\.description)
    #expect(remarks == ["the colour “Nobody” is not in the asset catalogue: the card has no tint"])
  }

  @Test("P01 X05 a key line's tint that no catalogue has is remarked", arguments: [false, true])
  func missingKeyline(isExpanded: Bool) throws {
    let studio = try BareWidget.studio(island: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("a") }
      } compactLeading: {
        Text("a")
      } compactTrailing: {
        Text("b")
      } minimal: {
        Text("c")
      }
      .keylineTint(Color("Nobody"))
    })
    let remarks = try studio.draw(isExpanded ? .expanded : .compact, .init()).warnings.map(\.description)
    #expect(remarks == ["the colour “Nobody” is not in the asset catalogue: the island has no keyline"])
  }

  @Test("P01 X07 a ring around a number beside the camera leaves the key line whole")
  func unbrokenKeyline() throws {
    let studio = try BareWidget.studio(island: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.trailing) {
          ZStack {
            Circle().stroke(.green, lineWidth: 3).frame(width: 32, height: 32)
            Text("12").font(.caption2)
          }
        }
        DynamicIslandExpandedRegion(.bottom) { Text("a") }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
      .keylineTint(.blue)
    })
    let grid = try studio.draw(.expanded, .init()).grid
    #expect(
      grid.plainText(ofRow: 0).trimmingCharacters(in: ["▗", "▖"]).allSatisfy { $0 == "▔" }, "\(grid.plainText())")
  }

  @Test("P01 a key line tints the island's edge and nothing else")
  func keyline() throws {
    let studio = try studio()
    let drawn = try studio.draw(.expanded, state(60))
    #expect(drawn.grid[10, 0].glyph == Glyph("▔"))
    #expect(drawn.grid[22, 1].background == CellColor(RGB(hex: 0x000000)))
    let pill = try studio.draw(.compact, state(60)).grid
    #expect(pill[10, 0].foreground == CellColor(RGB(hex: 0x000000)))
    #expect(pill.plainText(ofRow: 1).contains("▏👜"))
    let plain = try BareWidget.studio(leading: { Text("a") })
    #expect(try !plain.draw(.compact, .init()).grid.plainText().contains("▏"))
  }

  @Test("D04 in every few colours, without colours and in ASCII each presentation keeps an outline")
  func outlines() throws {
    for presentation: LiveActivityPresentation in [.lockScreen, .expanded, .compact, .minimal] {
      let grid = try studio().draw(presentation, state(60)).grid
      for depth in [ColorDepth.colors16, .colors8, .mono] {
        let shown = GridReduction(depth: depth).reduce(grid).plainText()
        for corner in "╭╮╰╯" { #expect(shown.contains(corner), "\(presentation) in \(depth)") }
      }
      let ascii = GridReduction(depth: .mono, ascii: true).reduce(grid).plainText()
      #expect(ascii.contains(".---") && ascii.contains("'---"))
    }
  }

  @Test("D04 X07 the line of a card's edge does not run through words in its first row")
  func edgeBesideWords() throws {
    let studio = try BareWidget.studio {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("NBA finals")
          Spacer()
          Text("Q4 2:31")
        }
        ForEach(0..<9) { Text("Row \($0)") }
      }
      .padding(.horizontal, 16)
    }
    let grid = try studio.draw(.lockScreen, .init()).grid
    for depth in [ColorDepth.truecolor, .colors16, .mono] {
      let shown = GridReduction(depth: depth, ascii: true).reduce(grid)
      let row = shown.plainText(ofRow: 0)
      #expect(row.contains("NBA finals") && !row.contains("-"), "\(row)")
    }
  }

  @Test("P04 X07 a card's content is cut at the card's round corners, whatever shape it ends with")
  func cutCorners() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let contents: [(String, AnyView)] = [
      ("rounded", AnyView(RoundedRectangle(cornerRadius: 20).fill(blue))),
      ("slightly rounded", AnyView(RoundedRectangle(cornerRadius: 10).fill(blue))),
      ("color", AnyView(blue)),
      ("background", AnyView(Color.clear.background(RoundedRectangle(cornerRadius: 24).fill(blue)))),
    ]
    for (name, content) in contents {
      let studio = try BareWidget.studio { content.frame(height: 160).activityBackgroundTint(.red) }
      let grid = try studio.draw(.lockScreen, .init()).grid
      let (right, bottom) = (grid.size.columns - 1, grid.size.rows - 1)
      let corners: [(Int, Int, Unicode.Scalar)] = [
        (0, 0, "▗"), (right, 0, "▖"), (0, bottom, "▝"), (right, bottom, "▘"),
      ]
      for (column, row, glyph) in corners {
        #expect(grid[column, row].glyph == Glyph(glyph), "\(name)")
        #expect(grid[column, row].background == CellColor(studio.environment.ground), "\(name)")
      }
      #expect(grid[0, 0].foreground.rgb?.blue == 255, "\(name)")
    }
  }

  @Test("P04 X07 content wider than the card is in its middle: both of its ends are cut")
  func wideContent() throws {
    let studio = try BareWidget.studio {
      HStack(spacing: 8) { ForEach(["one", "two", "three"], id: \.self) { Text($0).frame(width: 140) } }
    }
    let picture = try studio.draw(.lockScreen, .init()).grid
    let row = (0..<picture.size.rows).map { picture.plainText(ofRow: $0) }.first { $0.contains("two") } ?? ""
    let words = try ["one", "two", "three"].map { word in
      let range = try #require(row.firstRange(of: word), "\(row)")
      return row.distance(from: row.startIndex, to: range.lowerBound) * 2 + word.count
    }
    #expect(abs(words[1] - picture.size.columns) <= 1)
    #expect(abs(words[0] + words[2] - 2 * picture.size.columns) <= 2)
  }
}
