import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerrySteps
import SkerryViews

/// The menu of the log: what it shows, looking for a text, and reading an entry in full.
extension Dashboard {
  var logMenu: MenuDialog {
    var items = [
      MenuDialog.Item(key: "r", title: "Read an entry in full") { $0.show($0.entryMenu) },
      MenuDialog.Item(key: "s", title: "Search", value: logFilter.text) { $0.askForLogText() },
      MenuDialog.Item(key: "w", title: "Warnings and failures only", value: Self.mark(logFilter.showsTroubleAlone)) {
        $0.filterLog { $0.showsTroubleAlone.toggle() }
      },
      MenuDialog.Item(key: "o", title: "One kind", value: logFilter.topic?.rawValue ?? "all") { $0.show($0.topicMenu) },
      MenuDialog.Item(
        key: "f", title: "One source", value: logFilter.source.map { device.displayName(of: $0) } ?? "all"
      ) { $0.show($0.sourceMenu) },
    ]
    if !logFilter.isEmpty {
      items.append(MenuDialog.Item(key: "e", title: "Show everything") { $0.filterLog { $0 = LogFilter() } })
    }
    return MenuDialog(title: "Log", items: items)
  }

  private static func mark(_ isOn: Bool) -> String { isOn ? "● on" : "" }

  /// Changes what the log shows, and shows its newest entries.
  private func filterLog(_ change: (inout LogFilter) -> Void) {
    change(&logFilter)
    lastLogEntry = nil
  }

  private var sourceMenu: MenuDialog {
    let sources: [EventLog.Source?] = [nil, .phone] + device.apps.map(\.logSource)
    let names = sources.map { $0.map { device.displayName(of: $0) } ?? "All" }
    let keys = MenuDialog.keys(for: names)
    return MenuDialog(
      title: "One source",
      items: sources.indices.map { index in
        MenuDialog.Item(key: keys[index], title: names[index], value: Self.mark(logFilter.source == sources[index])) {
          $0.filterLog { $0.source = sources[index] }
        }
      })
  }

  private var topicMenu: MenuDialog {
    let topics: [LogTopic?] = [nil] + LogTopic.allCases
    let names = topics.map { $0?.rawValue ?? "All" }
    let keys = MenuDialog.keys(for: names)
    return MenuDialog(
      title: "One kind",
      items: topics.indices.map { index in
        MenuDialog.Item(key: keys[index], title: names[index], value: Self.mark(logFilter.topic == topics[index])) {
          $0.filterLog { $0.topic = topics[index] }
        }
      })
  }

  private func askForLogText() {
    let field = AppField("text", label: "Contains", kind: .text(limit: 100), initialValue: logFilter.text)
    dialog = .form(
      FormDialog(
        title: "Search the log", note: "Entries that contain this are shown; an empty text shows all.", fields: [field]
      ) {
        dashboard, form in
        dashboard.filterLog { $0.text = form["text"] }
        return nil
      })
  }

  /// The entries that the log's pane shows, the newest first.
  private var entryMenu: MenuDialog {
    let zone = device.settings.timeZone
    let items = logEntries.reversed().prefix(500).map { entry in
      let line = device.line(of: entry)
      let wall = WallClock(entry.instant, timeZone: zone)
      return MenuDialog.Item(title: "\(wall.timeOfDay) \(line.text)") {
        $0.dialog = .reading(
          ReadingDialog(
            title: "Entry \(entry.id)",
            text: [
              wall.timestamp, "\(line.sourceName) · \(LogTopic(entry.kind).rawValue)", entry.kind.word, "",
              entry.level.sign + entry.message,
            ]))
      }
    }
    return MenuDialog(title: "Read an entry", items: items)
  }
}
