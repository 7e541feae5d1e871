import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct FoodDeliveryAttributes: ActivityAttributes {
  public typealias DeliveryStatus = ContentState

  public struct ContentState: Codable, Hashable {
    var courier: String
    var window: ClosedRange<Date>
    var step: Step
    var items: Int
  }

  enum Step: Int, Codable, CaseIterable {
    case received, cooking, riding, delivered

    var symbol: String {
      switch self {
      case .received: return "bag"
      case .cooking: return "flame.fill"
      case .riding: return "bicycle"
      case .delivered: return "checkmark.circle.fill"
      }
    }
  }

  var restaurant: String
  var orderNumber: String
  var total: Double
}

extension Color {
  init(hex: UInt32) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: 1)
  }

  static let saffron = Color(hex: 0xF5A623)
}

struct FoodDeliveryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FoodDeliveryAttributes.self) { context in
      FoodDeliveryCard(context: context)
        .activityBackgroundTint(Color.black.opacity(0.8))
        .activitySystemActionForegroundColor(Color.saffron)
        .widgetURL(URL(string: "bistro://order/\(context.attributes.orderNumber)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("\(context.state.items) items", systemImage: "bag")
            .foregroundColor(.saffron)
            .font(.title2)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Label {
            Text(timerInterval: context.state.window, countsDown: true)
              .multilineTextAlignment(.trailing)
              .frame(width: 50)
              .monospacedDigit()
          } icon: {
            Image(systemName: "timer")
              .foregroundColor(.saffron)
          }
          .font(.title2)
        }
        DynamicIslandExpandedRegion(.center) {
          Text("\(context.state.courier) is on the way!")
            .lineLimit(1)
            .font(.caption)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Button(intent: CallCourierIntent(order: context.attributes.orderNumber)) {
            Label("Call courier", systemImage: "phone")
          }
          .buttonStyle(.borderedProminent)
          .tint(.saffron)
        }
      } compactLeading: {
        Label {
          Text("\(context.state.items) items")
        } icon: {
          Image(systemName: "bag")
            .foregroundColor(.saffron)
        }
        .font(.caption2)
      } compactTrailing: {
        Text(timerInterval: context.state.window, countsDown: true)
          .multilineTextAlignment(.center)
          .frame(width: 40)
          .font(.caption2)
      } minimal: {
        VStack(alignment: .center) {
          Image(systemName: "timer")
          Text(timerInterval: context.state.window, countsDown: true)
            .multilineTextAlignment(.center)
            .monospacedDigit()
            .font(.caption2)
        }
      }
      .keylineTint(.saffron)
      .widgetURL(URL(string: "bistro://order"))
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

private struct FoodDeliveryCard: View {
  @Environment(\.activityFamily) var activityFamily
  let context: ActivityViewContext<FoodDeliveryAttributes>

  var body: some View {
    switch activityFamily {
    case .small:
      HStack {
        Image(systemName: context.state.step.symbol)
        Text(timerInterval: context.state.window)
      }
    case .medium:
      full
    @unknown default:
      full
    }
  }

  private var full: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .center) {
        VStack(alignment: .leading, spacing: 2) {
          Text(context.attributes.restaurant).font(.headline).foregroundColor(.white)
          Text("Order \(context.attributes.orderNumber)").font(.caption).foregroundColor(.gray)
        }
        Spacer()
        VStack(alignment: .trailing) {
          Text(context.state.window.upperBound, style: .time).font(.title3.weight(.semibold))
          Text("\(context.attributes.total, specifier: "%.2f") €").font(.caption2).foregroundStyle(.secondary)
        }
        .foregroundColor(.white)
      }
      steps
      if context.isStale {
        Text("Waiting for news …").font(.footnote).foregroundColor(.orange)
      } else {
        Text("\(context.state.courier) arrives \(context.state.window.upperBound, style: .relative)")
          .font(.footnote)
          .foregroundColor(.white.opacity(0.7))
          .lineLimit(1)
          .minimumScaleFactor(0.8)
      }
    }
    .padding()
  }

  @ViewBuilder private var steps: some View {
    HStack(spacing: 4) {
      ForEach(FoodDeliveryAttributes.Step.allCases, id: \.self) { step in
        let isReached = step.rawValue <= context.state.step.rawValue
        ZStack {
          Circle()
            .fill(isReached ? Color.saffron : Color.gray.opacity(0.3))
            .frame(width: 32, height: 32)
          Image(systemName: step.symbol)
            .imageScale(.small)
            .foregroundColor(isReached ? .black : .white)
        }
        if step != FoodDeliveryAttributes.Step.allCases.last {
          Rectangle()
            .fill(isReached ? Color.saffron : Color.gray.opacity(0.3))
            .frame(height: 3)
        }
      }
    }
  }
}

struct CallCourierIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Call the courier"
  static var description = IntentDescription("Calls whoever brings the order.")

  @Parameter(title: "Order")
  var order: String

  init() {}

  init(order: String) {
    self.order = order
  }

  func perform() async throws -> some IntentResult {
    print("calling for", order)
    return .result()
  }
}

extension FoodDeliveryAttributes {
  fileprivate static var preview: FoodDeliveryAttributes {
    FoodDeliveryAttributes(restaurant: "Bistro Nord", orderNumber: "1042", total: 31.5)
  }
}

struct FoodDelivery_Previews: PreviewProvider {
  static let attributes = FoodDeliveryAttributes.preview
  static let contentState = FoodDeliveryAttributes.ContentState(
    courier: "Ida", window: Date.now...Date.now.addingTimeInterval(900), step: .riding, items: 3)

  static var previews: some View {
    attributes
      .previewContext(contentState, viewKind: .dynamicIsland(.compact))
      .previewDisplayName("Island Compact")
    attributes
      .previewContext(contentState, viewKind: .dynamicIsland(.expanded))
      .previewDisplayName("Island Expanded")
    attributes
      .previewContext(contentState, viewKind: .dynamicIsland(.minimal))
      .previewDisplayName("Minimal")
    attributes
      .previewContext(contentState, viewKind: .content)
      .previewDisplayName("Notification")
  }
}
