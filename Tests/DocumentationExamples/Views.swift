// The examples of the reference, as they stand there; a test of the project holds the two together.
import AppIntents
import SwiftUI
import WidgetKit

struct ArrivalView: View {
  let arrival: Date

  var body: some View {
    Text(arrival, style: .timer).monospacedDigit()
  }
}

struct Badge: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(.horizontal, 8).background(.orange, in: Capsule())
  }
}

struct CapsuleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 8).background(.blue, in: Capsule())
  }
}

struct DimmingView: View {
  @Environment(\.isLuminanceReduced) private var isDimmed

  var body: some View {
    Text("Ready").foregroundStyle(isDimmed ? .secondary : .primary)
  }
}

struct CourierKey: EnvironmentKey {
  static let defaultValue = "Sam"
}

extension EnvironmentValues {
  var courier: String {
    get { self[CourierKey.self] }
    set { self[CourierKey.self] = newValue }
  }
}

struct GreetingView: View {
  @AppStorage("first-name") private var firstName = "you"

  var body: some View { Text("Hello, \(firstName)") }
}

/// Views that stand alone in the reference.
@MainActor enum ViewExamples {
  @ViewBuilder static func text(arrival: Date) -> some View {
    Text("Arrives \(arrival, style: .relative)").font(.headline)
  }

  @ViewBuilder static func image() -> some View {
    Image(systemName: "bicycle").foregroundStyle(.orange).accessibilityLabel("On the way")
  }

  @ViewBuilder static func row(arrival: Date) -> some View {
    HStack(spacing: 8) {
      Image(systemName: "bicycle")
      Text("On the way")
      Spacer()
      Text(arrival, style: .timer).multilineTextAlignment(.trailing)
    }
  }

  @ViewBuilder static func column() -> some View {
    VStack(alignment: .leading) {
      Text("Pizza").font(.headline)
      Text("12 Harbour Street").foregroundStyle(.secondary)
    }
  }

  @ViewBuilder static func layers() -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12).fill(.blue)
      Text("Ready").foregroundStyle(.white)
    }
  }

  @ViewBuilder static func spacer() -> some View {
    HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }
  }

  @ViewBuilder static func grid() -> some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Gate").foregroundStyle(.secondary)
        Text("A12")
      }
      GridRow {
        Text("Seat").foregroundStyle(.secondary)
        Text("7C")
      }
    }
  }

  @ViewBuilder static func stops(stops: [String]) -> some View {
    ForEach(stops, id: \.self) { stop in
      Label(stop, systemImage: "mappin")
    }
  }

  @ViewBuilder static func fitting() -> some View {
    ViewThatFits {
      Text("Arrives in a few minutes")
      Text("Soon")
    }
  }

  @ViewBuilder static func room() -> some View {
    GeometryReader { room in
      Text("Wide").opacity(room.size.width > 200 ? 1 : 0)
    }
  }

  @ViewBuilder static func progress(departure: Date, arrival: Date) -> some View {
    ProgressView(timerInterval: departure...arrival, countsDown: false) {
      Text("On the way")
    } currentValueLabel: {
      Text(arrival, style: .timer)
    }
  }

  @ViewBuilder static func gauge() -> some View {
    Gauge(value: 0.7) {
      Text("Battery")
    }
    .gaugeStyle(.accessoryCircularCapacity)
  }

  @ViewBuilder static func color() -> some View {
    Text("Late").foregroundStyle(Color(red: 1, green: 0.6, blue: 0))
  }

  @ViewBuilder static func font() -> some View {
    Text("7:45").font(.largeTitle.weight(.semibold))
  }

  @ViewBuilder static func gradient() -> some View {
    Capsule().fill(LinearGradient(colors: [.green, .red], startPoint: .leading, endPoint: .trailing))
  }

  @ViewBuilder static func shape() -> some View {
    Circle().stroke(.green, lineWidth: 4).frame(width: 32, height: 32)
  }

  @ViewBuilder static func label() -> some View {
    Label("Delivered", systemImage: "checkmark.circle.fill")
  }

  @ViewBuilder static func link(number: URL) -> some View {
    Link("Call the courier", destination: number)
  }

  @ViewBuilder static func button() -> some View {
    Button("Cancel", role: .destructive, intent: CancelOrderIntent(order: 7))
  }

  @ViewBuilder static func toggle(rings: Bool) -> some View {
    Toggle("Ring the bell", isOn: rings, intent: RingBellIntent())
  }
}

extension EnvironmentValues {
  @Entry var berth = "A1"
}

struct Urgent: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.orange : Color.red
  }
}

struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let point = CGPoint(x: bounds.minX + 16 * Double(index), y: bounds.minY + 16 * Double(index))
      subview.place(at: point, proposal: .unspecified)
    }
  }
}
