// Keys, pointers, pencils, and what is dragged. As on iOS, a surface takes none of them: everything here is accepted, and
// nothing of it happens.

/// A press of a key of a hardware keyboard; none reaches a surface.
public struct KeyPress: Sendable {
  /// The moments of a press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    /// The phases of a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// Whether a press was used.
  public enum Result: Sendable { case handled, ignored }
  /// The moment of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The letters of the key.
  public let characters: String
  /// The keys that are held besides.
  public let modifiers: EventModifiers
}

/// What a focus is for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  /// The interactions of a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Something is done.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Something is changed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever fits the view.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Where a pointer is; there is none over a surface.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place in points.
  case active(CGPoint)
  /// Not over the view.
  case ended
}

/// What an item that is dragged brings along; nothing is dragged on a surface.
public final class NSItemProvider {
  /// Nothing.
  public init() {}
  /// An object.
  public init(object: Any) {}
  /// A file.
  public init?(contentsOf fileURL: URL?) {}
}

/// Where something is dropped, and what.
public struct DropInfo {
  /// The place, in points.
  public var location: CGPoint { .zero }
  /// Whether there is something of these types: never.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What is dropped of these types: nothing.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}
/// What becomes of something that is dropped.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }
/// What a view wants to do with something that is dropped.
public struct DropProposal: Sendable {
  /// What becomes of it.
  public let operation: DropOperation
  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
/// Decides about what is dropped; nothing ever is.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it takes what is dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Hears that something comes.
  func dropEntered(info: DropInfo)
  /// Hears that something moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Hears that something goes.
  func dropExited(info: DropInfo)
}
extension DropDelegate {
  /// Takes everything.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
/// A drag that is over a view; there is none.
public struct DropSession: Sendable {
  /// The place, in points.
  public var location: CGPoint { .zero }
}

/// A tap of a pencil; a surface feels none.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}
/// A squeeze of a pencil; a surface feels none.
@frozen public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It is squeezed, or not any more, or not really.
  case active(PencilSqueezeGestureValue), ended(PencilSqueezeGestureValue), failed
}
/// How a pencil is squeezed.
public struct PencilSqueezeGestureValue: Hashable, Sendable {}
/// What a person wants a pencil to do.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Changes to the eraser and back.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Changes to the tool before and back.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Shows the colors.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
}
/// How the chosen entry of a palette is marked.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// Not by itself.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// By a variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}
/// How shortcuts differ between keyboards.
extension KeyboardShortcut {
  /// What a shortcut becomes on other keyboards.
  public struct Localization: Sendable {
    private let name: String
    /// The key at the place that fits.
    public static let automatic = Localization(name: "automatic")
    /// The key at the place that fits, but not mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The key as it is.
    public static let custom = Localization(name: "custom")
  }
}

extension View {
  /// Has no effect here: no key reaches a surface.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// Has no effect here: no key reaches a surface.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Has no effect here: no key reaches a surface.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  #if Foundation
    /// Has no effect here: no key reaches a surface.
    public func onKeyPress(
      characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
      action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
  #endif
  /// Has no effect here: no key reaches a surface.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Has no effect here: no key reaches a surface.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { self }
  /// Has no effect here: a surface has no focus.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  /// Has no effect here: no pointer is over a surface.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Has no effect here: nothing is dragged on a surface.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Has no effect here: nothing is dragged on a surface.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Has no effect here: nothing is dropped on a surface.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  /// Has no effect here: nothing is dropped on a surface.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Has no effect here: nothing is dropped on a surface.
  @_disfavoredOverload
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// Has no effect here: nothing is dropped on a surface.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View { self }
  /// Has no effect here: nothing is dragged from a surface.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Has no effect here: a surface feels no pencil.
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
  /// Has no effect here: a surface feels no pencil.
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
  /// Has no effect here: a surface has no palette.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
