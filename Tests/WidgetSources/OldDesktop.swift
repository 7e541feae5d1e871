// A task pinned in the look that the state brings along: a bevel drawn with paths, a tick on a grid of its own.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct DesktopInk: Codable, Hashable, Sendable {
  var red, green, blue: Double
  init(_ hex: UInt32) {
    red = Double(hex >> 16 & 0xFF) / 255
    green = Double(hex >> 8 & 0xFF) / 255
    blue = Double(hex & 0xFF) / 255
  }
}

struct OldDesktopAttributes: ActivityAttributes {
  struct Look: Codable, Hashable, Sendable {
    var face, ink, light, dark, accent: DesktopInk
  }
  struct ContentState: Codable, Hashable {
    var title: String
    var day: String?
    var look: Look
  }
  var task: UUID
}

extension Color {
  fileprivate init(_ ink: DesktopInk) { self.init(.sRGB, red: ink.red, green: ink.green, blue: ink.blue, opacity: 1) }
}

struct TickOffIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Tick off"
  @Parameter(title: "Task") var task: String
  init() {}
  init(task: UUID) { self.task = task.uuidString }
  func perform() async throws -> some IntentResult { .result() }
}

private struct StairTick: Shape {
  func path(in rect: CGRect) -> Path {
    let unit = rect.width / 9
    var path = Path()
    for (x, y) in [(0, 4), (1, 5), (2, 6), (3, 7), (4, 6), (5, 5), (6, 4), (7, 3), (8, 2)] {
      path.addRect(CGRect(x: CGFloat(x) * unit, y: CGFloat(y) * unit, width: unit, height: unit * 2))
    }
    return path
  }
}

extension View {
  fileprivate func bevel(_ look: OldDesktopAttributes.Look, width: CGFloat = 2) -> some View {
    overlay {
      ZStack {
        Path { $0.addRect(.infinite) }.stroke(lineWidth: 0)
        GeometryReader { proxy in
          let (right, bottom) = (proxy.size.width, proxy.size.height)
          Path { path in
            path.move(to: CGPoint(x: 0, y: bottom))
            path.addLine(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: right, y: 0))
          }
          .stroke(Color(look.light), lineWidth: width)
          Path { path in
            path.move(to: CGPoint(x: right, y: 0))
            path.addLine(to: CGPoint(x: right, y: bottom))
            path.addLine(to: CGPoint(x: 0, y: bottom))
          }
          .stroke(Color(look.dark), lineWidth: width)
        }
      }
    }
  }
}

struct OldDesktopLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: OldDesktopAttributes.self) { context in
      HStack(alignment: .center, spacing: 8) {
        Text(context.state.title)
          .font(.custom("Bitmap95", fixedSize: 17 * 1.22))
          .foregroundStyle(Color(context.state.look.ink))
          .lineLimit(3)
          .fixedSize(horizontal: false, vertical: true)
          .frame(maxWidth: .infinity, alignment: .leading)
        Button(intent: TickOffIntent(task: context.attributes.task)) {
          StairTick().fill(Color(context.state.look.ink)).frame(width: 18, height: 18).padding(8)
            .background(Color(context.state.look.face))
            .bevel(context.state.look)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Tick off")
        .padding(.trailing, 4)
      }
      .padding(12)
      .activityBackgroundTint(Color(context.state.look.face))
      .activitySystemActionForegroundColor(Color(context.state.look.ink))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
              Text(context.state.title).font(.system(size: 15, weight: .medium)).lineLimit(2)
              if let day = context.state.day { Text(day).font(.system(size: 12)).foregroundStyle(.gray) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button(intent: TickOffIntent(task: context.attributes.task)) {
              Image(systemName: "checkmark.circle.fill").font(.system(size: 26))
                .foregroundStyle(Color(context.state.look.accent))
            }
            .buttonStyle(.plain)
          }
          .padding(.horizontal, 4)
        }
      } compactLeading: {
        Image(systemName: "record.circle.fill").foregroundStyle(Color(context.state.look.accent))
      } compactTrailing: {
        Text(context.state.title).font(.system(size: 13)).lineLimit(1).frame(maxWidth: 90, alignment: .leading)
      } minimal: {
        Image(systemName: "record.circle.fill").foregroundStyle(Color(context.state.look.accent))
      }
      .widgetURL(URL(string: "desk://task/\(context.attributes.task.uuidString)"))
    }
  }
}
