import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

struct LaundryAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var program: String
    var begin: Date
    var end: Date
    var temperature: Double
    var isDone: Bool
  }

  var machine: String
}

struct LaundryProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return VStack(alignment: .leading, spacing: 2) {
      configuration.label
      ZStack(alignment: .leading) {
        Capsule().fill(.thinMaterial)
        Capsule().fill(Color.indigo).scaleEffect(x: fraction, y: 1, anchor: .leading)
      }
      .frame(height: 10)
      configuration.currentValueLabel
    }
  }
}

struct Bubbles: View {
  var body: some View {
    ZStack {
      Circle()
        .strokeBorder(.cyan, lineWidth: 2)
        .frame(width: 40, height: 40)
      Circle()
        .fill(Color.cyan.opacity(0.4))
        .frame(width: 24, height: 24)
        .offset(y: 4)
        .blendMode(.normal)
      Circle()
        .stroke(style: StrokeStyle(lineWidth: 1, dash: [2, 2]))
        .frame(width: 12, height: 12)
        .offset(x: 4, y: -4)
    }
    .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
    .contentShape(Circle())
    .clipped()
  }
}

@available(iOS 16.1, *)
struct LaundryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LaundryAttributes.self) { context in
      content(context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Bubbles() }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.temperature, format: .number)°")
            .font(.title3)
            .foregroundStyle(.cyan)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.state.program).font(.headline).fixedSize(horizontal: true, vertical: false)
        }
        DynamicIslandExpandedRegion(.bottom) {
          if context.state.isDone {
            Text("Done!").font(.title2).frame(maxWidth: .infinity, minHeight: 32)
          } else {
            ProgressView(timerInterval: context.state.begin...context.state.end, countsDown: false) {
              Text(context.attributes.machine).font(.caption)
            }
            .tint(.cyan)
          }
        }
      } compactLeading: {
        Image(systemName: "washer.fill").foregroundStyle(.cyan)
      } compactTrailing: {
        if context.state.isDone {
          Image(systemName: "checkmark").foregroundStyle(.green)
        } else {
          Text(context.state.end, style: .timer).frame(width: 46).multilineTextAlignment(.trailing)
        }
      } minimal: {
        ProgressView(timerInterval: context.state.begin...context.state.end)
          .progressViewStyle(.circular)
          .tint(.cyan)
      }
    }
  }

  @ViewBuilder
  private func content(_ context: ActivityViewContext<LaundryAttributes>) -> some View {
    VStack(alignment: .leading) {
      HStack(
        spacing: 10,
        content: {
          Bubbles()
          VStack(alignment: .leading) {
            Text(context.attributes.machine).font(.headline)
            Text("\(context.state.program), \(Int(context.state.temperature.rounded())) °C")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          Spacer()
          if !context.state.isDone {
            ProgressView()
          }
        })
      if context.state.isDone {
        Label("Take it out", systemImage: "tshirt.fill").font(.title3).foregroundStyle(.indigo)
      } else {
        ProgressView(value: 0.35) {
          Text("Rinsing").font(.caption2)
        } currentValueLabel: {
          Text("until \(context.state.end.formatted(date: .omitted, time: .shortened))").font(.caption2)
        }
        .progressViewStyle(LaundryProgressStyle())
      }
    }
    .padding(12)
    .environment(\.colorScheme, .light)
    .activityBackgroundTint(.white)
    .activitySystemActionForegroundColor(.black)
  }
}
