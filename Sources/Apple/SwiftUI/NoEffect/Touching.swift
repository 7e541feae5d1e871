// Modifiers of gestures, keys, pointers and haptics. As on iOS, a surface takes no gestures but presses of buttons and links.

/// A movement of fingers; as on iOS, a surface takes none.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The movement's value.
  associatedtype Value
}

extension Gesture {
  /// Never does anything here.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Never does anything here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Never changes anything here.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

/// A tap; as on iOS, a surface takes none.
public struct TapGesture: Gesture {
  /// The movement's value.
  public typealias Value = Void
  /// So many taps.
  nonisolated public init(count: Int = 1) {}
}
/// A long press; as on iOS, a surface takes none.
public struct LongPressGesture: Gesture {
  /// The movement's value.
  public typealias Value = Bool
  /// So long, in seconds.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
/// A drag; as on iOS, a surface takes none.
public struct DragGesture: Gesture {
  /// How far a finger went.
  public struct Value: Equatable, Sendable {
    /// Where it is, in points.
    public var location = CGPoint.zero
    /// Where it began, in points.
    public var startLocation = CGPoint.zero
    /// How far it went, in points.
    public var translation = CGSize.zero
  }
  /// From a distance on, in points.
  nonisolated public init(minimumDistance: CGFloat = 10) {}
  /// From a distance on, in points.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}
/// A pinch; as on iOS, a surface takes none.
public struct MagnificationGesture: Gesture {
  /// The movement's value.
  public typealias Value = CGFloat
  /// From a scale on.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// A pinch; as on iOS, a surface takes none.
public struct MagnifyGesture: Gesture {
  /// How far fingers went apart.
  public struct Value: Equatable, Sendable {
    /// The factor.
    public var magnification: CGFloat = 1
  }
  /// From a scale on.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// A turn; as on iOS, a surface takes none.
public struct RotationGesture: Gesture {
  /// The movement's value.
  public typealias Value = Angle
  /// From an angle on.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Gesture; without an effect here.
  public static let gesture = GestureMask(rawValue: 1)
  /// Subviews; without an effect here.
  public static let subviews = GestureMask(rawValue: 2)
}

extension GestureMask {
  /// None of them.
  public static let none: GestureMask = []
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A feeling or a sound that goes with a change; a surface has none.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// How heavy an impact is.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// Light; without an effect here.
    public static let light = Weight(name: "light")
    /// Medium; without an effect here.
    public static let medium = Weight(name: "medium")
    /// Heavy; without an effect here.
    public static let heavy = Weight(name: "heavy")
  }
  /// It went well; without an effect here.
  public static let success = SensoryFeedback(name: "success")
  /// Take care; without an effect here.
  public static let warning = SensoryFeedback(name: "warning")
  /// It went wrong; without an effect here.
  public static let error = SensoryFeedback(name: "error")
  /// Feedback for another choice; without an effect here.
  public static let selection = SensoryFeedback(name: "selection")
  /// More; without an effect here.
  public static let increase = SensoryFeedback(name: "increase")
  /// Less; without an effect here.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Begins; without an effect here.
  public static let start = SensoryFeedback(name: "start")
  /// Stops; without an effect here.
  public static let stop = SensoryFeedback(name: "stop")
  /// Lies right; without an effect here.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// One step; without an effect here.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A blow; without an effect here.
  public static let impact = SensoryFeedback(name: "impact")
  /// A blow; without an effect here.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// A key; without an effect here.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character
  /// A key.
  public init(_ character: Character) { self.character = character }
  /// A key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The return key; without an effect here.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key; without an effect here.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The space bar; without an effect here.
  public static let space: KeyEquivalent = " "
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock; without an effect here.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift; without an effect here.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control; without an effect here.
  public static let control = EventModifiers(rawValue: 4)
  /// Option; without an effect here.
  public static let option = EventModifiers(rawValue: 8)
  /// Command; without an effect here.
  public static let command = EventModifiers(rawValue: 16)
  /// Numeric pad; without an effect here.
  public static let numericPad = EventModifiers(rawValue: 32)
}

/// Keys for a button.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  /// Default action; without an effect here.
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
  /// Cancel action; without an effect here.
  public static let cancelAction = KeyboardShortcut(name: "cancelAction")
}

/// How a view under a pointer looks.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = HoverEffect(name: "automatic")
  /// Highlight; without an effect here.
  public static let highlight = HoverEffect(name: "highlight")
  /// Lift; without an effect here.
  public static let lift = HoverEffect(name: "lift")
}

/// A gesture of a hand.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// Primary action; without an effect here.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// Whether holding something over a button presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Enabled; without an effect here.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// Disabled; without an effect here.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View {
    self
  }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V)
    -> some View
  { self }
  /// Has no effect here: as on iOS, a surface takes no gestures but presses of buttons and links.
  public func accessibilityDefaultFocus<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, _ value: V)
    -> some View
  { self }
}
