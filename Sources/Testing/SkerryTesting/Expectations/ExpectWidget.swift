import FoundationEssentials
import SkerryDevice
import SkerrySnapshots
import SkerryWidgets

/// Expects a widget of the home or lock screen to look as its golden files say, for given entries in all its sizes.
///
/// ```swift
/// @MainActor @Test func lastOrder() throws {
///   let entry = OrderEntry(date: .snapshotStart, count: 3)
///   try expectWidget(LastOrderWidget(), entries: ["three": entry])
/// }
/// ```
///
/// Each entry has a golden file of its own, drawn at the entry's date. Apart from that everything is as with
/// ``expectLiveActivity(_:attributes:states:at:on:looks:presentations:remarks:named:in:start:timeZone:function:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - widget: the widget with the `StaticConfiguration` or `AppIntentConfiguration`.
///   - entries: entries of its provider's type, by name.
///   - families: the sizes, by default all that the widget supports on an iPhone.
///   - kind: which of several widgets, by default the first.
///   - models: on which models.
///   - looks: appearances, colour depths, text sizes.
///   - remarks: whether remarks, such as text that is cut, are listed in the golden file, or fail.
///   - name: the folder of the golden files, by default the name of the test's function.
///   - folder: where golden files are, by default in `Snapshots/TESTFILE` beside the test.
///   - timeZone: the phone's, by its name in the time zone database.
///   - function: the test; like the four below it is filled in where the function is called.
///   - fileID: the module and file of the call.
///   - filePath: the file of the call; golden files lie beside it.
///   - line: the line of the call, where a difference is shown.
///   - column: the column of the call.
/// - Throws: a sentence, only where neither Swift Testing nor XCTest runs.
@MainActor public func expectWidget(
  _ widget: any Widget, entries: KeyValuePairs<String, any TimelineEntry>, families: [WidgetFamily]? = nil,
  kind: String? = nil, on models: [DeviceModel] = [.standard], looks: [SnapshotLook] = [.standard],
  remarks: SnapshotRemarks = .listed, named name: String? = nil, in folder: SnapshotFolder? = nil,
  timeZone: String = "UTC", function: StaticString = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let site = CallSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  try SheetChecker(site, named: name, in: folder, remarks: remarks).check {
    let sheets = try WidgetSheets(
      widget, kind: kind, families: families,
      options: SnapshotOptions(start: .snapshotStart, timeZone: timeZone, remarks: remarks))
    return try entries.flatMap { name, entry in
      let timelines = try sheets.timelines(of: [entry])
      return models.flatMap { model in
        looks.map { sheets.sheet(name, timelines, at: entry.date, on: model, look: $0) }
      }
    }
  }
}

/// Expects a widget of the home or lock screen to look as its golden files say, with the timeline of its own provider.
///
/// The provider is asked as the system asks it, on a phone whose stores are empty; `Date()` is `start` there. Each
/// moment has a golden file of its own. A provider that never answers holds the test up.
///
/// - Throws: a sentence, only where neither Swift Testing nor XCTest runs.
@MainActor public func expectWidget(
  _ widget: any Widget, at moments: [SnapshotMoment] = [.start], families: [WidgetFamily]? = nil,
  kind: String? = nil, on models: [DeviceModel] = [.standard], looks: [SnapshotLook] = [.standard],
  remarks: SnapshotRemarks = .listed, named name: String? = nil, in folder: SnapshotFolder? = nil,
  start: Date = .snapshotStart, timeZone: String = "UTC", function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async throws {
  let site = CallSite(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  let checker = SheetChecker(site, named: name, in: folder, remarks: remarks)
  var sheets: WidgetSheets?
  var timelines: [WidgetTimeline] = []
  var problem: SnapshotProblem?
  do throws(SnapshotProblem) {
    let found = try WidgetSheets(
      widget, kind: kind, families: families,
      options: SnapshotOptions(start: start, timeZone: timeZone, remarks: remarks))
    for family in found.families { timelines.append(await found.widget.timeline(for: family, at: start)) }
    sheets = found
  } catch { problem = error }
  try checker.check {
    if let problem { throw problem }
    guard let sheets else { return [] }
    return moments.flatMap { moment in
      models.flatMap { model in
        looks.map { look in
          let name = moment.names.joined(separator: ".")
          return sheets.sheet(name, timelines, at: moment.instant(from: start), on: model, look: look)
        }
      }
    }
  }
}

extension TimelineWidget {
  /// The provider's own timeline, asked for at an instant.
  fileprivate func timeline(for family: WidgetFamily, at instant: Date) async -> WidgetTimeline {
    let answers = AsyncStream<WidgetTimeline>.makeStream()
    AppHost.onEmptyPhone(at: instant) {
      loadTimeline(for: family) {
        answers.continuation.yield($0)
        answers.continuation.finish()
      }
    }
    for await timeline in answers.stream { return timeline }
    return placeholder(for: family)
  }
}
