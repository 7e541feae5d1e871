// swift-format-ignore-file
// Written as apps in the wild are, and to compile as it is.
import ActivityKit
import SwiftUI
import WidgetKit

struct PizzaOrderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Stage: Int, Codable, CaseIterable { case placed, baking, riding, arrived }
    var stage: Stage
    var arrival: Date
    var courier: String
  }
  var shop: String
  var total: Double
}

private extension PizzaOrderAttributes.ContentState.Stage {
  var icon: String {
    switch self {
    case .placed: return "checkmark"
    case .baking: return "flame.fill"
    case .riding: return "bicycle"
    case .arrived: return "house.fill"
    }
  }
  var headline: String {
    switch self {
    case .placed: return "Order received"
    case .baking: return "In the oven"
    case .riding: return "On its way"
    case .arrived: return "Enjoy your meal"
    }
  }
  var fraction: CGFloat { [0.08, 0.38, 0.72, 1][rawValue] }
}

private struct TrackBar: View {
  let stage: PizzaOrderAttributes.ContentState.Stage
  var body: some View {
    GeometryReader { geo in
      ZStack(alignment: .leading) {
        Capsule()
          .fill(Color.white.opacity(0.2))
          .frame(height: 6)
        Capsule()
          .fill(LinearGradient(colors: [.yellow, .orange, .red], startPoint: .leading, endPoint: .trailing))
          .frame(width: geo.size.width * stage.fraction, height: 6)
        Image(systemName: stage.icon)
          .font(.system(size: 12, weight: .bold))
          .foregroundColor(.white)
          .padding(6)
          .background(Circle().fill(Color.red))
          .offset(x: max(0, geo.size.width * stage.fraction - 24))
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 28)
  }
}

struct PizzaOrderActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PizzaOrderAttributes.self) { context in
      ZStack {
        LinearGradient(colors: [Color(red: 0.25, green: 0.05, blue: 0.05), .black], startPoint: .topLeading, endPoint: .bottomTrailing)
        VStack(alignment: .leading, spacing: 10) {
          HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 2) {
              Text(context.state.stage.headline)
                .font(.title3.bold())
                .foregroundStyle(.white)
              Text("\(context.attributes.shop) • \(context.attributes.total, format: .currency(code: "USD"))")
                .font(.caption)
                .foregroundStyle(.white.opacity(0.7))
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 0) {
              Text(context.state.arrival, style: .time)
                .font(.system(size: 28, weight: .heavy, design: .rounded))
                .foregroundStyle(.yellow)
              Text("ARRIVAL")
                .font(.caption2.weight(.semibold))
                .foregroundStyle(.white.opacity(0.6))
            }
          }
          TrackBar(stage: context.state.stage)
          HStack(spacing: 6) {
            Image(systemName: "person.crop.circle.fill")
            Text(context.state.courier)
            Spacer()
            Link(destination: URL(string: "pizza://call")!) {
              Label("Call", systemImage: "phone.fill")
                .font(.caption.bold())
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(.white.opacity(0.15), in: Capsule())
            }
          }
          .font(.footnote)
          .foregroundStyle(.white)
        }
        .padding()
      }
      .activityBackgroundTint(.black)
      .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          HStack {
            Image(systemName: context.state.stage.icon)
              .font(.title2)
              .foregroundStyle(.orange)
            VStack(alignment: .leading) {
              Text(context.attributes.shop).font(.caption2).foregroundStyle(.secondary)
              Text(context.state.stage.headline).font(.caption).bold()
            }
          }
          .padding(.leading, 4)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            Text("ETA").font(.caption2).foregroundStyle(.secondary)
            Text(context.state.arrival, style: .time).font(.headline)
          }
          .padding(.trailing, 4)
        }
        DynamicIslandExpandedRegion(.bottom) {
          TrackBar(stage: context.state.stage)
            .padding(.horizontal, 4)
        }
      } compactLeading: {
        Image(systemName: context.state.stage.icon)
          .foregroundStyle(.orange)
      } compactTrailing: {
        Text(timerInterval: Date.now...context.state.arrival, countsDown: true, showsHours: false)
          .monospacedDigit()
          .frame(maxWidth: 44)
          .foregroundStyle(.orange)
      } minimal: {
        ZStack {
          Circle().stroke(Color.orange.opacity(0.3), lineWidth: 3)
          Circle().trim(from: 0, to: context.state.stage.fraction)
            .stroke(Color.orange, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            .rotationEffect(.degrees(-90))
          Image(systemName: context.state.stage.icon).font(.system(size: 10))
        }
      }
      .keylineTint(.orange)
      .widgetURL(URL(string: "pizza://order"))
    }
  }
}

#Preview("Pizza", as: .content, using: PizzaOrderAttributes(shop: "Forno 48", total: 31.5)) {
  PizzaOrderActivity()
} contentStates: {
  PizzaOrderAttributes.ContentState(stage: .baking, arrival: .now + 1500, courier: "Noor")
  PizzaOrderAttributes.ContentState(stage: .riding, arrival: .now + 600, courier: "Noor")
}
