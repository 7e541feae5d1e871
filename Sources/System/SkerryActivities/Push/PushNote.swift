import FoundationEssentials

/// A hint about a push: it is taken as it is, but its sender may have meant something else.
public enum PushNote: Hashable, Sendable {
  /// A number was read as a date far away, while another reading is near now.
  case epoch(EpochMistake)
  /// The request has no `authorization` header; Apple's servers want one, the simulated ones have no keys.
  case noProviderToken
  /// A push of priority 5 in Low Power Mode: nobody knows for how long a phone holds it back, so it isn't held here.
  case mayBeDelayed
  /// A start asks for a token on a system that doesn't know `input-push-token`; what that does is a guess.
  case inputPushTokenUnknown(SystemVersion)
  /// A start doesn't say how the activity is reached, on a system that knows `input-push-token`; a guess, too.
  case tokenNotAskedFor(SystemVersion)
  /// An activity listens to a channel that isn't there.
  case noSuchChannel(String, PushEnvironment)
  /// A new listener gets the newest broadcast that its channel has kept.
  case keptByChannel(since: Date)
  /// Nobody listens to the channel yet; it keeps the broadcast for those who come.
  case keptForLater(channel: String, until: Date)

  /// `sound` stands beside the alert instead of inside.
  case misplacedSound

  /// Whether its sender probably made a mistake.
  public var isWarning: Bool {
    switch self {
    case .epoch, .noProviderToken, .mayBeDelayed, .misplacedSound, .noSuchChannel: true
    case .inputPushTokenUnknown, .tokenNotAskedFor, .keptByChannel, .keptForLater: false
    }
  }

  /// One sentence for the log: what was noticed and what the developer can do.
  ///
  /// - Parameter date: writes a date as the phone does.
  public func sentence(_ date: (Date) -> String) -> String {
    switch self {
    case .epoch(let mistake): mistake.sentence(date)
    case .noProviderToken:
      "push note: the header authorization is missing and isn't needed here; Apple's servers answer "
        + "403 MissingProviderToken without it"
    case .mayBeDelayed:
      "push note: priority 5 is delivered when convenient, and in Low Power Mode a phone may hold it back; "
        + "here it is delivered at once"
    case .misplacedSound:
      "push note: sound stands in aps, beside alert; a Live Activity's sound stands inside alert, and this alert has none"
    case .noSuchChannel(let channel, let environment):
      "push note: the app has no channel \(channel) in \(environment.rawValue), so no broadcast reaches the activity; a "
        + "phone doesn't say so (a guess: Apple says that an invalid id makes the request fail, not which one is)"
    case .keptByChannel(let since):
      "push note: the channel has kept a broadcast since \(date(since)), and a new listener gets it"
    case .keptForLater(let channel, let end):
      "push accepted by APNs, 200: no activity on this phone listens to the channel \(channel), which keeps it until "
        + "\(date(end)) for one that does"
    case .inputPushTokenUnknown(let version):
      "push note: iOS \(version) doesn't know input-push-token, which came with iOS 18; it is left out of account (a "
        + "guess), and the activity gets an update token as every one that is started by push"
    case .tokenNotAskedFor(let version):
      "push note: the start has neither input-push-token nor input-push-channel; Apple doesn't say what that means on "
        + "iOS \(version), and here the activity gets an update token (a guess); plain-starts-get-no-token gives it none"
    }
  }
}

/// A number in a payload that looks like a date in another epoch or unit than the one that it is read in.
public struct EpochMistake: Hashable, Sendable {
  /// How a number can stand for a date.
  public enum Reading: String, Hashable, Sendable, CaseIterable {
    case secondsSince1970 = "seconds since 1970"
    case secondsSince2001 = "seconds since 2001"
    case millisecondsSince1970 = "milliseconds since 1970"
    case millisecondsSince2001 = "milliseconds since 2001"

    /// The date that a number stands for.
    public func date(_ number: Double) -> Date {
      switch self {
      case .secondsSince1970: Date(timeIntervalSince1970: number)
      case .secondsSince2001: Date(timeIntervalSinceReferenceDate: number)
      case .millisecondsSince1970: Date(timeIntervalSince1970: number / 1000)
      case .millisecondsSince2001: Date(timeIntervalSinceReferenceDate: number / 1000)
      }
    }
  }

  /// Where the number stands, e.g. "content-state.leaveTime".
  public let key: String
  public let number: Double
  /// How the device reads it.
  public let reading: Reading
  /// How it was probably meant.
  public let likely: Reading

  private static let year = 365.25 * 86400
  /// A date farther away than this, in seconds, is suspicious.
  private static let far = 20 * year
  /// A reading this close, in seconds, explains it.
  private static let near = 5 * year

  /// Finds a mistake; `nil` if the number is fine as it is read, or no other reading makes sense either.
  public init?(key: String, number: Double, readAs reading: Reading, at instant: Date) {
    func distance(_ reading: Reading) -> Double { abs(reading.date(number).timeIntervalSince(instant)) }
    guard distance(reading) > Self.far,
      let likely = Reading.allCases.filter({ distance($0) < Self.near }).min(by: { distance($0) < distance($1) })
    else { return nil }
    self.key = key
    self.number = number
    self.reading = reading
    self.likely = likely
  }

  /// Both readings, and the arithmetic that makes one of the other.
  func sentence(_ date: (Date) -> String) -> String {
    "push note: \(key) \(Self.text(number)) counts \(reading.rawValue): \(date(reading.date(number))); "
      + "read as \(likely.rawValue) it would be \(date(likely.date(number))); \(remedy)"
  }

  private var remedy: String {
    switch (reading, likely) {
    case (.secondsSince2001, .secondsSince1970): "subtract 978307200"
    case (.secondsSince2001, .millisecondsSince1970): "divide by 1000 and subtract 978307200"
    case (.secondsSince2001, _): "divide by 1000"
    case (_, .secondsSince2001): "add 978307200"
    case (_, .millisecondsSince2001): "divide by 1000 and add 978307200"
    default: "divide by 1000"
    }
  }

  private static func text(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension Registry {
  /// The payload's numbers, read as the dates they stand for.
  func notes(
    on payload: PushPayload, stateOf type: String, for app: String, at instant: Date
  ) -> [PushNote] {
    var found = payload.numbers.map { ($0.key, $0.number, EpochMistake.Reading.secondsSince1970) }
    func add(_ name: String, _ members: [(path: String, number: Double)]) {
      found += members.map { ("\(name).\($0.path)", $0.number, .secondsSince2001) }
    }
    if let state = payload.contentState { add("content-state", types.stateDates(state, of: type, for: app)) }
    if let attributes = payload.attributes { add("attributes", types.attributesDates(attributes, of: type, for: app)) }
    let mistakes = found.compactMap { key, number, reading in
      EpochMistake(key: key, number: number, readAs: reading, at: instant).map(PushNote.epoch)
    }
    return mistakes + (payload.hasMisplacedSound ? [.misplacedSound] : [])
  }
}
