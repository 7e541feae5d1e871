import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryScreens

/// Plays a tape on a phone of its own and its console, in virtual time.
///
/// The player has a stage clock, in seconds from 0: `wait` takes as long on it as on the screen (an hour at ×3600 is a
/// second), `type` a moment for each letter, everything else nothing. Films follow the stage clock; checks run past it.
public final class TapePlayer<Console: PhoneConsole> {
  public let tape: Tape
  /// The console that takes the tape's keys and gives its pictures.
  public let console: Console
  /// The tape's phone.
  public let phone: PhoneOperator
  let clock = TapeClock()
  /// The computer's folders as the tape imagines them.
  private let folders = MemoryFolders()
  /// Seconds since the beginning.
  public private(set) var stage = 0.0
  /// The line that is played next.
  public private(set) var position = 0
  /// Says what became of each line, as soon as it is known.
  public var onLine: (TapeLine, TapeOutcome) -> Void = { _, _ in }
  private var resources: TapeResources
  /// Whether the terminal keeps the size it has.
  private let hasOwnSize: Bool
  private var pause: Pause?
  /// Seconds during which the phone's clock stood still, since letters were typed.
  private var held = 0.0
  /// Whether a line could not be done; what comes after it would make no sense.
  public private(set) var isBroken = false

  /// A pause that takes time.
  private enum Pause {
    /// Until the stage clock reaches an end, and then exactly until an instant.
    case wait(end: Double, instant: Date)
    case typing(ArraySlice<Character>, due: Double)
  }

  /// Seconds between letters, for those who watch.
  private static var letterSeconds: Double { 0.06 }

  /// Puts a tape in.
  ///
  /// - Parameters:
  ///   - tape: is played from its beginning.
  ///   - apps: what is installed on the phone.
  ///   - resources: the files beside the tape.
  ///   - size: the terminal's, rather than the tape's.
  ///   - make: makes the console for the tape's phone.
  public init(
    _ tape: Tape, apps: [InstalledApp], resources: any StepResources = NoStepResources(), size: CellSize? = nil,
    on make: (PhoneOperator) -> Console
  ) {
    self.tape = tape
    self.resources = TapeResources(beside: resources)
    hasOwnSize = size != nil
    let settings = tape.settings
    PhoneLanguage.chooseForTape(settings.locale)
    let device = Device(apps: apps, files: MemoryStore(), folders: folders, now: settings.instant)
    device.configure {
      $0.timeZone = settings.timeZone
      $0.modelID = settings.device.id
      $0.asksAboutLiveActivities = settings.asks
      if let uses24HourClock = settings.uses24HourClock { $0.uses24HourClock = uses24HourClock }
      $0.isLightAppearance = settings.isLightAppearance
      $0.symbolStyle = settings.symbols
    }
    device.keepLongLog()
    let clock = clock
    phone = PhoneOperator(device: device, realClock: { clock.now })
    phone.keepsMilliseconds = true
    phone.localTimeZone = settings.timeZone
    phone.resources = self.resources
    console = make(phone)
    console.start(size: size ?? settings.size)
  }

  /// Whether the last line was played.
  public var isOver: Bool { (pause == nil && position >= tape.lines.count) || isBroken }

  // MARK: At once

  /// Plays everything that is left, past all pauses.
  public func playToEnd() {
    while !isOver {
      if pause != nil { endPause() } else { playLine() }
    }
  }

  // MARK: In time

  /// Seconds of the stage until something happens; `nil` when it is over.
  public var secondsUntilNext: Double? {
    switch pause {
    case .wait(let end, _):
      // A change that lies between two milliseconds is seen at the next one.
      min(max(0, end - stage), max(0.001, console.secondsUntilNextWake() ?? .infinity))
    case .typing(_, let due): max(0, due - stage)
    case nil: isOver ? nil : 0
    }
  }

  /// Lets the stage clock move on and plays all lines that are due.
  public func advance(by seconds: Double) {
    var rest = max(0, seconds)
    repeat {
      switch pause {
      case .wait(let end, _):
        let part = min(rest, max(0, end - stage))
        move(part)
        rest -= part
        if stage >= end { endPause() } else { console.wake() }
      case .typing(let letters, let due):
        let part = min(rest, max(0, due - stage))
        stage += part
        held += part
        rest -= part
        if stage >= due { typeLetter(letters) }
      case nil: playLine()
      }
    } while !isOver && (rest > 0 || pause == nil)
  }

