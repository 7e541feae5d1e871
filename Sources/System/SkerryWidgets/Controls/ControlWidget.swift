import SkerryActivities
import SkerryBasics

/// A button or a switch that an app's widget extension offers for the Control Center and the lock screen.
///
/// ```swift
/// struct BellControl: ControlWidget {
///   var body: some ControlWidgetConfiguration {
///     StaticControlConfiguration(kind: "bell") {
///       ControlWidgetButton(action: RingBellIntent()) { Label("Bell", systemImage: "bell") }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of ``body``.
  associatedtype Body: ControlWidgetConfiguration

  /// Makes the control; the system does so whenever it needs one.
  init()

  /// The kind of the control, its look and its action.
  @MainActor @preconcurrency var body: Body { get }
}

/// Describes a control: its kind, its look and its action.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// Adds what is described to a collection. Configurations written by apps never implement it.
  @MainActor @preconcurrency func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection)
}

extension WidgetBundleBuilder {
  public static func buildExpression(_ control: some ControlWidget) -> WidgetList {
    WidgetList { control.body._collect(WidgetTraits(), into: &$0) }
  }
}

extension ControlWidgetConfiguration {
  /// Names the control in the gallery.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(content: self) { $0.displayName = name.string }
  }
  /// Explains the control in the gallery.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(content: self) { $0.explanation = description.string }
  }
  /// Lets people configure the control right after they have added it; here its defaults count.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
  /// Has no effect here: no server reaches controls.
  public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration { self }
}

/// A configuration with a changed trait.
private struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  let content: Content
  let change: (inout WidgetTraits) -> Void

  func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection) {
    var traits = traits
    change(&traits)
    content._collect(traits, into: &collection)
  }
}
