import FoundationEssentials
import SkerryCells
import SkerryDashboard
import SkerrySteps

/// The pictures of a tape as `0001.svg`, `0002.svg`, … in a folder.
nonisolated struct SVGFrames {
  private let folder: String
  private let reduction: GridReduction
  private let title: String
  private var count = 0

  init(folder: String, settings: TapeSettings, title: String) throws(CommandFailure) {
    self.folder = folder
    self.title = title
    reduction = GridReduction(depth: settings.colors, ascii: settings.isASCII)
    try OutputFile.makeFolder(folder)
  }

  mutating func add(_ picture: Grid) throws(CommandFailure) {
    count += 1
    try OutputFile.write(reduction.reduce(picture).svg(title: title), to: "\(folder)/\(Self.name(count))")
  }

  /// Takes away what is left of a longer tape's frames.
  func finish() throws(CommandFailure) {
    var number = count + 1
    while FileManager.default.fileExists(atPath: "\(folder)/\(Self.name(number))") {
      do {
        try FileManager.default.removeItem(atPath: "\(folder)/\(Self.name(number))")
      } catch {
        throw CommandFailure("\(CellText(folder))/\(Self.name(number)) of an earlier tape can't be removed.")
      }
      number += 1
    }
  }

  private static func name(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".svg"
  }
}
