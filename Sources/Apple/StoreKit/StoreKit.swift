// Apple's module name, so that unmodified source compiles: the types of purchases. Nothing can be bought here, and nothing
// was: every question is answered so.
@_exported import PhoneFoundation

#if Foundation
  /// Something that an app sells; there is none.
  public struct Product: Hashable, Identifiable, Sendable {
    /// What is sold.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Used up.
      public static let consumable = ProductType(rawValue: "Consumable")
      /// Kept for ever.
      public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
      /// Kept for a time.
      public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
      /// Kept as long as it is paid for.
      public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }
    /// What became of a purchase.
    public enum PurchaseResult: Sendable {
      case success(VerificationResult<Transaction>)
      case userCancelled
      case pending
    }
    /// What can be said beside a purchase.
    public struct PurchaseOption: Hashable, Sendable {
      private let name: String
      /// Who buys.
      public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
    }
    /// Its name in the store.
    public let id: String
    /// What is sold.
    public let type: ProductType
    /// Its name for people.
    public let displayName: String
    /// What it is.
    public let description: String
    /// What it costs, in words.
    public let displayPrice: String
    /// What it costs.
    public let price: Decimal
    /// Whether a family shares it.
    public let isFamilyShareable: Bool

    /// What is sold under some names: nothing.
    public static func products<Identifiers: Collection>(
      for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String { [] }
    /// Buys it; nobody can here.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
    /// The purchase that entitles to it: none.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    /// Its last purchase: none.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  }

  /// Whether something comes from the store.
  public enum VerificationResult<SignedType> {
    case unverified(SignedType, any Error)
    case verified(SignedType)
    /// What it is, whether it comes from the store or not.
    public var unsafePayloadValue: SignedType {
      switch self {
      case .unverified(let value, _), .verified(let value): value
      }
    }
    /// What comes from the store.
    public var payloadValue: SignedType {
      get throws {
        switch self {
        case .unverified(_, let error): throw error
        case .verified(let value): value
        }
      }
    }
  }
  extension VerificationResult: Sendable where SignedType: Sendable {}

  /// A purchase; there is none.
  public struct Transaction: Hashable, Identifiable, Sendable {
    /// Its number.
    public let id: UInt64
    /// The number of the first of its kind.
    public let originalID: UInt64
    /// What was bought.
    public let productID: String
    /// What was sold.
    public let productType: Product.ProductType
    /// When.
    public let purchaseDate: Date
    /// When it ends.
    public let expirationDate: Date?
    /// When it was taken back.
    public let revocationDate: Date?
    /// Whether a better one took its place.
    public let isUpgraded: Bool
    /// Tells the store that it was delivered.
    public func finish() async {}

    /// Purchases one after the other; there are none.
    public struct Transactions: AsyncSequence, Sendable {
      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> VerificationResult<Transaction>? { nil }
      }
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    /// What a person has bought and still has: nothing.
    public static var currentEntitlements: Transactions { Transactions() }
    /// What comes from other devices: nothing.
    public static var updates: Transactions { Transactions() }
    /// What was ever bought: nothing.
    public static var all: Transactions { Transactions() }
    /// What isn't delivered yet: nothing.
    public static var unfinished: Transactions { Transactions() }
    /// The last purchase of something: none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// The purchase that entitles to something: none.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  }

  /// The store.
  public enum AppStore {
    /// Whether purchases are allowed: no.
    public static var canMakePayments: Bool { false }
    /// Asks the store for what was bought; there is nothing.
    public static func sync() async throws {}
  }

  /// Why nothing is bought.
  public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled
  }
#endif
