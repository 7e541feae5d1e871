/// A document that an app has open; a surface has none.
public struct DocumentConfiguration {
  /// Where it lies.
  public var fileURL: URL? { nil }
  /// Whether it may be changed.
  public var isEditable: Bool { false }
}
/// A search in a text; nobody searches on a surface.
public struct FindContext {
  /// Whether the field is there.
  public var isPresented: Bool { false }
}
/// How large the rows of a list at the side are.
public enum SidebarRowSize: Sendable { case small, medium, large }
/// Where tabs stand.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// At the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the side.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// At the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
}
/// Where an accessory of tabs stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
/// Which parts of a label a bar shows.
public struct ToolbarLabelStyle: Equatable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// The title and the symbol.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// The title.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// The symbol.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

extension EnvironmentValues {
  /// How bright pictures may be: as bright as the terminal is.
  public var allowedDynamicRange: Image.DynamicRange? { nil }
  /// The document that is open: none.
  public var documentConfiguration: DocumentConfiguration? { nil }
  /// The search in a text: none.
  public var findContext: FindContext? { nil }
  /// What fonts are resolved in.
  public var fontResolutionContext: Font.Context { Font.Context() }
  /// What a person wants a pencil to do.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// What a person wants a pencil to do.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
  /// Whether scrolling takes the keyboard away: there is none.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
  /// Where suggestions are shown: nowhere.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
  /// How large the rows of a list at the side are.
  public var sidebarRowSize: SidebarRowSize { .medium }
  /// Whether something opens when something is dragged over it: nothing is dragged.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  /// Where tabs stand: nowhere.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// Where an accessory of tabs stands: nowhere.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  /// At which side of a break a cursor stands: there is none.
  public var textSelectionAffinity: TextSelectionAffinity { .automatic }
  /// Which parts of a label a bar shows: there is no bar.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
  /// Whether the system helps with writing: nobody writes.
  public var writingToolsBehavior: WritingToolsBehavior? { nil }
  /// What takes changes back: nothing is changed on a surface.
  public var undoManager: UndoManager? { nil }
}

/// Takes changes back; nothing is changed on a surface.
public final class UndoManager {
  /// Remembers nothing.
  public init() {}
  /// Whether there is a change to take back: never.
  public var canUndo: Bool { false }
  /// Whether there is a change to make again: never.
  public var canRedo: Bool { false }
  /// Takes nothing back.
  public func undo() {}
  /// Makes nothing again.
  public func redo() {}
  /// Forgets how to take a change back.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {}
  /// Names the change.
  public func setActionName(_ actionName: String) {}
}
