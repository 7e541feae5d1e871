import SkerryBasics

extension ChartValue {
  var text: String {
    switch self {
    case .number(let number): number == number.rounded() ? String(Int(number)) : "\(number)"
    case .date(let date): ChartDates().text(date)
    case .name(let name): name
    }
  }
}

/// How the dates of a chart are written: as days, or as times of day where all lie within two days.
struct ChartDates {
  /// Seconds from which on a chart counts in days.
  private static let twoDays = 48.0 * 3600

  var timeZone = "UTC"
  var uses24HourClock = false
  var showsTime = false

  /// For an axis of some dates, which lie within so many seconds. Dates whole days apart are days, however few.
  func over(_ seconds: Double, _ dates: [Double]) -> ChartDates {
    var copy = self
    let first = dates.min() ?? 0
    let areDays = Set(dates).count > 1 && dates.allSatisfy { ($0 - first).remainder(dividingBy: 86_400) == 0 }
    copy.showsTime = seconds < Self.twoDays && !areDays
    return copy
  }

  func text(_ date: Date) -> String {
    let clock = WallClock(date, timeZone: timeZone)
    return showsTime
      ? clock.timeText(uses24HourClock: uses24HourClock) : "\(clock.monthName.prefix(3)) \(clock.day)"
  }
}

/// An axis: names in their order, or numbers between two ends.
struct ChartAxis {
  var names: [String] = []
  var least = 0.0
  var most = 1.0
  /// How its numbers are written where they stand for dates.
  private(set) var dates: ChartDates?

  init(_ values: [ChartValue], includesZero: Bool, domain: ClosedRange<Double>?, _ dates: ChartDates) {
    var isDate = false
    var numbers: [Double] = []
    for value in values {
      if case .name(let name) = value { if !names.contains(name) { names.append(name) } }
      if case .date = value { isDate = true }
      if let number = value.number { numbers.append(number) }
    }
    least = numbers.min() ?? 0
    most = numbers.max() ?? 1
    if includesZero, !isDate { (least, most) = (min(0, least), max(0, most)) }
    if let domain { (least, most) = (domain.lowerBound, domain.upperBound) }
    if most <= least { most = least + 1 }
    if isDate { self.dates = dates.over(most - least, numbers) }
  }

  /// From 0 to 1; names stand in the middle of their part.
  func place(_ value: ChartValue) -> Double {
    if case .name(let name) = value {
      return names.firstIndex(of: name).map { (Double($0) + 0.5) / Double(names.count) } ?? 0.5
    }
    return ((value.number ?? least) - least) / (most - least)
  }

  /// A value in words.
  func text(_ value: ChartValue) -> String {
    if case .date(let date) = value, let dates { dates.text(date) } else { value.text }
  }

  /// The values of marks in steps; `nil` where there are no steps, as between names.
  func values(_ steps: AxisMarks.Values.Steps, timeZone: String) -> [ChartValue]? {
    guard names.isEmpty, most > least else { return nil }
    switch steps {
    case .calendar(let component, let count):
      guard dates != nil else { return nil }
      return calendarValues(component, max(1, count), timeZone: timeZone)
    case .even(let step): return evenValues(step)
    case .about(let count): return evenValues(Self.roundStep((most - least) / Double(max(1, count - 1))))
    }
  }

  /// More marks than fit on any screen.
  private static let mostMarks = 200

  private func evenValues(_ step: Double) -> [ChartValue]? {
    guard step > 0, (most - least) / step <= Double(Self.mostMarks) else { return nil }
    let first = (least / step).rounded(.up) * step
    return stride(from: first, through: most + step / 1000, by: step).map {
      dates == nil ? .number($0) : .date(Date(timeIntervalSinceReferenceDate: $0))
    }
  }

  /// A step of one, two or five with as many zeros as needed.
  private static func roundStep(_ step: Double) -> Double {
    var unit = 1.0
    while unit * 10 <= step { unit *= 10 }
    while unit > step { unit /= 10 }
    return [1, 2, 5, 10].map { $0 * unit }.min { abs($0 - step) < abs($1 - step) } ?? unit
  }

