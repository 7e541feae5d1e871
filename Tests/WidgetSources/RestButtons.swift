// swift-format-ignore-file
// Buttons in a style of their own, in a row and over the whole width; a count that has no end. Words in Spanish.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct RestSetAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var exercise: String; var summary: String; var restEndsAt: Date?; var isResting: Bool { restEndsAt != nil } }
  var startedAt: Date
}

struct AddRestIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Add rest"
  @Parameter(title: "Seconds", default: 15, controlStyle: .stepper, inclusiveRange: (-60, 60)) var seconds: Int
  init() {}
  init(_ seconds: Int) { self.seconds = seconds }
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(seconds) seconds") }
}
struct CompleteSetIntent: LiveActivityIntent {
  static var title: LocalizedStringResource { "Complete set" }
  static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  func perform() async throws -> some IntentResult { .result() }
}

private struct CapsuleStyle: ButtonStyle {
  let fill: Color
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.caption.weight(.bold)).foregroundStyle(.white).padding(.vertical, 10)
      .background(fill.opacity(configuration.isPressed ? 0.7 : 1)).clipShape(RoundedRectangle(cornerRadius: 10))
  }
}

struct RestButtonsLiveActivity: Widget {
  private let accent = Color(red: 0.56, green: 0.35, blue: 1)
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RestSetAttributes.self) { context in
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Text("Entreno").font(.caption2.weight(.semibold)).foregroundStyle(.white.opacity(0.7))
          Spacer()
          Text(timerInterval: context.attributes.startedAt...Date.distantFuture, countsDown: false).font(.caption2.monospacedDigit())
        }
        Text(context.state.exercise).font(.headline).lineLimit(2)
        Text(context.state.summary.isEmpty ? "Siguiente serie pendiente" : context.state.summary).font(.caption)
        if context.state.isResting, let end = context.state.restEndsAt {
          HStack(spacing: 8) {
            Button(intent: AddRestIntent(-15)) { Text("-15s").frame(maxWidth: .infinity) }.buttonStyle(CapsuleStyle(fill: .white.opacity(0.18)))
            Text(timerInterval: Date.now...end, countsDown: true).monospacedDigit().foregroundStyle(accent)
            Button(intent: AddRestIntent(15)) { Text("+15s").frame(maxWidth: .infinity) }.buttonStyle(CapsuleStyle(fill: accent))
          }
        } else {
          Button(intent: CompleteSetIntent()) { Text("Completar serie").frame(maxWidth: .infinity) }.buttonStyle(CapsuleStyle(fill: accent))
        }
      }
      .padding(14)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.state.exercise).font(.caption).fontWeight(.semibold).lineLimit(2) }
        DynamicIslandExpandedRegion(.trailing) {
          if let end = context.state.restEndsAt { Text(timerInterval: Date.now...end, countsDown: true).font(.title3.bold()).foregroundStyle(accent) }
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            Button(intent: AddRestIntent(-15)) { Text("-15s") }
            Button(intent: AddRestIntent()) { Text("+15s") }
            Button("Omitir", role: .destructive, intent: CompleteSetIntent())
          }
          .font(.caption.bold())
        }
      } compactLeading: { Image(systemName: "dumbbell.fill") } compactTrailing: {
        Text(timerInterval: context.attributes.startedAt...Date.distantFuture, countsDown: false).monospacedDigit().frame(width: 48)
      } minimal: { Image(systemName: "dumbbell.fill") }
    }
  }
}
