import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryViews
import SkerryWidgets

// A Live Activity as delivery apps write it: a progress of steps, a driver, a call button and a countdown.

struct PizzaDeliveryAttributes: ActivityAttributes {
  public typealias PizzaDeliveryStatus = ContentState

  public struct ContentState: Codable, Hashable {
    var driverName: String
    var deliveryTimer: ClosedRange<Date>
    var step: Int
  }

  var numberOfPizzas: Int
  var totalAmount: String
  var orderNumber: String
}

struct PizzaDeliveryActivityWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PizzaDeliveryAttributes.self) { context in
      LockScreenView(context: context)
        .activityBackgroundTint(Color.black.opacity(0.8))
        .activitySystemActionForegroundColor(.white)
        .widgetURL(URL(string: "pizza://order/\(context.attributes.orderNumber)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("\(context.attributes.numberOfPizzas) Pizzas", systemImage: "bag")
            .foregroundColor(.indigo)
            .font(.title2)
        }

        DynamicIslandExpandedRegion(.trailing) {
          Label {
            Text(timerInterval: context.state.deliveryTimer, countsDown: true)
              .multilineTextAlignment(.trailing)
              .frame(width: 50)
              .monospacedDigit()
          } icon: {
            Image(systemName: "timer")
              .foregroundColor(.indigo)
          }
          .font(.title2)
        }

        DynamicIslandExpandedRegion(.center) {
          Text("\(context.state.driverName) is on their way!")
            .lineLimit(1)
            .font(.caption)
        }

        DynamicIslandExpandedRegion(.bottom) {
          HStack(spacing: 16) {
            Link(destination: URL(string: "tel:555-0100") ?? URL(filePath: "/")) {
              Label("Call driver", systemImage: "phone.circle.fill")
            }
            Spacer()
            Button(intent: CancelOrderIntent(orderNumber: context.attributes.orderNumber)) {
              Label("Cancel", systemImage: "xmark.circle.fill")
                .font(.caption)
            }
            .buttonStyle(.plain)
            .tint(.red)
          }
        }
      } compactLeading: {
        Label {
          Text("\(context.attributes.numberOfPizzas)")
        } icon: {
          Image(systemName: "bag")
            .foregroundColor(.indigo)
        }
        .font(.caption2)
      } compactTrailing: {
        Text(timerInterval: context.state.deliveryTimer, countsDown: true)
          .multilineTextAlignment(.center)
          .frame(width: 40)
          .font(.caption2)
      } minimal: {
        VStack(alignment: .center) {
          Image(systemName: "timer")
        }
      }
      .keylineTint(.cyan)
      .widgetURL(URL(string: "pizza://order/\(context.attributes.orderNumber)"))
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

private struct LockScreenView: View {
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.activityFamily) private var family
  let context: ActivityViewContext<PizzaDeliveryAttributes>

  private let symbols = ["checkmark", "flame.fill", "car.fill", "house.circle.fill"]

  var body: some View {
    switch family {
    case .small:
      VStack(alignment: .leading) {
        Text(context.state.driverName).font(.headline)
        Text(timerInterval: context.state.deliveryTimer, countsDown: true)
      }
    default:
      full
    }
  }

  @ViewBuilder
  private var full: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        VStack(alignment: .leading) {
          Text("Order #\(context.attributes.orderNumber)").font(.headline).fontWeight(.semibold)
          Text("\(context.state.driverName) is on their way!")
            .font(.caption).foregroundStyle(.secondary).privacySensitive()
        }
        Spacer()
        if context.isStale {
          Text("No news").foregroundColor(.yellow)
        } else {
          Text(timerInterval: context.state.deliveryTimer, countsDown: true)
            .multilineTextAlignment(.trailing)
            .font(.system(size: 20, weight: .bold, design: .rounded))
            .frame(maxWidth: 80, alignment: .trailing)
            .monospacedDigit()
        }
      }
      HStack(spacing: 0) {
        ForEach(0..<4) { index in
          Image(systemName: symbols[index])
            .foregroundStyle(index <= context.state.step ? Color.orange : Color.gray.opacity(0.5))
            .accessibilityLabel(Text("Step \(index + 1)"))
          if index < 3 {
            RoundedRectangle(cornerRadius: 2)
              .fill(index < context.state.step ? Color.orange : Color.gray)
              .frame(height: 4)
          }
        }
      }
      .opacity(isLuminanceReduced ? 0.6 : 1)
    }
    .padding(.horizontal)
    .padding(.vertical, 16)
  }
}

struct CancelOrderIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Cancel order"
  static let description: IntentDescription? = IntentDescription("Takes the order back.")

  @Parameter(title: "Order number")
  var orderNumber: String

  init() {}
  init(orderNumber: String) { self.orderNumber = orderNumber }

  func perform() async throws -> some IntentResult {
    OrderBook.cancelled.withLock { $0.append(orderNumber) }
    return .result()
  }
}

struct PizzaDelivery_Previews: PreviewProvider {
  static let attributes = PizzaDeliveryAttributes(numberOfPizzas: 2, totalAmount: "$20", orderNumber: "42")
  static let state = PizzaDeliveryAttributes.ContentState(
    driverName: "Tim", deliveryTimer: Date()...Date().addingTimeInterval(900), step: 2)

  static var previews: some View {
    attributes.previewContext(state, viewKind: .content).previewDisplayName("Notification")
    attributes.previewContext(state, viewKind: .dynamicIsland(.compact)).previewDisplayName("Compact")
    attributes.previewContext(state, viewKind: .dynamicIsland(.expanded)).previewDisplayName("Expanded")
    attributes.previewContext(state, viewKind: .dynamicIsland(.minimal)).previewDisplayName("Minimal")
  }
}
