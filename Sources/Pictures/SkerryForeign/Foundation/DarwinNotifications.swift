#if Foundation
  import Foundation

  /// Text, by Core Foundation's name.
  public typealias CFString = NSString
  /// Keys and values, by Core Foundation's name.
  public typealias CFDictionary = NSDictionary

  /// Carries short notes between an app and its extensions; here nobody listens in another process.
  public final class CFNotificationCenter: Sendable {
    fileprivate static let darwin = CFNotificationCenter()
  }
  /// The name of a note.
  public struct CFNotificationName: Hashable, RawRepresentable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// The name of a note.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
  }
  /// What becomes of a note while its reader sleeps.
  public enum CFNotificationSuspensionBehavior: Int, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

  /// Where notes to all processes of the phone are left.
  public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
  /// Leaves a note; nobody is there to read it.
  public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
  ) {}
  /// Waits for notes; none ever comes.
  public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
    _ callBack: (
      (CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?) -> Void
    )!, _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
  ) {}
  /// Waits no longer.
  public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
  ) {}
  /// Waits no longer.
  public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {}
#endif
