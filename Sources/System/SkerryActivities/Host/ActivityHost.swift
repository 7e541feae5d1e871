import SkerryBasics

/// Which device and app the running code belongs to.
///
/// A task inherits it, so an app's managers need no hint. Without one, requests throw `.unsupported`.
public enum ActivityHost {
  @TaskLocal public static var current: ActivityHostContext?
}

/// The app process that code runs in.
public struct ActivityHostContext: Sendable {
  /// The device's activities; `nil` once there is no such device any more, which its apps' tasks may outlive.
  public var center: ActivityCenter? { device.object }
  let device: WeakReference<ActivityCenter>
  /// The bundle id.
  public let appIdentifier: String
  /// The process, where code runs in one that may end before the program does.
  public var process: ActivityProcess?
  /// Waits for virtual seconds; `nil` where time is real.
  public var sleep: (@Sendable (Double) async -> Void)?
  /// Whether the process is a widget extension, which may not request.
  public var isExtension = false
  /// `NSSupportsLiveActivities` of the Info.plist.
  public var supportsLiveActivities = true
  /// `NSSupportsLiveActivitiesFrequentUpdates` of the Info.plist.
  public var supportsFrequentUpdates = true
  /// Whether the app is on screen, or performs a `LiveActivityIntent`.
  public var isForeground: @Sendable () -> Bool = { true }
  /// Whether the device and its OS have Live Activities.
  public var isDeviceSupported: @Sendable () -> Bool = { true }
  /// Whether the state folder can be written.
  public var isStorageAvailable: @Sendable () -> Bool = { true }

  public init(center: ActivityCenter, appIdentifier: String) {
    device = WeakReference(center)
    self.appIdentifier = appIdentifier
  }
}

/// A process whose code listens to activities.
public struct ActivityProcess: Sendable {
  /// Different for each process.
  public let number: Int
  /// Does something on behalf of the process.
  public let perform: @Sendable (() -> Void) -> Void

  public init(number: Int, perform: @escaping @Sendable (() -> Void) -> Void) {
    self.number = number
    self.perform = perform
  }
}
