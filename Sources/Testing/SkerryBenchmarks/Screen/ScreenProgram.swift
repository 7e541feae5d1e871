import Glibc
import SkerryCells
import SkerryViews

/// Shows the reference screen and lets its time pass, a virtual second a tick.
final class ScreenProgram: TerminalProgram {
  private let settings: ScreenSettings
  private let rendering = ViewRendering.referenceScreen()
  private var tick = 0
  /// When the next tick is due, in seconds of the monotonic clock.
  private var nextTick = 0.0
  private(set) var needsDisplay = true
  private(set) var isFinished = false

  init(settings: ScreenSettings) { self.settings = settings }

  func start(size: CellSize) { nextTick = monotonicSeconds() + settings.tickLength }

  func handle(_ event: InputEvent) {
    switch event {
    case .key(.character("q")): isFinished = true
    case .resize: needsDisplay = true
    default: break
    }
  }

  func wake() {
    guard monotonicSeconds() >= nextTick else { return }
    nextTick += settings.tickLength
    tick += 1
    needsDisplay = !rendering.advance(to: ReferenceScreen.start.addingTimeInterval(Double(tick))).isEmpty
    isFinished = tick == settings.lastTick
  }

  func secondsUntilNextWake() -> Double? {
    if settings.exitsAfterFirstFrame { _exit(0) }
    return nextTick - monotonicSeconds()
  }

  func frame() -> Grid {
    needsDisplay = false
    return rendering.grid
  }

  private func monotonicSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}

/// The environment variables that the reference screens understand.
struct ScreenSettings {
  /// `DASH_MS`: how long a tick takes, in seconds here.
  let tickLength: Double
  /// `DASH_TICKS`: leave after so many; 0 for never.
  let lastTick: Int
  /// `DASH_EXIT=1`: exit on the spot once the first frame is out.
  let exitsAfterFirstFrame: Bool

  init() {
    tickLength = Double(Self.number("DASH_MS") ?? 1000) / 1000
    lastTick = Self.number("DASH_TICKS") ?? 0
    exitsAfterFirstFrame = Self.number("DASH_EXIT") == 1
  }

  static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}
