import SwiftUI
import WidgetKit
import ActivityKit
import Combine

struct PomodoroAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Mode: Int, Codable { case focus, shortBreak, longBreak }
    var mode: Mode
    var interval: ClosedRange<Date>
    var round: Int
  }
  let rounds: Int
}
class SessionModel: ObservableObject {
  @Published var remaining: TimeInterval = 0
  private var cancellables = Set<AnyCancellable>()
  init() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .map { $0.timeIntervalSince1970 }
      .sink { [weak self] _ in self?.remaining -= 1 }
      .store(in: &cancellables)
  }
}
@Observable final class Preferences { var tint: Color = .red; static let shared = Preferences() }

struct RoundDots: View {
  let done: Int, total: Int
  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<total, id: \.self) {
        Circle().fill($0 < done ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)).frame(width: 8, height: 8)
      }
    }
  }
}
struct Tomato: View {
  var body: some View {
    Canvas { context, size in
      let rect = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
      context.fill(Path(ellipseIn: rect), with: .color(.red))
      var stem = Path()
      stem.move(to: CGPoint(x: rect.midX, y: rect.minY))
      stem.addLine(to: CGPoint(x: rect.midX + 3, y: rect.minY - 3))
      context.stroke(stem, with: .color(.green), lineWidth: 2)
      context.opacity = 0.5
      context.draw(
        Text("25").font(.caption).foregroundColor(.white), at: CGPoint(x: size.width / 2, y: size.height / 2))
      context.draw(Image(systemName: "leaf"), at: CGPoint(x: 2, y: 2))
    }
  }
}
struct PomodoroView: View {
  let state: PomodoroAttributes.ContentState
  let rounds: Int
  @State private var pulse = false
  var color: Color { state.mode == .focus ? .red : .teal }
  var body: some View {
    HStack {
      Tomato().frame(width: 40, height: 40)
      VStack(alignment: .leading) {
        Text(state.mode == .focus ? "Focus" : "Break").font(.headline).foregroundStyle(color)
        RoundDots(done: state.round, total: rounds).tint(color)
      }
      Spacer()
      Text(timerInterval: state.interval).font(.system(.largeTitle, design: .rounded).monospacedDigit()).lineLimit(1)
        .minimumScaleFactor(0.5).frame(maxWidth: 110)
    }
    .padding()
    .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) { pulse.toggle() } }
    .task { try? await Task.sleep(for: .seconds(1)) }
    .onChange(of: state.round) { _, _ in pulse = false }
  }
}
struct PomodoroLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PomodoroAttributes.self) { context in
      PomodoroView(state: context.state, rounds: context.attributes.rounds).environment(Preferences.shared)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { PomodoroView(state: context.state, rounds: context.attributes.rounds) }
      } compactLeading: {
        Tomato().frame(width: 20, height: 20)
      } compactTrailing: {
        Text(timerInterval: context.state.interval, showsHours: false).frame(width: 40)
      } minimal: {
        ProgressView(
          timerInterval: context.state.interval, countsDown: true, label: { EmptyView() },
          currentValueLabel: { EmptyView() }
        ).progressViewStyle(CircularProgressViewStyle(tint: .red))
      }
    }
  }
}
