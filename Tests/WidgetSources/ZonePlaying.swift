// swift-format-ignore-file
// Bars that tick by themselves, a cover from bytes, and a layout for the watch.
import ActivityKit
import AppIntents
import SwiftUI
import UIKit
import WidgetKit

struct ZonePlayingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var zone: String
    var title: String
    var artist: String
    var isPlaying: Bool
    var cover: Data?
  }
  var zoneID: String
}

struct PlayPauseZoneIntent: AudioPlaybackIntent, LiveActivityIntent {
  static var title: LocalizedStringResource = "Play or pause"
  @Parameter(title: "Zone") var zoneID: String?
  init() {}
  init(zoneID: String) { self.zoneID = zoneID }
  func perform() async throws -> some IntentResult { .result() }
}

struct ZonePlayingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ZonePlayingAttributes.self) { context in
      FamilyBanner(state: context.state)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { cover(context.state, size: 44) }
        DynamicIslandExpandedRegion(.center) {
          VStack(alignment: .leading, spacing: 2) {
            Text(context.state.title).font(.headline).lineLimit(1)
            Text(context.state.artist).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
        }
        DynamicIslandExpandedRegion(.trailing) { playPause(context.state, zone: context.attributes.zoneID, size: 36) }
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.zone).font(.caption).foregroundStyle(.secondary) }
      } compactLeading: {
        cover(context.state, size: 24)
      } compactTrailing: {
        PlayingBars(isPlaying: context.state.isPlaying)
      } minimal: {
        cover(context.state, size: 20)
      }
    }
    .supplementalActivityFamilies([.small])
  }
}

private struct FamilyBanner: View {
  @Environment(\.activityFamily) private var family
  let state: ZonePlayingAttributes.ContentState
  var body: some View {
    switch family {
    case .small: VStack(alignment: .leading) { Text(state.title).lineLimit(2); Text(state.artist).font(.caption2) }
    case .medium: Banner(state: state).padding(16)
    @unknown default: Banner(state: state).padding(16)
    }
  }
}

private struct Banner: View {
  let state: ZonePlayingAttributes.ContentState
  var body: some View {
    HStack(spacing: 12) {
      cover(state, size: 52)
      VStack(alignment: .leading, spacing: 2) {
        Text(state.title).font(.headline).lineLimit(1)
        Text(state.artist).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        Text(state.zone).font(.caption2).foregroundStyle(.secondary)
      }
      Spacer()
      playPause(state, zone: "", size: 44)
    }
  }
}

private func cover(_ state: ZonePlayingAttributes.ContentState, size: CGFloat) -> some View {
  Group {
    if let data = state.cover, let image = UIImage(data: data) {
      Image(uiImage: image).resizable().scaledToFill()
    } else {
      Image(systemName: "radio.fill").font(.system(size: size * 0.48, weight: .semibold)).foregroundStyle(.white)
    }
  }
  .frame(width: size, height: size)
  .clipShape(RoundedRectangle(cornerRadius: size * 0.22, style: .continuous))
}

@ViewBuilder
private func playPause(_ state: ZonePlayingAttributes.ContentState, zone: String, size: CGFloat = 44) -> some View {
  let symbol = state.isPlaying ? "pause.fill" : "play.fill"
  Button(intent: PlayPauseZoneIntent(zoneID: zone)) {
    Image(systemName: symbol).font(size >= 40 ? .title3 : .caption).frame(width: size, height: size).contentShape(Rectangle())
  }
  .buttonStyle(.plain)
  .accessibilityLabel(state.isPlaying ? "Pause" : "Play")
}

private struct PlayingBars: View {
  var isPlaying: Bool
  var body: some View {
    TimelineView(.animation(minimumInterval: 0.12, paused: !isPlaying)) { context in
      let t = context.date.timeIntervalSinceReferenceDate
      HStack(alignment: .center, spacing: 1.6) {
        ForEach(0..<3, id: \.self) { index in
          Capsule().fill(.white).frame(width: 8, height: height(index, t))
        }
      }
    }
    .frame(width: 40, height: 16)
  }
  private func height(_ index: Int, _ time: TimeInterval) -> CGFloat {
    guard isPlaying else { return 4 }
    return 5 + CGFloat(sin(time * 7.2 + Double(index) * 0.95) + 1) * 5.5
  }
}
