// swift-format-ignore-file
// Extensions in the wild unwrap by force, and this one is to compile as they do.
import ActivityKit
import WidgetKit
import SwiftUI
import Intents

struct ParkingWidgetAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable { var until: Date; var pricePerHour: Decimal; var zone: String }
  var plate: String
  var currencyCode: String
}

protocol Tintable { var tintColor: Color { get } }
extension ParkingWidgetAttributes.ContentState: Tintable {
  var tintColor: Color {
    let remaining = until.timeIntervalSinceNow
    return remaining < 300 ? .red : remaining < 900 ? .orange : .green
  }
  var price: String { pricePerHour.formatted(.currency(code: "EUR").precision(.fractionLength(2))) }
}

struct CardModifier: ViewModifier {
  var cornerRadius: CGFloat = 16
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).strokeBorder(
          .white.opacity(scheme == .dark ? 0.15 : 0.4))
      }
  }
}
extension View {
  func card(cornerRadius: CGFloat = 16) -> some View { modifier(CardModifier(cornerRadius: cornerRadius)) }
}

struct ParkingGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75).stroke(.quaternary, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(135))
      Circle().trim(from: 0, to: 0.75 * configuration.value).stroke(
        AngularGradient(colors: [.green, .yellow, .red], center: .center),
        style: StrokeStyle(lineWidth: 6, lineCap: .round)
      ).rotationEffect(.degrees(135))
      VStack(spacing: 0) {
        configuration.currentValueLabel.font(.headline)
        configuration.label.font(.caption2)
      }
    }
  }
}

struct ParkingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParkingWidgetAttributes.self) { context in
      ViewThatFits(in: .horizontal) {
        wide(context)
        Text(timerInterval: Date()...max(Date(), context.state.until))
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("Zone \(context.state.zone)", systemImage: "parkingsign.circle.fill")
        }
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.price).bold() }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            Text(timerInterval: Date()...max(Date(), context.state.until)).font(
              .system(size: 34, weight: .semibold, design: .rounded)
            ).foregroundColor(context.state.tintColor)
            Spacer()
            Link("Extend", destination: URL(string: "parking://extend?minutes=15")!).buttonStyle(.borderedProminent)
          }
        }
      } compactLeading: {
        Image(systemName: "p.circle.fill").foregroundColor(.blue)
      } compactTrailing: {
        Text(context.state.until, style: .timer).monospacedDigit().frame(maxWidth: 52)
      } minimal: {
        Image(systemName: "parkingsign")
      }
    }
  }
  private func wide(_ context: ActivityViewContext<ParkingWidgetAttributes>) -> some View {
    HStack(spacing: 16) {
      Gauge(value: min(1, max(0, context.state.until.timeIntervalSinceNow / 3600))) {
        Text("min")
      } currentValueLabel: {
        Text("45")
      }
      .gaugeStyle(ParkingGaugeStyle()).frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text("Parking until \(context.state.until, format: .dateTime.hour().minute())").font(.headline)
        Text(context.attributes.plate).font(.callout.monospaced())
      }
      Spacer()
      Text(context.state.price).card(cornerRadius: 10)
    }
  }
}
