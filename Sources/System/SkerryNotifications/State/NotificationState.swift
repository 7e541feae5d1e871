import FoundationEssentials

/// All notifications of the phone and the rules they live by, as one value.
///
/// Events go in with the instant at which they happen, effects come out; the state never asks a clock. Where an app or
/// an extension has to be asked, an effect carries a ticket, and the answer comes back as an event with that ticket.
public struct NotificationState: Sendable {
  /// The numbers in force.
  public var rules: NotificationRules
  /// How the wall clock runs; not stored.
  public var timeZone = "UTC"
  /// Grows with each change, so that callers can keep what they derived.
  public internal(set) var version = 0

  /// The seed of tokens and identifiers.
  let seed: UInt64
  /// By bundle id.
  public internal(set) var apps: [String: NotificationAppState] = [:]
  /// The one delivered first comes first.
  var records: [NotificationRecord] = []
  /// The banner at the top of the unlocked screen.
  public internal(set) var banner: NotificationBanner?
  /// Apps whose question "may it send you notifications?" waits for the person, the oldest first.
  public internal(set) var dialogs: [String] = []
  /// Service extensions at work.
  public internal(set) var extensions: [RunningExtension] = []
  /// Notifications that wait for the answer of an app in the foreground.
  public internal(set) var questions: [ForegroundQuestion] = []

  public internal(set) var isLocked = true
  /// The bundle id of the app on the screen; it counts as in the background while the phone is locked.
  public internal(set) var foregroundApp: String?
  /// When texts are shown, unless an app has a setting of its own (a phone with Face ID: when unlocked).
  public internal(set) var previews = UNShowPreviewsSetting.whenAuthenticated
  public internal(set) var focus = FocusMode.none
  /// The person's changes of the Focus modes' standard rules.
  var focusRules: [FocusMode: FocusRules] = [:]

  var orderCount = 0
  var ticketCount = 0
  var remoteCount = 0

  public init(rules: NotificationRules = NotificationRules(), seed: UInt64 = 0) {
    self.rules = rules
    self.seed = seed
  }

  /// Lets an event happen, after every deadline due by then, and says what changed.
  ///
  /// An instant before an earlier one is fine: the wall clock was moved, and nothing is undone.
  @discardableResult
  public mutating func apply(_ event: NotificationEvent, at instant: Date) -> [NotificationEffect] {
    let isNumber = instant.timeIntervalSinceReferenceDate.isFinite
    let instant = isNumber ? instant : Date(timeIntervalSinceReferenceDate: 0)
    if case .clockSet(let seconds) = event { setClock(to: instant, by: seconds) }
    var step = NotificationStep(instant: instant, effects: advance(to: instant))
    switch event {
    case .appInstalled(let app): install(app)
    case .appRemoved(let app): removeApp(app, &step)
    case .processEnded(let app): endProcess(app, &step)
    case .restarted: restart(&step)
    case .authorizationAsked(let app, let options): ask(app, options, &step)
    case .authorizationAnswered(let app, let isAllowed): answer(app, isAllowed, &step)
    case .allowed(let app, let isAllowed): allow(app, isAllowed, &step)
    case .preferences(let app, let preferences): setPreferences(app, preferences, &step)
    case .previews(let setting): setPreviews(setting, &step)
    case .focus(let mode): setFocus(mode, &step)
    case .focusRules(let mode, let rules): setFocusRules(mode, rules, &step)
    case .screen(let isLocked): setScreen(isLocked, &step)
    case .foreground(let app): setForeground(app, &step)
    case .clockChanged, .clockSet: scheduleAnew(&step)
    case .added(let app, let request): add(request, of: app, &step)
    case .pendingRemoved(let app, let identifiers): removePending(app, identifiers, &step)
    case .deliveredRemoved(let app, let identifiers): removeDelivered(app, identifiers, &step)
    case .badgeSet(let app, let number): setBadge(number, of: app, byApp: true, &step)
    case .categoriesSet(let app, let categories): setCategories(app, categories)
    case .registered(let app): register(app, &step)
    case .remote(let push): receive(push, &step)
    case .extensionFinished(let ticket, let content): finishExtension(ticket, content, &step)
    case .presentationChosen(let ticket, let options): present(ticket, options, &step)
    case .opened(let id, let action): open(id, action, &step)
    case .cleared(let what): clear(what, &step)
    case .bannerClosed: closeBanner(.sweptAway, &step)
    }
    version += 1
    return step.effects
  }
}

/// The effects of one event at one instant, as they unfold.
struct NotificationStep {
  let instant: Date
  var effects: [NotificationEffect] = []

  mutating func add(_ kind: NotificationEffect.Kind, app: String = "", _ identifier: String? = nil) {
    effects.append(NotificationEffect(instant: instant, appIdentifier: app, identifier: identifier, kind: kind))
  }

  mutating func add(_ kind: NotificationEffect.Kind, _ id: NotificationID) {
    add(kind, app: id.appIdentifier, id.identifier)
  }
}

/// A banner at the top of the unlocked screen.
public struct NotificationBanner: Hashable, Sendable, Codable {
  public let record: NotificationRecord
  /// When it goes by itself; `nil` for one that stays until it is closed.
  public internal(set) var end: Date?
}

/// A notification on its way to the list.
struct NotificationArrival: Hashable, Sendable, Codable {
  let id: NotificationID
  var content: NotificationContent
  let isRemote: Bool
  let schedule: NotificationSchedule?
}

/// A service extension at work.
public struct RunningExtension: Hashable, Sendable, Codable {
  public let ticket: Int
  let arrival: NotificationArrival
  /// When its time is over, or, once it was told so, when it is ended.
  public internal(set) var end: Date
  /// Whether it was told that its time is over.
  public internal(set) var isExpiring = false

  public var appIdentifier: String { arrival.id.appIdentifier }
  public var identifier: String { arrival.id.identifier }
  public var content: NotificationContent { arrival.content }
}

/// A notification that waits for the answer of an app in the foreground.
public struct ForegroundQuestion: Hashable, Sendable, Codable {
  public let ticket: Int
  let arrival: NotificationArrival
  /// When it counts as answered with nothing.
  public internal(set) var end: Date

  public var appIdentifier: String { arrival.id.appIdentifier }
}
