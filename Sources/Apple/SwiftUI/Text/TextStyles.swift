extension Text {
  /// How large text is beside other text; cells have one size.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let `default` = Scale(name: "default")
    /// Smaller; drawn as usual here.
    public static let secondary = Scale(name: "secondary")
  }
  /// The text with a line below; a terminal draws it whole, in the color of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }
  /// The text with a line through it; a terminal draws it whole, in the color of the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive, color: color)
  }
  /// The text itself: cells have one size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  /// The text itself: nobody reads it aloud in another way.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// The text itself: nobody reads it aloud in another way.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// The text itself: nobody reads it aloud in another way.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// The text itself: nobody reads it aloud in another way.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// The text itself: letters are cut one way in every language.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  /// The text itself: it has one form.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

/// A mark that an app's own way of drawing text looks for; text is always drawn one way here.
public protocol TextAttribute {}

extension View {
  /// Draws a line below text; a terminal draws it whole, in the color of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { underline(isActive, color: color) }
  /// Draws a line through text; a terminal draws it whole, in the color of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { strikethrough(isActive, color: color) }
  /// Has no effect here: cells have one size.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: letters are cut one way in every language.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: nobody reads aloud in another way.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Has no effect here: nobody reads aloud in another way.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Has no effect here: nobody reads aloud in another way.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Has no effect here: nobody reads aloud in another way.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Has no effect here: a glyph has one color.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Has no effect here: a glyph is always whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Has no effect here: a terminal is as bright as it is.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Font {
  /// The usual font.
  public static var `default`: Font { .body }
  /// The font in italics, or as it is.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  /// The font in bold, or as it is.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// The font itself: every terminal font is monospaced.
  public func monospaced(_ isActive: Bool) -> Font { self }
  /// The font itself: a terminal has no small capitals.
  public func smallCaps(_ isActive: Bool) -> Font { self }
  /// The font in another size, in points.
  public func pointSize(_ size: CGFloat) -> Font { resized { _ in size } }
  /// The font in another size, by a factor.
  public func scaled(by factor: CGFloat) -> Font { resized { $0 * factor } }
  private func resized(_ change: (Double) -> Double) -> Font {
    var copy = self
    copy.size = change(size)
    return copy
  }
  /// The old spelling, without a weight.
  @available(*, deprecated, renamed: "system(_:design:weight:)")
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design) -> Font { .system(style, design: design, weight: nil) }
}

extension Image {
  /// How bright a picture may be; a terminal is as bright as it is.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let standard = DynamicRange(name: "standard")
    /// Brighter; drawn as usual here.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// Brighter still; drawn as usual here.
    public static let high = DynamicRange(name: "high")
  }
  /// How a picture is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Turns and mirrorings; pictures stand upright here.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  /// The picture itself: a terminal is as bright as it is.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  /// The picture itself: a glyph has one color.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
  /// The picture itself: a glyph is always whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
  /// A symbol or picture of the catalogue that shows a value; it is always whole.
  public init(_ name: String, variableValue: Double?) { self.init(name) }
}

/// A picture of the asset catalogue, by the name that Xcode makes for it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  #if Foundation
    /// A picture of a bundle's catalogue; all catalogues of the program are searched.
    public init(name: String, bundle: Bundle) { self.name = name }
  #endif
}

/// A color of the asset catalogue, by the name that Xcode makes for it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  #if Foundation
    /// A color of a bundle's catalogue; all catalogues of the program are searched.
    public init(name: String, bundle: Bundle) { self.name = name }
  #endif
}

extension Image {
  /// A picture of the asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// A picture of the asset catalogue that is not spoken.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}
extension Label where Title == Text, Icon == Image {
  /// A picture of the asset catalogue beside a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }
  /// A picture of the asset catalogue beside a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) { self.init(title, image: resource.name) }
}
extension Button where Label == SkerryViews.Label<Text, Image> {
  /// A button with a picture of the asset catalogue beside a text that can be translated.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, action: @escaping @MainActor @Sendable () -> Void
  ) { self.init(action: action) { SkerryViews.Label(titleKey, image: resource.name) } }
}
extension UIColor {
  /// A color of the asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource.name)) }
}
extension UIImage {
  /// A picture of the asset catalogue.
  public convenience init(resource: ImageResource) { self.init(catalogued: resource.name) }
}
extension Text {
  /// The time from a date to another.
  nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
extension Color {
  /// A color of the asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

#if Foundation
  // Foundation's bundles. All catalogues of the program are searched, whichever bundle is named.
  extension Image {
    /// A picture of a bundle's catalogue.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
    /// A picture of a bundle's catalogue with a label.
    public init(_ name: String, bundle: Bundle?, label: Text) { self.init(name, label: label) }
    /// A picture of a bundle's catalogue that is not spoken.
    public init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }
  }
  extension Color {
    /// A color of a bundle's catalogue.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
  }
  extension Text {
    /// A text that can be translated, from a bundle's table; without one the key itself is shown.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil) {
      self.init(key, tableName: tableName)
    }
  }
#endif
