import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

@available(iOS 16.1, *)
struct ChargingAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var level: Int
    var limit: Int
    var power: Measurement<UnitPower>
    var finish: Date?
    var isCharging: Bool
  }
  var carName: String
  var capacity: Measurement<UnitEnergy>
}

struct ChargeLimit: AppEnum, RawRepresentable, Hashable, CaseIterable {
  static var allCases: [ChargeLimit] = [.init(rawValue: 80), .init(rawValue: 100)]
  var rawValue: Int
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Limit"
  static var caseDisplayRepresentations: [ChargeLimit: DisplayRepresentation] { [:] }
}

struct ToggleChargingIntent: LiveActivityIntent, SetValueIntent {
  static var title: LocalizedStringResource = "Charging"
  @Parameter(title: "Charging") var value: Bool
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Charging \(value ? "started" : "stopped")")
  }
}

struct BatteryShape: View {
  var level: Double
  var body: some View {
    GeometryReader { proxy in
      let w = proxy.size.width, h = proxy.size.height
      HStack(spacing: 1) {
        ZStack(alignment: .leading) {
          RoundedRectangle(cornerRadius: h * 0.25).stroke(lineWidth: 1.5)
          RoundedRectangle(cornerRadius: h * 0.18).inset(by: 2).fill(level > 0.2 ? Color.green : .red).frame(
            width: (w - 4) * level)
        }
        UnevenRoundedRectangle(
          topLeadingRadius: 0, bottomLeadingRadius: 0, bottomTrailingRadius: 2, topTrailingRadius: 2
        ).frame(width: 2, height: h * 0.4)
      }
    }
  }
}

struct SwitchCapsuleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Capsule()
        .fill(configuration.isOn ? Color.green : Color.gray)
        .frame(width: 44, height: 26)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) { Circle().fill(.white).padding(2) }
        .onTapGesture { configuration.isOn.toggle() }
    }
  }
}

@available(iOS 16.1, *)
struct ChargingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ChargingAttributes.self) { context in
      VStack(spacing: 10) {
        HStack {
          Image("car-\(context.attributes.carName)").resizable().renderingMode(.original).scaledToFit().frame(
            height: 44)
          VStack(alignment: .leading, spacing: 2) {
            Text(context.attributes.carName).font(.headline)
            if let finish = context.state.finish {
              Text("Ready at \(finish.formatted(date: .omitted, time: .shortened))").font(.subheadline).foregroundStyle(
                .secondary)
            }
          }
          Spacer()
          HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text("\(context.state.level)").font(.system(size: 36, weight: .thin))
            Text("%").font(.title3)
          }
        }
        ProgressView(value: Double(context.state.level), total: 100)
          .progressViewStyle(.linear)
          .scaleEffect(x: 1, y: 2.5, anchor: .center)
          .tint(LinearGradient(colors: [.green, .mint], startPoint: .leading, endPoint: .trailing))
        HStack {
          Label(
            context.state.power.formatted(
              .measurement(
                width: .abbreviated, usage: .general, numberFormatStyle: .number.precision(.fractionLength(1)))),
            systemImage: "bolt.fill")
          Spacer()
          if #available(iOS 17.0, *) {
            Toggle(isOn: context.state.isCharging, intent: ToggleChargingIntent()) { Text("Charge") }.toggleStyle(
              SwitchCapsuleStyle()
            ).labelsHidden()
          }
        }
        .font(.footnote)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          BatteryShape(level: Double(context.state.level) / 100).frame(width: 52, height: 24)
        }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.level)%").font(.title2).fontWeight(.semibold) }
        DynamicIslandExpandedRegion(.bottom) {
          Gauge(value: Double(context.state.level), in: 0...100) {
            Text("Battery")
          } currentValueLabel: {
            Text("\(context.state.level)")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("100")
          }
          .gaugeStyle(.accessoryLinear)
          .tint(Gradient(colors: [.red, .yellow, .green]))
        }
      } compactLeading: {
        Image(systemName: "bolt.car.fill").foregroundStyle(.green)
      } compactTrailing: {
        Text("\(context.state.level)%")
      } minimal: {
        Gauge(value: Double(context.state.level) / 100) { Image(systemName: "bolt.fill") }.gaugeStyle(
          .accessoryCircular)
      }
    }
  }
}
