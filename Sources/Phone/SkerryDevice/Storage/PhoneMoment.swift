import FoundationEssentials
import SkerryWidgets

/// The content of the phone's screen for a while, and which apps run: the facts a restart of the program has to find
/// again, but no reboot of the phone.
nonisolated struct PhoneMoment: Hashable, Codable {
  var expansion: Island.Expansion?
  var banner: Island.Expansion?
  var haptic: Haptic?
  var hiddenInIsland: [String] = []
  var drawnContent = DrawnContent()
  /// The names of apps with a process, in the order of their places on the home screen.
  var running: [String] = []
  /// How far the processes of those apps that aren't in front may run, by the names of the apps.
  var processes: [String: StoredProcess]?
  /// The deed that waited for the phone to be unlocked, as the log calls it.
  var waiting: String?
  /// The timelines of widgets, and when they ask for others; a phone of an earlier version has none.
  var reloads: [WidgetReload]?
  /// The page of the home screen; `nil` for the first.
  var page: Int?
}

/// The timeline of a placed widget, as far as it can be stored: its entries are values of the app, which its provider
/// makes again.
nonisolated struct WidgetReload: Hashable, Codable {
  let widget: PlacedWidget
  /// When the widget asks for its next timeline by itself; `nil` for never.
  var date: Date?
  /// When its provider was asked for the timeline that is shown; a phone of an earlier version has none.
  var asked: Date?
  /// Whether the next timeline was put off until there is a budget again.
  var isPutOff: Bool?
  /// The reloads of the day, if there were any.
  var budget: ReloadBudget?
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
