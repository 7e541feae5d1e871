import Foundation
import SkerryCells
import SkerryViews
import SkerryWidgets
import Testing

@testable import Charts

/// What an axis says about dates.
@Suite struct ChartAxisTests {
  @Test("X07 dates that are whole days apart are days on an axis, also two of them; times within a day are times")
  func days() {
    let dates = ChartDates(timeZone: "UTC")
    let midnight = Date(timeIntervalSince1970: 1_769_817_600)
    func label(_ offsets: [Double]) -> String {
      let values = offsets.map { ChartValue.date(midnight + $0) }
      let axis = ChartAxis(values, includesZero: false, domain: nil, dates)
      return axis.ends.last.map(axis.text) ?? ""
    }
    #expect(label([0, 86_400]) == "Feb 1")
    #expect(label([0, 3600, 86_400]).hasPrefix("12:00"))
    #expect(label([0, 7 * 86_400]) == "Feb 7")
  }

  @Test("X07 marks of an axis stand at the values they are given, without words where they have none")
  @MainActor func marks() {
    let values: [ChartValue] = [.number(0), .number(10)]
    let axis = ChartAxis(values, includesZero: true, domain: nil, ChartDates())
    let plot = ChartPlot(marks: [], settings: ChartSettings(), dates: ChartDates())
    func places(_ marks: AxisMarks?) -> [Double] { plot.labels(of: axis, marks, isBelow: false).map(\.place) }
    #expect(places(nil) == [0, 1])
    #expect(places(AxisMarks(values: [2.5, 5, 12])) == [0.25, 0.5], "what lies outside of the plot has no mark")
    #expect(places(AxisMarks { _ in AxisGridLine() }) == [])
    let even = AxisMarks(values: [0, 5, 10]) { value in
      if let number = value.as(Int.self), number % 10 == 0 { AxisValueLabel("\(number)") }
    }
    #expect(places(even) == [0, 1])
  }

  @Test("X07 a band between two values reaches from side to side of the plot")
  @MainActor func bands() {
    let ground = Color(red: 0, green: 1, blue: 0)
    let chart = Chart {
      RectangleMark(yStart: .value("low", 40.0), yEnd: .value("high", 80.0)).foregroundStyle(ground)
      RectangleMark(xStart: .value("from", 8), xEnd: .value("to", 10)).foregroundStyle(ground)
      LineMark(x: .value("t", 0), y: .value("g", 0.0))
      LineMark(x: .value("t", 10), y: .value("g", 0.0))
    }
    .chartYScale(domain: 0...120).chartXAxis(.hidden).chartYAxis(.hidden).frame(height: 96)
    let grid = ViewRendering(AnyView(chart), columns: 20, in: PresentationEnvironment(), at: .now).grid
    func isFilled(_ column: Int, _ row: Int) -> Bool { grid[column, row].background.rgb == RGB(hex: 0x00FF00) }
    #expect((0..<20).allSatisfy { isFilled($0, 2) && isFilled($0, 3) }, "\(grid.plainText())")
    #expect((0..<5).allSatisfy { isFilled(18, $0) } && !isFilled(4, 0) && !isFilled(4, 4), "\(grid.plainText())")
  }

