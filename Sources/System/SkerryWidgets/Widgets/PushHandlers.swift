import FoundationEssentials

/// Learns by which token a server reaches an app's widgets; no server reaches widgets here, and nothing is told.
nonisolated public protocol WidgetPushHandler {
  /// Makes the handler.
  init()
  /// The token is another one, or other widgets are there.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
/// The way by which a server reaches an app's widgets.
nonisolated public struct WidgetPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}

/// Learns by which tokens a server reaches an app's controls; no server reaches controls here, and nothing is told.
nonisolated public protocol ControlPushHandler {
  /// Makes the handler.
  init()
  /// The tokens are others.
  func pushTokensDidChange(controls: [ControlInfo])
}
/// The way by which a server reaches a control.
nonisolated public struct ControlPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}
/// A control that a person placed.
nonisolated public struct ControlInfo: Hashable, Identifiable, Sendable {
  /// The kind of the control.
  public let kind: String
  /// The way by which a server reaches it; `nil` for none, as here.
  public let pushInfo: ControlPushInfo?
  /// Tells controls apart.
  public var id: String { kind }
}

extension WidgetConfiguration {
  /// Has no effect here: no server reaches widgets.
  public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration {
    promptsForUserConfiguration()
  }
}

nonisolated extension WidgetCenter {
  /// The way by which a server reaches the widgets; none here.
  public var currentPushInfo: WidgetPushInfo? { get async throws { nil } }
}
nonisolated extension ControlCenter {
  /// The controls that a person placed; none, as the phone doesn't tell its apps.
  public func currentControls() async throws -> [ControlInfo] { [] }
}
