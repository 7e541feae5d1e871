/// The words of a notification as they may be shown: all, or only whose it is where previews are hidden.
public struct NotificationPresentation: Hashable, Sendable {
  /// The name of the app.
  public let appName: String
  /// May be empty.
  public let title: String
  /// May be empty.
  public let subtitle: String
  /// Never empty where previews are hidden.
  public let body: String
  /// Whether the text is hidden from whoever looks at the phone.
  public let isRedacted: Bool

  init(_ record: NotificationRecord, app: NotificationAppState?, previews: UNShowPreviewsSetting, isHidden: Bool) {
    let content = record.content
    appName = app?.information.displayName ?? record.appIdentifier
    isRedacted = previews == .never || previews == .whenAuthenticated && isHidden
    guard isRedacted else {
      title = content.title
      subtitle = content.subtitle
      body = content.body
      return
    }
    let category = app?.category(content.categoryIdentifier)
    title = category?.options.contains(.hiddenPreviewsShowTitle) == true ? content.title : ""
    subtitle = category?.options.contains(.hiddenPreviewsShowSubtitle) == true ? content.subtitle : ""
    let placeholder = category?.hiddenBody.replacing("%u", with: "1") ?? ""
    body = placeholder.isEmpty ? "Notification" : placeholder
  }

  /// The text that is read aloud.
  public var spokenText: String {
    [appName, title, subtitle, body].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
