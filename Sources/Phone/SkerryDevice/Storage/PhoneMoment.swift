import FoundationEssentials
import SkerryWidgets

/// What is on the phone's screen for a while, and which apps run: what a restart of the program has to find again, but
/// no reboot of the phone.
nonisolated struct PhoneMoment: Hashable, Codable {
  var expansion: Device.Expansion?
  var banner: Device.Expansion?
  var haptic: Haptic?
  var hiddenInIsland: [String] = []
  var drawnContent = DrawnContent()
  /// The names of apps with a process, in the order of their places on the home screen.
  var running: [String] = []
  /// When widgets ask for a timeline by themselves; a phone of an earlier version has none.
  var reloads: [WidgetReload]?
}

/// When a placed widget asks for its next timeline by itself.
nonisolated struct WidgetReload: Hashable, Codable {
  let widget: PlacedWidget
  let date: Date
}

/// The file of everything that is switched on the phone.
nonisolated struct StoredDevice: Hashable, Codable {
  var settings: DeviceSettings
  var moment = PhoneMoment()

  init(settings: DeviceSettings, moment: PhoneMoment) {
    self.settings = settings
    self.moment = moment
  }

  private enum CodingKeys: CodingKey {
    case modelID, moment
  }

  /// A moment that can't be understood is over; it is no reason to forget what somebody has set.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Every version has written this; what lacks it is another file.
    _ = try container.decode(String.self, forKey: .modelID)
    settings = try DeviceSettings(from: decoder)
    moment = (try? container.decode(PhoneMoment.self, forKey: .moment)) ?? moment
  }

  func encode(to encoder: any Encoder) throws {
    try settings.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(moment, forKey: .moment)
  }
}

extension Device {
  var moment: PhoneMoment {
    PhoneMoment(
      expansion: expansion, banner: banner, haptic: haptic, hiddenInIsland: hiddenInIsland.sorted(),
      drawnContent: drawnContent, running: apps.filter(\.isRunning).map(\.name), reloads: reloads)
  }

  private var reloads: [WidgetReload] {
    var dates = widgets.keptReloads
    for (widget, slot) in widgets.slots { if let due = slot.due { dates[widget] = due.date } }
    return dates.map { WidgetReload(widget: $0.key, date: $0.value) }.sorted {
      ($0.date, $0.widget.app, $0.widget.kind, $0.widget.family.rawValue)
        < ($1.date, $1.widget.app, $1.widget.kind, $1.widget.family.rawValue)
    }
  }

  /// Goes on where an earlier run stopped: what was shown is shown, and apps that ran run again.
  ///
  /// What they held in memory is gone, as if the system had ended them while nobody looked.
  func resume(_ moment: PhoneMoment) {
    (expansion, banner, haptic) = (moment.expansion, moment.banner, moment.haptic)
    hiddenInIsland = Set(moment.hiddenInIsland)
    drawnContent = moment.drawnContent
    for reload in moment.reloads ?? [] { widgets.keptReloads[reload.widget] = reload.date }
    for process in apps {
      for record in center.withRegistry({ $0.activities(of: process.information.bundleIdentifier) })
      where record.activityState != .dismissed { knownStates[record.id] = record.state }
    }
    isResuming = true
    defer { isResuming = false }
    for process in apps where moment.running.contains(process.name) || process === foregroundApp {
      process.state.isForeground = process === foregroundApp
      launch(process)
      if process === foregroundApp { run(process) { await $0.scenePhaseChanged(to: .active) } }
    }
  }
}
