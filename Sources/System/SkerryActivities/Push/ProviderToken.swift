import FoundationEssentials
import SkerryBasics

/// The JSON web token with which a server says who it is; its signature isn't checked, for the phone has no keys.
struct ProviderToken {
  private let keyID: String
  private let teamID: String
  private let issued: Date

  /// Seconds for which a token is good (APNs: an hour).
  private static let lifetime = 3600.0
  /// Bytes of an ES256 signature.
  private static let signatureLength = 64

  /// Checks an `authorization` header against the phone's clock.
  ///
  /// - Throws: what APNs answers with 403.
  static func check(_ authorization: String, at instant: Date) throws(PushRefusal) {
    let words = authorization.split(separator: " ")
    guard let scheme = words.first, !(words.count == 1 && scheme.lowercased() == "bearer") else {
      throw .missingProviderToken
    }
    guard scheme.lowercased() == "bearer", words.count == 2 else {
      throw .invalidProviderToken("the header must be “bearer” and one token")
    }
    let token = try ProviderToken(String(words[1]))
    let age = instant.timeIntervalSince(token.issued)
    guard age <= lifetime else { throw .expiredProviderToken(issued: token.issued) }
    // APNs gives one word to both: the token's time is more than an hour from its own.
    guard age >= -lifetime else { throw .prematureProviderToken(issued: token.issued) }
  }

  private init(_ text: String) throws(PushRefusal) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { throw .invalidProviderToken("a JWT has three parts with dots between") }
    let header = try Self.object(parts[0], "the JWT's header")
    let claims = try Self.object(parts[1], "the JWT's claims")
    guard header["alg"]?.string == "ES256" else { throw .invalidProviderToken("alg must be ES256") }
    keyID = try Self.identifier(header["kid"], "kid")
    teamID = try Self.identifier(claims["iss"], "iss")
    guard let seconds = claims["iat"]?.number else { throw .invalidProviderToken("iat must be seconds since 1970") }
    issued = Date(timeIntervalSince1970: seconds)
    guard Data(base64URL: parts[2])?.count == Self.signatureLength else {
      throw .invalidProviderToken("an ES256 signature has \(Self.signatureLength) bytes")
    }
  }

  private static func object(_ part: String, _ name: String) throws(PushRefusal) -> [String: JSONValue] {
    guard let data = Data(base64URL: part), let value = try? JSONValue(parsing: data),
      let object = value.object
    else { throw .invalidProviderToken("\(name) isn't base64url of a JSON object") }
    return object
  }

  /// Apple's key and team ids are ten capital letters and digits.
  private static func identifier(_ value: JSONValue?, _ name: String) throws(PushRefusal) -> String {
    let isWellFormed = { (text: String) in
      text.utf8.count == 10 && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
    }
    guard let text = value?.string, isWellFormed(text) else {
      throw .invalidProviderToken("\(name) must be 10 capital letters and digits")
    }
    return text
  }
}

extension Data {
  /// Reads base64 with the alphabet for addresses, which has no padding.
  init?(base64URL text: String) {
    guard !text.contains(where: { "+/=".contains($0) }) else { return nil }
    let standard = text.replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: standard + String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4))
  }
}
