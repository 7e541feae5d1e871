// swift-format-ignore-file
// What is shown is worked out first, as cases with values; the views only switch over them.
import ActivityKit
import SwiftUI
import WidgetKit

struct DelveAttributes: ActivityAttributes {
  struct Span: Codable, Hashable { var label: String; var start: Date; var end: Date }
  struct ContentState: Codable, Hashable {
    var now: Span
    var next: Span?
    var paused: Bool
    var left: TimeInterval
    var fraction: Double
    var hint: String
  }
  let job: String
}

private let violet = Color(red: 143 / 255, green: 134 / 255, blue: 255 / 255)

private struct Shown {
  enum Mode { case timed(ClosedRange<Date>), still(Double, TimeInterval), over }
  enum Line { case text(String), from(String, Date) }
  let label: String, mode: Mode, line: Line?
  init(_ s: DelveAttributes.ContentState, stale: Bool) {
    let span = { (a: DelveAttributes.Span) in a.start...max(a.start, a.end) }
    if s.paused {
      label = s.now.label; mode = .still(s.fraction, s.left); line = .text(s.hint)
    } else if !stale {
      label = s.now.label; mode = .timed(span(s.now)); line = s.next.map { .from("then \($0.label)", $0.start) }
    } else if let n = s.next {
      label = n.label; mode = .timed(span(n)); line = nil
    } else {
      label = s.now.label; mode = .over; line = .text("done")
    }
  }
}

private struct DelveRing: View {
  let s: Shown
  let size: CGFloat
  var body: some View {
    ZStack {
      Circle().fill(RadialGradient(colors: [violet.opacity(0.42), .clear], center: .center, startRadius: 0, endRadius: size * 0.72))
      Group {
        switch s.mode {
        case .timed(let r):
          ProgressView(timerInterval: r, countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() })
        case .still(let f, _): ProgressView(value: min(1, max(0, f)))
        case .over: ProgressView(value: 1)
        }
      }
      .progressViewStyle(.circular).tint(violet).frame(width: size, height: size)
    }
    .frame(width: size, height: size)
  }
}

private struct DelveClock: View {
  let s: Shown
  var body: some View {
    switch s.mode {
    case .timed(let r): Text(timerInterval: r, countsDown: true).monospacedDigit()
    case .still(_, let left):
      let n = Int(left.rounded(.up))
      Text(String(format: "%d:%02d", n / 60, n % 60)).monospacedDigit()
    case .over: Text("0:00").monospacedDigit()
    }
  }
}

private struct DelveLine: View {
  let line: Shown.Line
  var body: some View {
    switch line {
    case .text(let t): Text(t)
    case .from(let t, let d): Text("\(t) ") + Text(d, style: .time)
    }
  }
}

struct DelveLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DelveAttributes.self) { ctx in
      let s = Shown(ctx.state, stale: ctx.isStale)
      HStack(spacing: 16) {
        DelveRing(s: s, size: 52)
        VStack(alignment: .leading, spacing: 3) {
          Text(ctx.attributes.job).font(.system(.headline, design: .serif)).lineLimit(1)
          Text(s.label).font(.system(.subheadline, design: .serif)).foregroundStyle(.secondary)
          if let line = s.line { DelveLine(line: line).font(.footnote).foregroundStyle(.secondary) }
        }
        Spacer(minLength: 6)
        DelveClock(s: s).font(.system(size: 30, weight: .light, design: .serif)).multilineTextAlignment(.trailing)
          .frame(maxWidth: 104, alignment: .trailing)
      }
      .padding(.horizontal, 18).padding(.vertical, 16)
      .activityBackgroundTint(Color(red: 5 / 255, green: 5 / 255, blue: 12 / 255).opacity(0.92))
    } dynamicIsland: { ctx in
      let s = Shown(ctx.state, stale: ctx.isStale)
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { DelveRing(s: s, size: 40).padding(.leading, 6) }
        DynamicIslandExpandedRegion(.trailing) {
          DelveClock(s: s).font(.system(size: 26, weight: .light)).multilineTextAlignment(.trailing).frame(maxWidth: 96, alignment: .trailing)
        }
        DynamicIslandExpandedRegion(.center) { Text(ctx.attributes.job).font(.headline).lineLimit(1) }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 2) { Text(s.label).font(.subheadline); if let line = s.line { DelveLine(line: line).font(.caption) } }
        }
      } compactLeading: {
        DelveRing(s: s, size: 18)
      } compactTrailing: {
        DelveClock(s: s).font(.system(size: 14, weight: .medium).monospacedDigit()).multilineTextAlignment(.trailing)
          .frame(maxWidth: 46, alignment: .trailing)
      } minimal: {
        DelveRing(s: s, size: 18)
      }
      .keylineTint(violet)
    }
  }
}
