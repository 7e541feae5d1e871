import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerrySteps

/// Which panes are seen, and how far each is scrolled.
extension Dashboard {
  /// Where each pane lies now.
  var layout: DashboardLayout {
    let rows = FooterBar.rows(of: self)
    return DashboardLayout(
      size: size, model: device.settings.model, focus: focus, isZoomed: isZoomed, footerRows: rows.taken,
      wordRows: rows.all)
  }

  /// How far a pane is scrolled on what it shows now.
  func scroll(of pane: Pane) -> PaneScroll {
    guard let kept = scroll[pane], kept.subject == subject(of: pane) else {
      return PaneScroll(subject: subject(of: pane))
    }
    return kept
  }

  /// The subject of a pane, as far as scrolling is concerned: another subject is seen from its beginning.
  private func subject(of pane: Pane) -> String {
    switch pane {
    case .phone: device.settings.isLocked ? "locked" : "unlocked " + (device.foregroundApp?.name ?? "home")
    case .app: (shownApp?.name ?? "") + " " + (shownApp?.screen?.title ?? "")
    case .presentations, .inspector, .log: ""
    }
  }

  /// Moves a pane's window over its content by so many rows and columns, negative ones upwards and to the left.
  ///
  /// Scrolling past the end must not have to be scrolled back, whether or not anybody looked meanwhile.
  func scroll(_ pane: Pane, by rows: Int, columns: Int = 0) {
    guard let limit = DashboardPicture.scrollLimit(of: pane, on: self) else { return }
    if pane == .log { return scrollLog(by: rows, limit: limit.rows) }
    var new = scroll(of: pane)
    new.rows = min(max(0, min(new.rows, limit.rows) + rows), limit.rows)
    new.columns = min(max(0, min(new.columns, limit.columns) + columns), limit.columns)
    scroll[pane] = new
  }

  // MARK: The log

  /// The entries of the log's pane: all, or those that its filter lets through.
  var logEntries: [EventLog.Entry] { logFilter.entries(of: device) }

  /// The log follows its newest entry until somebody scrolls; then what is read stays where it is.
  private func scrollLog(by rows: Int, limit: Int) {
    let entries = logEntries
    // A new phone has none, and neither has a filter that nothing passes.
    guard !entries.isEmpty else { return lastLogEntry = nil }
    let first = max(1, entries.count - limit)
    let end = min(max(LogWindow.end(of: entries, after: lastLogEntry), first) + rows, entries.count)
    lastLogEntry = end < entries.count ? entries[max(end, first) - 1].id : nil
  }
}
