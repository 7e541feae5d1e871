// What fields are told about typing: a widget has none.

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
extension View {
  /// Has no effect here: there are no fields.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Has no effect here: there are no fields.
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Has no effect here: there are no fields.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
