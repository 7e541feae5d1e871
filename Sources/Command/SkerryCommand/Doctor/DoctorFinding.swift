import FoundationEssentials
import SkerryBasics
import SkerryCells

/// One thing the doctor found.
nonisolated struct DoctorFinding: Codable, Hashable {
  enum Level: String, Codable {
    case fine = "ok"
    /// It works, but could be better.
    case note
    /// The dashboard can't run.
    case problem

    var sign: String {
      switch self {
      case .fine: "OK"
      case .note: "- "
      case .problem: "! "
      }
    }
  }

  var topic: String
  var level: Level
  var sentence: String

  init(_ topic: String, _ level: Level, _ sentence: String) {
    self.topic = topic
    self.level = level
    // Variables and paths are shown: they pass the same door as all other text.
    self.sentence = CellText(sentence).description
  }
}

/// All that was found.
nonisolated struct DoctorReport: Codable, Hashable {
  var findings: [DoctorFinding]

  var text: String { findings.map { "\($0.level.sign)  \($0.sentence)\n" }.joined() }

  var json: String { HarmlessJSON.text(self, true) + "\n" }
}
