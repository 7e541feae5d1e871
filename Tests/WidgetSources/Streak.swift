// swift-format-ignore-file
// A grid drawn by a shape of its own behind the card, themes by name, a clock that turns into a check mark.
import ActivityKit
import WidgetKit
import SwiftUI

struct StreakAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable { var line: String; var streak: Int; var deadline: Date; var done: Bool }
  var title: String
  var course: String
}

private let streakWindow: TimeInterval = 3 * 3600

struct StreakTheme {
  let accent: Color, second: Color, icon: String
  static func of(_ course: String, safe: Bool) -> StreakTheme {
    if safe { return StreakTheme(accent: Color(hex24: 0x34D399), second: .green, icon: "checkmark.shield.fill") }
    return course == "welding"
      ? StreakTheme(accent: Color(hex24: 0xF59E0B), second: .yellow, icon: "bolt.fill")
      : StreakTheme(accent: Color(hex24: 0x22D3EE), second: .cyan, icon: "waveform")
  }
}

fileprivate extension Color {
  init(hex24: UInt32, alpha: Double = 1) {
    self.init(.sRGB, red: Double((hex24 >> 16) & 0xFF) / 255, green: Double((hex24 >> 8) & 0xFF) / 255, blue: Double(hex24 & 0xFF) / 255, opacity: alpha)
  }
}

struct StreakGrid: Shape {
  func path(in r: CGRect) -> Path {
    var p = Path(); let step: CGFloat = 64
    var x = r.minX; while x <= r.maxX { p.move(to: CGPoint(x: x, y: r.minY)); p.addLine(to: CGPoint(x: x, y: r.maxY)); x += step }
    return p
  }
}

struct StreakDial: View {
  let deadline: Date, done: Bool, theme: StreakTheme
  var size: CGFloat = 64, line: CGFloat = 5, iconSize: CGFloat? = nil
  var body: some View {
    ZStack {
      if done || deadline <= Date() {
        Circle().stroke(theme.accent, lineWidth: line)
      } else {
        ProgressView(timerInterval: deadline.addingTimeInterval(-streakWindow)...deadline, countsDown: true, label: { EmptyView() }, currentValueLabel: { EmptyView() })
          .progressViewStyle(.circular).tint(theme.accent).frame(width: size, height: size)
      }
      Image(systemName: theme.icon).font(.system(size: iconSize ?? size * 0.34, weight: .bold)).foregroundColor(theme.second)
    }
    .frame(width: size, height: size)
    .shadow(color: theme.accent.opacity(0.55), radius: size / 8)
  }
}

struct StreakTimer: View {
  let deadline: Date, done: Bool
  var leading = false
  var body: some View {
    if done || deadline <= Date() {
      Image(systemName: "checkmark")
    } else {
      Text(timerInterval: Date()...deadline, countsDown: true).monospacedDigit()
        .multilineTextAlignment(leading ? .leading : .trailing)
        .frame(maxWidth: .infinity, alignment: leading ? .leading : .trailing)
    }
  }
}

struct StreakLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: StreakAttributes.self) { context in
      let th = StreakTheme.of(context.attributes.course, safe: context.state.done)
      HStack(alignment: .center, spacing: 16) {
        StreakDial(deadline: context.state.deadline, done: context.state.done || context.isStale, theme: th, size: 64, line: 6)
        VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: 6) {
            Text(context.attributes.title.uppercased()).font(.system(size: 11, weight: .bold, design: .monospaced)).tracking(1.2)
            if context.state.streak > 0 { Image(systemName: "flame.fill"); Text("\(context.state.streak)") }
          }
          .foregroundColor(th.second).lineLimit(1)
          StreakTimer(deadline: context.state.deadline, done: context.isStale, leading: true)
            .font(.system(size: 30, weight: .bold, design: .monospaced))
          Text(context.state.line).font(.system(size: 14, weight: .semibold)).lineLimit(2).fixedSize(horizontal: false, vertical: true)
        }
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 18).padding(.vertical, 16)
      .background(
        ZStack {
          LinearGradient(colors: [.black, Color(hex24: 0x0E1336)], startPoint: .topLeading, endPoint: .bottomTrailing)
          StreakGrid().stroke(th.accent.opacity(0.08), lineWidth: 0.6)
        })
      .activityBackgroundTint(.black)
    } dynamicIsland: { context in
      let th = StreakTheme.of(context.attributes.course, safe: context.state.done)
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { StreakDial(deadline: context.state.deadline, done: context.state.done, theme: th, size: 44, line: 4) }
        DynamicIslandExpandedRegion(.trailing) {
          StreakTimer(deadline: context.state.deadline, done: context.state.done).font(.system(size: 28, weight: .bold, design: .monospaced))
        }
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.line).font(.system(size: 13, weight: .semibold)).lineLimit(1) }
      } compactLeading: {
        StreakDial(deadline: context.state.deadline, done: context.state.done, theme: th, size: 20, line: 2.5, iconSize: 9)
      } compactTrailing: {
        StreakTimer(deadline: context.state.deadline, done: context.state.done).font(.system(size: 14, weight: .semibold)).frame(maxWidth: 70)
      } minimal: {
        StreakDial(deadline: context.state.deadline, done: context.state.done, theme: th, size: 20, line: 2.5, iconSize: 9)
      }
    }
  }
}
