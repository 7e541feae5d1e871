// swift-format-ignore-file
// Labels in styles of the app's own, of which one has a label within.
import ActivityKit
import SwiftUI
import WidgetKit

struct LabelKindsAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var gate: String }
}

private struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.title3).foregroundStyle(.tint)
      configuration.title.font(.caption2).foregroundStyle(.secondary)
    }
  }
}

private struct Trailing: LabelStyle {
  var spacing: CGFloat = 6
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      configuration.title
      configuration.icon
    }
  }
}

private struct Squared: LabelStyle {
  var color: Color
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      configuration.icon
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 26, height: 26)
        .background(RoundedRectangle(cornerRadius: 7).fill(color))
    }
  }
}

struct LabelKindsLiveActivity: Widget {
  private var facts: some View {
    HStack {
      Label("14:05", systemImage: "clock").frame(maxWidth: .infinity)
      Label("12A", systemImage: "carseat.right.fill").frame(maxWidth: .infinity)
      Label("Belt 4", systemImage: "suitcase.fill").frame(maxWidth: .infinity)
      Label("6°", systemImage: "cloud.rain.fill").frame(maxWidth: .infinity)
    }
    .labelStyle(Upright())
    .tint(.cyan)
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LabelKindsAttributes.self) { context in
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Label("Tromsø", systemImage: "airplane.departure").labelStyle(Squared(color: .indigo)).font(.headline)
          Spacer()
          Label("Gate \(context.state.gate)", systemImage: "chevron.right").labelStyle(Trailing()).font(.subheadline)
          Label("Muted", systemImage: "bell.slash.fill").labelStyle(.iconOnly).foregroundStyle(.orange)
        }
        facts
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("Tromsø", systemImage: "airplane").labelStyle(Trailing(spacing: 4))
        }
        DynamicIslandExpandedRegion(.trailing) {
          Label(context.state.gate, systemImage: "door.right.hand.open").labelStyle(.titleAndIcon).foregroundStyle(.yellow)
        }
        DynamicIslandExpandedRegion(.bottom) { facts }
      } compactLeading: {
        Label("Tromsø", systemImage: "airplane").labelStyle(.iconOnly).foregroundStyle(.cyan)
      } compactTrailing: {
        Label(context.state.gate, systemImage: "door.right.hand.open").labelStyle(.titleOnly)
      } minimal: {
        Label("Tromsø", systemImage: "airplane").labelStyle(.iconOnly)
      }
    }
  }
}

#Preview("LabelKinds", as: .content, using: LabelKindsAttributes()) {
  LabelKindsLiveActivity()
} contentStates: {
  LabelKindsAttributes.ContentState(gate: "B32")
}
