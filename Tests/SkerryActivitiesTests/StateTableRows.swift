import FoundationEssentials

@testable import SkerryActivities

private let fresh = ContentChange(state: pizzaState(7))
private let type = "PizzaAttributes"

private func change(stale: Date? = nil, alert: AlertConfiguration? = nil, timestamp: Date? = nil) -> ContentChange {
  ContentChange(state: pizzaState(7), staleDate: stale, alert: alert, timestamp: timestamp)
}

private func request(_ change: (inout ActivityRequest) -> Void) -> RegistryEvent {
  var request = pizzaRequest()
  change(&request)
  return .request(request)
}

private func push(_ target: String, _ event: String) -> RegistryEvent {
  .push(TablePush(target: target, event: event).request(at: TableStart.instant))
}

extension TableRow {
  /// Every event, what it does in each state, and every line it leaves in the log.
  static let all: [TableRow] = calls + pushes + person + surroundings + time

  private static let calls: [TableRow] = [
    TableRow("a request of another", always: "new→active requested") { _ in .request(pizzaRequest()) },
    TableRow("a request from the background", always: "background") { _ in request { $0.isForeground = false } },
    TableRow("a scheduled request", always: "new→pending scheduled") { _ in
      request { $0.startDate = epoch + 90 }
    },
    TableRow(
      "update", pending: "pending: content", active: "active: content", stale: "active: content, stale→active fresh",
      ended: "ended: update-ended", dismissed: "dismissed: update-dismissed", held: "active: content"
    ) { .update(id: $0.id, fresh) },
    TableRow(
      "update that is stale already", pending: "pending: content",
      active: "stale: content, active→stale stale-content", stale: "stale: content", ended: "ended: update-ended",
      dismissed: "dismissed: update-dismissed", held: "stale: content, active→stale stale-content"
    ) { .update(id: $0.id, change(stale: epoch)) },
    TableRow(
      "update with older data", pending: "pending: update-old", active: "active: update-old",
      stale: "stale: update-old", ended: "ended: update-ended", dismissed: "dismissed: update-dismissed",
      held: "active: update-old"
    ) { .update(id: $0.id, change(timestamp: epoch + -1)) },
    TableRow(
      "update beyond 4 KB", pending: "pending: update-large", active: "active: update-large",
      stale: "stale: update-large", ended: "ended: update-ended", dismissed: "dismissed: update-dismissed",
      held: "active: update-large-pushed"
    ) { .update(id: $0.id, ContentChange(state: Data(repeating: 32, count: 4096))) },
    TableRow(
      "update with an alert", pending: "pending: content, alert", active: "active: content, alert",
      stale: "active: content, alert, stale→active fresh", ended: "ended: update-ended",
      dismissed: "dismissed: update-dismissed", held: "active: content, alert"
    ) { .update(id: $0.id, change(alert: pizzaAlert)) },
    TableRow("update of nobody", always: "update-unknown") { _ in .update(id: "nobody", fresh) },
    TableRow("content that can't be encoded", always: "unencodable") { .encodingFailure(id: $0.id, "x: bad") },
    TableRow(
      "end", pending: "dismissed: pending→dismissed too-early", active: "ended: active→ended app",
      stale: "ended: stale→ended app", ended: "ended: end-ended", dismissed: "dismissed: end-dismissed",
      held: "ended: active→ended app"
    ) { .end(id: $0.id, nil, EndTerms()) },
    TableRow(
      "end with a date", pending: "dismissed: pending→dismissed too-early", active: "ended: active→ended app",
      stale: "ended: stale→ended app", ended: "ended: sooner", dismissed: "dismissed: end-dismissed",
      held: "ended: active→ended app"
    ) { .end(id: $0.id, nil, EndTerms(policy: .after(epoch + 600))) },
    TableRow(
      "end with older data", pending: "pending: end-old", active: "active: end-old", stale: "stale: end-old",
      ended: "ended: end-ended", dismissed: "dismissed: end-dismissed", held: "active: end-old"
    ) { .end(id: $0.id, nil, EndTerms(timestamp: epoch + -1)) },
    TableRow(
      "immediate end with content", pending: "dismissed: pending→dismissed too-early",
      active: "dismissed: content, active→ended app, ended→dismissed at-once",
      stale: "dismissed: content, stale→ended app, ended→dismissed at-once",
      ended: "dismissed: ended→dismissed at-once", dismissed: "dismissed: end-dismissed",
      held: "dismissed: content, active→ended app, ended→dismissed at-once"
    ) { .end(id: $0.id, fresh, EndTerms(policy: .immediate)) },
  ]

