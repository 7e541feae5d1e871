import Foundation
import SkerryTesting
import Synchronization
import Testing
import WidgetKit

@testable import SkerrySnapshots

/// Runs expectations that must fail and looks at what they tell.
@MainActor @Suite struct ExpectationTests {
  private let folder: TemporaryFolder
  private let state = KettleAttributes.ContentState(degrees: 40, done: .snapshotStart + 120)

  init() throws { folder = try TemporaryFolder() }

  private func check(
    _ widget: any Widget = KettleActivity(), _ mode: SnapshotFolder.Mode = .compare,
    state: KettleAttributes.ContentState? = nil, at moments: [SnapshotMoment] = [0],
    on models: [DeviceModel] = [.iPhone15Pro], remarks: SnapshotRemarks = .listed
  ) throws {
    try expectLiveActivity(
      widget, attributes: KettleAttributes(), states: ["warm": state ?? self.state], at: moments, on: models,
      remarks: remarks, named: "kettle", in: folder.snapshots(mode))
  }

  /// What an expectation tells, which must be something.
  private func told(_ body: () throws -> Void) -> String {
    let told = Mutex<[String]>([])
    do {
      try withKnownIssue(
        nil, isIntermittent: false, body,
        matching: { issue in
          told.withLock { $0 += issue.comments.map(\.rawValue) }
          return issue.sourceLocation?.fileName == "ExpectationTests.swift"
        })
    } catch {
      Issue.record("thrown instead of told: \(error)")
    }
    return told.withLock { $0.joined(separator: "\n") }
  }

  @Test("S02 a missing golden file is written and fails at the call; the next run compares")
  func missing() throws {
    let text = told { try check() }
    #expect(text.contains("One golden file didn't exist and was written") && text.contains("kettle/warm.txt"))
    try check()
    let golden = try #require(folder.file("kettle/warm.txt"))
    for name in ["lock-screen 46×", "dimmed 46×", "compact 31×3", "minimal 5×3", "expanded 46×", "minimal spoken"] {
      #expect(golden.contains("\n\(name)"), "\(name) is missing")
    }
    #expect(!golden.contains("banner") && golden.contains("instant    2026-01-31T09:41:00Z"))
  }

  @Test(
    "S02 a changed view fails with the changed lines, their block and the command that records; recorded, it passes")
  func changed() throws {
    try check(KettleActivity(), .record)
    let text = told { try check(KettleActivity(title: "Teapot")) }
    #expect(text.contains("“warm” differs from ") && text.contains("kettle/warm.txt:\n"))
    #expect(text.contains("- Kettle of Mim\n+ Teapot of Mim") && text.contains("lock-screen spoken"))
    #expect(text.contains("If this is right now, record it: SKERRY_RECORD=1 swift test --filter check"))
    try check(KettleActivity(title: "Teapot"), .record)
    try check(KettleActivity(title: "Teapot"))
  }

  @Test("S02 what differs alike is told once, with all its files")
  func alike() throws {
    try check(KettleActivity(), .record, at: [0, .stale], on: [.iPhone15Pro, .iPhone14Pro])
    let text = told {
      try check(KettleActivity(title: "Teapot"), at: [0, .stale], on: [.iPhone15Pro, .iPhone14Pro])
    }
    #expect(text.contains("“warm”; “warm, iphone-14-pro” differ alike from their golden files:"))
    #expect(text.ranges(of: "If this is right now").count == 2, "\(text)")
  }

  @Test("S02 where CI is set nothing is written, not even to record")
  func continuousIntegration() throws {
    let text = told { try check(KettleActivity(), .compareOnly) }
    #expect(text.contains("doesn't exist, and where CI is set none is written"))
    #expect(folder.file("kettle/warm.txt") == nil)
  }