  private func calendarValues(_ component: Calendar.Component, _ count: Int, timeZone: String) -> [ChartValue]? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    let end = Date(timeIntervalSinceReferenceDate: most)
    var date = Date(timeIntervalSinceReferenceDate: least)
    guard let whole = calendar.dateInterval(of: component, for: date) else { return nil }
    if whole.start < date { date = whole.end }
    var values: [ChartValue] = []
    while date <= end, values.count < Self.mostMarks {
      values.append(.date(date))
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
      date = next
    }
    return values
  }

  /// The values at its ends, the least first; all of its names.
  var ends: [ChartValue] {
    if !names.isEmpty { return names.map { .name($0) } }
    return [least, most].map {
      dates == nil ? .number($0) : .date(Date(timeIntervalSinceReferenceDate: $0))
    }
  }
}

/// Marks with their axes.
struct ChartPlot {
  let marks: [ChartMark]
  let x: ChartAxis
  let y: ChartAxis
  let groups: [String]
  let settings: ChartSettings
  let timeZone: String

  /// - Parameter height: the points that there are, of which what stands above the highest bar takes a line.
  init(marks: [ChartMark], settings: ChartSettings, dates: ChartDates, height: CGFloat = 0) {
    self.marks = marks
    self.settings = settings
    timeZone = dates.timeZone
    let hasBars = marks.contains { $0.kind == .bar && !$0.isBody || $0.kind == .area }
    let isLying = marks.contains { mark in
      if case .name = mark.y { return mark.kind == .bar }
      return false
    }
    var piles: [ChartValue: Double] = [:]
    var values = marks.flatMap { [$0.y, $0.yStart].compactMap(\.self) }
    for mark in marks where mark.kind == .bar && mark.yStart == nil {
      guard let place = mark.x, let number = mark.y?.number, !isLying else { continue }
      piles[place, default: 0] += number
      values.append(.number(piles[place, default: 0]))
    }
    x = ChartAxis(
      marks.flatMap { [$0.x, $0.xEnd].compactMap(\.self) }, includesZero: isLying, domain: settings.xDomain, dates)
    var axisOfY = ChartAxis(values, includesZero: hasBars && !isLying, domain: settings.yDomain, dates)
    let isLabelled = marks.contains {
      $0.kind == .bar && $0.annotation != nil && [.top, .automatic].contains($0.annotationPosition)
    }
    if isLabelled, !isLying, settings.yDomain == nil, height >= 48 {
      axisOfY.most = axisOfY.least + (axisOfY.most - axisOfY.least) / (1 - 16 / height)
    }
    y = axisOfY
    groups = marks.compactMap(\.group).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The words of an axis, from its beginning to its end: at the values of its marks, or at its ends.
  @MainActor func labels(of axis: ChartAxis, _ marks: AxisMarks?, isBelow: Bool) -> [AxisLabel] {
    (marks?.values(of: axis, timeZone: timeZone) ?? axis.ends).enumerated().compactMap { index, value in
      let label = marks.map { $0.label(value, index: index) } ?? AxisValueLabel()
      guard let label, (0...1).contains(axis.place(value)) else { return nil }
      return AxisLabel(
        place: isBelow ? placeAcross(value) : axis.place(value), content: label.content(value, words: axis.text(value)))
    }.sorted { $0.place < $1.place }
  }

  /// Where a value lies from side to side: bars over numbers and dates stand beside each other, not half outside of the plot, and
  /// so does all that belongs to them.
  func placeAcross(_ value: ChartValue) -> Double {
    let bars = Set(marks.filter { $0.kind == .bar && $0.xEnd == nil }.compactMap(\.x)).count
    guard x.names.isEmpty, y.names.isEmpty, bars > 1 else { return x.place(value) }
    let slot = 1 / Double(bars)
    return slot / 2 + x.place(value) * (1 - slot)
  }

  var isRound: Bool { marks.contains { $0.kind == .sector } }

  /// The colors that groups get one after the other, as on iOS.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  func style(_ mark: ChartMark) -> AnyShapeStyle {
    if let style = mark.style { return style }
    guard let group = mark.group else { return AnyShapeStyle(.tint) }
    if let own = settings.styles[group] { return own }
    let index = groups.firstIndex(of: group) ?? 0
    if index < settings.range.count { return settings.range[index] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  var spoken: String {
    let values = marks.prefix(12).compactMap { mark -> String? in
      guard mark.kind != .ruleX, let y = mark.y ?? (mark.kind == .sector ? .number(mark.angle) : nil) else {
        return nil
      }
      return (mark.x.map { x.text($0) + " " } ?? mark.group.map { $0 + " " } ?? "") + self.y.text(y)
    }
    return (["chart"] + values).joined(separator: ", ")
  }
}

/// Draws the marks into the room that there is.
struct ChartPlotView: View {
  let plot: ChartPlot

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      drawn(rules(areWicks: true))
      if plot.isRound { sectors } else { bars }
      drawn(lines)
      if areDots { dots }
      annotations
    }
  }

