import SkerryCells
import SkerryDevice
import SkerryScreens

/// The keys and pictures by which a phone is used, such as a dashboard: steps press its keys, and tapes are played on
/// it.
public protocol PhoneConsole: AnyObject {
  /// The phone that is used through it.
  var phone: PhoneOperator { get }
  /// Its size in cells.
  var size: CellSize { get }
  /// The rows of the phone's screen that are seen at once.
  var screenRows: Int { get }
  /// Whether its user has left.
  var isFinished: Bool { get }
  /// Whether a dialog is open.
  var hasDialog: Bool { get }
  /// A remark about the last key or step, until the next.
  var remark: String? { get set }
  /// The words of a tape for those who watch.
  var caption: String? { get set }

  /// Begins with a size in cells; called once, before anything else.
  func start(size: CellSize)

  /// Takes what a person does at the terminal, and has it noted where it is recorded.
  func handle(_ event: InputEvent)

  /// Presses a key as a part of a step.
  func press(_ key: Key)

  /// Called before a step is done.
  func prepareForStep()

  /// Called after a step was done.
  func finishStep()

  /// Brings what is shown up to date.
  func wake()

  /// Says that the picture may differ from the last one.
  func requestDisplay()

  /// Real seconds until `wake` is wanted; `nil` if nothing is going to change.
  func secondsUntilNextWake() -> Double?

  /// The picture for the terminal; what is clicked is what it showed last.
  func frame() -> Grid

  /// All that is shown, as a picture of a surface.
  var surfacePicture: SurfacePicture { get }

  /// The part of a recording that an event makes which is about to be handled.
  func recording(of event: InputEvent) -> InputRecording
}

/// The part of a recording that an event at the console makes.
nonisolated public enum InputRecording: Hashable, Sendable {
  /// A line of the tape, at its instant.
  case event
  /// A letter for a sheet: nothing but the sheet learns of it, so its instant does not matter.
  case letter(Character)
  /// Nothing: the event only concerns the recording.
  case nothing
}