  private func move(_ seconds: Double) {
    stage += seconds
    clock.set(stage - held)
  }

  private func endPause() {
    guard let ended = pause else { return }
    pause = nil
    switch ended {
    case .wait(let end, let instant):
      if end > stage { move(end - stage) }
      try? phone.pass(exactlyTo: instant)
    case .typing(let letters, _): for letter in letters { phone.type(letter) }
    }
  }

  private func typeLetter(_ letters: ArraySlice<Character>) {
    phone.type(letters.first ?? " ")
    let rest = letters.dropFirst()
    pause = rest.isEmpty ? nil : .typing(rest, due: stage + Self.letterSeconds)
  }

  // MARK: Lines

  private func playLine() {
    guard position < tape.lines.count else { return }
    let line = tape.lines[position]
    position += 1
    // The target is looked up in the latest picture; nobody sees the rest.
    if case .pointer = line.deed { _ = console.frame() } else { phone.catchUp() }
    do throws(StepProblem) {
      onLine(line, try play(line.deed))
    } catch {
      isBroken = true
      onLine(line, .failed(error))
    }
  }

  private func play(_ deed: TapeDeed) throws(StepProblem) -> TapeOutcome {
    switch deed {
    case .step(.wait(let seconds)):
      let rate = phone.time.isPaused ? 1 : phone.time.rate
      let instant = phone.onTapeGrid(phone.device.now.addingTimeInterval(seconds))
      try phone.checkReachable(instant)
      pause = .wait(end: stage + seconds / rate, instant: instant)
    case .step(.jump(.by(let seconds))):
      // Time that passes leaves the footer's remark alone, as it does when nobody looks.
      try phone.pass(exactlyTo: phone.onTapeGrid(phone.device.now.addingTimeInterval(seconds)))
    case .step(.type(let text)): pause = .typing(Array(text)[...], due: stage + Self.letterSeconds)
    case .step(let step): return .done(try phone.perform(step, resources: resources))
    case .attempt(let step): _ = try? phone.perform(step, resources: resources)
    case .pointer(let event): console.handle(event)
    case .size(let size): if !hasOwnSize { console.handle(.resize(size)) }
    case .pace(let pace): phone.setPace(pace)
    case .say(let text): console.caption = text.isEmpty ? nil : text
    case .file(let path, let data):
      resources.give(path, data)
      phone.resources = resources
      lay(data, at: path)
    case .expect(let expectation):
      if let unmet = phone.unmet(expectation) { return .unmet(unmet) }
    case .snapshot(let snapshot): return .pictures(snapshot, try pictures(snapshot))
    }
    return .done(StepResult())
  }

  /// Lays a file into its folder, as another program does while the apps run; `nil` takes it away.
  private func lay(_ data: Data?, at path: String) {
    guard path.hasPrefix("/") || path.hasPrefix("~/"), let slash = path.lastIndex(of: "/") else { return }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    folders.edit(String(path[path.index(after: slash)...]), in: folder, data: data)
    phone.device.settle()
  }

  private func pictures(
    _ snapshot: TapeSnapshot
  ) throws(StepProblem) -> [(surface: Surface, picture: SurfacePicture)] {
    var pictures: [(surface: Surface, picture: SurfacePicture)] = []
    for surface in snapshot.surfaces {
      pictures.append((surface, try phone.picture(of: surface, app: snapshot.app)))
    }
    return pictures
  }

  // MARK: Taking over

  /// Leaves the phone to a person, whose clock goes on from here.
  public func stop(following clock: @escaping @MainActor () -> Double) {
    if pause != nil { pause = nil }
    position = tape.lines.count
    console.caption = nil
    self.clock.follow(clock)
  }
}

/// The outcome of a line of a tape.
public enum TapeOutcome {
  case done(StepResult)
  case unmet(UnmetExpectation)
  case pictures(TapeSnapshot, [(surface: Surface, picture: SurfacePicture)])
  /// It can't be done; the tape ends here.
  case failed(StepProblem)
}
