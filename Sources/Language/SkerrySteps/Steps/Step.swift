import FoundationEssentials
import SkerryCells

/// One line of text that makes something happen: what tapes, the command line and a running dashboard's socket speak.
///
/// A step says what a person, a server or time does. It is done by ``PhoneOperator/perform(_:resources:)``.
nonisolated public enum Step: Hashable, Sendable {
  /// Presses a key, as at the terminal.
  case key(Key)
  /// Types a text, character by character; a line break is Enter.
  case type(String)
  /// Lets virtual seconds pass, down to a thousandth.
  case wait(seconds: Double)
  /// Moves virtual time forwards; every deadline in between happens in order.
  case jump(Jump)
  /// Lets virtual time pass until an instant.
  case at(WrittenInstant)
  /// Delivers a payload file, as Apple's push service would.
  case push(Push)
  /// Opens a URL on the phone.
  case open(url: String)
  /// Taps an activity outside of its links: the selected one, or the first of an app.
  case tap(app: String?)
  /// Presses an activity long, which expands it in the island or collapses it.
  case longPress(app: String?)
  /// Presses the link, button or icon of that label: the first one on the screen, or the first one of an app.
  case press(label: String, app: String? = nil)
  /// Moves a finger across an activity.
  case swipe(Swipe, app: String?)
  /// Sets a switch of the phone (`DeviceControl`); the value is empty for buttons such as `reboot`.
  case device(name: String, value: String, app: String?)
  /// Does something with an app.
  case app(name: String, AppDeed)

  /// How far virtual time jumps.
  public enum Jump: Hashable, Sendable {
    /// By virtual seconds, down to a thousandth.
    case by(seconds: Double)
    /// To the next thing that happens by itself to an activity, a notification or an app.
    case next
    /// To the next thing that happens by itself, and be it that a widget is drawn anew.
    case nextAny
  }

  /// Where a finger moves.
  public enum Swipe: String, CaseIterable, Hashable, Sendable {
    /// Clears the card from the lock screen, which ends the activity.
    case left
    /// Sends a banner away, or collapses the expanded island.
    case up
    /// From a side of the island to the camera: hides the activity there.
    case inwards
    /// From the camera outwards: brings hidden activities back.
    case outwards
  }

  /// The deeds of a person with an app.
  public enum AppDeed: Hashable, Sendable {
    /// Opens it, or brings it to the front.
    case open
    /// Removes it from the app switcher, which ends its process.
    case kill
    /// Ends its process as the system does.
    case terminate
    /// Leaves it for the home screen.
    case home
    /// Runs one of its actions, with its sheet filled in.
    case action(id: String, [Field])
  }

  /// A payload file and whom it is for.
  public struct Push: Hashable, Sendable {
    /// The file; reading it is up to the ``StepResources``.
    public var path: String
    /// An app's name, an activity's id or a token in hex; `nil` leaves it to the payload and the selected activity.
    public var target: String?
    /// Headers without their `apns-`, such as `priority` 5.
    public var headers: [Field]

    public init(path: String, target: String? = nil, headers: [Field] = []) {
      self.path = path
      self.target = target
      self.headers = headers
    }

    /// The headers that can be set.
    public static let headerNames = [
      "priority", "topic", "push-type", "expiration", "id", "collapse-id", "channel-id",
    ]
  }

  /// An entry of a sheet or a header: `name=value`.
  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}
