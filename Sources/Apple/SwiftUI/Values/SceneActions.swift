// Actions of windows, searches and names, which views of an app ask for; a surface has nothing of the kind, and they do
// nothing.

import FoundationEssentials

/// Opens a window; there are none.
nonisolated public struct OpenWindowAction: Sendable {
  /// Opens the window with an id.
  public func callAsFunction(id: String) {}
  /// Opens the window for a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Opens the window with an id for a value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window; there are none.
nonisolated public struct DismissWindowAction: Sendable {
  /// Closes the window of the view.
  public func callAsFunction() {}
  /// Closes the windows with an id.
  public func callAsFunction(id: String) {}
}

/// Ends a search; nobody searches on a surface.
nonisolated public struct DismissSearchAction: Sendable {
  /// Ends the search.
  public func callAsFunction() {}
}

/// Begins to rename something; nobody types on a surface.
nonisolated public struct RenameAction: Sendable {
  /// Begins to rename.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens a window; there are none.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window; there are none.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Ends a search; nobody searches on a surface.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Begins to rename something; `nil`, as on a view without a name.
  public var rename: RenameAction? { nil }
  /// The keys that press the button around the view; none on a surface.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// Whether outlines should be drawn around controls: they needn't.
  public var accessibilityShowBorders: Bool { false }
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { .standard }
    set {}
  }
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing { .automatic }
  /// Whether people may sign in: there is no account.
  public var isUserAuthenticationEnabled: Bool { false }
  /// Whether other devices show windows of the app: none does.
  public var supportsRemoteScenes: Bool { false }
  /// Whether a bar of tabs shows its sections: there is none.
  public var isTabBarShowingSections: Bool { false }
  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { .automatic }
    set {}
  }
  /// Whether links of a navigation show where they lead.
  public var navigationLinkIndicatorVisibility: Visibility { .automatic }
  /// Whether typing is left as it is: nobody types here.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { nil }
    set {}
  }
  /// How bars beside scrolled content look: nothing is scrolled.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  /// How bars beside scrolled content look: nothing is scrolled.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  /// Whether scrolled content bounces: nothing is scrolled.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }
  /// Whether scrolled content bounces: nothing is scrolled.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }
}
