import FoundationEssentials
import SkerryBasics

/// The sizes of widgets, as intents call them.
public enum IntentWidgetFamily: Hashable, Sendable {
  /// The sizes.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The sizes of the lock screen.
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

/// The word on the button that confirms.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// Add.
  public static let add = ConfirmationActionName("add")
  /// Add data.
  public static let addData = ConfirmationActionName("addData")
  /// Book.
  public static let book = ConfirmationActionName("book")
  /// Buy.
  public static let buy = ConfirmationActionName("buy")
  /// Call.
  public static let call = ConfirmationActionName("call")
  /// Check in.
  public static let checkIn = ConfirmationActionName("checkIn")
  /// Continue.
  public static let `continue` = ConfirmationActionName("continue")
  /// Create.
  public static let create = ConfirmationActionName("create")
  /// Do.
  public static let `do` = ConfirmationActionName("do")
  /// Download.
  public static let download = ConfirmationActionName("download")
  /// Filter.
  public static let filter = ConfirmationActionName("filter")
  /// Find.
  public static let find = ConfirmationActionName("find")
  /// Get.
  public static let get = ConfirmationActionName("get")
  /// Go.
  public static let go = ConfirmationActionName("go")
  /// Log.
  public static let log = ConfirmationActionName("log")
  /// Open.
  public static let open = ConfirmationActionName("open")
  /// Order.
  public static let order = ConfirmationActionName("order")
  /// Pay.
  public static let pay = ConfirmationActionName("pay")
  /// Play.
  public static let play = ConfirmationActionName("play")
  /// Play a sound.
  public static let playSound = ConfirmationActionName("playSound")
  /// Post.
  public static let post = ConfirmationActionName("post")
  /// Request.
  public static let request = ConfirmationActionName("request")
  /// Run.
  public static let run = ConfirmationActionName("run")
  /// Search.
  public static let search = ConfirmationActionName("search")
  /// Send.
  public static let send = ConfirmationActionName("send")
  /// Set.
  public static let set = ConfirmationActionName("set")
  /// Share.
  public static let share = ConfirmationActionName("share")
  /// Start.
  public static let start = ConfirmationActionName("start")
  /// Start to lead the way.
  public static let startNavigation = ConfirmationActionName("startNavigation")
  /// Toggle.
  public static let toggle = ConfirmationActionName("toggle")
  /// Turn off.
  public static let turnOff = ConfirmationActionName("turnOff")
  /// Turn on.
  public static let turnOn = ConfirmationActionName("turnOn")
  /// View.
  public static let view = ConfirmationActionName("view")
  /// Words of an app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> ConfirmationActionName { ConfirmationActionName(acceptLabel.string) }
}

/// When the person is asked before an intent goes on.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where the person's words were understood badly.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// A choice that an intent offers while it runs.
public struct IntentChoiceOption: Hashable, Sendable {
  /// How the choice looks.
  public enum Style: Hashable, Sendable {
    /// As usual, red, or as the way out.
    case `default`, destructive, cancel
  }
  /// The words.
  public let title: LocalizedStringResource
  /// How it looks.
  public let style: Style
  /// Words, and how they look.
  public init(title: LocalizedStringResource, style: Style = .default) { (self.title, self.style) = (title, style) }
  /// The way out.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
}

/// Questions of an intent that runs. Nobody is asked here: a confirmation is given, and the first choice is made.
extension AppIntent {
  /// A choice that the intent offers while it runs, by the name that apps use.
  public typealias Option = IntentChoiceOption

  /// Asks whether to go on; the answer is yes.
  public func requestConfirmation() async throws {}
  /// Asks whether a result is right; the answer is yes.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .go, showPrompt: Bool = true
  ) async throws {}
  /// Asks whether to go on; the answer is yes.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .go, dialog: IntentDialog,
    showDialogAsPrompt: Bool = true
  ) async throws {}
  /// Asks with a view whether to go on; the answer is yes.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true, snippetIntent: some SnippetIntent
  ) async throws {}
  /// Asks for one of several choices; the first is made.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    guard let first = options.first else { throw AppIntentError.needsValue }
    return first
  }
  /// An error that asks the person to open the app; nobody is asked here.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError { .restartPerform }
  /// Asks the person to open the app; nobody is asked here, and the intent goes on.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
}

extension IntentParameter {
  /// An error that asks the person for a value; nobody is asked here.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
  /// An error that asks the person for one of several values; nobody is asked here.
  public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> AppIntentError {
    .needsValue
  }
  /// The value that is there; nobody is asked here.
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
  /// The value of a parameter that may be empty; nobody is asked here.
  public func requestValue<Wrapped>(_ dialog: IntentDialog? = nil) async throws -> Wrapped where Value == Wrapped? {
    guard let value = wrappedValue else { throw needsValueError(dialog) }
    return value
  }
  /// The first of several values; nobody is asked here.
  @_disfavoredOverload
  public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    items.first ?? wrappedValue
  }
  /// Asks whether a value is right; the answer is yes.
  @discardableResult
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }
  /// The first of several values of a parameter that may be empty; nobody is asked here.
  public func requestDisambiguation<Wrapped>(
    among items: [Wrapped], dialog: IntentDialog? = nil
  ) async throws -> Wrapped where Value == Wrapped? {
    guard let first = items.first else { throw needsValueError(dialog) }
    return first
  }
}

extension AppIntent {
  /// An object that intents and their app share, by the name that apps use.
  public typealias Dependency = AppDependency
}
extension EntityQuery {
  /// An object that queries and their app share, by the name that apps use.
  public typealias Dependency = AppDependency
}

extension OpenIntent {
  /// Done once the app is in front.
  public func perform() async throws -> some IntentResult { .result() }
}
