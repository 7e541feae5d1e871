#if Foundation
  import Foundation

  /// What is asked of a server: Foundation's type, which on Linux lies in a module of its own.
  public struct URLRequest: Hashable, Sendable {
    /// What may be answered from memory; nothing is.
    public enum CachePolicy: UInt, Sendable {
      case useProtocolCachePolicy = 0
      case reloadIgnoringLocalCacheData = 1
      case returnCacheDataElseLoad = 2
      case returnCacheDataDontLoad = 3
      case reloadIgnoringLocalAndRemoteCacheData = 4
      case reloadRevalidatingCacheData = 5
      /// An older name.
      public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
    }
    /// The address.
    public var url: URL?
    /// What may be answered from memory.
    public var cachePolicy: CachePolicy
    /// In seconds.
    public var timeoutInterval: TimeInterval
    /// `GET` unless said otherwise.
    public var httpMethod: String? = "GET"
    /// The lines above the body.
    public var allHTTPHeaderFields: [String: String]? = [:]
    /// What is sent.
    public var httpBody: Data?
    /// Whether expensive networks may be used.
    public var allowsExpensiveNetworkAccess = true
    /// Whether mobile networks may be used.
    public var allowsCellularAccess = true

    /// A request for an address.
    public init(
      url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
      (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
    }
    /// Sets a line above the body.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
      allHTTPHeaderFields?[field] = value
    }
    /// Adds to a line above the body.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
      let before = allHTTPHeaderFields?[field].map { $0 + "," } ?? ""
      allHTTPHeaderFields?[field] = before + value
    }
    /// A line above the body.
    public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
  }

  /// What a server answers; none ever does here.
  public final class HTTPURLResponse: Sendable {
    /// The address.
    public let url: URL?
    /// 200 where all is well.
    public let statusCode: Int
    /// The lines above the body.
    private let fields: [String: String]
    /// The kind of its content.
    public var mimeType: String? { fields["Content-Type"] }
    /// In bytes; -1 where it isn't known.
    public var expectedContentLength: Int64 { -1 }
    /// The lines above the body.
    public var allHeaderFields: [AnyHashable: Any] { fields }
    /// An answer by its number.
    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
      (self.url, self.statusCode, fields) = (url, statusCode, headerFields ?? [:])
    }
    /// A line above the body.
    public func value(forHTTPHeaderField field: String) -> String? { fields[field] }
    /// What a number means.
    public static func localizedString(forStatusCode code: Int) -> String { "status \(code)" }
  }

  /// What a server answers: there is but one kind of servers.
  public typealias URLResponse = HTTPURLResponse
#endif