  private static let pushes: [TableRow] = [
    TableRow(
      "update push", pending: "pending: no-address", active: "active: update-receipt, content, push-alert",
      stale: "active: update-receipt, content, push-alert, stale→active fresh", ended: "ended: unregistered",
      dismissed: "dismissed: unregistered", held: "active: no-address"
    ) { push($0.token, "update") },
    TableRow(
      "end push", pending: "pending: no-address",
      active: "ended: end-receipt, content, active→ended push, push-alert",
      stale: "ended: end-receipt, content, stale→ended push, push-alert", ended: "ended: unregistered",
      dismissed: "dismissed: unregistered", held: "active: no-address"
    ) { push($0.token, "end") },
    TableRow(
      "start push to an update token", pending: "pending: no-address", active: "active: start-to-activity",
      stale: "stale: start-to-activity", ended: "ended: unregistered", dismissed: "dismissed: unregistered",
      held: "active: no-address"
    ) { push($0.token, "start") },
    TableRow(
      "start push", pending: "pending: start-receipt, guess, new→active start-push, push-alert",
      active: "active: start-receipt, guess, new→active start-push, push-alert",
      stale: "stale: start-receipt, guess, new→active start-push, push-alert",
      ended: "ended: start-receipt, guess, new→active start-push, push-alert",
      dismissed: "dismissed: start-receipt, guess, new→active start-push, push-alert",
      held: "active: start-receipt-2, guess, new→active start-push, token-held, push-alert"
    ) { push($0.startToken, "start") },
    TableRow("update push to a push-to-start token", always: "update-to-start") { push($0.startToken, "update") },
    TableRow(
      "HTTP request of priority 5", pending: "pending: no-key, no-address",
      active: "active: no-key, free-receipt, content, push-alert",
      stale: "active: no-key, free-receipt, content, push-alert, stale→active fresh",
      ended: "ended: no-key, unregistered", dismissed: "dismissed: no-key, unregistered",
      held: "active: no-key, no-address"
    ) { start in
      let body = TablePush(target: "", event: "update").request(at: TableStart.instant).body
      let headers = ["push-type": "liveactivity", "topic": "\(pizzeria).push-type.liveactivity", "priority": "5"]
      return .apns(
        APNsRequest(
          path: "/3/device/\(start.token)", headers: headers.map { APNsRequest.Header("apns-\($0.key)", $0.value) },
          body: body))
    },
    TableRow(
      "token rotation", pending: "pending: no-token", active: "active: new-token", stale: "stale: new-token",
      ended: "ended: rotation-ended", dismissed: "dismissed: rotation-dismissed", held: "active: rotation-held"
    ) { .tokenRotation(id: $0.id) },
    TableRow("push-to-start token rotation", always: "new-start-token") { _ in
      .startTokenRotation(appIdentifier: pizzeria, attributesType: type)
    },
    TableRow("rotation of a token that was never issued", always: "no-start-token") { _ in
      .startTokenRotation(appIdentifier: "a", attributesType: type)
    },
    TableRow("a type seen again", always: "") { _ in
      .attributesTypeSeen(appIdentifier: pizzeria, attributesType: type)
    },
  ]

