import SkerryBasics

/// The words and the sound that a person notices when an update asks for attention.
///
/// The phone plays the sound, lights up and shows the activity; only a watch shows title and body.
///
/// ```swift
/// let alert = AlertConfiguration(title: "Pizza", body: "Your pizza is at the door.", sound: .default)
/// await activity.update(activity.content, alertConfiguration: alert)
/// ```
public struct AlertConfiguration: Equatable, Hashable, Sendable, Codable {
  /// The sound of an alert.
  public struct AlertSound: Equatable, Hashable, Sendable, Codable {
    /// The file in the app's bundle or in `Library/Sounds`; `nil` is the system's sound.
    public let fileName: String?
    /// Set for an alert that came by push without a sound; nothing in ActivityKit makes one.
    var silent: Bool?

    /// Whether nothing is heard or felt: a push alert without `sound` (a guess; Apple doesn't say).
    public var isNone: Bool { silent == true }

    /// The system's own sound.
    public static var `default`: AlertSound { AlertSound(fileName: nil) }

    /// A sound file of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(fileName: name) }

    static let none = AlertSound(fileName: nil, silent: true)
  }

  /// The headline on a watch.
  public var title: LocalizedStringResource
  /// The text on a watch.
  public var body: LocalizedStringResource
  /// The sound that is played.
  public var sound: AlertSound

  /// Creates an alert; nothing has a default, as in ActivityKit.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
