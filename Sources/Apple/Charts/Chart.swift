@_exported import SwiftUI

/// Data as bars, lines, areas, points, rules or sectors, drawn in blocks and dots.
///
/// The plot is as exact as cells are: half a cell for what is filled, a dot for what is a line.
public struct Chart<Content: View>: View {
  private let marks: [ChartMark]
  @Environment(\.chartSettings) private var settings
  @Environment(\.timeZoneIdentifier) private var timeZone
  @Environment(\.uses24HourClock) private var uses24HourClock

  /// The marks of a builder.
  public init(@ChartContentBuilder content: () -> Content) { marks = ChartMark.marks(of: content()) }
  /// A mark, or several, for each element.
  public init<Data: RandomAccessCollection, Mark: View>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
    marks = ChartMark.marks(of: ForEach(data, content: content))
  }
  /// A mark, or several, for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    marks = ChartMark.marks(of: ForEach(data, id: id, content: content))
  }

  public var body: some View {
    GeometryReader { room in
      let plot = plot(height: room.size.height)
      let hasRows = room.size.height >= 48 && !plot.isRound
      let showsX = settings.showsX && hasRows && !plot.labels(of: plot.x, settings.xMarks, isBelow: true).isEmpty
      let showsY = settings.showsY && hasRows && room.size.width >= 96
      let isLeading = settings.yMarks?.isLeading ?? false
      // What stands below the plot is as wide as it is, so that words are below their marks.
      let low = showsX ? 16.0 : 0
      HStack(alignment: .top, spacing: 8) {
        if showsY, isLeading { yLabels(plot, height: room.size.height).padding(.bottom, low) }
        VStack(spacing: 0) {
          ChartPlotView(plot: plot)
          if showsX { xLabels(plot) }
        }
        if showsY, !isLeading { yLabels(plot, height: room.size.height).padding(.bottom, low) }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(plot(height: 0).spoken)
  }

  private func plot(height: CGFloat) -> ChartPlot {
    ChartPlot(
      marks: marks, settings: settings, dates: ChartDates(timeZone: timeZone, uses24HourClock: uses24HourClock),
      height: height)
  }

  @ViewBuilder private func yLabels(_ plot: ChartPlot, height: CGFloat) -> some View {
    // The greatest number stands at the top, and so does the first of some names.
    let rising = plot.labels(of: plot.y, settings.yMarks, isBelow: false)
    let labels = plot.y.names.isEmpty ? rising.reversed() : rising
    // Names have a part of the height each.
    if !plot.y.names.isEmpty, Double(labels.count + 1) * 16 <= height {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(labels.enumerated()), id: \.offset) { _, label in label.content.frame(maxHeight: .infinity) }
      }
      .font(.caption2)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .fixedSize(horizontal: true, vertical: false)
    } else if let first = labels.first, let last = labels.last {
      VStack(alignment: .leading, spacing: 0) {
        first.content
        Spacer(minLength: 0)
        // Of more than two there is room for the middle one.
        if labels.count > 2 {
          labels[labels.count / 2].content
          Spacer(minLength: 0)
        }
        if labels.count > 1 { last.content }
      }
      .font(.caption2)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .fixedSize(horizontal: true, vertical: false)
    }
  }

  @ViewBuilder private func xLabels(_ plot: ChartPlot) -> some View {
    let labels = plot.labels(of: plot.x, settings.xMarks, isBelow: true)
    Group {
      if labels.isEmpty {
        EmptyView()
      } else if settings.xMarks?.values(of: plot.x, timeZone: timeZone) != nil || !plot.x.names.isEmpty {
        AxisRow(labels: labels)
      } else if let first = labels.first, let last = labels.last {
        HStack(spacing: 0) {
          first.content
          Spacer(minLength: 0)
          if labels.count > 1 { last.content }
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}

/// What stands at a place of an axis, from 0 to 1.
struct AxisLabel {
  let place: Double
  let content: AnyView
}

/// Words below their places, as far as they don't run into one another.
private struct AxisRow: View {
  let labels: [AxisLabel]

  var body: some View {
    AxisRowLayout(places: labels.map(\.place)) {
      ForEach(Array(labels.enumerated()), id: \.offset) { _, label in label.content.fixedSize() }
    }
    .clipped()
  }
}

/// Puts words below their places: all of them, or every second, third and so on, so that there is a gap between them.
private struct AxisRowLayout: Layout {
  let places: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 160, height: 16)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let starts = zip(places, widths).map { place, width in
      max(0, min(bounds.width - width, place * bounds.width - width / 2))
    }
    let step = (1...max(1, subviews.count)).first { fits(starts, widths, step: $0) } ?? 1
    for (index, view) in subviews.enumerated() {
      // What has no room stands outside of what is seen.
      let x = index % step == 0 ? starts[index] : 2 * bounds.width + 100
      view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
    }
  }

  private func fits(_ starts: [Double], _ widths: [Double], step: Int) -> Bool {
    let shown = stride(from: 0, to: starts.count, by: step)
    return zip(shown, shown.dropFirst()).allSatisfy { starts[$0] + widths[$0] + 4 <= starts[$1] }
  }
}

/// Gathers marks; they are gathered as views are.
public typealias ChartContentBuilder = ViewBuilder

/// A mark of a chart, or several.
@MainActor @preconcurrency
public protocol ChartContent: View {}

/// A view or a piece of content that knows its marks.
protocol MarkSource {
  @MainActor var marks: [ChartMark] { get }
}

extension TupleView: MarkSource {
  @MainActor var marks: [ChartMark] {
    var marks: [ChartMark] = []
    for view in content { marks += ChartMark.marks(of: view) }
    return marks
  }
}
extension ForEach: MarkSource {
  var marks: [ChartMark] { data.flatMap { ChartMark.marks(of: content($0)) } }
}
extension Group: MarkSource {
  var marks: [ChartMark] { ChartMark.marks(of: content) }
}
extension _ConditionalContent: MarkSource {
  var marks: [ChartMark] {
    switch self {
    case .first(let view): ChartMark.marks(of: view)
    case .second(let view): ChartMark.marks(of: view)
    }
  }
}
extension Optional: MarkSource where Wrapped: View {
  var marks: [ChartMark] { map { ChartMark.marks(of: $0) } ?? [] }
}
extension EmptyView: MarkSource {
  var marks: [ChartMark] { [] }
}

extension ForEach: ChartContent where Content: ChartContent {}

/// One mark: what it is, where, and how it is drawn.
struct ChartMark {
  enum Kind { case bar, line, area, point, ruleX, ruleY, rectangle, sector }
  var kind: Kind
  var x: ChartValue?
  var xEnd: ChartValue?
  var y: ChartValue?
  var yStart: ChartValue?
  /// How wide a bar is, in points; `nil` for its part of the room.
  var width: Double?
  /// Whether it lies between two values, and says nothing of 0.
  var isBody = false
  var angle: Double = 0
  var innerRadius: Double = 0
  var series = ""
  var style: AnyShapeStyle?
  var group: String?
  var lineWidth: Double = 2
  var dash: [Double] = []
  var annotation: AnyView?
  var annotationPosition = AnnotationPosition.top
  var annotationAlignment = Alignment.center

  @MainActor static func marks<V: View>(of view: V) -> [ChartMark] {
    if let source = view as? any MarkSource { return source.marks }
    return view is any ChartContent ? marks(of: view.body) : []
  }
}

/// A value on an axis.
enum ChartValue: Hashable {
  case number(Double)
  case date(Date)
  case name(String)

  var number: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .name: nil
    }
  }
}
