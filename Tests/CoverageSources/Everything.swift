import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

struct SprintAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var start: Date
    var fraction: Double
  }

  var title: String
}

struct LabelWidthKey: EnvironmentKey {
  static let defaultValue: CGFloat = 60
}

extension EnvironmentValues {
  var labelWidth: CGFloat {
    get { self[LabelWidthKey.self] }
    set { self[LabelWidthKey.self] = newValue }
  }
}

@Observable
final class SprintModel {
  var laps = 0
}

struct Underlined: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      Rectangle().fill(.white).frame(height: 1)
    }
  }
}

struct SprintBar: View {
  @Binding var fraction: Double
  @Environment(\.labelWidth) var labelWidth
  let weight: Font.Weight
  let size: ControlSize
  let mode: ContentMode

  var body: some View {
    HStack {
      Text("Sprint").fontWeight(weight).frame(width: labelWidth)
      Capsule()
        .fill(.linearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing))
        .frame(maxWidth: .infinity, minHeight: 4, maxHeight: 12)
        .scaleEffect(x: fraction)
    }
    .controlSize(size)
    .aspectRatio(contentMode: mode)
    .background(alignment: Alignment(horizontal: .center, vertical: .top), content: { Color.clear })
    .overlay(content: { EmptyView() })
    .onChange(of: fraction) { print("changed") }
    .scaleEffect(x: 1, y: 1)
  }
}

struct Tooth: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct SprintLiveActivity: Widget {
  func badge(_ isHot: Bool) -> AnyView {
    if isHot { return AnyView(Image(systemName: "flame").renderingMode(.template).foregroundStyle(.orange)) }
    return AnyView(EmptyView())
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SprintAttributes.self) { context in
      VStack {
        HStack {
          badge(context.state.fraction > 0.5)
          Text(context.attributes.title)
            .font(.custom("Futura", size: 18))
            .strikethrough(context.state.fraction >= 1, color: .red)
            .padding(4)
            .modifier(Underlined())
          if #available(iOS 18.0, *) {
            Text(
              .currentDate,
              format: .stopwatch(
                startingAt: context.state.start, showsHours: true, maxFieldCount: 2, maxPrecision: .seconds(1)))
          }
        }
        SprintBar(fraction: .constant(context.state.fraction), weight: .medium, size: .large, mode: .fit)
          .environment(\.labelWidth, 50)
        Tooth()
          .stroke(.separator, style: StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter))
          .frame(width: 16, height: 16)
          .overlay(Tooth().fill(.mint).opacity(0.5))
        Text(Font.Design.serif == .serif ? "Serif" : "Sans")
          .font(.system(.body, design: .serif, weight: .light))
          .transition(.identity)
        ProgressView(timerInterval: context.state.start...context.state.start.addingTimeInterval(60), countsDown: false)
          .scaleEffect(y: 1.5)
          .containerBackground(for: .widget) { Color.black }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.top)
      .background(LinearGradient(gradient: Gradient(colors: [.black, .gray]), startPoint: .top, endPoint: .bottom))
      .persistentSystemOverlays(.hidden)
      .containerBackground(.fill.tertiary, for: .widget)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text("L").font(.system(.title, weight: .regular)).contentMargins(4)
        }
        .contentMargins(.leading, 12)
        DynamicIslandExpandedRegion(.trailing) { Text("T").font(.system(.title, design: .default)) }
        DynamicIslandExpandedRegion(.bottom) {
          ZStack(alignment: .bottomTrailing) {
            Color.clear.frame(height: 20)
            Text(context.attributes.title).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          }
          .frame(maxHeight: 40)
          .frame(minHeight: 16)
        }
      } compactLeading: {
        Text("S").scaleEffect(0.8)
      } compactTrailing: {
        Text(context.state.fraction.formatted(.percent)).font(.monospacedDigit(.body)())
      } minimal: {
        Text("S")
      }
    }
  }
}

// MARK: Names without an effect on a phone's surfaces

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

/// What views say that live on a surface and in an app as well.
struct FocusAndHandoff: View {
  @FocusedValue(\.note) private var note
  @Environment(\.lineHeight) private var lineHeight

  var body: some View {
    Text(note ?? "nothing has the focus")
      .lineHeight(.loose)
      .lineHeight(lineHeight ?? .multiple(factor: 1.2))
      .focusedValue(\.note, "here")
      .focusedSceneValue(\.note, "there")
      .userActivity("com.example.reading") { activity in
        activity.title = "Reading"
        activity.isEligibleForHandoff = true
        activity.addUserInfoEntries(from: ["page": 7])
      }
      .userActivity("com.example.page", element: note) { note, activity in activity.title = note }
      .onContinueUserActivity("com.example.reading") { _ in }
  }
}
