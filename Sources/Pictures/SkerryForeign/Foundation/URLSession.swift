#if Foundation
  import Foundation
  import SkerryBasics

  /// Asks servers: the phone is never online, so that a picture doesn't depend on what a server says today.
  ///
  /// Every request fails as it does on a phone without a network, with `URLError.notConnectedToInternet`, and a line in
  /// the phone's log says which.
  public final class URLSession: Sendable {
    /// The session of the app.
    public static let shared = URLSession(configuration: .default)
    /// A session of its own.
    public init(configuration: URLSessionConfiguration) {}
    /// A session of its own; its delegate hears nothing.
    public init(
      configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?
    ) {}

    /// Fails: there is no network.
    public func data(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { throw Self.failure("GET", url) }
    /// Fails: there is no network.
    public func data(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { throw Self.failure(request.httpMethod, request.url) }
    /// Fails: there is no network.
    public func upload(
      for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { throw Self.failure(request.httpMethod, request.url) }
    /// Fails: there is no network.
    public func download(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { throw Self.failure("GET", url) }
    /// Fails: there is no network.
    public func download(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { throw Self.failure(request.httpMethod, request.url) }

    /// A request that fails once it is resumed.
    public func dataTask(
      with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void = { _, _, _ in }
    ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }
    /// A request that fails once it is resumed.
    public func dataTask(
      with request: URLRequest,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void = { _, _, _ in }
    ) -> URLSessionDataTask {
      URLSessionDataTask { completionHandler(nil, nil, Self.failure(request.httpMethod, request.url)) }
    }
    /// A request that fails once it is resumed.
    public func downloadTask(
      with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void = { _, _, _ in }
    ) -> URLSessionDataTask { URLSessionDataTask { completionHandler(nil, nil, Self.failure("GET", url)) } }

    /// Nothing is under way.
    public func invalidateAndCancel() {}
    /// Nothing is under way.
    public func finishTasksAndInvalidate() {}

    private static func failure(_ method: String?, _ url: URL?) -> URLError {
      let host = url?.host() ?? url?.absoluteString ?? "no address"
      AppLog.handler?.take(.problem, category: "URLSession", "\(method ?? "GET") \(host): the phone is not online")
      return URLError(.notConnectedToInternet)
    }
  }

  /// A request on its way.
  public final class URLSessionDataTask: Sendable {
    private let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    /// Sends it.
    public func resume() {
      let work = work
      Task { work() }
    }
    /// Nothing is under way.
    public func cancel() {}
    /// Nothing is under way.
    public func suspend() {}
  }
  /// A request on its way.
  public typealias URLSessionTask = URLSessionDataTask
  /// A request whose answer goes to a file.
  public typealias URLSessionDownloadTask = URLSessionDataTask

  /// Who hears of a session; nothing is ever heard.
  public protocol URLSessionDelegate: AnyObject, Sendable {}
  /// Who hears of a request; nothing is ever heard.
  public protocol URLSessionTaskDelegate: URLSessionDelegate {}

  /// How a session asks.
  public final class URLSessionConfiguration {
    /// As usual.
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// Nothing is kept.
    public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    /// While the app doesn't run.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
      URLSessionConfiguration()
    }
    /// In seconds.
    public var timeoutIntervalForRequest: TimeInterval = 60
    /// In seconds.
    public var timeoutIntervalForResource: TimeInterval = 604_800
    /// Whether a network is waited for.
    public var waitsForConnectivity = false
    /// What may be answered from memory.
    public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    /// What was answered before.
    public var urlCache: URLCache?
    /// The lines of every request.
    public var httpAdditionalHeaders: [AnyHashable: Any]?
    /// The App Group that gets what arrives in the background.
    public var sharedContainerIdentifier: String?
    /// Whether the app is started when something arrives.
    public var sessionSendsLaunchEvents = false
    /// Whether the system chooses the time.
    public var isDiscretionary = false
    /// Whether mobile networks may be used.
    public var allowsCellularAccess = true
  }

  /// What was answered before; nothing ever was.
  public final class URLCache: Sendable {
    /// That of the app.
    public static let shared = URLCache(memoryCapacity: 0, diskCapacity: 0)
    /// Sizes in bytes.
    public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {}
    /// Nothing is kept.
    public func removeAllCachedResponses() {}
  }
#endif
