import FoundationEssentials

/// When a picture is taken: so many seconds after the snapshot's start, or at an instant; and whether the content is
/// stale by then.
///
/// ```swift
/// let moments: [SnapshotMoment] = [0, .minutes(5), .stale, .hours(1).stale, .instant(arrival)]
/// ```
nonisolated public struct SnapshotMoment: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  private enum Place: Hashable, Sendable {
    case offset(Double)
    case instant(Date)
  }
  private let place: Place
  /// Whether the content's stale date has passed.
  public private(set) var isStale = false

  private init(_ place: Place) { self.place = place }

  /// Seconds after the start.
  public init(integerLiteral seconds: Int) { self = .seconds(Double(seconds)) }
  /// Seconds after the start.
  public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

  /// The start itself.
  public static let start = SnapshotMoment.seconds(0)
  /// The start, with content that is stale already.
  public static let stale = start.stale

  /// So many seconds after the start.
  public static func seconds(_ seconds: Double) -> SnapshotMoment { SnapshotMoment(.offset(seconds)) }
  /// So many minutes after the start.
  public static func minutes(_ minutes: Double) -> SnapshotMoment { .seconds(minutes * 60) }
  /// So many hours after the start.
  public static func hours(_ hours: Double) -> SnapshotMoment { .seconds(hours * 3600) }
  /// An instant, whenever the activity started.
  public static func instant(_ instant: Date) -> SnapshotMoment { SnapshotMoment(.instant(instant)) }

  /// The same moment, with content that is stale by then.
  public var stale: SnapshotMoment {
    var moment = self
    moment.isStale = true
    return moment
  }

  /// The instant on a phone whose snapshot begins at `start`.
  func instant(from start: Date) -> Date {
    switch place {
    case .offset(let seconds): start.addingTimeInterval(seconds)
    case .instant(let instant): instant
    }
  }

  /// The words for it in names of golden files; empty for the start.
  var names: [String] {
    let time: String? =
      switch place {
      case .offset(0): nil
      case .offset(let seconds): Self.name(ofOffset: seconds)
      case .instant(let instant): instant.formatted(.iso8601).replacing(":", with: ".")
      }
    return [time, isStale ? "stale" : nil].compactMap(\.self)
  }

  /// `1h2m3s`, `90m` never: the largest units first, fractions as they are.
  private static func name(ofOffset seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12, seconds == seconds.rounded() else { return "\(seconds)s" }
    var rest = Int(abs(seconds))
    var text = seconds < 0 ? "-" : ""
    for (unit, length) in [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)] where rest >= length {
      text += "\(rest / length)\(unit)"
      rest %= length
    }
    return text
  }
}

extension Date {
  /// When snapshots begin unless they are told otherwise: 2026-01-31 09:41:00 UTC. Dates in the states of a test are
  /// best made from it, so that they never change.
  nonisolated public static let snapshotStart = Date(timeIntervalSince1970: 1_769_852_460)
}
