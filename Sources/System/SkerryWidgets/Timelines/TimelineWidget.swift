import FoundationEssentials
import SkerryViews

/// A widget of the home or lock screen that is driven by timelines.
public final class TimelineWidget {
  /// Takes a timeline as soon as it is there.
  public typealias Completion = @MainActor @Sendable (WidgetTimeline) -> Void

  /// The widget's identity, as used by `WidgetCenter`.
  public let kind: String
  /// The name in the gallery.
  public let displayName: String
  /// How the gallery explains it.
  public let explanation: String
  /// The sizes it comes in; all of them if the app says nothing.
  public let supportedFamilies: [WidgetFamily]
  private let makePlaceholder: (TimelineProviderContext) -> WidgetTimeline
  private let makeSnapshot: (TimelineProviderContext, @escaping Completion) -> Void
  private let makeTimeline: (TimelineProviderContext, @escaping Completion) -> Void
  private let makeGiven: ([any TimelineEntry], WidgetFamily) -> WidgetTimeline?

  init(
    kind: String, traits: WidgetTraits, placeholder: @escaping (TimelineProviderContext) -> WidgetTimeline,
    snapshot: @escaping (TimelineProviderContext, @escaping Completion) -> Void,
    timeline: @escaping (TimelineProviderContext, @escaping Completion) -> Void,
    given: @escaping ([any TimelineEntry], WidgetFamily) -> WidgetTimeline?
  ) {
    self.kind = kind
    displayName = traits.displayName
    explanation = traits.explanation
    supportedFamilies = traits.families ?? WidgetFamily.allCases
    makePlaceholder = placeholder
    makeSnapshot = snapshot
    makeTimeline = timeline
    makeGiven = given
  }

  /// A timeline of entries that no provider made; `nil` if they aren't of the widget's type.
  public func timeline(of entries: [any TimelineEntry], for family: WidgetFamily) -> WidgetTimeline? {
    makeGiven(entries, family)
  }

  /// The stand-in shown until a timeline is there.
  public func placeholder(for family: WidgetFamily) -> WidgetTimeline {
    makePlaceholder(TimelineProviderContext(family, isPreview: false))
  }

  /// Asks the provider for the gallery's entry; the completion is called before this returns if the provider is quick.
  public func loadSnapshot(for family: WidgetFamily, completion: @escaping Completion) {
    makeSnapshot(TimelineProviderContext(family, isPreview: true), completion)
  }

  /// Asks the provider for a timeline; the completion is called before this returns if the provider is quick.
  public func loadTimeline(for family: WidgetFamily, completion: @escaping Completion) {
    makeTimeline(TimelineProviderContext(family, isPreview: false), completion)
  }
}
