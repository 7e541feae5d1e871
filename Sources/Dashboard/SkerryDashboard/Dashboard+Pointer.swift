import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerrySteps

/// The deeds of the mouse.
extension Dashboard {
  func press(at point: CellPoint) {
    guard let picture = lastPicture else { return }
    let region = picture.regions.first { $0.rect.contains(point) }
    if dialog == nil {
      let pane = picture.layout.pane(at: point)
      if let pane { focus = pane }
      if pane == .phone, device.expansion != nil, !isPartOfExpansion(point, picture) {
        // A tap outside of the expanded island only closes it.
        attempt(.collapse)
        return
      }
    }
    switch region?.target {
    case .entry(let number): pressEntry(number, column: point.column)
    case .some(let target): press(target)
    case nil: break
    }
  }

  /// The activity whose presentation lies at a cell.
  private func activity(at point: CellPoint) -> ActivityRecord? {
    guard dialog == nil else { return nil }
    for region in lastPicture?.regions ?? [] where region.rect.contains(point) {
      if case .activity(let id, _) = region.target { return device.center.withRegistry { $0.record(id) } }
    }
    return nil
  }

  func pressLong(at point: CellPoint) {
    guard let record = activity(at: point) else {
      return opensMenu(at: point) ? remark = "Held long, only activities answer here." : press(at: point)
    }
    attempt(.select(id: record.id))
    attempt(.longPress(record))
  }

  /// Whether there is something of the phone's that a long press doesn't tap: an iPhone opens a menu for it.
  private func opensMenu(at point: CellPoint) -> Bool {
    switch lastPicture?.regions.first(where: { $0.rect.contains(point) })?.target {
    case .app, .widget, .widgetAction, .page, .phone, .consent: dialog == nil
    case .action, .activity, .key, .entry, .outOfReach, nil: false
    }
  }

  /// On the island a swipe to the camera hides, away from it brings back. On the home screen a swipe turns the
  /// page; elsewhere one to the left clears a card.
  func swipe(at point: CellPoint, columns: Int) {
    if dialog == nil, let island = islandFrame, island.contains(point) {
      let center = island.minColumn + island.size.columns / 2
      let isInwards =
        abs(point.column + columns - center) < abs(point.column - center) || crosses(center, point, columns)
      if isInwards, let record = activity(at: point) { return _ = attempt(.hide(record)) }
      if !isInwards { return _ = attempt(.bringBack(nil)) }
    }
    if dialog == nil, phone.isHomeScreen, lastPicture?.layout.pane(at: point) == .phone, activity(at: point) == nil {
      return _ = attempt(.turnPage(columns < 0 ? 1 : -1, rows: phoneRows))
    }
    guard let record = activity(at: point) else { return }
    let isOnPhone = lastPicture?.layout.pane(at: point) == .phone
    if isOnPhone, device.expansion?.activityID == record.id { return _ = attempt(.hide(record)) }
    guard columns < 0 else { return }
    attempt(.select(id: record.id))
    perform(.clear)
  }

  private func crosses(_ center: Int, _ point: CellPoint, _ columns: Int) -> Bool {
    (point.column < center - 2) != (point.column + columns < center) && abs(point.column - center) > 2
  }

  /// Where the island is in the phone's pane: the first rows of an unlocked phone that has one.
  private var islandFrame: CellRect? {
    guard device.settings.model.hasIsland, !device.settings.isLocked, device.expansion == nil,
      let pane = lastPicture?.layout.panes.first(where: { $0.pane == .phone })?.rect, scroll(of: .phone).rows == 0
    else { return nil }
    let inside = pane.inset(columns: 1, rows: 1)
    let columns = device.settings.model.columns
    let margin = max(0, (inside.size.columns - columns) / 2) - scroll(of: .phone).columns
    return CellRect(column: inside.minColumn + margin, row: inside.minRow, columns: columns, rows: 3)
  }

  private func isPartOfExpansion(_ point: CellPoint, _ picture: DashboardPicture) -> Bool {
    picture.regions.contains { region in
      guard region.rect.contains(point), case .activity(let id, _) = region.target else { return false }
      return id == device.expansion?.activityID
    }
  }

  /// Presses what lies at a place.
  func press(_ target: SurfacePicture.Region.Target) {
    attempt(.press(target))
    presentSheetIfWanted()
  }

  func turnWheel(_ direction: ScrollDirection, at point: CellPoint) {
    if dialog != nil { return turnWheelInDialog(direction) }
    guard let pane = lastPicture?.layout.pane(at: point) else { return }
    scroll(pane, by: direction == .up ? -Self.notch : Self.notch)
  }

  /// Rows for which the wheel turns by one notch.
  private static let notch = 3

  /// The panes behind a dialog stay as they are.
  private func turnWheelInDialog(_ direction: ScrollDirection) {
    for _ in 0..<Self.notch {
      switch dialog {
      case .help, .reading: handleInDialog(direction == .up ? .up : .down)
      case .form, .menu, .confirmation, nil: return
      }
    }
  }
}
