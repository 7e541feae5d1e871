import SwiftUI

/// The app's first screen: the next trip with a large countdown, and all that are planned.
struct TripsScreen: View {
  let overview: TripOverview
  let selected: TripOverview.PlannedTrip?
  /// More past trips don't fit the screen below planned ones.
  private var shownPast: Int { overview.planned.isEmpty ? 12 : 3 }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let selected {
        SelectedTripView(planned: selected)
      } else {
        EmptyTripsView(hasPlaces: !overview.places.isEmpty)
      }
      ForEach(overview.notices, id: \.self) { NoticeView(text: $0) }
      if overview.planned.count > 1 { tripList }
      if !overview.past.isEmpty { pastList }
      Footnotes(overview: overview)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var tripList: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Trips").font(.subheadline).fontWeight(.semibold)
        Spacer()
        Text("\(overview.planned.count) planned").foregroundStyle(.secondary)
      }
      Divider()
      ForEach(overview.planned) { TripRow(planned: $0, isSelected: $0.id == selected?.id) }
    }
  }

  private var pastList: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Before").font(.subheadline).fontWeight(.semibold)
      Divider()
      ForEach(overview.past.prefix(shownPast)) { PastTripRow(trip: $0) }
      MoreRow(count: overview.past.count - shownPast)
    }
  }
}

/// One trip in full.
private struct SelectedTripView: View {
  let planned: TripOverview.PlannedTrip

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TripHeader(state: planned.state, isStale: false)
      ViewThatFits(in: .horizontal) {
        CountdownRow(state: planned.state)
        NarrowCountdown(state: planned.state)
      }
      .padding(.vertical, 8)
      Text("Arrive \(planned.arrivalDay)at \(planned.trip.arrivalTime, style: .time), \(traffic)")
        .foregroundStyle(.secondary)
      if let hint { Text(hint).foregroundStyle(.secondary) }
    }
  }

  private var traffic: String {
    let route = planned.recommendation.snapshot.route
    return "\(Int(route.distanceKilometers.rounded())) km, \(route.traffic) traffic"
  }

  private var hint: LocalizedStringKey? {
    switch planned.trip.activity {
    case .shown: planned.start.map { "Its card comes on \($0, style: .date) at \($0, style: .time)." }
    case .wanted: planned.failure.map { "\($0)" } ?? "No Live Activity now; it is tried again."
    case .removed: "Its Live Activity was removed. Press **v** to see it again."
    }
  }
}

/// The large countdown with the time beside it, and everything else below: for columns that are hardly wider.
private struct NarrowCountdown: View {
  let state: CommuteActivityAttributes.ContentState

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        BigCountdown(state: state)
        VStack(alignment: .leading, spacing: 0) {
          Text("Leave by")
          Text(state.leaveTime, style: .time).fontWeight(.semibold)
        }
        .lineLimit(1)
        .layoutPriority(1)
        .accessibilityElement(children: .combine)
      }
      TravelLine(state: state)
      WeatherLine(state: state)
      ConfidenceLine(state: state)
    }
  }
}

/// One planned trip in a line.
private struct TripRow: View {
  let planned: TripOverview.PlannedTrip
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: isSelected ? "chevron.right" : "mappin").accessibilityHidden(true).frame(width: 16)
      TripName(label: planned.label).fontWeight(isSelected ? .semibold : .regular)
      Spacer(minLength: 0)
      Text("leave \(planned.leaveDay)\(planned.state.leaveTime, style: .time)").lineLimit(1).monospacedDigit()
        .layoutPriority(1)
      Text(.currentDate, format: planned.state.style(.badge)).monospacedDigit().frame(width: 40, alignment: .trailing)
        .accessibilityLabel(Text(.currentDate, format: planned.state.style(.speech)))
    }
    .accessibilityElement(children: .combine)
  }
}

/// The name of a trip on one line, whose number is seen whole: without it trips that are alike could not be told apart.
private struct TripName: View {
  let label: TripLabel

  var body: some View {
    HStack(spacing: 0) {
      Text(label.name).lineLimit(1).layoutPriority(1)
      if let number = label.number { Text(" #\(number)").layoutPriority(2) }
      if let street = label.street { Text(" (\(street))").lineLimit(1) }
    }
  }
}

/// One trip that is over.
private struct PastTripRow: View {
  let trip: Trip

  var body: some View {
    HStack(spacing: 8) {
      Text(trip.destination.name).lineLimit(1)
      Spacer(minLength: 0)
      Text(trip.arrivalTime, style: .date).lineLimit(1)
      Text(trip.arrivalTime, style: .time).lineLimit(1)
      Text(trip.status == .cancelled ? "cancelled" : "over").frame(width: 72, alignment: .trailing)
    }
    .foregroundStyle(.secondary)
    .accessibilityElement(children: .combine)
  }
}

/// How much of a list there is no room for.
struct MoreRow: View {
  let count: Int

  var body: some View {
    if count > 0 { Text("and \(count) more").foregroundStyle(.secondary) }
  }
}

private struct EmptyTripsView: View {
  let hasPlaces: Bool

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "car.fill").accessibilityHidden(true)
      Text("Where do you have to be?").font(.headline)
    }
    .foregroundStyle(Color.commuteGlow)
    Text("Press **s** to plan a trip. Lock screen and island count down to when you have to leave.")
      .foregroundStyle(.secondary)
  }
}

/// The other lines: places, settings and the reasons why trips aren't shown.
private struct Footnotes: View {
  let overview: TripOverview

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !overview.places.isEmpty {
        Text("Places: \(overview.places.map(\.name).joined(separator: ", "))").lineLimit(1).foregroundStyle(.secondary)
      }
      if !overview.dynamicIslandEnabled {
        Text("Dynamic Island is off in the settings.").foregroundStyle(.secondary)
      }
      if !overview.settingsMessages.isEmpty {
        Text("See Settings (**m**): something keeps trips from being shown, updated or heard.").foregroundStyle(.orange)
      }
    }
  }
}

/// A notice that a person should read before going on.
struct NoticeView: View {
  let text: String

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Image(systemName: "exclamationmark.triangle.fill").accessibilityLabel("Notice")
      Text(text)
    }
    .foregroundStyle(.orange)
  }
}
