import SkerryBasics
import SkerryCells
import SkerryDevice

/// Files of the phone that can't be used: commands say so and change nothing until they are told to go on.
nonisolated enum BrokenFiles {
  /// Throws a ``CommandFailure`` that names the first of them.
  @MainActor static func refuse(in files: any FileStore, _ folder: String) throws {
    let clock = ClockFile.brokenFile(in: files)
    let broken = StateCheck.brokenFiles(in: files) + (clock.map { [$0] } ?? [])
    guard let first = broken.first else { return }
    let more = broken.count > 1 ? " So \(broken.count == 2 ? "is" : "are") \(broken.count - 1) more." : ""
    let reason = first.reason.hasSuffix(".") ? String(first.reason.dropLast()) : first.reason
    throw CommandFailure(
      "\(CellText("\(folder)/\(first.name)")) \(first.what): \(CellText(reason)); mend it, or let it be kept under "
        + "another name with --set-aside.\(more)")
  }
}
