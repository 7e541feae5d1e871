import SwiftUI
import WidgetKit

/// How long until one has to leave, and for where.
struct SmallTripView: View {
  let trip: NextTripEntry.Trip
  private var state: CommuteActivityAttributes.ContentState { trip.state }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DestinationLabel(state: state, lines: 2)
      Spacer(minLength: 0)
      BigCountdown(state: state)
      Spacer(minLength: 0)
      Text("Leave \(trip.leaveDay)\(state.leaveTime, style: .time)").lineLimit(1).monospacedDigit()
    }
  }
}

/// Destination, time to leave, and the weather on the way.
struct MediumTripView: View {
  let trip: NextTripEntry.Trip
  private var state: CommuteActivityAttributes.ContentState { trip.state }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TripHeader(state: state, isStale: false)
      Spacer(minLength: 0)
      HStack(spacing: 8) {
        SpacedCountdown(state: state)
        VStack(alignment: .leading, spacing: 0) {
          LeaveLine(state: state, day: trip.leaveDay)
          WeatherLine(state: state)
        }
        .layoutPriority(1)
      }
      TravelLine(state: state)
      ConfidenceLine(state: state)
    }
  }
}

/// Everything about the next trip, and what comes after it.
struct LargeTripView: View {
  let entry: NextTripEntry
  let next: NextTripEntry.Trip
  /// More don't fit.
  private static let shownTrips = 6

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let name = entry.firstName { Text("Hi \(name)").fontWeight(.semibold).lineLimit(1).privacySensitive() }
      MediumTripView(trip: next).frame(height: 112)
      Spacer(minLength: 0)
      Divider()
      Text(entry.trips.count > 1 ? "Then" : "Nothing after that").fontWeight(.semibold).opacity(0.85)
      ForEach(entry.trips.dropFirst().prefix(Self.shownTrips)) { LaterTripRow(trip: $0) }
    }
  }
}

/// A later trip in a line.
private struct LaterTripRow: View {
  let trip: NextTripEntry.Trip
  private var state: CommuteActivityAttributes.ContentState { trip.state }

  var body: some View {
    HStack(spacing: 8) {
      Text(state.destinationName).lineLimit(1).privacySensitive()
      Spacer(minLength: 0)
      Text("leave by \(trip.leaveDay)\(state.leaveTime, style: .time)").monospacedDigit().lineLimit(1)
      Text(.currentDate, format: state.style(.badge)).monospacedDigit().frame(width: 40, alignment: .trailing)
        .accessibilityLabel(Text(.currentDate, format: state.style(.speech)))
    }
    .accessibilityElement(children: .combine)
  }
}
