import FoundationEssentials
import SkerryBasics

/// The reason why an intent did not do its work.
public struct AppIntentError: Error, Hashable, Sendable, CustomStringConvertible,
  CustomLocalizedStringResourceConvertible
{
  public let description: String
  private init(_ description: String) { self.description = description }

  /// The reason, in words.
  public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: description) }
  /// The intent should run once more.
  public static let restartPerform = AppIntentError("The intent runs once more.")
  static let needsValue = AppIntentError("The intent needs a value.")

  /// Errors that end when the person does something.
  public enum UserActionRequired {
    /// The person has to sign in.
    public static var signin: any Error { AppIntentError("Sign in first.") }
    /// The person has to set up an account.
    public static var accountSetup: any Error { AppIntentError("Set up an account first.") }
    /// The person has to say yes.
    public static var confirmation: any Error { AppIntentError("Say yes first.") }
  }

  /// Errors that end when the person allows something.
  public enum PermissionRequired {
    /// Siri.
    public static var siri: any Error { AppIntentError("Siri is not allowed.") }
    /// The local network.
    public static var localNetwork: any Error { AppIntentError("The local network is not allowed.") }
    /// Bluetooth.
    public static var bluetooth: any Error { AppIntentError("Bluetooth is not allowed.") }
    /// The photos.
    public static var photos: any Error { AppIntentError("Photos are not allowed.") }
    /// The contacts.
    public static var contacts: any Error { AppIntentError("Contacts are not allowed.") }
    /// Where the phone is.
    public static func location(precise: Bool = false) -> any Error { AppIntentError("The location is not allowed.") }
  }

  /// Errors that nothing ends.
  public enum Unrecoverable {
    /// The network failed.
    public static var networkFailure: any Error { AppIntentError("The network failed.") }
    /// A part of it failed.
    public static var partialFailure: any Error { AppIntentError("A part of it failed.") }
    /// It is not allowed.
    public static var notAllowed: any Error { AppIntentError("That is not allowed.") }
    /// Nobody knows.
    public static var unknown: any Error { AppIntentError("Something went wrong.") }
    /// The device can't do it.
    public static var unsupportedOnDevice: any Error { AppIntentError("This device can't do that.") }
    /// It is not allowed at the moment.
    public static var featureCurrentlyRestricted: any Error { AppIntentError("That is not allowed at the moment.") }
    /// There is no such thing.
    public static var entityNotFound: any Error { AppIntentError("There is no such thing.") }
  }
}
