/// An error whose words are for the person alone: the log, which others read, has other ones (os: `privacy: .private`).
nonisolated public protocol PrivateError: Error {
  /// What the log says of it.
  var loggedDescription: String { get }
}
