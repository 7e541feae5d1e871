import SkerryDevice

/// The words that only tapes know, beside those of ``StepWord``.
nonisolated public enum TapeWord: String, CaseIterable, Hashable, Sendable {
  case set, expect, snapshot, say, file
  case attempt = "try"
  case speed, size, click, hold, drag, wheel

  /// How the line is written.
  public var synopsis: String {
    switch self {
    case .set: "set NAME VALUE"
    case .expect: "expect SURFACE [of=APP] [not] [drawn] TEXT…"
    case .snapshot: "snapshot NAME [SURFACE…] [of=APP]"
    case .say: "say TEXT"
    case .file: "file PATH [base64|missing]"
    case .click: "click COLUMN ROW"
    case .hold: "hold COLUMN ROW"
    case .drag: "drag COLUMN ROW COLUMNS"
    case .wheel: "wheel up|down COLUMN ROW"
    case .attempt: "try STEP"
    case .speed: "speed pause|run|x60"
    case .size: "size COLUMNSxROWS"
    }
  }

  /// Its purpose, in one sentence.
  public var help: String {
    switch self {
    case .set: "Settings, at the beginning: " + TapeSettings.Name.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .expect:
      "Fails unless the surface is on the phone and shows or speaks every text; with not, if any of them is there. With "
        + "drawn a presentation is looked at even where the phone does not show it now."
    case .snapshot: "Compares pictures with their golden files; without a surface the dashboard."
    case .say: "A caption for those who watch; alone it takes the last one away."
    case .file: "The lines below that begin with | are this file, for push, typed paths, and folders that apps read."
    case .click: "Clicks on a cell of the dashboard, from 0."
    case .hold: "Presses a cell long."
    case .drag: "Drags sideways from a cell; negative is to the left."
    case .wheel: "Turns the wheel over a cell."
    case .attempt: "Does a step that may be refused."
    case .speed: "Virtual time stands still, goes on, or runs faster for those who watch."
    case .size: "The terminal becomes another size."
    }
  }

  /// A line that works; that of `file` takes lines below.
  public var example: String {
    switch self {
    case .set: "set size 120x40"
    case .expect: "expect lock-screen \"1:00:00\""
    case .snapshot: "snapshot after-an-hour lock-screen compact"
    case .say: "say An hour later the timer shows hours."
    case .file: "file update.json"
    case .click: "click 12 7"
    case .hold: "hold 12 7"
    case .drag: "drag 30 7 -12"
    case .wheel: "wheel up 12 7"
    case .attempt: "try app inviso join-room name=Den"
    case .speed: "speed x60"
    case .size: "size 100x30"
    }
  }
}
