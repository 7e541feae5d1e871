import SkerryIntents
import SkerryViews
import SkerryWidgets

/// A button that leads to the app's shortcuts; there are none here, and it leads nowhere.
@MainActor @preconcurrency
public struct ShortcutsLink: View {
  /// A button, and a deed besides.
  public init(action: @escaping () -> Void = {}) {}
  public var body: some View { Label("Shortcuts", systemImage: "square.2.layers.3d") }
}

/// The look of a button that leads to the app's shortcuts; all look alike here.
public struct ShortcutsLinkStyle: Hashable, Sendable {
  private let name: String
  /// As the appearance wants it.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  /// As the appearance wants it, with an outline.
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  /// Light.
  public static let light = ShortcutsLinkStyle(name: "light")
  /// Light, with an outline.
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  /// Dark.
  public static let dark = ShortcutsLinkStyle(name: "dark")
  /// Dark, with an outline.
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

/// A card that tells how to call an intent by voice.
@MainActor @preconcurrency
public struct SiriTipView<Intent: AppIntent>: View {
  private let isVisible: Binding<Bool>
  /// A card about an intent.
  public init(intent: Intent, isVisible: Binding<Bool> = .constant(true)) { self.isVisible = isVisible }
  public var body: some View {
    if isVisible.wrappedValue { Text("“\(Intent.title.string)”").foregroundStyle(.secondary) }
  }
}

/// The look of a card that tells how to call an intent; all look alike here.
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String
  /// As the appearance wants it.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// Light.
  public static let light = SiriTipViewStyle(name: "light")
  /// Dark.
  public static let dark = SiriTipViewStyle(name: "dark")
}

nonisolated extension View {
  /// The look of links to shortcuts; all look alike here.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
  /// The look of cards that tell how to call an intent; all look alike here.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}

extension View {
  /// Has no effect here: an intent that opens the app runs in its own process.
  public func onAppIntentExecution<I: TargetContentProvidingIntent>(
    _ type: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
  ) -> some View { self }
}
