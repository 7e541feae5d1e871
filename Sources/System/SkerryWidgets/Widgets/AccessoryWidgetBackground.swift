import SkerryBasics
import SkerryCells
import SkerryViews

/// The ground of a small widget on the lock screen: a faint grey.
public struct AccessoryWidgetBackground: View {
  /// The ground.
  nonisolated public init() {}
  public var body: some View { Rectangle().fill(.fill.tertiary) }
}

extension View {
  /// Has no effect here: there is no room for a label beside a widget.
  public func widgetLabel(_ key: LocalizedStringKey) -> some View { self }
  /// Has no effect here: there is no room for a label beside a widget.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Has no effect here: there is no room for a label beside a widget.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// Has no effect here: no widget stands along a curve.
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}

/// How a picture looks on a tinted home screen.
nonisolated public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// In the accent color.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In greys.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In greys and the accent color.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In its own colors.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// The picture itself: a symbol has the color of its text.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// A place where widgets stand.
nonisolated public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// A phone that charges on its side.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A Mac nearby.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// A car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// How a widget lies on its ground.
nonisolated public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String
  /// On it.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// In it.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

extension WidgetConfiguration {
  /// Has no effect here: widgets are offered everywhere.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { supportedMountingStyles([]) }
  /// Has no effect here: widgets lie on their ground.
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
    promptsForUserConfiguration()
  }
  /// Has no effect here: nothing is loaded for a widget while its app sleeps.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { promptsForUserConfiguration() }
  /// Has no effect here: nothing is loaded for a widget while its app sleeps.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { promptsForUserConfiguration() }
}

/// A widget that stands on the home screen or the lock screen.
nonisolated public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// The kind of the widget.
  public let kind: String
  /// The size of the widget.
  public let family: WidgetFamily
  /// Tells widgets apart.
  public var id: String { "\(kind) \(family)" }
}

nonisolated extension WidgetCenter {
  /// Says which widgets stand anywhere; here it says none, as the phone doesn't tell its apps.
  @preconcurrency
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  /// The widgets that stand anywhere; none, as the phone doesn't tell its apps.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  /// Has no effect here: a widget is drawn with its defaults.
  public func invalidateConfigurationRecommendations() {}
  /// Has no effect here: widgets stand in no stack.
  public func invalidateRelevance(ofKind kind: String) {}
}

/// Makes the entries of a widget that people configure, by Intents' own kind of intent.
@MainActor @preconcurrency
public protocol IntentTimelineProvider {
  /// The entry that a view shows.
  associatedtype Entry: TimelineEntry
  /// The intent whose parameters the person chose.
  associatedtype Intent
  typealias Context = TimelineProviderContext
  /// A stand-in shown until there is something to show.
  func placeholder(in context: Context) -> Entry
  /// One entry for the gallery.
  @preconcurrency
  func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries from now on.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Describes a widget that people configure by Intents' own kind of intent; it is drawn with the intent's defaults, and
/// with its placeholder where the system can't make such an intent.
public struct IntentConfiguration<Intent, Content: View>: PrimitiveWidgetConfiguration {
  private let make: (WidgetTraits) -> TimelineWidget

  /// A widget whose provider makes entries for what the person chose.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    make = { traits in
      TimelineWidget(kind: kind, traits: traits) { context in
        WidgetTimeline([provider.placeholder(in: context)], .never, context.family, traits, content)
      } snapshot: { context, completion in
        let delivery = Delivery<Provider.Entry>()
        if let intent = Self.intent {
          provider.getSnapshot(for: intent, in: context) { delivery.arrive($0) }
        } else {
          delivery.arrive(provider.placeholder(in: context))
        }
        delivery.onArrival { completion(WidgetTimeline([$0], .never, context.family, traits, content)) }
      } timeline: { context, completion in
        let delivery = Delivery<Timeline<Provider.Entry>>()
        if let intent = Self.intent {
          provider.getTimeline(for: intent, in: context) { delivery.arrive($0) }
        } else {
          delivery.arrive(Timeline(entries: [provider.placeholder(in: context)], policy: .never))
        }
        delivery.onArrival { completion(WidgetTimeline($0.entries, $0.policy, context.family, traits, content)) }
      } given: { entries, family in
        WidgetTimeline(given: entries, as: Provider.Entry.self, family, traits, content)
      }
    }
  }

  /// An intent as the system makes it.
  private static var intent: Intent? { (Intent.self as? any MadeBySystem.Type)?.init() as? Intent }

  public func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection) {
    collection.add(make(traits))
  }
}
