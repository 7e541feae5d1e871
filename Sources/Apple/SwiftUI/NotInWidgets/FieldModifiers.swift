// What fields are told about typing, and rows about their look: neither is ever seen in a widget.

/// The keys for a field.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}
/// What a field is for.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's name for an app.
  public static let username = UITextContentType(rawValue: "username")
  /// A secret.
  public static let password = UITextContentType(rawValue: "password")
  /// A new secret.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A secret for once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address.
  public static let URL = UITextContentType(rawValue: "url")
}
/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// How much a header stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }
/// Whether a button acts again while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As fits.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It doesn't.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Has no effect here: there are no fields.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Has no effect here: there are no fields.
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Has no effect here: there are no fields.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Has no effect here: rows have no numbers.
  nonisolated public func badge(_ count: Int) -> some View { self }
  /// Has no effect here: rows have no numbers.
  nonisolated public func badge(_ label: Text?) -> some View { self }
  /// Has no effect here: rows have no numbers.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }
  /// Has no effect here: headers look alike.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Has no effect here: a press is one press.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
