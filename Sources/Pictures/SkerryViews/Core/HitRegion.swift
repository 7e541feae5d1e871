import FoundationEssentials
import SkerryCells

/// The kinds of action that a part of a surface has when it is pressed.
nonisolated public enum HitAction: Sendable {
  /// Opens a URL in the app that registered its scheme.
  case link(URL)
  /// Runs an App Intent of the given name, in one of the app's processes, once the phone knows who presses as far as
  /// the intent wants it.
  case intent(
    name: String, process: IntentProcess, authentication: IntentAuthentication,
    perform: @Sendable () async throws -> Void)
  /// Runs a closure of an app's own screen.
  case closure(@MainActor @Sendable () -> Void)
}

/// Which process of an app runs an intent.
nonisolated public enum IntentProcess: Hashable, Sendable {
  /// The widget extension's: where plain intents run.
  case widgetExtension
  /// The app's, launched in the background if need be: Live Activity and audio intents.
  case app
  /// The app's, and it comes to the front: intents with `openAppWhenRun`.
  case appInFront
}

/// Whom an intent runs for on a locked phone (AppIntents: `IntentAuthenticationPolicy`).
nonisolated public enum IntentAuthentication: Hashable, Sendable {
  /// For anybody.
  case none
  /// For whoever is authenticated on this phone or on one beside it.
  case anyDevice
  /// For whoever is authenticated on this phone.
  case thisDevice
}

/// A rectangle that can be pressed.
nonisolated public struct HitRegion: Sendable {
  /// The cells that can be pressed, in columns and rows of the picture.
  public let rect: CellRect
  /// The name of the region, in words.
  public let label: String
  /// The action of pressing it.
  public let action: HitAction
}

/// A remark about content that does not fit its presentation.
nonisolated public struct FitWarning: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of remarks.
  public enum Kind: Hashable, Sendable {
    /// A text lost part of its letters.
    case textCut
    /// The label of a gauge or of progress is not shown.
    case labelLeftOut
    /// A text was cut, broken or covered inside a number, so that what is left reads as another number.
    case numberCut
    /// The presentation wants more than the system allows.
    case tooTall
    /// A side of the compact presentation or the minimal one wants more than the system allows.
    case tooWide
    /// More than one `widgetURL` in one presentation: which one counts is undefined on a phone.
    case severalWidgetURLs
    /// Distances were left out, so that the height fits.
    case drawnCloser
    /// A picture is not there or can't be read.
    case pictureMissing
    /// A colour is in no catalogue.
    case colorMissing
    /// A text has the colour of what lies behind it.
    case lettersHidden
    /// A control stands where the system ignores controls.
    case controlIgnored
  }
  /// What it remarks.
  public let kind: Kind
  /// The remark in words.
  public let description: String

  /// A remark in kind and words.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
