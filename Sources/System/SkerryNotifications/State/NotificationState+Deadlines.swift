import FoundationEssentials

/// An event that happens by itself; earlier ones first, then by kind, then in the order they came up.
private struct Due: Comparable {
  enum Kind {
    case banner
    case expiry(ticket: Int)
    case question(ticket: Int)
    case pending(app: String, PendingNotification)
  }

  let date: Date
  let kind: Kind
  let rank: Int
  let order: Int

  init(_ date: Date, _ kind: Kind) {
    self.date = date
    self.kind = kind
    switch kind {
    case .banner: (rank, order) = (0, 0)
    case .expiry(let ticket): (rank, order) = (1, ticket)
    case .question(let ticket): (rank, order) = (2, ticket)
    case .pending(_, let pending): (rank, order) = (3, pending.order)
    }
  }

  static func < (left: Due, right: Due) -> Bool {
    (left.date, left.rank, left.order) < (right.date, right.rank, right.order)
  }

  static func == (left: Due, right: Due) -> Bool {
    (left.date, left.rank, left.order) == (right.date, right.rank, right.order)
  }
}

extension NotificationState {
  /// When something will happen by itself next; `nil` if nothing will.
  public var nextDeadline: Date? { nextDue?.date }

  /// The next event, as part of a sentence, and the app it concerns, by its bundle id.
  public var nextEvent: (date: Date, name: String, appIdentifier: String?)? {
    guard let due = nextDue else { return nil }
    switch due.kind {
    case .banner: return (due.date, "end of the banner", nil)
    case .expiry: return (due.date, "time limit of a service extension", nil)
    case .question: return (due.date, "time limit of a notification's app", nil)
    case .pending(let app, _): return (due.date, "notification of", app)
    }
  }

  /// Runs every deadline up to and including the instant, in order, each as of its own instant.
  ///
  /// A jump over hours therefore has the same effects as waiting for them.
  @discardableResult
  public mutating func advance(to instant: Date) -> [NotificationEffect] {
    var effects: [NotificationEffect] = []
    while let due = nextDue, due.date <= instant {
      var step = NotificationStep(instant: due.date)
      switch due.kind {
      case .banner: closeBanner(.timeOver, &step)
      case .expiry(let ticket): expireExtension(ticket, &step)
      case .question(let ticket): present(ticket, [], timedOut: true, &step)
      case .pending(let app, let pending): fire(pending, of: app, &step)
      }
      effects += step.effects
      version += 1
    }
    return effects
  }

  private var nextDue: Due? {
    var all: [Due] = []
    if let end = banner?.end { all.append(Due(end, .banner)) }
    all += extensions.map { Due($0.end, .expiry(ticket: $0.ticket)) }
    all += questions.map { Due($0.end, .question(ticket: $0.ticket)) }
    for (app, state) in apps {
      if let soonest = state.pending.min() { all.append(Due(soonest.date, .pending(app: app, soonest))) }
    }
    return all.min()
  }
}