  @Test("X07 X05 names below bars stand below their bars, beside an axis and from right to left, too")
  @MainActor func belowBars() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let chart = Chart(1..<7, id: \.self) { BarMark(x: .value("Day", "\($0)"), y: .value("Hours", 90)) }
        .frame(height: 96).environment(\.layoutDirection, direction)
      let grid = ViewRendering(AnyView(chart), columns: 40, in: PresentationEnvironment(), at: .now).grid
      let names = (0..<40).filter { (0x31...0x36).contains(grid[$0, 5].glyph?.scalar.value ?? 0) }
      let filled = (0..<40).filter { grid[$0, 4].background != Cell.blank.background }
      #expect(names.count == 6 && names.allSatisfy(filled.contains), "\(grid.plainText())")
    }
  }

  @Test("X07 an axis at the leading edge stands before the plot, and labels take all that Apple's take")
  @MainActor func sides() {
    func text(_ position: AxisMarks.Position) -> String {
      let chart = Chart([2, 8], id: \.self) { BarMark(x: .value("Day", "\($0)"), y: .value("Hours", $0)) }
        .chartYAxis {
          AxisMarks(position: position, values: [0, 8]) { _ in
            AxisGridLine()
            AxisTick(centered: true, length: .label)
            AxisValueLabel(
              format: FloatingPointFormatStyle<Double>.number, anchor: .top,
              collisionResolution: .greedy(minimumSpacing: 4))
          }
        }
        .chartXAxis(.hidden).frame(height: 64)
      return ViewRendering(AnyView(chart), columns: 20, in: PresentationEnvironment(), at: .now).grid.plainText()
    }
    let (leading, trailing) = (text(.leading), text(.trailing))
    #expect(leading.split(separator: "\n").first?.hasPrefix("8") == true, "\(leading)")
    #expect(trailing.split(separator: "\n").first?.hasSuffix("8") == true, "\(trailing)")
  }

  @Test("X07 an axis that is hidden has no labels, in whichever order its marks and that are said")
  @MainActor func hidden() {
    func text(_ chart: some View) -> String {
      let shown = chart.chartXAxis(.hidden).frame(height: 64)
      return ViewRendering(AnyView(shown), columns: 20, in: PresentationEnvironment(), at: .now).grid.plainText()
    }
    let chart = Chart([2, 8], id: \.self) { BarMark(x: .value("Day", "\($0)"), y: .value("Hours", $0)) }
    let marks = { AxisMarks(values: [0, 8]) { _ in AxisValueLabel() } }
    #expect(text(chart.chartYAxis { marks() }).contains("8"))
    #expect(!text(chart.chartYAxis { marks() }.chartYAxis(.hidden)).contains("8"))
    #expect(!text(chart.chartYAxis(.hidden).chartYAxis { marks() }).contains("8"))
    #expect(!text(chart.chartYAxis {}).contains("8"))
  }

  @Test("X07 a bar with one value lies along its axis, from nothing to the value, in the middle of the plot")
  @MainActor func alone() {
    #expect(ChartMark.marks(of: BarMark(x: .value("Miles", 10))).first?.y == .name(""))
    #expect(ChartMark.marks(of: BarMark(y: .value("Miles", 10))).first?.x == .name(""))
  }

  @Test("X07 marks in steps stand at each of them: of a number, of a part of the calendar, or as many as are wanted")
  @MainActor func steps() {
    let numbers = ChartAxis([.number(0), .number(10)], includesZero: true, domain: nil, ChartDates())
    func values(_ steps: AxisMarks.Values, _ axis: ChartAxis) -> [ChartValue]? {
      AxisMarks(values: steps).values(of: axis, timeZone: "UTC")
    }
    #expect(values(.stride(by: 2.5), numbers) == [0, 2.5, 5, 7.5, 10].map { .number($0) })
    #expect(values(.automatic(desiredCount: 6), numbers) == [0, 2, 4, 6, 8, 10].map { .number($0) })
    #expect(values(.automatic, numbers) == nil)
    let noon = Date(timeIntervalSince1970: 1_769_860_800)
    let dates = ChartAxis(
      [.date(noon), .date(noon + 9 * 3600)], includesZero: false, domain: nil, ChartDates(timeZone: "UTC"))
    #expect(values(.stride(by: .hour, count: 3), dates) == [0, 3, 6, 9].map { .date(noon + $0 * 3600) })
    #expect(values(.stride(by: .day), dates) == [])
    let names = ChartAxis([.name("a"), .name("b")], includesZero: false, domain: nil, ChartDates())
    #expect(values(.stride(by: 1), names) == nil)
  }

  @Test("X07 each bar has its name, below it or beside it, and what stands above a bar stands on none")
  @MainActor func names() {
    func text(_ chart: some View, columns: Int) -> [String] {
      ViewRendering(AnyView(chart.frame(height: 96)), columns: columns, in: PresentationEnvironment(), at: .now).grid
        .plainText().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let days = [("Mon", 3.0), ("Tue", 8.0), ("Wed", 5.0)]
    let standing = Chart(days, id: \.0) { day, value in
      BarMark(x: .value("Day", day), y: .value("Hours", value)).annotation { Text("\(Int(value))") }
    }.chartYAxis(.hidden)
    let rows = text(standing, columns: 24)
    #expect(["Mon", "Tue", "Wed"].allSatisfy { rows[5].contains($0) }, "\(rows)")
    #expect(rows[0].filter { !$0.isWhitespace } == "8", "\(rows)")
    let lying = Chart(days, id: \.0) { day, value in
      BarMark(x: .value("Hours", value), y: .value("Day", day))
    }.chartXAxis(.hidden)
    let names = text(lying, columns: 24).compactMap { row in ["Mon", "Tue", "Wed"].first { row.contains($0) } }
    #expect(names == ["Mon", "Tue", "Wed"])
  }

  @Test("X07 bars of a chart are alike thick, with something of their ground between them", arguments: 2...7)
  @MainActor func gaps(count: Int) {
    let values = (0..<count).map { ("\($0)", 5.0) }
    func cells(_ chart: some View, columns: Int, rows: Int) -> SkerryCells.Grid {
      let framed = chart.foregroundStyle(Color.red).chartXAxis(.hidden).chartYAxis(.hidden).frame(
        height: Double(rows) * 16)
      return ViewRendering(AnyView(framed), columns: columns, in: PresentationEnvironment(), at: .now).grid
    }
    func runs(_ halves: [Bool]) -> [Int] { halves.split(separator: false).map(\.count) }
    func isFilled(_ grid: SkerryCells.Grid, _ column: Int, _ row: Int, _ quadrants: Set<Unicode.Scalar>) -> Bool {
      let cell = grid[column, row]
      guard let glyph = cell.glyph, !glyph.isBlank else { return cell.background != grid[0, 0].background }
      return quadrants.contains(glyph.scalar)
    }
    let standing = cells(
      Chart(values, id: \.0) { BarMark(x: .value("Day", $0.0), y: .value("Hours", $0.1)) }, columns: count * 2 + 1,
      rows: 2)
    let across = (0..<standing.size.columns).flatMap { column in
      [
        isFilled(standing, column, 1, ["▌", "▙", "▛", "▘", "▖"]),
        isFilled(standing, column, 1, ["▐", "▟", "▜", "▗", "▝"]),
      ]
    }
    #expect(runs(across).count == count && Set(runs(across)).count == 1, "\(standing.plainText())")
    let lying = cells(
      Chart(values, id: \.0) { BarMark(x: .value("Hours", $0.1), y: .value("Day", $0.0)) }, columns: 12, rows: count)
    let down = (0..<lying.size.rows).flatMap { row in [isFilled(lying, 5, row, ["▀"]), isFilled(lying, 5, row, ["▄"])] }
    #expect(runs(down).count == count && Set(runs(down)).count == 1, "\(lying.plainText())")
  }

  @Test("X07 a rule between two values is as long as that, and stands in the middle of the bar of its value")
  @MainActor func candles() {
    let chart = Chart(0..<4, id: \.self) { day in
      RuleMark(x: .value("day", day), yStart: .value("low", 20), yEnd: .value("high", 80))
        .foregroundStyle(Color(red: 1, green: 1, blue: 1))
      BarMark(x: .value("day", day), yStart: .value("open", 40), yEnd: .value("close", 60), width: 6)
        .foregroundStyle(Color(red: 0, green: 1, blue: 0))
    }
    .chartYScale(domain: 0...100).chartXAxis(.hidden).chartYAxis(.hidden).frame(height: 160)
    let grid = ViewRendering(AnyView(chart), columns: 24, in: PresentationEnvironment(), at: .now).grid
    func isRule(_ column: Int, _ row: Int) -> Bool {
      grid[column, row].glyph.map { BrailleDots.mask(of: $0) != nil } ?? false
    }
    let rules = (0..<24).filter { isRule($0, 3) }
    #expect(rules.count == 4, "\(grid.plainText())")
    #expect(rules.allSatisfy { !isRule($0, 0) && !isRule($0, 9) }, "\(grid.plainText())")
    let bodies = (0..<24).filter {
      !(grid[$0, 5].glyph?.isBlank ?? true) || grid[$0, 5].background.rgb == RGB(hex: 0x00FF00)
    }
    #expect(Set(rules).isSubset(of: bodies) && bodies.count <= 8, "\(grid.plainText())")
  }

  @Test("X07 single points of a chart are dots, whatever part of a cell they lie in; many are as fine as cells allow")
  @MainActor func points() {
    func text(_ count: Int) -> String {
      let chart = Chart(0..<count, id: \.self) { index in
        PointMark(x: .value("t", index), y: .value("v", (index * 7) % 11)).foregroundStyle(.red)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).frame(height: 64)
      return ViewRendering(AnyView(chart), columns: 40, in: PresentationEnvironment(), at: .now).grid.plainText()
    }
    for count in [1, 2, 3, 7] { #expect(text(count).count(where: { $0 == "●" }) == count, "\(text(count))") }
    #expect(!text(60).contains("●"))
    let line = Chart {
      ForEach(0..<24, id: \.self) { LineMark(x: .value("t", $0), y: .value("v", Double($0 % 9))) }
      PointMark(x: .value("t", 15), y: .value("v", 6.0)).foregroundStyle(.white)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).frame(height: 64)
    let drawn = ViewRendering(AnyView(line), columns: 30, in: PresentationEnvironment(), at: .now).grid.plainText()
    #expect(drawn.count(where: { $0 == "●" }) == 1, "\(drawn)")
  }

  @Test("X07 the words of a rule stand at the side that they are given")
  @MainActor func wordsOfRule() {
    func column(_ alignment: Alignment) -> Int? {
      let chart = Chart {
        RuleMark(y: .value("Mean", 5.0)).annotation(position: .top, alignment: alignment) { Text("mean") }
        LineMark(x: .value("t", 0), y: .value("v", 0.0))
        LineMark(x: .value("t", 9), y: .value("v", 10.0))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).frame(height: 64)
      let text = ViewRendering(AnyView(chart), columns: 30, in: PresentationEnvironment(), at: .now).grid.plainText()
      return text.split(separator: "\n").compactMap { line in
        line.range(of: "mean").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }.first
    }
    #expect(column(.leading) == 0)
    #expect(column(.center) == 13)
    #expect(column(.trailing) == 26)
  }
}
