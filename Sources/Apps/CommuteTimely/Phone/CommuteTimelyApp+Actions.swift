// Stands for UIKit: the buttons and sheets of the app's screens, which a terminal shows as keys and forms.
import SkerryBasics
import SkerryDevice
import SwiftUI

extension CommuteTimelyApp {
  var arrivalEntry: ArrivalEntry { ArrivalEntry(now: container.now, timeZone: device.timeZone) }

  /// The actions on the screen of trips.
  func tripActions(_ overview: TripOverview) -> [AppAction] {
    var actions = [planAction(overview.places)]
    if !overview.planned.isEmpty {
      actions += [editAction(overview), cancelAction(overview)]
      if overview.planned.contains(where: { $0.trip.activity != .shown }) { actions.append(showAction(overview)) }
      if overview.planned.count > 1 { actions.append(selectAction(overview)) }
      actions.append(checkAction)
    }
    if !overview.planned.isEmpty || !overview.past.isEmpty { actions.append(deleteAction(overview)) }
    return actions + [settingsAction]
  }

  private func planAction(_ places: [Destination]) -> AppAction {
    AppAction(
      "plan-trip", key: "s", title: "Plan Trip",
      fields: [
        AppField(
          "destination", label: "Destination", kind: .text(limit: Destination.nameLimit),
          initialValue: places.first?.name ?? "", isRequired: true,
          hint: places.isEmpty ? "" : "A saved place, or another one", suggestions: places.map(\.name)),
        AppField(
          "street", label: "Address", kind: .text(limit: Destination.streetLimit),
          hint: places.isEmpty ? "" : "Empty for that of a saved place"),
        AppField(
          "arrival", label: "Arrive at", kind: .text(limit: 20), initialValue: "+60m", isRequired: true,
          hint: Self.arrivalHint, check: arrivalCheck),
        AppField("save", label: "Save this place", kind: .toggle, initialValue: places.isEmpty ? "yes" : "no"),
      ]
    ) { [weak self] form in try await self?.plan(form) }
  }

  private static let arrivalHint = "8:30, 5:45 pm, tomorrow 8:30, +90m"

  private var arrivalCheck: AppField.Check {
    let entry = arrivalEntry
    return AppField.Check("arrival") { (try? entry.read($0)) == nil ? "Such as \(Self.arrivalHint)." : nil }
  }

  private func plan(_ form: AppForm) async throws(TripError) {
    let destination = try await destination(in: form)
    let entry = try arrivalEntry.read(form["arrival"])
    let trip = try await scheduler.scheduleTrip(
      destination, arrivingAt: entry.arrival, secondsFromGMT: entry.secondsFromGMT, savesPlace: form.isOn("save"))
    container.log("Planned: \(trip.destination.name), at \(arrivalEntry.text(for: trip.arrivalTime)).")
    await scheduler.askQuietly()
  }

  /// A saved place if only its name was given, otherwise what was entered.
  private func destination(in form: AppForm) async throws(TripError) -> Destination {
    if form["street"].isEmpty, let place = try await scheduler.store.book().place(named: form["destination"]) {
      return place
    }
    return try Destination(name: form["destination"], street: form["street"])
  }

  private func editAction(_ overview: TripOverview) -> AppAction {
    let shown = selected(overview)
    let arrival = shown.map { arrivalEntry.text(for: $0.trip.arrivalTime) } ?? ""
    return AppAction(
      "edit-trip", key: "e", title: "Edit",
      fields: [
        AppField(
          "destination", label: "Destination", kind: .text(limit: Destination.nameLimit),
          initialValue: shown?.trip.destination.name ?? "", isRequired: true),
        AppField(
          "street", label: "Address", kind: .text(limit: Destination.streetLimit),
          initialValue: shown?.trip.destination.street ?? ""),
        AppField(
          "arrival", label: "Arrive at", kind: .text(limit: 20),
          initialValue: arrival, isRequired: true, hint: Self.arrivalHint, check: arrivalCheck),
      ]
    ) { [weak self] form in
      // What was left as it stood is no other time, also in the hour that a clock change repeats.
      try await self?.edit(shown?.trip, form, keepsArrival: form["arrival"] == arrival)
    }
  }

