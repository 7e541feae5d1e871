import SkerryDefaults
import SkerryDevice

/// The contents of the stores at the last look, so that changes since then can be marked.
struct DefaultsBaseline {
  private var suites: [String: [String: DefaultsValue]] = [:]
  /// Grows with each look.
  private(set) var version = 0

  init() {}

  /// Takes the stores as they are now as seen.
  mutating func take(from device: Device) {
    version += 1
    suites = [:]
    for suite in device.defaults.suites { suites[suite] = device.defaults.values(of: suite) }
  }

  /// Whether nobody looked yet.
  var isEmpty: Bool { version == 0 }

  func keys(of suite: String) -> Set<String> { Set(suites[suite, default: [:]].keys) }

  /// Whether a value is another one than at the last look; before the first look nothing is.
  func hasChanged(_ key: String, in suite: String, _ value: DefaultsValue?) -> Bool {
    !isEmpty && suites[suite]?[key] != value
  }
}
