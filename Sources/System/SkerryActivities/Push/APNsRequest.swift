import FoundationEssentials
import SkerryBasics

/// A push as the HTTP request that a server makes to Apple's push service.
public struct APNsRequest: Hashable, Sendable, Codable {
  /// A line of the request's head; names are compared without regard to case.
  public struct Header: Hashable, Sendable, Codable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public var method: String
  /// `/3/device/<token in hex>`, `/4/broadcasts/apps/<bundle id>`, or for channels `/1/apps/<bundle id>/channels`.
  public var path: String
  /// All headers in their order, also those that come twice.
  public var headers: [Header]
  public var body: Data
  /// The service that the request was sent to; `nil` leaves it to the `host` or `:authority` header, or unchecked.
  public var environment: PushEnvironment?
  /// Whether the app that the push is for declares `NSSupportsLiveActivities`; a start is dropped otherwise.
  public var isTargetSupported = true
  /// Whether the simulator made the request itself for somebody's payload: then nobody misses an authorization.
  public var isMadeHere = false

  /// The request as Apple's service hands it on once it has looked at the provider's token, which it does once.
  public var accepted: APNsRequest {
    guard header("authorization") != nil else { return self }
    var request = self
    request.headers.removeAll { $0.name.lowercased() == "authorization" }
    request.isMadeHere = true
    return request
  }

  public init(
    method: String = "POST", path: String, headers: [Header], body: Data, environment: PushEnvironment? = nil
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
    self.environment = environment
  }

  /// The first header of this name, in whatever case it is written.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Whether it is about channels, and reaches no phone.
  public var isAboutChannels: Bool {
    switch route {
    case .channels, .allChannels: true
    case .device, .broadcast, nil: false
    }
  }

  /// The header with the request's id; channel management has one of its own.
  package var idHeader: String { isAboutChannels ? "apns-request-id" : "apns-id" }

  /// The request's own id, if it is one: the answer repeats it.
  package var ownID: String? { header(idHeader).flatMap { APNsMessageID.isValid($0) ? $0 : nil } }

  /// The `apns-…` headers under their names in lower case; of two of a name the first.
  var apnsHeaders: [String: String] {
    let pairs = headers.map { ($0.name.lowercased(), $0.value) }.filter { $0.0.hasPrefix("apns-") }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The service that the request was sent to, if anything says so.
  var sentTo: PushEnvironment? {
    if let environment { return environment }
    let host = (header(":authority") ?? header("host"))?.split(separator: ":").first?.lowercased()
    return PushEnvironment.allCases.first { $0.hosts.contains(host ?? "") }
  }
}

extension APNsRequest {
  /// Whom a path addresses.
  enum Route: Hashable, Sendable {
    /// The token may be empty.
    case device(token: String)
    case broadcast(appIdentifier: String)
    /// The management of an app's channels.
    case channels(appIdentifier: String)
    case allChannels(appIdentifier: String)

    var methods: [String] {
      switch self {
      case .device, .broadcast: ["POST"]
      case .channels: ["POST", "GET", "DELETE"]
      case .allChannels: ["GET"]
      }
    }
  }

  var route: Route? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts == ["", "3", "device"] { return .device(token: "") }
    if parts.count == 4, parts.starts(with: ["", "3", "device"]) { return .device(token: parts[3]) }
    if parts.count == 5, parts.starts(with: ["", "1", "apps"]), !parts[3].isEmpty {
      if parts[4] == "channels" { return .channels(appIdentifier: parts[3]) }
      if parts[4] == "all-channels" { return .allChannels(appIdentifier: parts[3]) }
    }
    let isBroadcast = parts.count == 5 && parts.starts(with: ["", "4", "broadcasts", "apps"]) && !parts[4].isEmpty
    return isBroadcast ? .broadcast(appIdentifier: parts[4]) : nil
  }

  /// Whether method, path and headers pass what APNs looks at first; if not, delivering it says why.
  public var isWellFormed: Bool { (try? checkedRoute()) != nil }

  /// The checks that need neither a clock nor a phone: method, path, and headers that come twice.
  func checkedRoute() throws(PushRefusal) -> Route {
    let route = route
    guard (route?.methods ?? ["POST"]).contains(method) else {
      throw .methodNotAllowed(method, allowed: route?.methods ?? ["POST"])
    }
    guard let route else { throw .badPath(path) }
    var seen: Set<String> = []
    for name in headers.map({ $0.name.lowercased() }) where name.hasPrefix("apns-") || name == "authorization" {
      guard seen.insert(name).inserted else { throw .duplicateHeaders(name) }
    }
    return route
  }
}
