import SkerryBasics
import SwiftUI

/// A line across the plot; not drawn here.
public struct AxisGridLine: AxisMark {
  /// A line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  /// The line in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine { self }
}
/// A short line at the axis; not drawn here.
public struct AxisTick: AxisMark {
  /// A line.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
  /// A line as long as something.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
  /// How long a line at the axis is.
  public struct Length: Sendable {
    /// As usual.
    public static let automatic = Length()
    /// As long as its label.
    public static let label = Length()
    /// As long as the longest label.
    public static let longestLabel = Length()
    /// Longer than its label.
    public static func label(extendPastBy length: CGFloat) -> Length { Length() }
    /// Longer than the longest label.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length() }
  }
  /// The line in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick { self }
}
/// The words at a mark.
public struct AxisValueLabel: AxisMark {
  private let text: (ChartValue) -> String?
  private let view: AnyView?
  private var style: AnyShapeStyle?

  /// What stands at a value; `words` are its own words.
  @MainActor func content(_ value: ChartValue, words: String) -> AnyView {
    let content = view ?? AnyView(Text(verbatim: text(value) ?? words))
    return style.map { AnyView(content.foregroundStyle($0)) } ?? content
  }

  /// The value itself.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    text = { _ in nil }
    view = nil
  }
  /// The value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatOutput == String {
    text = { value in
      let input: F.FormatInput? =
        switch value {
        case .number(let number): number as? F.FormatInput ?? Int(exactly: number.rounded()) as? F.FormatInput
        case .date(let date): date as? F.FormatInput
        case .name(let name): name as? F.FormatInput
        }
      return input.map { format.locale(PhoneLanguage.localeOfFormats).format($0) }
    }
    view = nil
  }
  /// A text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    text = { _ in nil }
    view = AnyView(Text(titleKey))
  }
  /// A text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    text = { _ in String(title) }
    view = nil
  }
  /// A view.
  public init<C: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) {
    text = { _ in nil }
    view = AnyView(content())
  }
  /// The words in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel {
    var copy = self
    copy.style = AnyShapeStyle(style)
    return copy
  }
  /// The words in a font.
  public func font(_ font: Font?) -> AxisValueLabel { self }
}

/// What becomes of labels that have no room; here those that have none are left out.
public struct AxisValueLabelCollisionResolution: Sendable {
  /// As usual.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// They lie on each other.
  public static let disabled = AxisValueLabelCollisionResolution()
  /// Those that come later go.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// They become shorter.
  public static let truncate = AxisValueLabelCollisionResolution()
  /// Those of lower priority go.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    greedy
  }
}
/// The direction of labels; letters stand upright here.
public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}
