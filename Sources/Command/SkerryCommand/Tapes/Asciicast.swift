import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryServer
import SkerrySteps

/// A recording as asciinema plays it: asciicast v2, one JSON value a line.
///
/// Its times are those of the tape's stage clock, its events what changes from picture to picture.
nonisolated struct Asciicast {
  private(set) var text: String
  private var frames: ANSIFrames
  private var size: CellSize

  private struct Header: Encodable {
    let version = 2
    let width: Int
    let height: Int
    let timestamp: Int
    let title: String
    let env = ["TERM": "xterm-256color"]
  }

  init(settings: TapeSettings, title: String) {
    size = settings.size
    frames = ANSIFrames(size: size, depth: settings.colors, isASCII: settings.isASCII)
    let header = Header(
      width: size.columns, height: size.rows, timestamp: Int(settings.instant.timeIntervalSince1970), title: title)
    text = HarmlessJSON.text(header) + "\n"
    add("o", frames.clear(to: size), at: 0)
  }

  mutating func add(_ picture: Grid, at second: Double) {
    if picture.size != size {
      size = picture.size
      add("r", "\(size.columns)x\(size.rows)", at: second)
      add("o", frames.clear(to: size), at: second)
    }
    add("o", frames.show(picture), at: second)
  }

  /// Shows the last picture a moment longer, then gives the cursor back.
  mutating func finish(at second: Double) { add("o", ANSIFrames.end, at: second + 1) }

  private mutating func add(_ kind: String, _ data: String, at second: Double) {
    guard !data.isEmpty else { return }
    text += "[\(Self.seconds(second)), \"\(kind)\", \(HarmlessJSON.text(data))]\n"
  }

  /// Seconds down to a millionth, as asciinema writes them.
  private static func seconds(_ second: Double) -> String {
    let millionths = Int((second * 1_000_000).rounded())
    return "\(millionths / 1_000_000).\(String(1_000_000 + millionths % 1_000_000).dropFirst())"
  }
}
