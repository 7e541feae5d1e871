import FoundationEssentials
import SkerryCells
import SkerryNotifications
import SkerryViews
import SkerryWidgets

/// An app that can be installed on the phone: what iOS code leaves to UIKit, and nothing else.
///
/// Everything in memory dies with the instance when the app is killed; what survives is what it stored in its
/// container or an App Group.
public protocol SimulatedApp: Actor {
  /// The contents of the Info.plist.
  static var information: AppInformation { get }
  /// The widget extension.
  @MainActor static var widgets: any WidgetBundle { get }
  /// Makes the app's notification service extension, if it has one; it runs in a process of its own.
  static var makeServiceExtension: (@Sendable () -> UNNotificationServiceExtension)? { get }
  /// Starts a process.
  init(container: AppContainer)
  /// Is called once after the start.
  func launch() async
  /// Is called when the app comes to the foreground, and when it leaves it: inactive first, then in the background.
  func scenePhaseChanged(to phase: ScenePhase) async
  /// Is called when somebody has set the phone's clock (UIKit: `applicationSignificantTimeChange`); `Task.sleep` goes by
  /// another clock, so whoever waits for a date waits anew.
  func significantTimeChanged() async
  /// Is called when the battery's level has changed (UIKit: `UIDevice.batteryLevelDidChangeNotification`).
  func batteryLevelChanged() async
  /// Is called when the person has allowed or forbidden something in the phone's settings, or the phone's system is
  /// another one, while the app is in front: on an iPhone it becomes active again then.
  func settingsChanged() async
  /// Opens a URL of one of the app's schemes; `nil` when an activity without a link was tapped.
  func open(_ url: URL?) async
  /// Is called when a push with `content-available` woke the app (UIKit: `didReceiveRemoteNotification`).
  func receive(_ notification: RemoteContent) async
  /// The app's screen as it is now, with its actions.
  func screen() async -> AppScreen
  /// Starts the sample that `skerry render` shows when there is no tape.
  func startSample() async
}

extension SimulatedApp {
  @MainActor static func collectWidgets() -> WidgetCollection { collect(widgets) }
  @MainActor private static func collect(_ bundle: some WidgetBundle) -> WidgetCollection { WidgetCollection(bundle) }

  public static var makeServiceExtension: (@Sendable () -> UNNotificationServiceExtension)? { nil }
  public func launch() async {}
  public func receive(_ notification: RemoteContent) async {}
  public func scenePhaseChanged(to phase: ScenePhase) async {}
  public func significantTimeChanged() async {}
  public func batteryLevelChanged() async {}
  public func settingsChanged() async {}
  public func open(_ url: URL?) async {}
}

/// One state of an app's own screen.
nonisolated public struct AppScreen: Sendable {
  /// The title of the screen.
  public var title: String
  /// The screen, as a view.
  public var content: @MainActor @Sendable () -> AnyView
  /// The actions as they are now, in the order of the key caps.
  public var actions: [AppAction]
  /// The action whose sheet the app wants to be opened.
  public var presentedSheet: AppAction.ID?
  /// The ordinary pushes that the app's server could send now; offered where pushes are sent.
  public var pushes: [AppPush]

  public init<Content: View>(
    title: String, actions: [AppAction], presentedSheet: AppAction.ID? = nil, pushes: [AppPush] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.title = title
    self.actions = actions
    self.presentedSheet = presentedSheet
    self.pushes = pushes
    self.content = { AnyView(content()) }
  }
}

/// An ordinary push that an app's server could send.
nonisolated public struct AppPush: Hashable, Sendable {
  /// The server's event, in a few words.
  public var title: String
  /// The payload: JSON with an `aps` dictionary and without an `event`.
  public var payload: Data

  public init(_ title: String, payload: Data) {
    self.title = title
    self.payload = payload
  }
}

/// A deed of a person in an app: one key, possibly a sheet to fill in.
nonisolated public struct AppAction: Identifiable, Sendable {
  public var id: String
  /// The key that starts it.
  public var key: Character
  public var title: String
  /// The fields of the sheet; empty for none.
  public var fields: [AppField]
  /// Whether to ask before it is done, because it can't be undone.
  public var isDestructive: Bool
  /// The question before something is done that can't be undone, such as “Remove Meal, 7:30?”; by default the title.
  public var question: @Sendable (AppForm) -> String
  public var perform: @Sendable (AppForm) async throws -> Void
  /// Whether it is done where the app is: what a server would otherwise cause brings no app to the front.
  var staysInBackground = false
  /// The number of the process that offered it, once it was published; it does nothing after the end of that process.
  var process: Int?

  public init(
    _ id: String, key: Character, title: String, fields: [AppField] = [], isDestructive: Bool = false,
    question: (@Sendable (AppForm) -> String)? = nil, perform: @escaping @Sendable (AppForm) async throws -> Void
  ) {
    self.id = id
    self.key = key
    self.title = title
    self.fields = fields
    self.isDestructive = isDestructive
    self.question = question ?? { _ in "\(title)?" }
    self.perform = perform
  }
}

