import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerrySteps
import SkerryViews

/// A session that is written down as it happens: what was done stands in the file even if the program is killed.
///
/// Without a file it is kept in memory, for whoever wants to have it written later.
@MainActor
final class TapeRecording {
  let settings: TapeSettings
  /// The phone as the tape describes it.
  let phone: PhoneOptions
  private let path: String?
  private let descriptor: Int32
  private var recorder: TapeRecorder?
  private var problem: CommandFailure?
  /// The bytes of the file that stand for good.
  private var length = 0
  /// Whether text follows them that will be replaced.
  private var hasDraft = false
  /// The tape so far, where no file takes it.
  private var text = ""
  /// The file that hands it on to the next program of a watched source, and whether there was one before.
  private let passing: String?
  private let goesOn: Bool
  /// A tape that is kept in memory gets no longer, in bytes.
  private static let limit = 4 << 20

  /// Makes the file, if one is wanted. Throws a ``CommandFailure`` if there is one already, or if the phone is not a new
  /// one.
  ///
  /// - Parameters:
  ///   - passing: hands the recording on from program to program while a source is watched.
  ///   - goesOn: whether there was a program before.
  init(
    path: String?, options: SessionOptions, files: any FileStore, start: Date?, passing: String? = nil,
    goesOn: Bool = false
  ) throws {
    guard try goesOn || files.names().allSatisfy({ $0 == "lock" }) else {
      throw CommandFailure(
        "A recording begins with a new phone; leave --state out, or give it a folder that does not exist yet.")
    }
    var phone = options.phone
    phone.timeZone = phone.timeZone ?? ComputersZone.name
    var settings = TapeSettings()
    settings.instant = (start ?? SystemClock.wall).onMillisecond
    settings.timeZone = phone.timeZone ?? settings.timeZone
    settings.device = try phone.model() ?? settings.device
    settings.locale = phone.locale
    settings.uses24HourClock = phone.is24Hour ? true : nil
    settings.isLightAppearance = phone.light
    settings.symbols = try phone.symbolStyle() ?? settings.symbols
    (self.settings, self.phone, self.path) = (settings, phone, path)
    (self.passing, self.goesOn) = (passing, goesOn)
    descriptor = try path.map { try goesOn ? Self.open($0) : Self.create($0) } ?? -1
    guard goesOn else { return }
    if descriptor >= 0 { length = Int(lseek(descriptor, 0, SEEK_END)) }
    // What the program before said nothing of, as its own code ended it, is not on the tape: there is none then.
    if path == nil, let passing { text = Self.contents(of: passing) ?? "" }
    if let passing { unlink(passing) }
  }

  private static func open(_ path: String) throws(CommandFailure) -> Int32 {
    let descriptor = Glibc.open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    return descriptor
  }

  private static func contents(of path: String) -> String? {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return Descriptor.readAll(descriptor, upTo: limit, as: [UInt8].self).map { String(decoding: $0, as: UTF8.self) }
  }

  /// When the program before noted something last.
  private var lastInstant: Date? {
    passing.flatMap { Self.contents(of: $0 + ".time") }.flatMap(Double.init)
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// Leaves all that was recorded to the next program.
  func handOn(_ dashboard: Dashboard) {
    guard let passing, recorder != nil else { return }
    if path == nil {
      recorder?.finish(dashboard.phone)
      Self.replace(passing, with: text)
    }
    Self.replace(passing + ".time", with: "\(dashboard.device.now.timeIntervalSinceReferenceDate)")
  }

  private static func replace(_ path: String, with text: String) {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    _ = Descriptor.write(text, to: descriptor)
    close(descriptor)
  }

  private static func create(_ path: String) throws(CommandFailure) -> Int32 {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    return descriptor
  }

  private static func failure(_ path: String) -> CommandFailure {
    let shown = CellText(path).prefix(columns: 200)
    return errno == EEXIST
      ? CommandFailure("\(shown) exists already; choose another file, or remove it.")
      : CommandFailure("\(shown) can't be written: \(systemReason).")
  }

  /// Writes down everything from here on.
  func begin(on dashboard: Dashboard, isPaused: Bool) {
    guard !goesOn || path != nil || !text.isEmpty else { return }
    let recorder = TapeRecorder(
      settings, after: goesOn ? lastInstant ?? dashboard.device.now : nil, write: { [self] in write($0) },
      draft: { [self] in draft($0) })
    self.recorder = recorder
    dashboard.phone.record(with: recorder)
    if isPaused { dashboard.phone.setPace(.pause) }
    dashboard.saveTape = { [self, weak dashboard] wanted in
      if let path { return "Everything is written to \(path) as it happens." }
      guard let dashboard else { return nil }
      return save(to: wanted, dashboard)
    }
  }

  /// Writes behind what stands for good what would come next, in place of what was written so before.
  private func draft(_ text: String) {
    guard let path, problem == nil else { return }
    removeDraft()
    problem = Self.write(text, to: descriptor, path)
    hasDraft = true
  }

  private func removeDraft() {
    guard hasDraft else { return }
    hasDraft = false
    _ = ftruncate(descriptor, off_t(length))
    _ = lseek(descriptor, off_t(length), SEEK_SET)
  }

  private func write(_ text: String) {
    if let path {
      guard problem == nil else { return }
      removeDraft()
      problem = Self.write(text, to: descriptor, path)
      length += text.utf8.count
    } else if problem == nil {
      self.text += text
      if self.text.utf8.count > Self.limit { problem = CommandFailure("It has become too long to be kept.") }
    }
  }

  private static func write(_ text: String, to descriptor: Int32, _ path: String) -> CommandFailure? {
    Descriptor.write(text, to: descriptor) ? nil : failure(path)
  }

  /// Writes what was kept so far into a new file and says what is in the way.
  private func save(to wanted: String, _ dashboard: Dashboard) -> String? {
    recorder?.finish(dashboard.phone)
    if let problem { return "\(problem)" }
    do throws(CommandFailure) {
      let path = wanted.hasPrefix("~/") ? (StateFolder.environment("HOME") ?? "~") + wanted.dropFirst() : wanted
      let descriptor = try Self.create(path)
      defer { close(descriptor) }
      return Self.write(text, to: descriptor, path).map { "\($0)" }
    } catch {
      return "\(error)"
    }
  }

  /// Completes the file. Throws a ``CommandFailure`` if not everything could be written.
  func finish(_ dashboard: Dashboard) throws {
    guard path != nil else { return }
    recorder?.finish(dashboard.phone)
    close(descriptor)
    if let problem { throw CommandFailure("The tape is not complete: \(problem)") }
  }

  func tellHowToPlay() throws {
    guard let path else { return }
    try StandardStream.output.write("The tape is written: \(Skerry.programName) replay --live \(CellText(path))\n")
  }
}
