import FoundationEssentials
import SkerryCells
import SkerryDevice
import Synchronization

/// Writes down what happens to a phone, so that the tape plays the same again.
///
/// It notes what comes from outside: keys, the mouse, steps, pushes, files that were read, and how much virtual time
/// passed in between. What follows from that by itself is not noted.
public final class TapeRecorder {
  /// Lines are handed over as soon as nothing can change them any more.
  private let write: (String) -> Void
  /// Takes over what the next lines would be if nothing else happened; each time all of them.
  private let draft: (String) -> Void
  private let settings: TapeSettings
  private var hasHeader = false
  /// Lines from before the terminal's size was known.
  private var early: [String] = []
  /// Until when everything is written down, in virtual time.
  private var last: Date
  /// Letters that were typed into a sheet, where time does not matter.
  private var typed = ""
  /// Virtual seconds that passed since the last line.
  private var pause = 0.0
  private var isLongPause = false
  private var pushCount = 0
  let reads = FileReads()
  /// The time zone with which the tape begins.
  var timeZone: String { settings.timeZone }
  /// Whether something that is being noted causes more.
  private(set) var isInside = false

  /// Longer pauses than this many real seconds are jumped over.
  private static let longestWait = 20.0

  /// - Parameters:
  ///   - settings: what the tape begins with.
  ///   - last: until when an earlier program has written down everything; `nil` where the tape begins here.
  ///   - write: takes over one or more lines, each with its line break.
  ///   - draft: takes over the lines that come next if the program is killed now; they are given anew with each change,
  ///     and no more when `write` is called.
  public init(
    _ settings: TapeSettings, after last: Date? = nil, write: @escaping (String) -> Void,
    draft: @escaping (String) -> Void = { _ in }
  ) {
    self.settings = settings
    (self.write, self.draft) = (write, draft)
    (self.last, hasHeader) = (last ?? settings.instant, last != nil)
  }

  /// Writes the settings; everything before is part of the beginning.
  func begin(size: CellSize) {
    guard !hasHeader else { return }
    hasHeader = true
    var settings = settings
    settings.size = size
    write(["# Recorded by Skerry; skerry replay plays it."].joined() + "\n" + lines(settings.header))
    write(lines(early))
    early = []
  }

  private func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func put(_ line: String) { if hasHeader { write(line + "\n") } else { early.append(line) } }

  // MARK: What happens

  /// Notes something around the doing of it.
  func note<Result, Problem: Error>(
    on phone: PhoneOperator, _ deed: TapeDeed, as recording: InputRecording, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    isInside = true
    defer { isInside = false }
    if case .letter = recording {} else { passTime(on: phone) }
    let (stops, hadDialog) = (phone.stops, phone.console?.hasDialog == true)
    let result: Result
    do throws(Problem) { result = try body() } catch {
      if phone.stops > stops {
        putStopped(hadDialog: false)
      } else if case .step(let step) = deed {
        put(.attempt(step), on: phone)
      }
      throw error
    }
    // The time that was asked for did not pass, only as much as did: that is told with the next line.
    if phone.stops > stops {
      putStopped(hadDialog: hadDialog && phone.console?.hasDialog == false)
      return result
    }
    if case .letter(let letter) = recording {
      typed.append(letter)
      if hasHeader { draft(lines((pauseLine.map { [$0] } ?? []) + [Step.type(typed).description])) }
    } else if phone.console?.isFinished != true {
      // A tape that left at its end would leave its viewer without the phone.
      put(deed, on: phone)
    }
    return result
  }

  /// Writes down that a dialog went which had asked for a passage of time.
  private func putStopped(hadDialog: Bool) {
    guard hadDialog else { return }
    putPause()
    put(Step.key(.escape).description)
  }

  /// Writes down what happened, after the files that it read.
  private func put(_ deed: TapeDeed, on phone: PhoneOperator) {
    putPause()
    for (path, data) in reads.take() { put(TapeDeed.file(path: path, data).description) }
    put(deed.description)
    last = phone.device.now
  }

  /// Writes down how much time passed, and before that what was typed meanwhile.
  private func passTime(on phone: PhoneOperator) {
    if !typed.isEmpty {
      putPause()
      put(Step.type(typed).description)
      typed = ""
    }
    let seconds = phone.device.now.timeIntervalSince(last)
    last = phone.device.now
    pause += max(0, seconds)
    isLongPause = pause > Self.longestWait * max(1, phone.time.rate)
  }

  private func putPause() {
    defer { pause = 0 }
    if let pauseLine { put(pauseLine) }
  }

  private var pauseLine: String? {
    guard pause >= 0.0005 else { return nil }
    return (isLongPause ? Step.jump(.by(seconds: pause)) : .wait(seconds: pause)).description
  }

  /// Completes the tape up to now: what was typed and waited last belongs to it. It may go on afterwards.
  public func finish(_ phone: PhoneOperator) {
    phone.catchUp()
    begin(size: phone.console?.size ?? settings.size)
    passTime(on: phone)
    putPause()
  }

  /// A name for a push that came over the wire.
  func nextPushName() -> String {
    pushCount += 1
    return "push-\(pushCount).http"
  }
}

/// The files that were read since they were asked for last, where their bytes are new.
nonisolated final class FileReads: Sendable {
  private struct Contents: Sendable {
    var known: [String: Data?] = [:]
    var new: [(path: String, data: Data?)] = []
  }
  private let contents = Mutex(Contents())

  func add(_ path: String, _ data: Data?) {
    contents.withLock { contents in
      guard contents.known[path] != .some(data) else { return }
      contents.known.updateValue(data, forKey: path)
      contents.new.append((path, data))
    }
  }

  func take() -> [(path: String, data: Data?)] {
    contents.withLock { contents in
      defer { contents.new = [] }
      return contents.new
    }
  }
}

/// Files whose bytes a recorder notes as they are read.
nonisolated struct NotedResources: StepResources {
  let files: any StepResources
  let reads: FileReads

  func bytes(of path: String) throws(StepProblem) -> Data {
    do throws(StepProblem) {
      let data = try files.bytes(of: path)
      reads.add(path, data)
      return data
    } catch {
      reads.add(path, nil)
      throw error
    }
  }
}
