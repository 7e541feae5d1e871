// swift-format-ignore-file
// Colours that no catalogue has, rings from trimmed circles, bars by geometry.
import ActivityKit
import SwiftUI
import WidgetKit

struct MealAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var eaten: Int
    var goal: Int
    var protein: Double
    var carbs: Double
    var fat: Double
    var updatedAt: Date
    var share: Double { goal > 0 ? min(1, Double(eaten) / Double(goal)) : 0 }
    static let preview = ContentState(eaten: 1240, goal: 2000, protein: 0.6, carbs: 0.4, fat: 0.8, updatedAt: .now)
  }
}

struct MealLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MealAttributes.self) { context in
      ZStack {
        LinearGradient(
          colors: [Color("MealSoft").opacity(0.55), Color("MealGround")], startPoint: .topLeading, endPoint: .bottomTrailing)
        HStack(spacing: 18) {
          MealRing(state: context.state, width: 10).frame(width: 96, height: 96)
          VStack(alignment: .leading, spacing: 8) {
            MealBar(name: "Protein", share: context.state.protein, color: .green)
            MealBar(name: "Carbs", share: context.state.carbs, color: .orange)
            MealBar(name: "Fat", share: context.state.fat, color: Color("MealWarning"))
          }
        }
        .padding(16)
      }
      .activityBackgroundTint(Color("MealGround"))
      .activitySystemActionForegroundColor(Color("MealInk"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { MealRing(state: context.state, width: 6).frame(width: 56, height: 56) }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .leading, spacing: 4) {
            MealBar(name: "P", share: context.state.protein, color: .green)
            MealBar(name: "C", share: context.state.carbs, color: .orange)
          }
          .frame(width: 110)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Link(destination: URL(string: "meals://add-water")!) {
            Label("+1 glass", systemImage: "drop.fill").padding(.horizontal, 14).padding(.vertical, 6)
              .background(Capsule().fill(.blue))
          }
        }
      } compactLeading: {
        MealRing(state: context.state, width: 3)
      } compactTrailing: {
        Text("\(Int(context.state.protein * 100))g").font(.system(size: 11, weight: .heavy, design: .rounded).monospacedDigit())
      } minimal: {
        MealRing(state: context.state, width: 2)
      }
      .keylineTint(Color("MealAccent"))
    }
  }
}

private struct MealRing: View {
  let state: MealAttributes.ContentState
  let width: CGFloat
  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.25), style: StrokeStyle(lineWidth: width, lineCap: .round))
      Circle().trim(from: 0, to: max(0.001, state.share))
        .stroke(.green, style: StrokeStyle(lineWidth: width, lineCap: .round)).rotationEffect(.degrees(-90))
      VStack(spacing: 0) {
        Text("\(state.goal - state.eaten)").font(.system(size: 14, weight: .heavy, design: .rounded)).minimumScaleFactor(0.6)
        if width > 3 { Text("kcal").font(.system(size: 9, weight: .medium)).foregroundStyle(.secondary) }
      }
    }
  }
}

private struct MealBar: View {
  let name: String
  let share: Double
  let color: Color
  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack {
        Text(name).font(.system(size: 11, weight: .semibold, design: .rounded))
        Spacer(minLength: 4)
        Text(share, format: .percent.precision(.fractionLength(0))).font(.system(size: 11).monospacedDigit())
      }
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.gray.opacity(0.2))
          Capsule().fill(color).frame(width: proxy.size.width * share)
        }
      }
      .frame(height: 5)
    }
  }
}

struct Meal_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["iPhone 15", "iPhone SE"], id: \.self) { name in
      MealAttributes().previewContext(MealAttributes.ContentState.preview, viewKind: .content).previewDisplayName(name)
    }
  }
}
