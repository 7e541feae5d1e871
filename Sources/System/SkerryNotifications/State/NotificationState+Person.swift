import FoundationEssentials

extension NotificationState {
  /// A tap on a notification or on one of its buttons; it leaves the list.
  mutating func open(_ id: NotificationID, _ action: String, _ step: inout NotificationStep) {
    guard let record = notification(id) else { return step.add(.ignored(.unknownNotification), id) }
    records.removeAll { $0.id == id }
    if banner?.record.id == id { closeBanner(.opened, &step) }
    let response = NotificationResponse(record: record, actionIdentifier: action)
    let button = actions(for: id, in: record).first { $0.identifier == action }
    let isDefault = action == UNNotificationDefaultActionIdentifier
    step.add(.opened(response, bringsToFront: isDefault || button?.options.contains(.foreground) == true), id)
  }

  private func actions(for id: NotificationID, in record: NotificationRecord) -> [NotificationAction] {
    apps[id.appIdentifier]?.category(record.content.categoryIdentifier)?.actions ?? []
  }

  /// The buttons of a notification.
  public func actions(for record: NotificationRecord) -> [NotificationAction] { actions(for: record.id, in: record) }

  mutating func clear(_ what: NotificationEvent.Cleared, _ step: inout NotificationStep) {
    switch what {
    case .one(let id):
      guard notification(id) != nil else { return step.add(.ignored(.unknownNotification), id) }
      remove(because: .byPerson, app: id.appIdentifier, &step) { $0.id == id }
    case .group(let app, let thread):
      remove(because: .byPerson, app: app, &step) {
        $0.appIdentifier == app && $0.content.threadIdentifier == thread
      }
    case .app(let app): remove(because: .byPerson, app: app, &step) { $0.appIdentifier == app }
    case .all: remove(because: .byPerson, app: "", &step) { _ in true }
    }
  }

  mutating func removeDelivered(_ app: String, _ identifiers: [String]?, _ step: inout NotificationStep) {
    remove(because: .byApp, app: app, &step) { record in
      record.appIdentifier == app && (identifiers?.contains(record.id.identifier) ?? true)
    }
  }

  /// Takes notifications off the list, and off the banner; apps that want to hear of clearing do.
  mutating func remove(
    because reason: ClearedReason, app: String, _ step: inout NotificationStep,
    where isMeant: (NotificationRecord) -> Bool
  ) {
    let gone = records.filter(isMeant)
    records.removeAll(where: isMeant)
    if let shown = banner?.record, isMeant(shown) { closeBanner(.removed, &step) }
    guard !gone.isEmpty else { return }
    step.add(.cleared(gone.count, reason), app: app, gone.count == 1 ? gone[0].id.identifier : nil)
    guard reason == .byPerson else { return }
    for record in gone where wantsDismissal(record) {
      let response = NotificationResponse(
        record: record, actionIdentifier: UNNotificationDismissActionIdentifier)
      step.add(.opened(response, bringsToFront: false), record.id)
    }
  }

  private func wantsDismissal(_ record: NotificationRecord) -> Bool {
    let category = apps[record.appIdentifier]?.category(record.content.categoryIdentifier)
    return category?.options.contains(.customDismissAction) ?? false
  }
}
