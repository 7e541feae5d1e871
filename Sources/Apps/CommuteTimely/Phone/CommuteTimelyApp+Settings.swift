// Stands for UIKit: the buttons and sheets of the settings.
import SkerryDevice
import SwiftUI

extension CommuteTimelyApp {
  /// The actions on the screen of settings.
  func settingsActions(_ overview: TripOverview) -> [AppAction] {
    var actions = [changeAction(overview), saveAction]
    if !overview.places.isEmpty { actions.append(forgetAction(overview.places)) }
    if overview.canAskForAlerts { actions.append(alertsAction) }
    if overview.planned.contains(where: { $0.trip.activity == .shown }) { actions.append(endAllAction) }
    return actions + [
      AppAction("back", key: "b", title: "Back") { [weak self] _ in await self?.turn(to: .trips) }
    ]
  }

  private func changeAction(_ overview: TripOverview) -> AppAction {
    AppAction(
      "change-settings", key: "t", title: "Change",
      fields: [
        AppField(
          "dynamic-island", label: "Dynamic Island", kind: .toggle,
          initialValue: overview.dynamicIslandEnabled ? "yes" : "no"),
        AppField(
          "first-name", label: "First name", kind: .text(limit: UserPreferencesService.firstNameLimit),
          initialValue: overview.firstName ?? "", hint: "Empty for no greeting"),
      ]
    ) { [scheduler] form in
      try scheduler.preferences.updateFirstName(form["first-name"])
      SharedTrips.reloadWidgets()
      if form.isOn("dynamic-island") == overview.dynamicIslandEnabled {
        await scheduler.updatePredictions()
      } else {
        try await scheduler.setDynamicIsland(form.isOn("dynamic-island"))
      }
    }
  }

  private var saveAction: AppAction {
    AppAction(
      "save-place", key: "a", title: "Save Place",
      fields: [
        AppField("name", label: "Name", kind: .text(limit: Destination.nameLimit), isRequired: true),
        AppField("street", label: "Address", kind: .text(limit: Destination.streetLimit)),
      ]
    ) { [scheduler] form in
      let place = try Destination(name: form["name"], street: form["street"])
      try await scheduler.store.change { book throws(TripError) in try book.save(place) }
    }
  }

  private func forgetAction(_ places: [Destination]) -> AppAction {
    AppAction(
      "forget-place", key: "f", title: "Forget Place",
      fields: [
        AppField(
          "name", label: "Place", kind: .choice(places.map(\.name)), initialValue: places[0].name, isRequired: true)
      ], isDestructive: true
    ) { [scheduler] form in
      try await scheduler.store.change { book throws(TripError) in try book.forgetPlace(named: form["name"]) }
    }
  }

  private var alertsAction: AppAction {
    AppAction("allow-alerts", key: "i", title: "Allow Notifications") { [scheduler] _ in
      await scheduler.askForSound()
    }
  }

  private var endAllAction: AppAction {
    AppAction("end-all", key: "u", title: "End All Activities", isDestructive: true) { [scheduler] _ in
      try await scheduler.endAll()
    }
  }
}
