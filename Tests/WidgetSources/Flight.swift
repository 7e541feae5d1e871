import SwiftUI
import WidgetKit
import ActivityKit
import Foundation

struct FlightAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var status: Status
    var departure: Date
    var arrival: Date
    var gate: String?
    var terminal: String
    var baggageClaim: String?
    var progress: Double
    var delayMinutes: Int
  }
  enum Status: String, Codable, Hashable {
    case scheduled, boarding, departed, inAir = "in_air", landed, delayed, cancelled
  }
  struct Airport: Codable, Hashable { var code: String; var city: String; var timeZone: String }
  var flightNumber: String
  var origin: Airport
  var destination: Airport
}

private struct AirlineTintKey: EnvironmentKey { static let defaultValue: Color = .blue }
extension EnvironmentValues {
  var airlineTint: Color {
    get { self[AirlineTintKey.self] }
    set { self[AirlineTintKey.self] = newValue }
  }
  @Entry var showsSeconds: Bool = false
  @Entry var cornerRadius: CGFloat = 12
}
extension View {
  func airlineTint(_ color: Color) -> some View { environment(\.airlineTint, color) }
  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct FlightPath: Shape {
  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      p.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.minY - rect.height * 0.6))
    }
  }
}

struct FlightProgress: View {
  var progress: Double
  @Environment(\.airlineTint) private var tint
  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        FlightPath().stroke(style: StrokeStyle(lineWidth: 1, dash: [3, 3])).foregroundStyle(.tertiary)
        FlightPath().trim(from: 0, to: progress).stroke(tint, style: StrokeStyle(lineWidth: 2, lineCap: .round))
        Image(systemName: "airplane")
          .foregroundStyle(tint)
          .rotationEffect(.degrees(-20 + 40 * progress))
          .position(x: geometry.size.width * progress, y: geometry.size.height / 2)
      }
    }
  }
}

struct AirportView: View {
  let airport: FlightAttributes.Airport
  let time: Date
  let alignment: HorizontalAlignment
  private var style: Date.FormatStyle {
    var style = Date.FormatStyle.dateTime.hour().minute()
    style.timeZone = TimeZone(identifier: airport.timeZone) ?? .current
    return style
  }
  var body: some View {
    VStack(alignment: alignment, spacing: 0) {
      Text(airport.code).font(.system(.title, design: .rounded, weight: .bold)).kerning(1)
      Text(airport.city).font(.caption).foregroundStyle(.secondary).lineLimit(1).truncationMode(.tail)
      Text(time, format: style).font(.footnote.monospacedDigit())
    }
  }
}

struct FlightCard: View {
  let attributes: FlightAttributes
  let state: FlightAttributes.ContentState
  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Label(attributes.flightNumber, systemImage: "airplane.circle.fill").font(.headline)
        Spacer()
        StatusPill(status: state.status, delay: state.delayMinutes)
      }
      HStack(alignment: .center) {
        AirportView(airport: attributes.origin, time: state.departure, alignment: .leading)
        FlightProgress(progress: state.progress).frame(height: 32).padding(.horizontal, 8)
        AirportView(airport: attributes.destination, time: state.arrival, alignment: .trailing)
      }
      HStack {
        detail("Terminal", state.terminal)
        Divider().frame(height: 20)
        detail("Gate", state.gate ?? "–")
        if let claim = state.baggageClaim {
          Divider().frame(height: 20)
          detail("Bags", claim)
        }
        Spacer()
        Text("Arrives \(state.arrival, style: .relative)").font(.caption2).foregroundStyle(.secondary)
      }
    }
    .padding(14)
    .airlineTint(.indigo)
    .if(state.status == .cancelled) { $0.opacity(0.5) }
  }
  private func detail(_ title: LocalizedStringKey, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).font(.caption2).foregroundStyle(.secondary).textCase(.uppercase)
      Text(value).font(.callout.bold())
    }
  }
}

struct StatusPill: View {
  let status: FlightAttributes.Status
  let delay: Int
  var text: String {
    switch status {
    case .delayed: return String(format: NSLocalizedString("Delayed %d min", comment: ""), delay)
    default: return String(localized: "On time")
    }
  }
  var body: some View {
    Text(text)
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(status == .delayed ? AnyShapeStyle(.orange) : AnyShapeStyle(.green.gradient), in: .capsule)
      .foregroundStyle(.black)
      .fixedSize()
  }
}

struct FlightLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FlightAttributes.self) { context in
      FlightCard(attributes: context.attributes, state: context.state)
        .activityBackgroundTint(Color(red: 16 / 255, green: 18 / 255, blue: 48 / 255))
        .environment(\.colorScheme, .dark)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          AirportView(airport: context.attributes.origin, time: context.state.departure, alignment: .leading)
        }
        DynamicIslandExpandedRegion(.trailing) {
          AirportView(airport: context.attributes.destination, time: context.state.arrival, alignment: .trailing)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.flightNumber).font(.caption).foregroundStyle(.secondary)
        }
        DynamicIslandExpandedRegion(.bottom) { FlightProgress(progress: context.state.progress).frame(height: 40) }
      } compactLeading: {
        HStack(spacing: 2) {
          Image(systemName: "airplane.departure"); Text(context.attributes.origin.code)
        }.font(.caption2)
      } compactTrailing: {
        Text(context.state.arrival, style: .time).font(.caption2)
      } minimal: {
        ZStack {
          Circle().stroke(lineWidth: 3).opacity(0.3)
          Circle().trim(from: 0, to: context.state.progress).stroke(
            .indigo, style: .init(lineWidth: 3, lineCap: .round)
          ).rotationEffect(.degrees(-90))
          Image(systemName: "airplane").font(.system(size: 10))
        }
      }
    }
  }
}
