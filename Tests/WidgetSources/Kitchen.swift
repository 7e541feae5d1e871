// swift-format-ignore-file
// Written as apps in the wild are, and to compile as it is.
import ActivityKit
import SwiftUI
import WidgetKit

struct KitchenAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: Int
    var instruction: String
    var ends: Date?
  }
  var dish: String
  var steps: Int
}

struct StepDots: View {
  let count: Int
  let current: Int
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        ZStack {
          Circle()
            .fill(index <= current ? Color.green : Color.clear)
            .overlay(Circle().stroke(index <= current ? Color.green : Color.gray, lineWidth: 2))
            .frame(width: 24, height: 24)
          if index < current {
            Image(systemName: "checkmark").font(.system(size: 11, weight: .bold)).foregroundStyle(.white)
          } else {
            Text("\(index + 1)").font(.system(size: 11, weight: .bold)).foregroundStyle(index == current ? .white : .gray)
          }
        }
        if index < count - 1 {
          Rectangle().fill(index < current ? Color.green : Color.gray.opacity(0.4)).frame(height: 2)
        }
      }
    }
  }
}

struct KitchenLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: KitchenAttributes.self) { context in
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Image(systemName: "fork.knife.circle.fill")
            .resizable()
            .frame(width: 32, height: 32)
            .foregroundStyle(.green)
          VStack(alignment: .leading) {
            Text(context.attributes.dish).font(.headline)
            Text("Step \(context.state.step + 1) of \(context.attributes.steps)").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          if let ends = context.state.ends {
            Text(timerInterval: Date.now...ends, countsDown: true)
              .font(.title2.monospacedDigit().bold())
              .multilineTextAlignment(.trailing)
              .frame(maxWidth: 80)
              .padding(8)
              .background(RoundedRectangle(cornerRadius: 12).fill(.green.opacity(0.2)))
          }
        }
        Text(context.state.instruction).font(.subheadline).lineLimit(2).fixedSize(horizontal: false, vertical: true)
        StepDots(count: context.attributes.steps, current: context.state.step)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          HStack(spacing: 6) {
            Image(systemName: "frying.pan.fill").foregroundStyle(.green)
            Text(context.attributes.dish).font(.subheadline.bold()).lineLimit(1)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          if let ends = context.state.ends {
            Text(timerInterval: Date.now...ends, countsDown: true).monospacedDigit().foregroundStyle(.green).multilineTextAlignment(.trailing)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 8) {
            Text(context.state.instruction).font(.caption).lineLimit(2).multilineTextAlignment(.center)
            StepDots(count: context.attributes.steps, current: context.state.step)
          }
        }
      } compactLeading: {
        Text("\(context.state.step + 1)/\(context.attributes.steps)").font(.caption.bold()).foregroundStyle(.green)
      } compactTrailing: {
        if let ends = context.state.ends {
          Text(ends, style: .timer).frame(width: 50).monospacedDigit()
        } else {
          Image(systemName: "hand.tap.fill")
        }
      } minimal: {
        Image(systemName: "frying.pan.fill").foregroundStyle(.green)
      }
    }
  }
}

#Preview("Kitchen", as: .content, using: KitchenAttributes(dish: "Mushroom risotto", steps: 5)) {
  KitchenLiveActivity()
} contentStates: {
  KitchenAttributes.ContentState(step: 2, instruction: "Add a ladle of warm stock and stir until the rice has taken it up.", ends: .now + 260)
  KitchenAttributes.ContentState(step: 0, instruction: "Chop two shallots.", ends: nil)
}
