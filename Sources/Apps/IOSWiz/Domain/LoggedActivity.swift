/// One line of the log.
struct LoggedActivity: Hashable, Sendable, Identifiable {
  /// By which it is found again.
  struct Key: Hashable, Sendable, Codable {
    /// The day of the note it stands in.
    let day: Day
    /// Its block id, or for a line written by hand the line itself.
    let id: String
  }
  enum Place: Int, Hashable, Sendable {
    /// In its note, durably.
    case vault
    /// On this phone, durably, until it can be written into its note.
    case waiting
    /// Logged through the widget; the app has not taken it over yet.
    case widget
  }

  let key: Key
  let type: ActivityType
  /// Seconds since 1970.
  let time: Int
  /// The words behind it.
  let remark: String
  let place: Place
  /// Its number among those in the same place; of two within a second the later one is the newer.
  let order: Int

  var id: Key { key }
}

extension [LoggedActivity] {
  /// Newest first; where times are equal, what was written later comes first.
  var newestFirst: [LoggedActivity] {
    sorted {
      ($0.time, $0.place.rawValue, $0.order, $0.key.day, $0.key.id)
        > ($1.time, $1.place.rawValue, $1.order, $1.key.day, $1.key.id)
    }
  }
}
