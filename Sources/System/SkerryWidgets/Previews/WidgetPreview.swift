/// A widget as a `#Preview` shows it.
public struct WidgetPreview {
  public let family: WidgetFamily
  public let widget: any Widget
  public let entries: Entries

  /// Where the entries come from.
  public enum Entries {
    case given([any TimelineEntry])
    /// The widget's own provider is asked.
    case ofProvider
  }
}
