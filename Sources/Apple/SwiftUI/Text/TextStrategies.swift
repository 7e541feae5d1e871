extension Text {
  /// By what the direction of a text is told.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// By the direction of the views around it.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By its letters.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    /// As the system does.
    public static let `default` = layoutBased
  }
  /// By what the side of a text is told.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    /// By the direction of the views around it.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction of its letters.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
    /// As the system does.
    public static let `default` = layoutBased
  }
  /// What the layout of a text tells the views around it; nobody asks here.
  public struct LayoutKey: PreferenceKey {
    /// A layout at its place.
    public struct AnchoredLayout {
      /// The place.
      public let origin: Anchor<CGPoint>
      /// The layout.
      public let layout: Layout
    }
    /// None.
    public static var defaultValue: [AnchoredLayout] { [] }
    /// Puts those of the next view to the others.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) { value += nextValue() }
  }
  /// The text itself: it has one form.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
  /// The text itself: its kind is heard in how it is read aloud.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// The text itself: nobody goes from heading to heading on a surface.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// The text itself; as a view, `accessibilityLabel(_:)` says what is read in its place.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> Text { self }
}

/// Which form of a text is shown, where it has several.
public protocol TextVariantPreference {}
/// Always the longest form.
public struct FixedTextVariant: TextVariantPreference, Sendable {}
/// The longest form that has room.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}
extension TextVariantPreference where Self == FixedTextVariant {
  /// Always the longest form.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest form that has room.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// The language by whose rules letters are set.
public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?
  /// That of the phone.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// The rules by which a text may be formatted; nobody edits one here.
public protocol AttributedTextFormattingDefinition {}

extension View {
  /// Has no effect here: a text is aligned by the direction of the views around it.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
  /// Has no effect here: a text runs in the direction of its letters.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
  /// Has no effect here: letters are cut one way in every language.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: nobody edits a text on a surface.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View {
    self
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// The name that a color is called by.
  public mutating func appendInterpolation(accessibilityName color: Color) { appendInterpolation(color.description) }
}

extension Font {
  /// What fonts are resolved in.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    /// As text.
    public var debugDescription: String { "Font.Context()" }
  }
  /// A font by its numbers.
  public struct Resolved: Hashable, Sendable {
    /// The height of the letters, in points.
    public let pointSize: CGFloat
    /// Whether the strokes are thick.
    public let isBold: Bool
    /// Whether the letters lean.
    public let isItalic: Bool
  }
  /// The font by its numbers.
  public func resolve(in context: Context) -> Resolved {
    let attributes = changes.attributes
    return Resolved(pointSize: size, isBold: attributes.contains(.bold), isItalic: attributes.contains(.italic))
  }
}
