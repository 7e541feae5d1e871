// swift-format-ignore-file
// Written as apps in the wild are, and to compile as it is.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct PlayerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var title: String
    var artist: String
    var start: Date
    var length: TimeInterval
    var playing: Bool
  }
  var device: String
}

struct SkipTrackIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Skip"
  func perform() async throws -> some IntentResult { .result() }
}

struct DiscButtonStyle: ButtonStyle {
  var diameter: CGFloat = 36
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: diameter * 0.45))
      .foregroundStyle(.white)
      .frame(width: diameter, height: diameter)
      .background(Circle().fill(.white.opacity(0.15)))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

struct CoverArt: View {
  var side: CGFloat
  var body: some View {
    RoundedRectangle(cornerRadius: side / 6, style: .continuous)
      .fill(LinearGradient(colors: [.pink, .purple, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing))
      .frame(width: side, height: side)
      .overlay {
        Image(systemName: "music.note").font(.system(size: side / 2)).foregroundStyle(.white.opacity(0.9))
      }
  }
}

struct SoundLevels: View {
  let levels: [CGFloat] = [0.4, 0.9, 0.6, 1, 0.5]
  var body: some View {
    HStack(spacing: 2) {
      ForEach(levels.indices, id: \.self) { index in
        Capsule().fill(.pink).frame(width: 3, height: 18 * levels[index])
      }
    }
  }
}

struct TransportRow: View {
  let playing: Bool
  var body: some View {
    HStack(spacing: 24) {
      Button(intent: SkipTrackIntent()) { Image(systemName: "backward.fill") }
      Button(intent: SkipTrackIntent()) { Image(systemName: playing ? "pause.fill" : "play.fill") }
        .buttonStyle(DiscButtonStyle(diameter: 44))
      Button(intent: SkipTrackIntent()) { Image(systemName: "forward.fill") }
    }
    .buttonStyle(DiscButtonStyle())
  }
}

struct PlayerLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PlayerAttributes.self) { context in
      VStack(spacing: 10) {
        HStack(spacing: 12) {
          CoverArt(side: 56)
          VStack(alignment: .leading, spacing: 2) {
            Text(context.state.title).font(.headline).lineLimit(1)
            Text(context.state.artist).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          }
          Spacer()
          SoundLevels()
        }
        ProgressView(timerInterval: context.state.start...context.state.start + context.state.length, countsDown: false)
          .tint(.pink)
        TransportRow(playing: context.state.playing)
      }
      .padding(14)
      .activityBackgroundTint(.black.opacity(0.8))
      .environment(\.colorScheme, .dark)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          CoverArt(side: 48)
        }
        DynamicIslandExpandedRegion(.center) {
          VStack(alignment: .leading) {
            Text(context.state.title).font(.headline).lineLimit(1)
            Text(context.state.artist).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        DynamicIslandExpandedRegion(.trailing) {
          SoundLevels().frame(maxHeight: .infinity)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 8) {
            HStack(spacing: 8) {
              Text(timerInterval: context.state.start...context.state.start + context.state.length, countsDown: false)
                .frame(width: 36, alignment: .leading)
              ProgressView(timerInterval: context.state.start...context.state.start + context.state.length, countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() })
                .tint(.white)
              Text(timerInterval: context.state.start...context.state.start + context.state.length)
                .frame(width: 36, alignment: .trailing)
            }
            .font(.caption2.monospacedDigit())
            .foregroundStyle(.secondary)
            TransportRow(playing: context.state.playing)
          }
        }
      } compactLeading: {
        CoverArt(side: 24)
      } compactTrailing: {
        SoundLevels()
      } minimal: {
        CoverArt(side: 24)
      }
    }
  }
}

#Preview("Player", as: .dynamicIsland(.expanded), using: PlayerAttributes(device: "Kitchen")) {
  PlayerLiveActivity()
} contentStates: {
  PlayerAttributes.ContentState(title: "Northern Lights", artist: "The Skerries", start: .now - 61, length: 214, playing: true)
}
