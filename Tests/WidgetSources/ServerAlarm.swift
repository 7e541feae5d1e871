// A server that calls for help: its grade colours everything, a bar as high as the card, times that say how long ago.
import ActivityKit
import SwiftUI
import WidgetKit

enum AlarmGrade: String, Codable, Hashable, Sendable { case urgent, notable, calm }

struct ServerAlarmAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var title: String
    var reading: String?
    var isOpen: Bool
    var began: Date
  }
  var service: String
  var grade: AlarmGrade
}

private func color(of grade: AlarmGrade) -> Color {
  switch grade {
  case .urgent: .red
  case .notable: .orange
  case .calm: .cyan
  }
}
private func symbol(of grade: AlarmGrade) -> String {
  switch grade {
  case .urgent: "exclamationmark.triangle.fill"
  case .notable: "exclamationmark.circle.fill"
  case .calm: "info.circle.fill"
  }
}

@ViewBuilder
private func openness(_ isOpen: Bool) -> some View {
  HStack(spacing: 4) {
    Circle().fill(isOpen ? Color.red : Color.green).frame(width: 5, height: 5)
    Text(isOpen ? "Open" : "Closed").font(.caption2).fontWeight(.semibold).foregroundStyle(isOpen ? .red : .green)
  }
}

struct ServerAlarmLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ServerAlarmAttributes.self) { context in
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 4).fill(color(of: context.attributes.grade)).frame(width: 4)
        VStack(alignment: .leading, spacing: 6) {
          HStack(alignment: .firstTextBaseline) {
            Text(context.attributes.service).font(.caption).fontWeight(.medium).foregroundStyle(.secondary)
            Spacer()
            Text(context.state.began, style: .time).font(.caption2).foregroundStyle(.tertiary)
              .contentTransition(.numericText(countsDown: false))
          }
          Text(context.state.title).font(.subheadline).fontWeight(.semibold).lineLimit(2)
          HStack(alignment: .firstTextBaseline) {
            if let reading = context.state.reading {
              Text(reading).font(.footnote).foregroundStyle(color(of: context.attributes.grade))
            }
            Spacer()
            openness(context.state.isOpen)
          }
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(14)
      .activityBackgroundTint(color(of: context.attributes.grade).opacity(0.12))
      .activitySystemActionForegroundColor(color(of: context.attributes.grade))
      .accessibilityElement(children: .combine)
      .accessibilityLabel("\(context.attributes.grade.rawValue) alarm: \(context.state.title)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          HStack(spacing: 5) {
            Image(systemName: symbol(of: context.attributes.grade)).font(.subheadline).fixedSize()
              .foregroundStyle(color(of: context.attributes.grade))
            Text(context.attributes.service).font(.caption).lineLimit(1).truncationMode(.tail)
              .frame(maxWidth: 90, alignment: .leading)
          }
          .padding(.leading, 4)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.began, style: .relative).font(.caption).lineLimit(1).multilineTextAlignment(.trailing)
            .padding(.trailing, 4)
        }
        DynamicIslandExpandedRegion(.bottom, priority: 1) {
          VStack(alignment: .leading, spacing: 8) {
            Text(context.state.title).font(.subheadline).fontWeight(.semibold).lineLimit(2)
              .fixedSize(horizontal: false, vertical: true)
            HStack {
              if let reading = context.state.reading {
                Text(reading).font(.caption).padding(.horizontal, 10).padding(.vertical, 4)
                  .background(color(of: context.attributes.grade).opacity(0.2), in: ContainerRelativeShape())
              }
              Spacer()
              openness(context.state.isOpen)
            }
          }
          .padding(.horizontal, 4)
        }
      } compactLeading: {
        Image(systemName: symbol(of: context.attributes.grade)).font(.caption)
          .foregroundStyle(color(of: context.attributes.grade))
      } compactTrailing: {
        Text(context.state.began, style: .timer).font(.caption2).monospacedDigit()
          .frame(maxWidth: 40, alignment: .trailing)
      } minimal: {
        Image(systemName: symbol(of: context.attributes.grade)).font(.caption2)
          .foregroundStyle(color(of: context.attributes.grade))
      }
      .keylineTint(color(of: context.attributes.grade))
    }
  }
}
