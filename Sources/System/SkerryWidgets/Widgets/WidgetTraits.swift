import SkerryActivities
import SkerryBasics
import SkerryViews

/// The settings that modifiers of a widget configuration make.
nonisolated public struct WidgetTraits: Sendable {
  var displayName = ""
  var explanation = ""
  var families: [WidgetFamily]?
  var activityFamilies: [ActivityFamily] = []
  var hasContentMargins = true
  var isContainerBackgroundRemovable = true

  /// The settings that a configuration starts from.
  @usableFromInline
  init() {}
}

/// A configuration with a changed trait.
public struct ModifiedWidgetConfiguration<Content: WidgetConfiguration>: PrimitiveWidgetConfiguration {
  let content: Content
  let change: (inout WidgetTraits) -> Void

  public func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection) {
    var traits = traits
    change(&traits)
    content._collect(traits, into: &collection)
  }
}

extension WidgetConfiguration {
  private func changed(_ change: @escaping (inout WidgetTraits) -> Void) -> ModifiedWidgetConfiguration<Self> {
    ModifiedWidgetConfiguration(content: self, change: change)
  }

  /// Names the widget in the gallery.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.displayName = name.plain }
  }
  /// Names the widget in the gallery, in words that can be translated.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: LocalizedStringResource) -> some WidgetConfiguration {
    changed { $0.displayName = name.string }
  }
  /// Names the widget in the gallery, in words as they stand.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration {
    changed { $0.displayName = String(name) }
  }
  /// Names the widget in the gallery by a text.
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    changed { $0.displayName = name.plain }
  }

  /// Explains the widget in the gallery.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.explanation = description.plain }
  }
  /// Describes the widget in the gallery, in words that can be translated.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    changed { $0.explanation = description.string }
  }
  /// Describes the widget in the gallery, in words as they stand.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    changed { $0.explanation = String(description) }
  }
  /// Describes the widget in the gallery by a text.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.explanation = description.plain }
  }

  /// The sizes the widget comes in.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }
  /// Lets the content reach the edges of the widget.
  public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasContentMargins = false } }

  /// Lets people configure the widget right after they have added it; here its defaults count.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { changed { _ in } }

  /// Whether the system may take the background away, as on the lock screen.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed { $0.isContainerBackgroundRemovable = isRemovable }
  }

  /// The sizes of an activity besides the lock screen's for which the content closure has its own look.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    changed { $0.activityFamilies = families }
  }
}