/// One entry of a sheet.
nonisolated public struct AppField: Identifiable, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Free text of at most so many characters.
    case text(limit: Int)
    /// A whole number within a range.
    case number(ClosedRange<Int>)
    /// One of several words.
    case choice([String])
    /// Yes or no.
    case toggle
  }
  public var id: String
  public var label: String
  public var kind: Kind
  public var initialValue: String
  public var isRequired: Bool
  /// How a value is written, such as “8:30 or +90m”; told below the field while it is filled in.
  public var hint: String
  /// Texts that are entered often, such as saved places: in a field of text the arrow keys go through them.
  public var suggestions: [String]
  /// The app's own check of a value, such as whether there is such a folder.
  public var check: Check?
  /// How a text that is being written may go on, such as with the folders that there are.
  public var completion: Completion?

  /// Says how a text that is being written may go on: the Tab key goes on as far as there is only one way, left and right
  /// go through all of them.
  public struct Completion: Hashable, Sendable {
    private let id: String
    /// The whole texts that the given one may become, in the order in which they are offered.
    public let offers: @Sendable (String) -> [String]

    /// - Parameters:
    ///   - id: by which completions are told apart.
    ///   - offers: answers with whole texts.
    public init(_ id: String, offers: @escaping @Sendable (String) -> [String]) {
      self.id = id
      self.offers = offers
    }

    public static func == (one: Completion, other: Completion) -> Bool { one.id == other.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// Says what is wrong with a value, in one sentence; told beside the field while it is typed.
  public struct Check: Hashable, Sendable {
    private let id: String
    fileprivate let problem: @Sendable (String) -> String?

    /// - Parameters:
    ///   - id: by which checks are told apart.
    ///   - problem: says in one sentence what is wrong with a value; `nil` where nothing is.
    public init(_ id: String, problem: @escaping @Sendable (String) -> String?) {
      self.id = id
      self.problem = problem
    }

    public static func == (one: Check, other: Check) -> Bool { one.id == other.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  public init(
    _ id: String, label: String, kind: Kind, initialValue: String = "", isRequired: Bool = false, hint: String = "",
    suggestions: [String] = [], check: Check? = nil, completion: Completion? = nil
  ) {
    self.id = id
    self.label = label
    self.kind = kind
    self.initialValue = initialValue
    self.isRequired = isRequired
    self.hint = hint
    self.suggestions = suggestions
    self.check = check
    self.completion = completion
  }

  /// A value as it was written, made one of the field's words if it is another spelling of only one of them: its letters
  /// with other signs between them (`top_rope`), its first word or its beginning, in any case. A text is one line, as
  /// what is pasted into a field.
  public func completed(_ value: String) -> String {
    if case .text = kind { return String(value.map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
    guard case .choice(let words) = kind, !value.isEmpty, !words.contains(value) else { return value }
    let written = value.lowercased()
    let candidates: [[String]] = [
      words.filter { $0.lowercased() == written },
      // As it is shown, without what can't be seen of it.
      words.filter { CellText($0).description.lowercased() == written },
      words.filter { Self.letters(of: $0) == Self.letters(of: written) && !Self.letters(of: written).isEmpty },
      words.filter { $0.lowercased().split(separator: " ").first.map(String.init) == written },
      words.filter { $0.lowercased().hasPrefix(written) },
    ]
    guard let found = candidates.first(where: { !$0.isEmpty }), found.count == 1 else { return value }
    return found[0]
  }

  private static func letters(of text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The problem of an entered value, in one sentence, or `nil`.
  public func problem(with value: String) -> String? {
    if value.isEmpty || isRequired && Self.isInvisible(value) { return isRequired ? "\(label) is needed." : nil }
    return problemOfKind(with: value) ?? check?.problem(value)
  }

  /// Whether nothing of a text is seen: two names of such characters could not be told apart.
  private static func isInvisible(_ value: String) -> Bool {
    value.unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || [.control, .format].contains(properties.generalCategory)
    }
  }

  private func problemOfKind(with value: String) -> String? {
    switch kind {
    case .text(let limit): return value.count > limit ? "At most \(limit) characters." : nil
    case .number(let range):
      guard let number = Int(value) else { return "A whole number is needed." }
      return range.contains(number) ? nil : "Between \(range.lowerBound) and \(range.upperBound)."
    case .choice(let words): return words.contains(value) ? nil : "One of: \(words.joined(separator: ", "))."
    case .toggle: return ["yes", "no"].contains(value) ? nil : "yes or no."
    }
  }
}

/// A sheet as it was filled in.
nonisolated public struct AppForm: Hashable, Sendable {
  private let values: [String: String]
  public init(_ values: [String: String] = [:]) { self.values = values }
  /// All values, by the ids of their fields.
  package var entries: [String: String] { values }
  /// The id of the activity that is looked at, where the app has it.
  package var activity: String?
  public subscript(_ id: String) -> String { values[id] ?? "" }
  public func number(_ id: String) -> Int? { Int(self[id]) }
  public func isOn(_ id: String) -> Bool { self[id] == "yes" }
}
