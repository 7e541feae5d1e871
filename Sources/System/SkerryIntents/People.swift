import FoundationEssentials
import SkerryBasics

/// A file that an intent is given or gives back.
public struct IntentFile: Hashable, Sendable, Codable, IntentValue, DisplayRepresentable {
  /// The bytes.
  public let data: Data
  /// Its name.
  public let filename: String
  /// Where it lies, if it does.
  public let fileURL: URL?
  /// Whether it goes away once the intent has run.
  public var removedOnCompletion = false
  /// Bytes with a name.
  public init(data: Data, filename: String) { (self.data, self.filename, fileURL) = (data, filename, nil) }
  /// A file.
  public init(fileURL: URL, filename: String? = nil) {
    (data, self.filename, self.fileURL) = (Data(), filename ?? fileURL.lastPathComponent, fileURL)
  }
  /// Its name.
  public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: filename) }
  /// A file.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
}

/// A person that an intent is about.
public struct IntentPerson: Hashable, Sendable, Codable, IntentValue, DisplayRepresentable {
  /// By which address a parameter takes people.
  public enum ParameterMode: String, Hashable, Sendable { case contact, email, phone, emailOrPhone }
  /// The id of a person.
  public enum Identifier: Hashable, Sendable, Codable {
    /// That of a contact, or the app's own.
    case contact(String), applicationDefined(String)
    /// None.
    case unknown
  }
  /// The name of a person.
  public enum Name: Hashable, Sendable, Codable {
    /// As it is shown.
    case displayName(String)
    /// None.
    case unknown
  }
  /// An address of a person.
  public struct Handle: Hashable, Sendable, Codable {
    /// The address.
    public enum Value: Hashable, Sendable, Codable {
      /// By telephone, by mail, or the app's own.
      case phoneNumber(String), emailAddress(String), applicationDefined(String)
    }
    /// The place of an address.
    public enum Label: Hashable, Sendable, Codable {
      /// The places.
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
      /// A place of one's own.
      case custom(String)
    }
    /// The address.
    public let value: Value
    /// Its place; `nil` for none.
    public let label: Label?
    /// An address.
    public init(_ value: Value, label: Label? = nil) { (self.value, self.label) = (value, label) }
    /// A telephone number.
    public init(phoneNumber: String, label: Label? = nil) { self.init(.phoneNumber(phoneNumber), label: label) }
    /// A mail address.
    public init(emailAddress: String, label: Label? = nil) { self.init(.emailAddress(emailAddress), label: label) }
    /// An address of the app's own.
    public init(applicationDefined: String, label: Label? = nil) {
      self.init(.applicationDefined(applicationDefined), label: label)
    }
  }
  /// The person's id.
  public let identifier: Identifier
  /// The person's name.
  public let name: Name
  /// The person's address; `nil` for none.
  public let handle: Handle?
  /// Other addresses.
  public let aliases: [Handle]
  /// Whether it is the phone's owner.
  public let isMe: Bool
  /// A picture; `nil` for none.
  public let image: DisplayRepresentation.Image?
  /// A person.
  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    (self.identifier, self.name, self.handle) = (identifier, name, handle)
    (self.aliases, self.isMe, self.image) = (aliases, isMe, image)
  }
  /// A person of whom only an address is known.
  public init(handle: Handle) { self.init(identifier: .unknown, name: .unknown, handle: handle) }
  /// The name, or the address.
  public var displayRepresentation: DisplayRepresentation {
    if case .displayName(let name) = name { return DisplayRepresentation(stringLiteral: name) }
    return switch handle?.value {
    case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text):
      DisplayRepresentation(stringLiteral: text)
    case nil: "Person"
    }
  }
  /// A person.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
}

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable, IntentValue, DisplayRepresentable {
  /// The number.
  public let amount: Decimal
  /// The currency, such as `EUR` (ISO 4217).
  public let currencyCode: String
  /// A number in a currency.
  public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
  /// The number and its currency.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: "\(currencyCode) \(amount)")
  }
  /// An amount of money.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
}

/// A way to pay.
public struct IntentPaymentMethod: Sendable, IntentValue, DisplayRepresentable {
  /// The kinds of ways.
  public enum PaymentType: Hashable, Sendable {
    /// The kinds.
    case checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }
  /// The kind.
  public let paymentType: PaymentType
  /// The name; `nil` for none.
  public let name: LocalizedStringResource?
  /// Such as the last digits of a number; `nil` for none.
  public let identificationHint: String?
  /// A picture; `nil` for none.
  public let icon: DisplayRepresentation.Image?
  /// A way to pay.
  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    (paymentType, self.name, self.identificationHint, self.icon) = (type, name, identificationHint, icon)
  }
  /// The name, or the hint.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: name ?? LocalizedStringResource(stringLiteral: identificationHint ?? "Payment"), image: icon)
  }
  /// A way to pay.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment" }
}
