// swift-format-ignore-file
// Extensions in the wild unwrap by force, and this one is to compile as they do.
//  DeliveryLiveActivity.swift
import ActivityKit
import WidgetKit
import SwiftUI
import UIKit

struct DeliveryAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var driverName: String
    var estimatedDeliveryTime: ClosedRange<Date>
    var step: DeliveryStep
  }
  var orderNumber: String
  var restaurant: String
  var itemCount: Int
}

enum DeliveryStep: Int, Codable, CaseIterable, Identifiable {
  case received, preparing, onTheWay, delivered
  var id: Int { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .received: return "Received"
    case .preparing: return "Preparing"
    case .onTheWay: return "On the way"
    case .delivered: return "Delivered"
    }
  }
  var symbol: String {
    switch self {
    case .received: "tray.and.arrow.down.fill"
    case .preparing: "flame.fill"
    case .onTheWay: "box.truck.fill"
    case .delivered: "checkmark.seal.fill"
    }
  }
}

extension Color {
  static let brand = Color(
    UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(red: 0.98, green: 0.42, blue: 0.2, alpha: 1) : .systemOrange
    })
  init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
      blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
  }
}

struct StepProgress: View {
  let current: DeliveryStep
  private let spacing: CGFloat = 4
  var body: some View {
    HStack(spacing: spacing) {
      ForEach(DeliveryStep.allCases) { step in
        VStack(spacing: 4) {
          ZStack {
            Circle()
              .fill(step.rawValue <= current.rawValue ? Color.brand : Color.gray.opacity(0.3))
              .frame(width: 28, height: 28)
            Image(systemName: step.symbol)
              .font(.system(size: 12, weight: .bold))
              .foregroundColor(.white)
          }
          Text(step.title)
            .font(.caption2)
            .lineLimit(1)
            .minimumScaleFactor(0.6)
        }
        if step != DeliveryStep.allCases.last {
          Rectangle()
            .fill(step.rawValue < current.rawValue ? Color.brand : Color.gray.opacity(0.3))
            .frame(height: 2)
            .frame(maxWidth: .infinity)
            .offset(y: -8)
        }
      }
    }
  }
}

struct LockScreenView: View {
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.isLuminanceReduced) var isLuminanceReduced
  let context: ActivityViewContext<DeliveryAttributes>
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading, spacing: 2) {
          Text(context.attributes.restaurant).font(.headline)
          Text("Order #\(context.attributes.orderNumber) · ^[\(context.attributes.itemCount) item](inflect: true)")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Text(timerInterval: context.state.estimatedDeliveryTime, countsDown: true)
          .font(.system(.title2, design: .rounded).weight(.bold).monospacedDigit())
          .multilineTextAlignment(.trailing)
          .frame(width: 80)
          .contentTransition(.numericText(countsDown: true))
      }
      StepProgress(current: context.state.step)
    }
    .padding(16)
    .background(colorScheme == .dark ? Color(hex: 0x1c1c1e) : Color(.systemBackground))
    .opacity(isLuminanceReduced ? 0.8 : 1)
    .activityBackgroundTint(Color(UIColor.systemBackground).opacity(0.8))
    .activitySystemActionForegroundColor(Color.primary)
  }
}

struct DeliveryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      LockScreenView(context: context)
        .widgetURL(URL(string: "delivery://order/\(context.attributes.orderNumber)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label {
            Text("\(context.attributes.itemCount) items")
          } icon: {
            Image(systemName: "bag.fill").foregroundStyle(Color.brand)
          }
          .font(.title3)
          .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Label {
            Text(timerInterval: context.state.estimatedDeliveryTime, countsDown: true)
              .multilineTextAlignment(.trailing)
              .frame(width: 50)
              .monospacedDigit()
          } icon: {
            Image(systemName: "timer")
          }
          .font(.title3)
        }
        DynamicIslandExpandedRegion(.center) {
          Text("\(context.state.driverName) is on their way!")
            .lineLimit(1)
            .font(.caption)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            StepProgress(current: context.state.step)
            Link(destination: URL(string: "tel:5551234")!) {
              Image(systemName: "phone.circle.fill").resizable().scaledToFit().frame(width: 32, height: 32)
            }
          }
        }
      } compactLeading: {
        Label {
          Text("\(context.attributes.itemCount) items")
        } icon: {
          Image(systemName: "bag").foregroundColor(.brand)
        }
        .font(.caption2)
      } compactTrailing: {
        Text(timerInterval: context.state.estimatedDeliveryTime, countsDown: true)
          .multilineTextAlignment(.center)
          .frame(width: 40)
          .font(.caption2)
      } minimal: {
        VStack(alignment: .center) {
          Image(systemName: "timer")
          Text(timerInterval: context.state.estimatedDeliveryTime, countsDown: true)
            .multilineTextAlignment(.center)
            .monospacedDigit()
            .font(.caption2)
        }
      }
      .keylineTint(.brand)
      .contentMargins(.trailing, 8, for: .expanded)
      .contentMargins(.all, 20, for: .minimal)
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

extension DeliveryAttributes {
  fileprivate static var preview: DeliveryAttributes {
    DeliveryAttributes(orderNumber: "4711", restaurant: "Trattoria Luna", itemCount: 3)
  }
}
extension DeliveryAttributes.ContentState {
  fileprivate static var preparing: DeliveryAttributes.ContentState {
    .init(driverName: "Mia", estimatedDeliveryTime: Date()...Date().addingTimeInterval(15 * 60), step: .preparing)
  }
  fileprivate static var underway: Self {
    Self(driverName: "Mia", estimatedDeliveryTime: .now ... .now + 300, step: .onTheWay)
  }
}

#Preview("Notification", as: .content, using: DeliveryAttributes.preview) {
  DeliveryLiveActivity()
} contentStates: {
  DeliveryAttributes.ContentState.preparing
  DeliveryAttributes.ContentState.underway
}

@available(iOS 17.0, *)
#Preview("Expanded", as: .dynamicIsland(.expanded), using: DeliveryAttributes.preview) {
  DeliveryLiveActivity()
} contentStates: {
  DeliveryAttributes.ContentState.preparing
}
