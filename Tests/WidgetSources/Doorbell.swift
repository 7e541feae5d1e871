// A call that rings on the lock screen: type of the app's own, a wave of bars thinner than a cell, pills that answer.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct DoorbellAttributes: ActivityAttributes {
  enum Phase: String, Codable, Hashable { case ringing, talking }
  struct ContentState: Codable, Hashable {
    var phase: Phase
    var since: Date
    var lastWords: String
  }
  var door: String
}

private enum DoorInk {
  static let sea = Color(red: 0.1, green: 0.45, blue: 0.6)
  static let deep = Color(red: 0.04, green: 0.2, blue: 0.32)
  static let open = Color(red: 0.2, green: 0.66, blue: 0.4)
  static let shut = Color(red: 0.8, green: 0.24, blue: 0.24)
  static func type(_ size: CGFloat, _ weight: String = "Medium") -> Font { .custom("Harbour-\(weight)", size: size) }
}

private struct DoorBadge: View {
  var name: String
  var side: CGFloat
  var body: some View {
    Text(String(name.prefix(1)))
      .font(.system(size: side * 0.45, weight: .bold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: side, height: side)
      .background(DoorInk.sea.gradient, in: .circle)
  }
}

private struct VoiceWave: View {
  var bars: Int
  var height: CGFloat
  var isLoud: Bool
  var body: some View {
    HStack(alignment: .center, spacing: 2) {
      ForEach(0..<bars, id: \.self) { index in
        let swell = abs(sin(Double(index) * 0.9)) * (isLoud ? 1 : 0.4)
        RoundedRectangle(cornerRadius: 1.5).fill(.white.opacity(0.5 + 0.5 * swell))
          .frame(width: 2.5, height: max(3, height * swell))
      }
    }
    .frame(height: height)
  }
}

extension View {
  fileprivate func doorPill(_ color: Color) -> some View {
    font(DoorInk.type(12)).foregroundStyle(.white).padding(.horizontal, 14).padding(.vertical, 8)
      .background(color, in: Capsule())
  }
}

struct OpenDoorIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Open the door"
  @Parameter(title: "Door") var door: String
  init() {}
  init(door: String) { self.door = door }
  func perform() async throws -> some IntentResult { .result() }
}
struct SilenceDoorIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Silence"
  func perform() async throws -> some IntentResult { .result() }
}

struct DoorbellLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DoorbellAttributes.self) { context in
      DoorbellCard(context: context)
        .activityBackgroundTint(DoorInk.deep)
        .activitySystemActionForegroundColor(.white)
        .widgetURL(URL(string: "doors://\(context.attributes.door)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          DoorBadge(name: context.attributes.door, side: 44).padding(.leading, 4)
        }
        DynamicIslandExpandedRegion(.trailing) {
          if context.state.phase == .ringing {
            Text("Ringing").font(DoorInk.type(12)).foregroundStyle(.cyan)
          } else {
            Text(context.state.since, style: .timer).monospacedDigit().multilineTextAlignment(.trailing)
              .frame(width: 58, alignment: .trailing)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.door).font(DoorInk.type(16, "SemiBold"))
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(spacing: 10) {
            VoiceWave(bars: 14, height: 18, isLoud: context.state.phase == .talking)
            Text(context.state.phase == .ringing ? String(localized: "Somebody is there.") : context.state.lastWords)
              .font(DoorInk.type(14)).lineLimit(2)
            Spacer(minLength: 0)
          }
        }
      } compactLeading: {
        DoorBadge(name: context.attributes.door, side: 22)
      } compactTrailing: {
        Image(systemName: "bell.fill").foregroundStyle(.cyan).symbolEffect(.pulse)
      } minimal: {
        DoorBadge(name: context.attributes.door, side: 22)
      }
      .keylineTint(.cyan)
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

struct DoorbellCard: View {
  var context: ActivityViewContext<DoorbellAttributes>
  @Environment(\.activityFamily) private var family

  var body: some View {
    ZStack {
      LinearGradient(colors: [DoorInk.sea, DoorInk.deep], startPoint: .topLeading, endPoint: .bottomTrailing)
      if family == .small { small } else { whole }
    }
  }
  private var isRinging: Bool { context.state.phase == .ringing }
  private var whole: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        DoorBadge(name: context.attributes.door, side: 48)
        VStack(alignment: .leading, spacing: 2) {
          Text(context.attributes.door).font(DoorInk.type(18, "SemiBold"))
          Text(isRinging ? "Somebody is there." : context.state.lastWords).font(DoorInk.type(14)).lineLimit(2)
        }
        Spacer(minLength: 8)
        Image(systemName: "bell.fill").font(.system(size: 16, weight: .bold)).foregroundStyle(DoorInk.sea)
          .frame(width: 38, height: 38).background(Color.white, in: Circle())
      }
      HStack(spacing: 10) {
        VoiceWave(bars: 22, height: 20, isLoud: !isRinging)
        Spacer()
        if isRinging {
          Button(intent: OpenDoorIntent(door: context.attributes.door)) {
            Label("Open", systemImage: "lock.open.fill").doorPill(DoorInk.open)
          }.buttonStyle(.plain)
        }
        Button(intent: SilenceDoorIntent()) { Label("Silence", systemImage: "bell.slash.fill").doorPill(DoorInk.shut) }
          .buttonStyle(.plain)
      }
    }
    .foregroundStyle(.white)
    .padding(16)
  }
  private var small: some View {
    HStack(spacing: 10) {
      DoorBadge(name: context.attributes.door, side: 32)
      Text(isRinging ? "Ringing" : "On the line").font(DoorInk.type(12))
      Spacer()
    }
    .padding(12)
  }
}
