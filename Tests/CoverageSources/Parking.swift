import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

public struct ParkingAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    public var begin: Date
    public var end: Date
    public var cost: Decimal

    public init(begin: Date, end: Date, cost: Decimal) {
      self.begin = begin
      self.end = end
      self.cost = cost
    }

    var interval: ClosedRange<Date> { begin...max(begin, end) }
  }

  public var plate: String
  public var zone: String

  public init(plate: String, zone: String) {
    self.plate = plate
    self.zone = zone
  }
}

extension ShapeStyle where Self == Color {
  /// What Xcode generates for a colour of the asset catalog.
  static var parkingBlue: Color { Color(red: 0.1, green: 0.35, blue: 0.85) }
}

enum ExtendOption: String, AppEnum {
  case half, full

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Time"
  static var caseDisplayRepresentations: [ExtendOption: DisplayRepresentation] = [
    .half: "30 minutes",
    .full: DisplayRepresentation(title: "1 hour", subtitle: "The longest"),
  ]
}

struct ExtendParkingIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Park longer"
  static var description: IntentDescription? = "Adds time to the ticket."

  @Parameter(title: "Time") var option: ExtendOption

  init() { option = .half }
  init(_ option: ExtendOption) { self.option = option }

  func perform() async throws -> some IntentResult {
    guard let activity = Activity<ParkingAttributes>.activities.first else { return .result() }
    let state = activity.content.state
    let more: TimeInterval = option == .half ? 1800 : 3600
    let content = ActivityContent(
      state: ParkingAttributes.ContentState(begin: state.begin, end: state.end + more, cost: state.cost + 2),
      staleDate: state.end.addingTimeInterval(more))
    await activity.update(
      content,
      alertConfiguration: AlertConfiguration(
        title: "Parked longer", body: "Zone \(activity.attributes.zone)", sound: .default))
    return .result()
  }
}

struct ParkingSign: View {
  var size: CGFloat = 28

  var body: some View {
    RoundedRectangle(cornerRadius: size / 5)
      .fill(.parkingBlue)
      .frame(width: size, height: size)
      .overlay {
        Text(verbatim: "P")
          .font(Font.system(size: size * 0.7, weight: .heavy))
          .foregroundColor(.white)
      }
  }
}

struct ParkingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParkingAttributes.self) { context in
      ParkingCard(attributes: context.attributes, state: context.state)
        .background {
          LinearGradient(
            gradient: Gradient(stops: [
              Gradient.Stop(color: .parkingBlue, location: 0), .init(color: .black, location: 1),
            ]), startPoint: .topLeading, endPoint: .bottomTrailing)
        }
    } dynamicIsland: { context in
      DynamicIsland(
        expanded: {
          DynamicIslandExpandedRegion(.leading) {
            ParkingSign(size: 32)
          }
          .contentMargins(.leading, 4)
          DynamicIslandExpandedRegion(.center) {
            VStack {
              Text("Zone \(context.attributes.zone)").font(.callout)
              Text(context.attributes.plate)
                .font(.system(.footnote, design: .monospaced))
                .padding(.horizontal, 6)
                .overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray))
                .privacySensitive()
            }
          }
          DynamicIslandExpandedRegion(.trailing) {
            Text(context.state.end, style: .timer)
              .frame(width: 64, alignment: .trailing)
              .multilineTextAlignment(.trailing)
              .foregroundColor(.yellow)
          }
          DynamicIslandExpandedRegion(.bottom) {
            extendButtons
          }
        },
        compactLeading: { ParkingSign(size: 22) },
        compactTrailing: { ParkingTime(state: context.state) },
        minimal: { ParkingSign(size: 24) }
      )
      .keylineTint(.parkingBlue)
    }
  }

  private var extendButtons: some View {
    HStack {
      Button("30 min", intent: ExtendParkingIntent(.half))
      Button("1 h", intent: ExtendParkingIntent(.full))
      Spacer()
      Link(destination: URL(string: "parking://stop") ?? URL(fileURLWithPath: "/")) {
        Text("Stop").bold().foregroundColor(.red)
      }
      .buttonStyle(.plain)
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.capsule)
    .controlSize(.small)
    .tint(.white)
  }
}

struct ParkingTime: View {
  let state: ParkingAttributes.ContentState

  var body: some View {
    Text(timerInterval: state.interval, showsHours: true)
      .monospacedDigit()
      .frame(width: 48)
      .minimumScaleFactor(0.7)
      .lineLimit(1)
  }
}

struct ParkingCard: View {
  let attributes: ParkingAttributes
  let state: ParkingAttributes.ContentState

  var body: some View {
    HStack(spacing: 12) {
      ParkingSign(size: 48)
      VStack(alignment: .leading, spacing: 3) {
        Text("Parking until \(Text(state.end, style: .time).bold())")
          .font(.subheadline)
        ProgressView(timerInterval: state.interval, countsDown: false)
          .tint(.yellow)
          .font(.caption2)
        HStack {
          Text(attributes.plate).privacySensitive()
          Divider().frame(height: 12)
          Text(state.cost, format: .currency(code: "EUR"))
        }
        .font(.caption)
        .foregroundStyle(.white.opacity(0.7))
      }
    }
    .foregroundColor(.white)
    .padding(.vertical, 12)
    .padding(.horizontal)
  }
}

#Preview("Card") {
  ParkingCard(
    attributes: ParkingAttributes(plate: "HH SK 16", zone: "12"),
    state: ParkingAttributes.ContentState(begin: .now, end: .now + 600, cost: 4))
}
