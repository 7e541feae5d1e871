/// The answer of Apple's push service to every push: what its checks say, or a refusal that needs keys, certificates or
/// load, none of which a simulated phone has.
///
/// The words and their statuses are APNs' own.
nonisolated public enum PushServiceAnswer: String, CaseIterable, Hashable, Sendable, Codable {
  case checked
  case badCertificate = "BadCertificate"
  case badCertificateEnvironment = "BadCertificateEnvironment"
  case expiredProviderToken = "ExpiredProviderToken"
  case forbidden = "Forbidden"
  case invalidProviderToken = "InvalidProviderToken"
  case missingProviderToken = "MissingProviderToken"
  case unrelatedKeyIdInToken = "UnrelatedKeyIdInToken"
  case badEnvironmentKeyIdInToken = "BadEnvironmentKeyIdInToken"
  case tooManyProviderTokenUpdates = "TooManyProviderTokenUpdates"
  case tooManyRequests = "TooManyRequests"
  case internalServerError = "InternalServerError"
  case serviceUnavailable = "ServiceUnavailable"
  case shutdown = "Shutdown"

  /// The HTTP status.
  public var status: Int {
    switch self {
    case .checked: 200
    case .badCertificate, .badCertificateEnvironment, .expiredProviderToken, .forbidden, .invalidProviderToken,
      .missingProviderToken, .unrelatedKeyIdInToken, .badEnvironmentKeyIdInToken:
      403
    case .tooManyProviderTokenUpdates, .tooManyRequests: 429
    case .internalServerError: 500
    case .serviceUnavailable, .shutdown: 503
    }
  }

  /// The advice to a server about it.
  var advice: String {
    switch self {
    case .checked: ""
    case .badCertificate, .badCertificateEnvironment: "use the certificate of this app and this environment"
    case .expiredProviderToken: "sign a new JWT; one is good for an hour"
    case .forbidden: "the key may not send to this topic"
    case .invalidProviderToken: "check the key, its id and the team id that the JWT names"
    case .missingProviderToken: "send the JWT as “authorization: bearer …”"
    case .unrelatedKeyIdInToken, .badEnvironmentKeyIdInToken:
      "the key is restricted to other topics or to the other environment"
    case .tooManyProviderTokenUpdates: "keep a JWT for at least 20 minutes"
    case .tooManyRequests: "send less often to this token, and only the newest state"
    case .internalServerError, .serviceUnavailable: "try again later, with growing pauses"
    case .shutdown: "open a new connection and send it again"
    }
  }
}
