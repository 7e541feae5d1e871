/// A defect that developers report from devices and Apple doesn't document; each can be switched on.
public enum ReportedBehavior: String, CaseIterable, Hashable, Sendable, Codable {
  case startPushesNeedOpenedApp
  case oneAppInBothSlots
  case slowLocalUpdates
  case staleNotDrawnAfterKill
  case plainStartsGetNoToken

  /// The device's deeds with it, in one sentence.
  public var explanation: String {
    switch self {
    case .startPushesNeedOpenedApp:
      "After the person force-quit an app, its start pushes do nothing until the app is opened again."
    case .oneAppInBothSlots:
      "Two activities of one app take both minimal places of the island."
    case .slowLocalUpdates:
      "Updates that the app makes itself are drawn \(Int(Self.localUpdateInterval)) seconds apart at the earliest."
    case .staleNotDrawnAfterKill:
      "When content becomes stale after the app was force-quit, the card isn't drawn again until the next update."
    case .plainStartsGetNoToken:
      "From iOS 18 on, an activity started by push gets an update token only if the push has input-push-token."
    }
  }

  /// The number of the report among the pain points that the simulator was built for.
  public var reportNumber: Int {
    switch self {
    case .startPushesNeedOpenedApp: 9
    case .oneAppInBothSlots: 39
    case .slowLocalUpdates: 20
    case .staleNotDrawnAfterKill: 18
    case .plainStartsGetNoToken: 7
    }
  }

  /// Seconds between two local updates that are drawn; 5 to 15 were reported from iOS 18 on, this is the middle.
  public static let localUpdateInterval = 10.0
}