  private func drawn(_ lines: [Line]) -> some View {
    ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
      if line.isFilled {
        PlotShape(make: line.path).fill(line.style)
      } else {
        PlotShape(make: line.path).stroke(line.style, style: StrokeStyle(lineWidth: line.width, dash: line.dash))
      }
    }
  }

  private struct Line {
    var path: (CGRect) -> Path
    var style: AnyShapeStyle
    var isFilled = false
    var width = 2.0
    var dash: [Double] = []
  }

  /// Where a mark lies within the plot.
  func point(_ mark: ChartMark, _ rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.minX + plot.placeAcross(mark.x ?? .number(0)) * rect.width,
      y: rect.maxY - plot.y.place(mark.y ?? .number(0)) * rect.height)
  }

  /// Where a rule begins and ends: at its values, or at the sides of the plot.
  private func ends(of rule: ChartMark, _ rect: CGRect) -> (CGPoint, CGPoint) {
    let place = point(rule, rect)
    if rule.kind == .ruleX {
      let bottom = rule.yStart.map { rect.maxY - plot.y.place($0) * rect.height }
      return (
        CGPoint(x: place.x, y: rule.y == nil ? rect.minY : place.y), CGPoint(x: place.x, y: bottom ?? rect.maxY)
      )
    }
    let end = rule.xEnd.map { rect.minX + plot.placeAcross($0) * rect.width }
    return (
      CGPoint(x: rule.x == nil ? rect.minX : place.x, y: place.y), CGPoint(x: end ?? rect.maxX, y: place.y)
    )
  }

  /// The rules of the plot: those of a length of their own, such as the wicks of candles, which lie below the bars, or all
  /// others.
  private func rules(areWicks: Bool) -> [Line] {
    plot.marks.filter { [.ruleX, .ruleY].contains($0.kind) && ($0.yStart != nil) == areWicks }.map { mark in
      Line(
        path: { rect in
          let (start, end) = ends(of: mark, rect)
          return Path {
            $0.move(to: start)
            $0.addLine(to: end)
          }
        }, style: mark.style ?? AnyShapeStyle(.secondary), width: mark.lineWidth, dash: mark.dash)
    }
  }

  private var lines: [Line] {
    var lines: [Line] = []
    for kind in [ChartMark.Kind.area, .line] {
      let marks = plot.marks.filter { $0.kind == kind }
      let names = marks.map(\.series).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      for series in names {
        let own = marks.filter { $0.series == series }
        guard let first = own.first else { continue }
        lines.append(
          Line(
            path: { rect in
              var path = Path()
              path.addLines(own.map { point($0, rect) })
              if kind == .area, let last = own.last {
                path.addLine(to: CGPoint(x: point(last, rect).x, y: rect.maxY))
                path.addLine(to: CGPoint(x: point(first, rect).x, y: rect.maxY))
                path.closeSubpath()
              }
              return path
            }, style: plot.style(first), isFilled: kind == .area, width: first.lineWidth, dash: first.dash))
      }
    }
    lines += rules(areWicks: false)
    for mark in plot.marks where mark.kind == .point && !areDots {
      lines.append(
        Line(
          path: { rect in
            let place = point(mark, rect)
            return Path(ellipseIn: CGRect(x: place.x - 4, y: place.y - 6, width: 8, height: 12))
          }, style: plot.style(mark), isFilled: true))
    }
    return lines
  }

  /// Bars and areas between values, one behind the other where they are piled up.
  @ViewBuilder private var bars: some View {
    let marks = plot.marks.filter { $0.kind == .bar || $0.kind == .rectangle }
    let frames = Self.frames(marks, plot)
    ForEach(Array(zip(marks, frames).enumerated()), id: \.offset) { _, pair in
      PlotShape { rect in
        Path(
          Self.separate(
            CGRect(
              x: rect.minX + pair.1.minX * rect.width, y: rect.maxY - pair.1.maxY * rect.height,
              width: pair.1.width * rect.width, height: pair.1.height * rect.height), pair.0))
      }
      .fill(plot.style(pair.0))
    }
  }

  @ViewBuilder private var sectors: some View {
    let marks = plot.marks.filter { $0.kind == .sector }
    let sum = max(marks.reduce(0) { $0 + $1.angle }, .leastNormalMagnitude)
    let starts = marks.indices.map { marks[..<$0].reduce(0) { $0 + $1.angle } / sum }
    ForEach(Array(marks.enumerated()), id: \.offset) { index, mark in
      PlotShape { rect in
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        let (start, end) = (starts[index], starts[index] + mark.angle / sum)
        var path = Path()
        path.addArc(
          center: center, radius: radius, startAngle: .degrees(start * 360 - 90), endAngle: .degrees(end * 360 - 90),
          clockwise: false)
        if mark.innerRadius > 0 {
          path.addArc(
            center: center, radius: radius * mark.innerRadius, startAngle: .degrees(end * 360 - 90),
            endAngle: .degrees(start * 360 - 90), clockwise: true)
        } else {
          path.addLine(to: center)
        }
        path.closeSubpath()
        return path
      }
      .fill(plot.style(mark.style == nil && mark.group == nil ? Self.numbered(mark, index) : mark))
    }
  }

  /// Sectors without a style of their own differ in strength.
  private static func numbered(_ mark: ChartMark, _ index: Int) -> ChartMark {
    var copy = mark
    copy.style = AnyShapeStyle(TintShapeStyle().opacity(max(0.25, 1 - 0.2 * Double(index))))
    return copy
  }

  /// Where the middle of an annotation stands: in a bar, or in the row above the one in which it ends.
  private static func middle(of mark: ChartMark, _ top: CGFloat, _ height: CGFloat) -> CGFloat {
    if case .name = mark.y { return top - 8 }
    guard mark.kind == .bar else { return top - 8 }
    return mark.annotationPosition == .overlay ? (top + height) / 2 : (top / 16).rounded(.down) * 16 - 8
  }

  @ViewBuilder private var annotations: some View {
    let marks = plot.marks.filter { $0.annotation != nil }
    GeometryReader { room in
      ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in
        if let annotation = mark.annotation {
          let place = point(mark, CGRect(origin: .zero, size: room.size))
          let middle = min(max(Self.middle(of: mark, place.y, room.size.height), 8), room.size.height - 8)
          if mark.kind == .ruleY {
            // A rule goes from side to side: its words may stand at one of them.
            annotation.fixedSize()
              .frame(
                width: room.size.width,
                alignment: Alignment(horizontal: mark.annotationAlignment.horizontal, vertical: .center)
              )
              .position(x: room.size.width / 2, y: middle)
          } else {
            annotation.fixedSize().position(x: min(max(place.x, 8), room.size.width - 8), y: middle)
          }
        }
      }
    }
  }
}

/// A shape that a closure makes.
private struct PlotShape: Shape {
  let make: (CGRect) -> Path
  func path(in rect: CGRect) -> Path { make(rect) }
}