  private static let person: [TableRow] = [
    TableRow(
      "swipe", pending: "pending: no-card", active: "dismissed: active→dismissed swiped",
      stale: "dismissed: stale→dismissed swiped", ended: "dismissed: ended→dismissed swiped",
      dismissed: "dismissed: no-card", held: "dismissed: active→dismissed swiped"
    ) { .swipe(id: $0.id) },
    TableRow(
      "permission off", pending: "dismissed: app-off, pending→dismissed permission",
      active: "dismissed: app-off, active→ended permission, ended→dismissed permission",
      stale: "dismissed: app-off, stale→ended permission, ended→dismissed permission",
      ended: "dismissed: app-off, ended→dismissed permission", dismissed: "dismissed: app-off",
      held: "dismissed: app-off, active→ended permission, ended→dismissed permission"
    ) { _ in .permission(appIdentifier: pizzeria, isAllowed: false) },
    TableRow(
      "permission off for all", pending: "dismissed: all-off, pending→dismissed permission",
      active: "dismissed: all-off, active→ended permission, ended→dismissed permission",
      stale: "dismissed: all-off, stale→ended permission, ended→dismissed permission",
      ended: "dismissed: all-off, ended→dismissed permission", dismissed: "dismissed: all-off",
      held: "dismissed: all-off, active→ended permission, ended→dismissed permission"
    ) { _ in .permission(appIdentifier: nil, isAllowed: false) },
    TableRow("permission on, which it is", always: "") { _ in .permission(appIdentifier: pizzeria, isAllowed: true) },
    TableRow("permission off for another app", always: "other-off") { _ in
      .permission(appIdentifier: "a", isAllowed: false)
    },
    TableRow("frequent updates off", always: "frequent-off") { _ in
      .frequentPushes(appIdentifier: pizzeria, isAllowed: false)
    },
    TableRow(
      "Allow", pending: "pending: no-question", active: "active: no-question", stale: "stale: no-question",
      ended: "ended: no-question", dismissed: "dismissed: no-question", held: "active: allowed"
    ) { _ in .consent(appIdentifier: pizzeria, isAllowed: true) },
    TableRow(
      "Don't Allow", pending: "pending: no-question", active: "active: no-question", stale: "stale: no-question",
      ended: "ended: no-question", dismissed: "dismissed: no-question",
      held: "dismissed: refused, app-off, active→ended permission, ended→dismissed permission"
    ) { _ in .consent(appIdentifier: pizzeria, isAllowed: false) },
  ]

  private static let surroundings: [TableRow] = [
    TableRow(
      "app removed", pending: "dismissed: pending→dismissed deleted",
      active: "dismissed: active→ended deleted, ended→dismissed deleted",
      stale: "dismissed: stale→ended deleted, ended→dismissed deleted", ended: "dismissed: ended→dismissed deleted",
      dismissed: "dismissed", held: "dismissed: active→ended deleted, ended→dismissed deleted"
    ) { _ in .appRemoved(appIdentifier: pizzeria) },
    TableRow("another phone that doesn't ask", always: "") { _ in .conditions(RegistryConditions()) },
    TableRow("the clock is set", always: "") { _ in .clockSet(by: -7200) },
    TableRow("transient ones end, which it isn't", always: "") { _ in .transientEnd(appIdentifier: nil) },
  ]

  private static let time: [TableRow] = [
    TableRow(
      until: 999, pending: "pending", active: "active", stale: "stale", ended: "ended", dismissed: "dismissed",
      held: "active"),
    TableRow(
      until: 1000, pending: "active: pending→active start-date", active: "active", stale: "stale", ended: "ended",
      dismissed: "dismissed", held: "active"),
    TableRow(
      until: 1001, pending: "active: pending→active start-date, token", active: "active", stale: "stale",
      ended: "ended", dismissed: "dismissed", held: "active"),
    TableRow(
      until: 4 * 3600 + 20, pending: "active: pending→active start-date, token", active: "active", stale: "stale",
      ended: "dismissed: ended→dismissed longest-stay", dismissed: "dismissed", held: "active"),
    TableRow(
      until: 8 * 3600, pending: "active: pending→active start-date, token", active: "ended: active→ended 8-hours",
      stale: "ended: stale→ended 8-hours", ended: "dismissed: ended→dismissed longest-stay", dismissed: "dismissed",
      held: "ended: active→ended 8-hours"),
    TableRow(
      until: 12 * 3600, pending: "ended: pending→active start-date, token, active→ended 8-hours",
      active: "dismissed: active→ended 8-hours, ended→dismissed longest-stay",
      stale: "dismissed: stale→ended 8-hours, ended→dismissed longest-stay",
      ended: "dismissed: ended→dismissed longest-stay", dismissed: "dismissed",
      held: "dismissed: active→ended 8-hours, ended→dismissed longest-stay"),
  ]
}