  private func edit(_ trip: Trip?, _ form: AppForm, keepsArrival: Bool) async throws(TripError) {
    guard let trip else { throw .unknownTrip }
    let kept = (
      arrival: trip.arrivalTime, secondsFromGMT: WallClock(trip.arrivalTime, timeZone: device.timeZone).utcOffset
    )
    let entry = keepsArrival ? kept : try arrivalEntry.read(form["arrival"])
    try await scheduler.editTrip(
      trip.id, await destination(in: form), arrivingAt: entry.arrival, secondsFromGMT: entry.secondsFromGMT)
  }

  private func cancelAction(_ overview: TripOverview) -> AppAction {
    AppAction(
      "cancel-trip", key: "c", title: "Cancel Trip", fields: choice(overview.planned.map(\.trip), overview),
      isDestructive: true, question: question("Cancel", overview.planned.map(\.trip))
    ) { [weak self, scheduler] form in
      guard let trip = await self?.trip(in: form, of: overview.planned.map(\.trip)) else { throw TripError.unknownTrip }
      try await scheduler.cancelTrip(trip.id)
    }
  }

  private func deleteAction(_ overview: TripOverview) -> AppAction {
    let trips = overview.planned.map(\.trip) + overview.past
    return AppAction(
      "delete-trip", key: "z", title: "Delete", fields: choice(trips, overview), isDestructive: true,
      question: question("Delete", trips)
    ) { [weak self, scheduler] form in
      guard let trip = await self?.trip(in: form, of: trips) else { throw TripError.unknownTrip }
      try await scheduler.deleteTrip(trip.id)
    }
  }

  private func showAction(_ overview: TripOverview) -> AppAction {
    let trips = overview.planned.map(\.trip).filter { $0.activity != .shown }
    return AppAction("show-trip", key: "v", title: "Show Activity", fields: choice(trips, overview)) {
      [weak self, scheduler] form in
      guard let trip = await self?.trip(in: form, of: trips) else { throw TripError.unknownTrip }
      try await scheduler.showTrip(trip.id)
    }
  }

  private func selectAction(_ overview: TripOverview) -> AppAction {
    let trips = overview.planned.map(\.trip)
    return AppAction("look-at", key: "g", title: "Look At", fields: choice(trips, overview)) { [weak self] form in
      guard let trip = await self?.trip(in: form, of: trips) else { throw TripError.unknownTrip }
      await self?.show(trip.id.uuidString)
    }
  }

  private var checkAction: AppAction {
    AppAction("check-now", key: "w", title: "Check Now") { [scheduler] _ in await scheduler.updatePredictions() }
  }

  var settingsAction: AppAction {
    AppAction("settings", key: "m", title: "Settings") { [weak self] _ in await self?.turn(to: .settings) }
  }

  func turn(to route: Route) { self.route = route }

  // MARK: Which trip

  /// The trip that is shown large.
  func selected(_ overview: TripOverview) -> TripOverview.PlannedTrip? {
    overview.planned.first { $0.id == selection } ?? overview.planned.first
  }

  /// A choice of trips by name and time; none where there is only one.
  private func choice(_ trips: [Trip], _ overview: TripOverview) -> [AppField] {
    guard trips.count > 1 else { return [] }
    let names = labels(of: trips)
    let initial = trips.firstIndex { $0.id == selected(overview)?.id }.map { names[$0] } ?? names[0]
    return [AppField("trip", label: "Trip", kind: .choice(names), initialValue: initial, isRequired: true)]
  }

  /// The question about the only trip there is; of several one was chosen just before.
  private func question(_ verb: String, _ trips: [Trip]) -> @Sendable (AppForm) -> String {
    let only = labels(of: trips).first ?? ""
    return { form in "\(verb) the trip to \(form["trip"].isEmpty ? only : form["trip"])?" }
  }

  private func trip(in form: AppForm, of trips: [Trip]) -> Trip? {
    form["trip"].isEmpty ? trips.first : zip(labels(of: trips), trips).first { $0.0 == form["trip"] }?.1
  }

  /// Trips by name and time, each told from all others.
  private func labels(of trips: [Trip]) -> [String] {
    zip(TripLabel.labels(of: trips), trips).map { label, trip in
      let time = "\(label.text), \(arrivalEntry.text(for: trip.arrivalTime))"
      return switch trip.status {
      case .planned: time
      case .over: "\(time) (over)"
      case .cancelled: "\(time) (cancelled)"
      }
    }
  }
}
