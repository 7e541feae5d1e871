import FoundationEssentials
import Glibc
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryViews

/// A session that is written down as it happens: what was done stands in the file even if the program is killed.
@MainActor
final class TapeRecording {
  let settings: TapeSettings
  /// The phone as the tape describes it.
  let phone: PhoneOptions
  private let path: String
  private let descriptor: Int32
  private var recorder: TapeRecorder?
  private var problem: CommandFailure?

  /// Makes the file. Throws a ``CommandFailure`` if there is one already, or if the phone is not a new one.
  init(path: String, options: SessionOptions, files: any FileStore, start: Date?) throws {
    guard try files.names().allSatisfy({ $0 == "lock" }) else {
      throw CommandFailure(
        "A recording begins with a new phone; leave --state out, or give it a folder that does not exist yet.")
    }
    var phone = options.phone
    phone.timeZone = phone.timeZone ?? Self.computersZone
    var settings = TapeSettings()
    settings.instant = (start ?? SystemClock.wall).onMillisecond
    settings.timeZone = phone.timeZone ?? settings.timeZone
    settings.device = try phone.model() ?? settings.device
    settings.uses24HourClock = phone.is24Hour
    settings.isLightAppearance = phone.light
    (self.settings, self.phone, self.path) = (settings, phone, path)
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.failure(path) }
  }

  private static func failure(_ path: String) -> CommandFailure {
    let shown = CellText(path).prefix(columns: 200)
    return errno == EEXIST
      ? CommandFailure("\(shown) exists already; choose another file, or remove it.")
      : CommandFailure("\(shown) can't be written: \(String(cString: strerror(errno))).")
  }

  /// The computer's time zone by its name; UTC if it has none.
  private static var computersZone: String {
    if let zone = StateFolder.environment("TZ").map({ $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }),
      !zone.hasPrefix("/"), WallClock.isKnown(zone)
    {
      return zone
    }
    guard let file = realpath("/etc/localtime", nil) else { return "UTC" }
    defer { free(file) }
    let parts = String(cString: file).split(separator: "/").map(String.init)
    let zone = parts.lastIndex(of: "zoneinfo").map { parts[($0 + 1)...].joined(separator: "/") } ?? ""
    return !zone.isEmpty && WallClock.isKnown(zone) ? zone : "UTC"
  }

  /// Writes down everything from here on.
  func begin(on dashboard: Dashboard, isPaused: Bool) {
    let recorder = TapeRecorder(settings) { [self] text in write(text) }
    self.recorder = recorder
    dashboard.record(with: recorder)
    if isPaused { dashboard.setPace(.pause) }
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty, problem == nil {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { problem = Self.failure(path) }
    }
  }

  /// Completes the file and says how to play it. Throws a ``CommandFailure`` if not everything could be written.
  func finish(_ dashboard: Dashboard) throws {
    recorder?.finish(dashboard)
    close(descriptor)
    if let problem { throw CommandFailure("The tape is not complete: \(problem)") }
    try StandardStream.output.write("The tape is written: skerry replay --live \(CellText(path))\n")
  }
}
