import AppIntents
import SwiftUI
import WidgetKit

/// Both indicators, and below them a button in each line.
struct SmallNavView: View {
  let entry: NavEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ConsciousIndicator(entry: entry)
      MealIndicator(entry: entry)
      Spacer(minLength: 0)
      ForEach(ActivityType.allCases, id: \.self) { LogButton(type: $0) }
    }
  }
}

/// The indicators at the left, the buttons at the right.
struct MediumNavView: View {
  let entry: NavEntry

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      LargeIndicators(entry: entry)
      Spacer(minLength: 0)
      VStack(spacing: 16) {
        ForEach(ActivityType.allCases, id: \.self) { LogButton(type: $0) }
      }
      .frame(width: 128)
    }
  }
}

/// Indicators above, and a button for each type beside how long ago it was.
struct LargeNavView: View {
  let entry: NavEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LargeIndicators(entry: entry)
      Divider()
      VStack(spacing: 32) {
        ForEach(ActivityType.allCases, id: \.self) { type in
          HStack(spacing: 16) {
            LogButton(type: type).frame(width: 160)
            AgoView(text: entry.agoTexts[type]).opacity(0.85)
            Spacer(minLength: 0)
          }
        }
      }
      .padding(.top, 16)
    }
  }

}

/// A text that was made with the timeline.
private struct ElapsedView: View {
  let text: ElapsedText

  var body: some View { Text(text.shown).monospacedDigit().accessibilityLabel(text.spoken) }
}

private struct AgoView: View {
  let text: ElapsedText?

  var body: some View {
    if let text {
      Text("\(text.shown) ago").monospacedDigit().accessibilityLabel("\(text.spoken) ago")
    } else {
      Text("not logged yet")
    }
  }
}

/// Logs an activity.
private struct LogButton: View {
  let type: ActivityType

  var body: some View {
    Button(intent: LogActivityIntent(type)) {
      HStack(spacing: 8) {
        TypeIcon(type: type)
        Text(type.displayName).lineLimit(1)
        Spacer(minLength: 0)
      }
    }
    .tint(type.color)
    .accessibilityLabel("Log \(type.displayName)")
  }
}

private struct ConsciousIndicator: View {
  let entry: NavEntry

  var body: some View {
    HStack(spacing: 8) {
      TypeIcon(type: entry.consciousType)
      Text(entry.consciousLabel).opacity(0.85)
      ElapsedView(text: entry.consciousText).fontWeight(.semibold)
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

private struct MealIndicator: View {
  let entry: NavEntry

  var body: some View {
    HStack(spacing: 8) {
      TypeIcon(type: .meal)
      Text("Meal").opacity(0.85)
      ElapsedView(text: entry.mealText).fontWeight(.semibold)
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

/// Both indicators, each with its number below its name.
private struct LargeIndicators: View {
  let entry: NavEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      part(entry.consciousType, entry.consciousLabel, entry.consciousText)
      part(.meal, "Last meal", entry.mealText)
    }
  }

  private func part(_ type: ActivityType, _ label: String, _ text: ElapsedText) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        TypeIcon(type: type)
        Text(label).opacity(0.85)
      }
      ElapsedView(text: text).font(.title2).fontWeight(.bold)
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

extension NavEntry {
  fileprivate var consciousType: ActivityType { isAwake == false ? .sleep : .wake }
  fileprivate var consciousLabel: String { isAwake == false ? "Asleep" : "Awake" }
}
