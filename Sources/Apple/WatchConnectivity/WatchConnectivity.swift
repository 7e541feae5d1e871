// Apple's module name, so that unmodified source compiles: the types with which an app and its watch talk. There is no
// watch here, and whatever is sent reaches nobody.
@_exported import PhoneFoundation

#if Foundation
  /// The way to the watch; nobody is at its other end.
  public final class WCSession {
    /// The only one.
    public static var `default`: WCSession { WCSession() }
    /// Whether there can be a watch: no.
    public static func isSupported() -> Bool { false }
    /// Who is told of what comes; nothing does.
    public weak var delegate: (any WCSessionDelegate)?
    /// How far the session is: not begun.
    public var activationState: WCSessionActivationState { .notActivated }
    /// Whether a watch is paired: no.
    public var isPaired: Bool { false }
    /// Whether the app is on the watch: no.
    public var isWatchAppInstalled: Bool { false }
    /// Whether the app has a complication there: no.
    public var isComplicationEnabled: Bool { false }
    /// Whether the watch listens now: no.
    public var isReachable: Bool { false }
    /// What was said last; nothing.
    public var applicationContext: [String: Any] { [:] }
    /// What was heard last; nothing.
    public var receivedApplicationContext: [String: Any] { [:] }
    /// Begins; without a watch nothing follows.
    public func activate() {}
    /// Sends what is so now; nobody is there.
    public func updateApplicationContext(_ context: [String: Any]) throws { throw WCError(.deviceNotPaired) }
    /// Sends a message; nobody is there.
    public func sendMessage(
      _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.notReachable)) }
    /// Sends bytes; nobody is there.
    public func sendMessageData(
      _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.notReachable)) }
    /// Sends values sooner or later; nobody is there.
    @discardableResult public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
      WCSessionUserInfoTransfer()
    }
    /// Sends values to a complication; nobody is there.
    @discardableResult public func transferCurrentComplicationUserInfo(
      _ userInfo: [String: Any] = [:]
    ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
  }

  /// Values on their way; they don't arrive.
  public final class WCSessionUserInfoTransfer {
    /// Whether they are on their way: no.
    public var isTransferring: Bool { false }
    /// Takes them back.
    public func cancel() {}
  }

  /// How far a session is.
  public enum WCSessionActivationState: Int, Sendable {
    case notActivated, inactive, activated
  }

  /// Why something didn't reach the watch.
  public struct WCError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      case sessionNotActivated = 7004
      case deviceNotPaired = 7005
      case watchAppNotInstalled = 7006
      case notReachable = 7007
    }
    /// The reason.
    public let code: Code
    /// A reason.
    public init(_ code: Code) { self.code = code }
  }

  /// Is told of what comes from the watch; here it never is.
  public protocol WCSessionDelegate: AnyObject {
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
      _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  }
  extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
      _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  }
#endif
