import ActivityKit
import SwiftUI
import WidgetKit

struct ChargingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var level: Double
    var power: Int
    var fullAt: Date?
  }

  var car: String
}

struct Battery: View {
  var level: Double
  @Environment(\.isLuminanceReduced) var isLuminanceReduced

  private var tint: Color { level < 0.2 ? .red : level < 0.5 ? .yellow : .green }

  var body: some View {
    ZStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 6, style: .continuous)
        .strokeBorder(Color.primary.opacity(0.4), lineWidth: 2)
      GeometryReader { geometry in
        RoundedRectangle(cornerRadius: 4)
          .fill(isLuminanceReduced ? AnyShapeStyle(Color.gray) : AnyShapeStyle(tint.gradient))
          .frame(width: max(8, geometry.size.width * level))
      }
      .padding(4)
    }
    .accessibilityLabel("Battery")
    .accessibilityValue("\(Int(level * 100)) percent")
  }
}

struct PowerCurve: View {
  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(roundedRect: CGRect(x: 0, y: 0, width: size.width, height: size.height), cornerRadius: 4),
        with: .color(.green.opacity(0.2)))
      context.fill(
        Path(ellipseIn: CGRect(x: size.width / 2 - 8, y: 0, width: 16, height: size.height)), with: .color(.green))
      var line = Path()
      line.move(to: CGPoint(x: 0, y: size.height))
      line.addLine(to: CGPoint(x: size.width, y: 0))
      context.stroke(line, with: .color(.green), lineWidth: 1)
    }
    .frame(width: 64, height: 32)
  }
}

struct ChargingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ChargingAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Label(context.attributes.car, systemImage: "bolt.car.fill")
            .font(.headline)
            .symbolRenderingMode(.hierarchical)
          Spacer()
          Text("\(context.state.power) kW").foregroundStyle(.secondary)
        }
        HStack(spacing: 10) {
          Battery(level: context.state.level)
            .frame(minWidth: 80, maxWidth: .infinity, alignment: .leading)
            .frame(height: 32)
          PowerCurve()
        }
        HStack {
          Text(context.state.level, format: .percent)
            .font(.title)
            .fontWeight(.bold)
          Spacer()
          if let fullAt = context.state.fullAt {
            Text("Full in ") + Text(fullAt, style: .relative)
          }
        }
        .font(.footnote)
      }
      .padding()
      .background(.ultraThinMaterial)
      .activityBackgroundTint(Color.white.opacity(0.4))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "bolt.car.fill")
            .font(.system(size: 28))
            .foregroundStyle(.green)
            .symbolEffect(.bounce, value: context.state.power)
            .frame(maxHeight: .infinity, alignment: .center)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            Text("\(Int(context.state.level * 100))%").font(.title).fontWidth(.standard)
            Text("\(context.state.power) kW").font(.caption2).foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          Battery(level: context.state.level).frame(height: 28)
        }
      } compactLeading: {
        Image(systemName: "bolt.fill").foregroundStyle(.green).imageScale(.medium)
      } compactTrailing: {
        Text("\(Int(context.state.level * 100))%").foregroundStyle(.green)
      } minimal: {
        ProgressView(value: context.state.level, total: 1)
          .progressViewStyle(.circular)
          .tint(.green)
          .overlay(alignment: .center) {
            Image(systemName: "bolt.fill").font(.caption2)
          }
      }
      .keylineTint(.green)
    }
  }
}
