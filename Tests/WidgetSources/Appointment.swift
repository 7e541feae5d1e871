// The next thing in the calendar: EventKit beside the views, colours of the catalogue, old-style previews, spacers.
import ActivityKit
import EventKit
import SwiftUI
import WidgetKit

struct AppointmentAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var name: String
    var room: String
    var street: String
    var starts: Date
    var ends: Date
  }

  /// What is said of an event of the calendar.
  static func state(of event: EKEvent) -> ContentState {
    ContentState(
      name: event.title ?? "", room: event.location ?? "", street: "", starts: event.startDate, ends: event.endDate)
  }
}

struct AppointmentLiveActivity: Widget {
  let store = EKEventStore()
  var mayRead: Bool { EKEventStore.authorizationStatus(for: .event) == .fullAccess }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AppointmentAttributes.self) { context in
      AppointmentCard(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) { symbol(context) }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          VStack {
            Text(context.state.starts, style: .timer)
              .multilineTextAlignment(.center)
              .font(.system(.title2, design: .monospaced))
              .fontWeight(.bold)
              .foregroundColor(.orange)
          }
        }
        DynamicIslandExpandedRegion(.bottom, priority: 1) {
          VStack(alignment: .leading, spacing: 3) {
            Text("\(context.state.name)").font(.system(.subheadline, design: .monospaced)).fontWeight(.bold)
            Text("\(context.state.room)").font(.system(.footnote, design: .monospaced)).foregroundColor(.secondary)
            Text(context.state.starts > .now ? "Starts at \(Self.clock(context.state.starts))" : "Runs")
              .font(.system(.caption, design: .monospaced)).foregroundColor(.orange)
          }
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
          .fixedSize(horizontal: false, vertical: true)
        }
        DynamicIslandExpandedRegion(.center, priority: 1) {

        }
      } compactLeading: {
        symbol(context)
      } compactTrailing: {
        Text(context.state.starts, style: .timer)
          .multilineTextAlignment(.center)
          .font(.system(.subheadline, design: .monospaced))
          .foregroundColor(.orange)
          .frame(width: context.state.starts.timeIntervalSinceNow <= 3599 ? 51 : 66)
      } minimal: {
        symbol(context)
      }
      .keylineTint(.orange)
    }
  }

  private static func clock(_ date: Date) -> String { date.formatted(date: .omitted, time: .shortened) }

  private func symbol(_ context: ActivityViewContext<AppointmentAttributes>) -> some View {
    Image(systemName: context.state.starts > .now ? "calendar" : "calendar.badge.clock")
      .foregroundColor(.orange)
      .font(.system(.title2, design: .monospaced))
  }
}

struct AppointmentCard: View {
  var context: ActivityViewContext<AppointmentAttributes>
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Image(systemName: "calendar").foregroundColor(.orange).font(.system(.title, design: .monospaced))
        Spacer()
        Text(context.state.starts, style: .timer)
          .multilineTextAlignment(.trailing)
          .font(.system(.title, design: .monospaced))
          .fontWeight(.bold)
          .foregroundColor(.orange)
      }
      VStack(alignment: .leading, spacing: 5) {
        Text("\(context.state.name)").font(.system(.subheadline, design: .monospaced)).fontWeight(.bold)
        if (!context.state.room.isEmpty) {
          Text("\(context.state.room)").font(.system(.footnote, design: .monospaced))
        }
        if (!context.state.street.isEmpty) {
          Text("\(context.state.street)").font(.system(.footnote, design: .monospaced))
        }
      }
      .foregroundColor(.secondary)
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      .fixedSize(horizontal: false, vertical: true)
    }
    .padding()
    .background(Color(UIColor.secondarySystemBackground))
  }
}
