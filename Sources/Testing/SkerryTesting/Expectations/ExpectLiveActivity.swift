import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDevice
import SkerrySnapshots
import SkerryWidgets

/// Expects every presentation of an activity to look as its golden files say: one call for all states, moments and
/// models.
///
/// ```swift
/// @MainActor @Test func delivery() throws {
///   try expectLiveActivity(
///     OrderLiveActivity(), attributes: OrderAttributes(number: 7),
///     states: ["on its way": OrderAttributes.ContentState(arrival: .snapshotStart + 900)],
///     at: [0, .minutes(5), .stale], on: [.iPhone15Pro, .iPhoneSE])
/// }
/// ```
///
/// Each state, moment, model and look has a golden file of its own, `Snapshots/TESTFILE/TEST/STATE….txt` beside the
/// test, with all presentations in it: cells, styles, spoken text, remarks. What differs is shown at the call, by Swift
/// Testing or XCTest; a missing file is written and fails; `SKERRY_RECORD=1` records all, never where `CI` is set;
/// `SKERRY_DIFFERENCES=FOLDER` draws before and after side by side. No phone, no app and no clock are needed.
///
/// - Parameters:
///   - widget: the widget with the `ActivityConfiguration`.
///   - attributes: the part that stays the same in all states.
///   - states: content states by name; the names become file names.
///   - moments: when the pictures are taken, after `start`.
///   - models: on which models.
///   - looks: appearances, colour depths, text sizes.
///   - presentations: which ones; by default all that a model can show.
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
@MainActor public func expectLiveActivity<Attributes: ActivityAttributes>(
  _ widget: any Widget, attributes: Attributes, states: KeyValuePairs<String, Attributes.ContentState>,
  at moments: [SnapshotMoment] = [.start], on models: [DeviceModel] = [.standard],
  looks: [SnapshotLook] = [.standard], presentations: [SnapshotPresentation]? = nil,
  remarks: SnapshotRemarks = .listed, named name: String? = nil, in folder: SnapshotFolder? = nil,
  start: Date = .snapshotStart, timeZone: String = "UTC", function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let site = CallSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  let checker = SheetChecker(site, named: name, in: folder, remarks: remarks)
  try checker.check {
    let sheets = try ActivitySheets(
      widget, attributesType: unqualifiedName(of: Attributes.self), attributes: CanonicalJSON.encode(attributes),
      presentations: presentations, options: SnapshotOptions(start: start, timeZone: timeZone, remarks: remarks))
    let encoded = try states.map { (name: $0.key, state: try CanonicalJSON.encode($0.value)) }
    return try sheets.all(encoded, at: moments, on: models, looks: looks)
  }
}

/// Expects every presentation of an activity in one state to look as its golden file says; see
/// ``expectLiveActivity(_:attributes:states:at:on:looks:presentations:remarks:named:in:start:timeZone:function:fileID:filePath:line:column:)``.
///
/// In a parameterised test, `named:` tells the arguments apart.
@MainActor public func expectLiveActivity<Attributes: ActivityAttributes>(
  _ widget: any Widget, attributes: Attributes, state: Attributes.ContentState,
  at moments: [SnapshotMoment] = [.start], on models: [DeviceModel] = [.standard],
  looks: [SnapshotLook] = [.standard], presentations: [SnapshotPresentation]? = nil,
  remarks: SnapshotRemarks = .listed, named name: String? = nil, in folder: SnapshotFolder? = nil,
  start: Date = .snapshotStart, timeZone: String = "UTC", function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  try expectLiveActivity(
    widget, attributes: attributes, states: ["": state], at: moments, on: models, looks: looks,
    presentations: presentations, remarks: remarks, named: name, in: folder, start: start, timeZone: timeZone,
    function: function, fileID: fileID, filePath: filePath, line: line, column: column)
}
