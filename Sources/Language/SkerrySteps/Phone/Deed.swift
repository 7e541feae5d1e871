import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryScreens

/// A deed that is done to the phone, whichever way it is asked for: by a key, a step, a menu entry, a click or a
/// command.
///
/// ``PhoneOperator/perform(_:)`` is the one road for all of them. What a key then does at the console, such as moving
/// the focus or opening a menu, is no deed of its own.
public enum Deed {
  // MARK: The phone

  /// Sets a switch, for the phone or for an app: the screen is locked, unlocked and dimmed this way, the battery
  /// drained, the phone rebooted.
  case set(DeviceControl, to: String, for: AppProcess?)
  /// Turns the home screen by so many pages; how many there are depends on how many rows are seen of it.
  case turnPage(Int, rows: Int)
  /// Presses what lies on the screen or in a presentation.
  case press(SurfacePicture.Region.Target)
  /// Sends a banner away, or collapses the expanded island.
  case swipeUp
  /// Taps beside the expanded island.
  case collapse
  /// Presses keys of the console, one after the other.
  case keys([Key])

  // MARK: Apps

  /// Opens an app, or brings it to the front.
  case open(AppProcess)
  /// Removes an app from the app switcher, which ends its process.
  case kill(AppProcess)
  /// Ends an app's process as the system does for want of memory.
  case terminate(AppProcess)
  /// Leaves the app in front for the home screen.
  case leave(AppProcess)
  /// Runs an action of an app with its sheet filled in.
  case act(AppAction, of: AppProcess, AppForm)
  /// Opens a URL.
  case openLink(String)

  // MARK: Activities

  /// Makes an activity the one that is meant where none is named.
  case select(id: String)
  /// Taps an activity outside of its links.
  case tap(ActivityRecord)
  /// Expands an activity in the island, or collapses it.
  case longPress(ActivityRecord)
  /// Clears a card, which ends its activity.
  case clear(ActivityRecord)
  /// Hides an activity in the island.
  case hide(ActivityRecord)
  /// Brings what is hidden in the island back, of an app or of all.
  case bringBack(AppProcess?)
  /// Gives an activity a new update token.
  case rotateToken(ActivityRecord)

  // MARK: Pushes

  /// Sends a payload to the app, activity or token that the push names, or a whole request as it came over the wire.
  case push(Data, Step.Push)

  // MARK: Time

  /// Lets virtual time pass up to an instant; one that has passed already changes nothing.
  case pass(to: Date)
  /// Lets virtual time pass up to the next thing that happens by itself; what only draws a widget anew counts if it is
  /// said to be fine enough.
  case passToNextEvent(isFine: Bool)
  /// Sets the phone's clock, forwards or backwards; no time passes.
  case setClock(Date)
  /// Lets virtual time run, stand still, or run with a speed.
  case pace(TapePace)
  /// The next faster speed; a pause goes on.
  case faster
  /// The next slower speed; a pause goes on.
  case slower
}

/// The outcome of a deed, apart from what the phone's log tells.
public struct DeedResult {
  /// The answer of APNs to a push.
  public var answer: PushAnswer?
  /// Whether the phone ignored it, as a swipe where there is nothing to swipe; the log says why.
  public var isIgnored = false
}

extension Deed {
  /// Whether it is one of the person's whose effect shows at once: an app may try in vain to change something later, and
  /// that doesn't count.
  var canBeIgnored: Bool {
    switch self {
    case .set, .press, .swipeUp, .collapse, .openLink, .tap, .longPress, .clear, .hide, .bringBack: true
    default: false
    }
  }
}
