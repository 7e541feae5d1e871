import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct NowPlayingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var title: String
    var artist: String
    var artwork: String
    var isPlaying: Bool
    var position: TimeInterval
    var duration: TimeInterval
    var startedAt: Date
    var accentHex: String
  }
  var deviceName: String
}

extension Color {
  init?(hexString: String) {
    var hex = hexString.trimmingCharacters(in: .whitespacesAndNewlines)
    if hex.hasPrefix("#") { hex.removeFirst() }
    guard hex.count == 6, let value = UInt64(hex, radix: 16) else { return nil }
    let scanner = Scanner(string: hex)
    var rgb: UInt64 = 0
    scanner.scanHexInt64(&rgb)
    self.init(
      red: Double((value & 0xFF0000) >> 16) / 255.0,
      green: Double((value & 0x00FF00) >> 8) / 255.0,
      blue: Double(value & 0x0000FF) / 255.0
    )
  }
}

struct PlayPauseIntent: AudioPlaybackIntent, LiveActivityIntent {
  static var title: LocalizedStringResource { "Play or pause" }
  func perform() async throws -> some IntentResult { .result() }
}
struct SkipIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Skip"
  @Parameter(title: "Forward") var forward: Bool
  init() {}
  init(forward: Bool) { self.forward = forward }
  func perform() async throws -> some IntentResult { return .result() }
}

struct Equalizer: View {
  let isPlaying: Bool
  let color: Color
  private let heights: [CGFloat] = [0.4, 0.9, 0.6, 1, 0.5]
  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(heights.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 1.5, style: .continuous)
          .fill(color)
          .frame(width: 3, height: 18 * (isPlaying ? heights[index] : 0.2))
      }
    }
    .frame(height: 18)
    .accessibilityHidden(true)
  }
}

struct Artwork: View {
  let name: String
  var size: CGFloat
  var body: some View {
    Image(name)
      .resizable()
      .aspectRatio(contentMode: .fill)
      .frame(width: size, height: size)
      .clipShape(RoundedRectangle(cornerRadius: size / 6, style: .continuous))
      .overlay(RoundedRectangle(cornerRadius: size / 6).stroke(Color.white.opacity(0.1), lineWidth: 0.5))
      .widgetAccentable()
  }
}

struct Transport: View {
  let isPlaying: Bool
  var body: some View {
    HStack(spacing: 24) {
      Button(intent: SkipIntent(forward: false)) { Image(systemName: "backward.fill") }
      Button(intent: PlayPauseIntent()) {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.title).contentTransition(
          .symbolEffect(.replace))
      }
      Button(intent: SkipIntent(forward: true)) { Image(systemName: "forward.fill") }
    }
    .buttonStyle(.plain)
    .font(.title2)
    .frame(maxWidth: .infinity)
  }
}

struct Scrubber: View {
  let state: NowPlayingAttributes.ContentState
  var interval: ClosedRange<Date> { state.startedAt...state.startedAt.addingTimeInterval(state.duration) }
  var body: some View {
    VStack(spacing: 2) {
      if state.isPlaying {
        ProgressView(timerInterval: interval, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
      } else {
        ProgressView(value: state.position, total: state.duration).labelsHidden()
      }
      HStack {
        Text(
          timerInterval: interval, pauseTime: state.isPlaying ? nil : state.startedAt + state.position,
          countsDown: false, showsHours: false)
        Spacer()
        Text("-").foregroundColor(.clear)
          + Text(Duration.seconds(state.duration).formatted(.time(pattern: .minuteSecond)))
      }
      .font(.caption2.monospacedDigit())
      .foregroundStyle(.secondary)
    }
    .tint(.white)
  }
}

struct NowPlayingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: NowPlayingAttributes.self) { context in
      let accent = Color(hexString: context.state.accentHex) ?? .pink
      VStack(spacing: 10) {
        HStack(spacing: 12) {
          Artwork(name: context.state.artwork, size: 52)
          VStack(alignment: .leading, spacing: 1) {
            Text(context.state.title).font(.headline).lineLimit(1)
            Text(context.state.artist).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          }
          Spacer()
          Equalizer(isPlaying: context.state.isPlaying, color: accent)
        }
        Scrubber(state: context.state)
        Transport(isPlaying: context.state.isPlaying)
      }
      .padding(16)
      .background {
        LinearGradient(
          stops: [.init(color: accent.opacity(0.7), location: 0), .init(color: .black, location: 1)],
          startPoint: .topLeading, endPoint: .bottomTrailing)
      }
      .activityBackgroundTint(.clear)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Artwork(name: context.state.artwork, size: 48).padding(.leading, 4) }
        DynamicIslandExpandedRegion(.trailing) {
          Equalizer(isPlaying: context.state.isPlaying, color: .pink).frame(maxHeight: .infinity)
        }
        DynamicIslandExpandedRegion(.center) {
          VStack(alignment: .leading) {
            Text(context.state.title).font(.headline).lineLimit(1)
            Text(context.state.artist).font(.caption).foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack {
            Scrubber(state: context.state); Transport(isPlaying: context.state.isPlaying)
          }.padding(.horizontal)
        }
      } compactLeading: {
        Artwork(name: context.state.artwork, size: 22)
      } compactTrailing: {
        Equalizer(isPlaying: context.state.isPlaying, color: .pink).frame(width: 22, height: 16)
      } minimal: {
        Image(systemName: context.state.isPlaying ? "waveform" : "pause.fill").foregroundStyle(.pink).symbolEffect(
          .variableColor.iterative.reversing, isActive: context.state.isPlaying)
      }
    }
  }
}
