import SkerryBasics
import SkerryDevice

/// Where a dashboard stands, for the one that takes over once its program was built anew: what somebody looks at, and what
/// was typed and not sent.
nonisolated struct DashboardStanding: Codable, Equatable {
  /// A step on the way to a dialog. The way is gone again instead of the dialog kept, whose lines belong to a program that
  /// is over.
  enum Turn: Codable, Equatable {
    /// What a key does.
    case command(String)
    /// An action of the app that is shown.
    case action(String)
    /// The line of a menu with this title.
    case item(String)
  }

  /// A field that was filled in.
  struct Field: Codable, Equatable {
    let label: String
    let value: String
  }

  /// The dialog in front of everything.
  struct OpenDialog: Codable, Equatable {
    var road: [Turn]
    /// The fields whose values are no longer their first.
    var fields: [Field] = []
    /// The label of the field with the focus, and the characters before its cursor.
    var focus: String?
    var cursor: Int?
    /// The title of the selected line.
    var selection: String?
    /// How far a text is scrolled.
    var scroll: Int?
    /// The words that are looked for in the help.
    var search: String?
  }

  /// What the log shows.
  struct Log: Codable, Equatable {
    var text: String
    var topic: String?
    /// A bundle id; empty for the phone.
    var source: String?
    var showsTroubleAlone: Bool
    /// The last entry that is shown.
    var last: Int?
  }

  var pane: String
  var isZoomed: Bool
  var dialog: OpenDialog?
  var log: Log?
  var preview: ShownPreview?

  /// The word in which it is handed on; empty where it can't be.
  var word: String {
    guard let data = try? CanonicalJSON.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// `nil` for any other word.
  init?(word: String) {
    guard let standing = try? CanonicalJSON.decode(Self.self, from: .init(word.utf8)) else { return nil }
    self = standing
  }

  init(pane: String, isZoomed: Bool) { (self.pane, self.isZoomed) = (pane, isZoomed) }
}

extension DashboardStanding.Log {
  init?(_ filter: LogFilter, last: Int?) {
    guard !filter.isEmpty || last != nil else { return nil }
    (text, topic, showsTroubleAlone, self.last) = (filter.text, filter.topic?.rawValue, filter.showsTroubleAlone, last)
    source = filter.source.map { if case .app(let bundle) = $0 { bundle } else { "" } }
  }

  var filter: LogFilter {
    LogFilter(
      source: source.map { $0.isEmpty ? .phone : .app($0) }, topic: topic.flatMap(LogTopic.init(rawValue:)),
      showsTroubleAlone: showsTroubleAlone, text: text)
  }
}
