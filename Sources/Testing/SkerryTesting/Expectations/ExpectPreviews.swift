import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDevice
import SkerrySnapshots
import SkerryWidgets

/// Expects what the `#Preview`s of a file or a module show to look as their golden files say: the tests you have already.
///
/// ```swift
/// @MainActor @Test func previews() throws { try expectPreviews(of: "OrderLiveActivity.swift") }
/// ```
///
/// An activity is drawn in each state and in all presentations, whichever one the preview is for; previews with equal
/// attributes and states are drawn once. A widget is drawn in the preview's size with each entry, a view by itself at
/// the width of a card. Golden files are named after the file and the preview. Dates within a week of now, such as
/// `.now + 600` in a preview, are moved so that now is `start`; a text that a preview makes of a date is made at
/// 2026-01-31 09:41:00 UTC. A `PreviewProvider` is known by its module and its own name (`Order_Previews`), as nothing says
/// in which file it stands.
///
/// - Parameters:
///   - source: the name of a file, with or without its module (`Orders/OrderLiveActivity.swift`), of a
///     `PreviewProvider`, or of a module; by default everything that is linked into the tests.
///   - moments: when activities are drawn, after `start`.
///   - models: on which models.
///   - looks: appearances, colour depths, text sizes.
///   - remarks: whether remarks, such as text that is cut, are listed in the golden file, or fail.
///   - name: the folder of the golden files, by default the name of the test's function.
///   - folder: where golden files are, by default in `Snapshots/TESTFILE` beside the test.
///   - start: the first moment, by default 2026-01-31 09:41:00 UTC.
///   - timeZone: the phone's, by its name in the time zone database.
///   - function: the test; like the four below it is filled in where the function is called.
///   - fileID: the module and file of the call.
///   - filePath: the file of the call; golden files lie beside it.
///   - line: the line of the call, where a difference is shown.
///   - column: the column of the call.
/// - Throws: a sentence, only where neither Swift Testing nor XCTest runs.
@MainActor public func expectPreviews(
  of source: String? = nil, at moments: [SnapshotMoment] = [.start], on models: [DeviceModel] = [.standard],
  looks: [SnapshotLook] = [.standard], remarks: SnapshotRemarks = .listed, named name: String? = nil,
  in folder: SnapshotFolder? = nil, start: Date = .snapshotStart, timeZone: String = "UTC",
  function: StaticString = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws {
  let site = CallSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  let options = SnapshotOptions(start: start, timeZone: timeZone, remarks: remarks)
  try SheetChecker(site, named: name, in: folder, remarks: remarks).check {
    let previews = try FormatsOnPhone.writing(timeZone: timeZone, uses24HourClock: PhoneLanguage.uses24HourClock) {
      () throws(SnapshotProblem) in try PreviewSelection.previews(of: source)
    }
    var sheets = PreviewSheets(moments: moments, models: models, looks: looks, options: options)
    for preview in previews { try sheets.add(preview) }
    return sheets.sheets
  }
}

/// Which previews are meant.
enum PreviewSelection {
  /// Throws a ``SnapshotProblem`` if there is none.
  static func previews(of source: String?) throws(SnapshotProblem) -> [LinkedPreview] {
    let all = LinkedPreview.all
    guard let source else {
      if all.isEmpty { throw SnapshotProblem("No #Preview is linked into the tests.") }
      return all
    }
    let found = all.filter { [$0.fileID, $0.fileName, $0.module, $0.fileName + ".swift"].contains(source) }
    if found.isEmpty {
      let known = Set(all.map(\.fileID)).sorted().joined(separator: ", ")
      throw SnapshotProblem(
        "There is no #Preview in “\(source)”" + (known.isEmpty ? ", and none at all." : "; there are some in \(known).")
      )
    }
    return found
  }
}
