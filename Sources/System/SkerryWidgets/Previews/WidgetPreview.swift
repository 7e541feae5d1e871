/// A widget as a `#Preview` shows it.
public struct WidgetPreview {
  /// The size in which the widget is shown.
  public let family: WidgetFamily
  /// The widget.
  public let widget: any Widget
  /// The entries that can be shown, one after the other.
  public let entries: Entries

  /// Where the entries come from.
  public enum Entries {
    /// The entries themselves.
    case given([any TimelineEntry])
    /// The widget's own provider is asked.
    case ofProvider
  }
}