  @Test("S02 remarks stand in the golden file, and fail where that is wanted: text that is cut, too high, near 4 KB")
  func remarks() throws {
    var long = state
    long.note = String(repeating: "steam ", count: 640)
    try check(KettleActivity(), .record, state: long)
    let golden = try #require(folder.file("kettle/warm.txt"))
    #expect(golden.contains("is cut to") && golden.contains("remark     attributes and state have 3"))
    let text = told { try check(KettleActivity(), .compare, state: long, remarks: .failing) }
    #expect(text.contains("“warm” is remarked on:") && text.contains("lock-screen: “") && text.contains("4096 bytes"))
    long.note += String(repeating: "!", count: 400)
    #expect(
      told { try check(KettleActivity(), .record, state: long, remarks: .failing) }.contains(
        "throws attributesTooLarge"))
    try check(KettleActivity(), .record, state: long, remarks: .ignored)
    #expect(folder.file("kettle/warm.txt")?.contains("remark") == false)
    try check(KettleActivity(), .record, remarks: .failing)
  }

  @Test("S02 S06 a call that can't be drawn says why in a sentence")
  func mistakes() throws {
    #expect(
      told { try check(KettleWidget()) }
        == "KettleWidget has no ActivityConfiguration for KettleAttributes.")
    let twice = told {
      try expectLiveActivity(
        KettleActivity(), attributes: KettleAttributes(), states: ["a b": state, "a  b": state],
        in: folder.snapshots(.record))
    }
    #expect(twice == "Two of the pictures would share the golden file a-b.txt; name them differently.")
    #expect(
      told {
        try expectWidget(
          KettleWidget(), entries: ["x": KettleEntry(date: .snapshotStart, cups: 1)], families: [.systemLarge],
          in: folder.snapshots(.record))
      } == "KettleWidget does not support systemLarge.")
    let none = told { try expectPreviews(of: "Nowhere.swift", in: folder.snapshots(.record)) }
    #expect(none.hasPrefix("There is no #Preview in “Nowhere.swift”; there are some in "))
  }

  @Test("S02 where no test framework listens, what is wrong is thrown, with its place")
  func thrown() async throws {
    let folder = folder.snapshots(.compareOnly)
    let caught = await Task.detached { () -> String in
      do {
        try await expectPreviews(of: "Nowhere.swift", in: folder)
        return "nothing"
      } catch { return "\(error)" }
    }.value
    #expect(caught.hasPrefix("SkerryTestingTests/ExpectationTests.swift:") && caught.contains("There is no #Preview"))
  }

  @Test("S02 differences are drawn before and after side by side, for whoever looks at them elsewhere")
  func drawn() throws {
    let goldens = folder.snapshots(.record).path
    let place = folder.path + "/differences"
    try check(KettleActivity(), .record)
    let snapshots = SnapshotFolder("Goldens", beside: folder.path + "/x.swift", mode: .compareOnly, differences: place)
    #expect(snapshots.path == goldens)
    _ = told {
      try expectLiveActivity(
        KettleActivity(title: "Teapot"), attributes: KettleAttributes(), states: ["warm": state, "new": state],
        named: "kettle", in: snapshots)
    }
    let picture = try String(contentsOfFile: place + "/Goldens/kettle/warm.svg", encoding: .utf8)
    #expect(picture.contains("Teapot") && picture.contains("Kettle") && picture.contains("before"))
    #expect(try String(contentsOfFile: place + "/Goldens/kettle/new.svg", encoding: .utf8).contains("(none)"))
    #expect(try String(contentsOfFile: place + "/Goldens/kettle/warm.txt", encoding: .utf8).contains("Teapot of Mim"))
  }

  @Test("S02 a widget is drawn in all its sizes, from given entries and from its own provider")
  func widget() async throws {
    try expectWidget(
      KettleWidget(), entries: ["two": KettleEntry(date: .snapshotStart, cups: 2)], named: "given",
      in: folder.snapshots(.record))
    try await expectWidget(KettleWidget(), at: [0, .minutes(1)], named: "own", in: folder.snapshots(.record))
    let given = try #require(folder.file("given/two.txt"))
    let own = try #require(folder.file("own.txt"))
    #expect(given.contains("systemSmall 20×10") && given.contains("accessoryInline") && given.contains("2 cups"))
    #expect(own.contains("2 cups") && folder.file("own/1m.txt")?.contains("3 cups") == true)
  }

  @Test(
    "S02 names of moments and states become file names",
    arguments: [
      (0, ""), (90, "1m30s"), (.hours(26), "1d2h"), (.minutes(5).stale, "5m.stale"), (.stale, "stale"), (-30, "-30s"),
      (.seconds(0.5), "0.5s"), (.instant(.snapshotStart), "2026-01-31T09.41.00Z"),
    ] as [(SnapshotMoment, String)])
  func names(_ moment: SnapshotMoment, _ name: String) throws {
    try check(KettleActivity(), .record, at: [moment])
    #expect(folder.file("kettle/warm\(name.isEmpty ? "" : ".")\(name).txt") != nil)
  }

  @Test("S02 looks have golden files of their own: light, fewer colours, ASCII, what is private")
  func looks() throws {
    try expectLiveActivity(
      KettleActivity(), attributes: KettleAttributes(), state: state,
      looks: [.standard, .light, .colors(.mono), .ascii, .privacy, .clock24Hour, .typeSize(.xxxLarge)], named: "looks",
      in: folder.snapshots(.record))
    for name in ["light", "mono", "ascii", "private", "24-hour", "xxxLarge"] {
      #expect(folder.file("looks/\(name).txt")?.contains("look       \(name)") == true)
    }
    #expect(folder.file("looks.txt")?.contains("look ") == false)
    #expect(folder.file("looks/ascii.txt")?.contains("colours    8, ASCII") == true)
    #expect(folder.file("looks/mono.txt")?.contains("#") == false)
  }
}
