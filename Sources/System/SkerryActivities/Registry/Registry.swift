import FoundationEssentials

/// All activities of the device and the rules they live by, as one value.
///
/// Events go in with the instant at which they happen, effects come out; the registry never asks a clock.
/// What an event or a deadline costs depends on what it changes, not on how many activities there are.
public struct Registry: Sendable {
  /// The limits in force.
  public var rules: RegistryRules {
    didSet { if rules != oldValue { scheduleAnew() } }
  }
  /// The attributes types that apps brought along; not stored.
  public var types = ActivityTypeRegistry()
  /// The device around it.
  public internal(set) var conditions = RegistryConditions()
  /// Grows with each change, so that callers can keep what they derived.
  public internal(set) var version = 0

  /// The seed of tokens and ids.
  let seed: UInt64
  var records: [String: ActivityRecord] = [:]
  var permissions = RegistryPermissions()
  /// How many activities were ever requested; ids follow from it.
  var requestCount = 0
  /// How many activities ever started or were scheduled; the order of starts follows from it.
  var orderCount = 0
  /// How many push-to-start tokens were ever issued.
  var startTokenCount = 0
  /// How many pushes ever arrived; the ids that APNs makes up follow from it.
  var pushCount = 0
  /// Apps that have run with an attributes type: only those have push-to-start tokens.
  var appsThatRan: Set<String> = []
  /// When each app's pushes of priority 10 came that count against its budget, the oldest first.
  var urgentPushes: [String: [Date]] = [:]
  var tokens = TokenTable()
  /// The channels of the apps' servers.
  var channels = BroadcastChannels()
  /// Dismissed activities, the one longest gone first.
  var gone: [String] = []

  // Derived from the records, kept up to date with each change.
  var deadlines = SortedList<Deadline>()
  var apps: [String: AppIndex] = [:]
  var appsWithCards = SortedList<AppPlace>()
  var appsInIsland = SortedList<AppPlace>()
  var liveCount = 0
  var cardCountOfAll = 0
  var transients: SortedList<CardPlace> = SortedList()
  /// What changed since it was last written down.
  var unwritten = UnwrittenChanges()
  /// Set by tests that count how many records were looked at.
  var visits: VisitCounter?

  public init(rules: RegistryRules = RegistryRules(), seed: UInt64 = 0) {
    self.rules = rules
    self.seed = seed
  }

  /// Lets an event happen, after every deadline due by then, and says what changed.
  ///
  /// An instant before an earlier one is fine: the wall clock was moved, and no deadline is undone.
  @discardableResult
  public mutating func apply(_ event: RegistryEvent, at instant: Date) -> [RegistryEffect] {
    let instant = instant.storable ?? Date(timeIntervalSinceReferenceDate: 0)
    var step = Step(instant: instant, effects: advance(to: instant))
    switch event {
    case .request(let request): self.request(request, &step)
    case .update(let id, let change): update(id, change, by: .update, &step)
    case .end(let id, let change, let terms): end(id, change, terms, by: .end, &step)
    case .push(let push): receive(push, &step)
    case .apns(let request): receive(request, &step)
    case .swipe(let id): swipe(id, &step)
    case .permission(let app, let isAllowed): setPermission(app, isAllowed, &step)
    case .frequentPushes(let app, let isAllowed): setFrequentPushes(app, isAllowed, &step)
    case .appRemoved(let app): removeApp(app, &step)
    case .attributesTypeSeen(let app, _): sawType(of: app, &step)
    case .tokenRotation(let id): rotateToken(id, &step)
    case .startTokenRotation(let app, let type): rotateStartToken(app, type, &step)
    case .consent(let app, let isAllowed): answerConsent(app, isAllowed, &step)
    case .conditions(let conditions): setConditions(conditions, &step)
    case .transientEnd(let app): endTransients(app, &step)
    case .encodingFailure(let id, let place): ignore(.update, id, .unencodable(place), &step)
    case .clockSet(let seconds):
      keepDurations(whenSetBy: seconds)
      drawAnew(at: step.instant.addingTimeInterval(seconds))
    }
    forgetLongGone()
    return step.effects
  }
}

/// The effects of one event at one instant, as they unfold.
struct Step {
  let instant: Date
  var effects: [RegistryEffect] = []

  mutating func add(_ kind: RegistryEffect.Kind, app: String, id: String? = nil) {
    effects.append(RegistryEffect(instant: instant, appIdentifier: app, activityID: id, kind: kind))
  }
}

/// The person's permissions.
struct RegistryPermissions: Hashable, Sendable {
  var isAllowedGlobally = true
  var deniedApps: Set<String> = []
  var appsWithoutFrequentPushes: Set<String> = []
  /// Apps without an entry weren't asked or haven't been answered.
  var consents: [String: ConsentAnswer] = [:]

  func allow(_ app: String) -> Bool { isAllowedGlobally && !deniedApps.contains(app) }
}
