import Foundation
import Glibc
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryPrograms
import Synchronization
import Testing

@testable import SkerryCommand
@testable import SkerryServer

@Suite("Watching a dashboard")
@MainActor
struct ViewTests {
  private func picture(_ text: String, columns: Int = 12) -> Grid {
    var grid = Grid(size: CellSize(columns: columns, rows: 2))
    grid.write(CellText(text), at: .zero)
    return grid
  }

  @Test("S05 two terminals show the same: the dashboard and who is attached; a smaller one moves its view; both leave")
  func twoTerminals() async throws {
    let folder = try ScratchFolder()
    let dashboard = try RunningDashboard(in: folder, ["--paused", "--at", "2026-01-31T09:41:00Z"])
    let first = try Program("app", "swiftclimb", "start-session", "--state", folder.path).run()
    #expect(first.code == 0)
    var viewer = try PseudoTerminal.skerry(
      ["attach", "--state", folder.path],
      steps: [
        .until("SwiftClimb"), .until("Bouldering"), .screen, .keys("z"), .until("Only watching"), .keys("q"), .exit,
      ])
    (viewer.columns, viewer.rows) = (200, 50)
    let seen = try viewer.run()
    #expect(seen.exit?.code == 0 && seen.restored.isEmpty)
    var small = try PseudoTerminal.skerry(
      ["attach", "--state", folder.path],
      steps: [
        .until("Watching 200×50 cells"), .screen, .keys("<Right>"), .screen, .keys("<Ctrl-C>"), .exit,
      ])
    (small.columns, small.rows) = (80, 24)
    let part = try small.run()
    let stays = try PseudoTerminal.skerry(
      ["attach", "--state", folder.path], steps: [.until("SwiftClimb"), .tell, .exit]
    ).start()
    try stays.told()
    let report = try dashboard.leave()
    let farewell = try stays.report()
    #expect(report.exit?.code == 0)
    #expect(farewell.exit?.code == 0 && farewell.screen.contains("The dashboard has ended."))
    let whole = try #require(seen.steps[2].text).split(separator: "\n", omittingEmptySubsequences: false)
    let corner = try #require(part.steps[1].text).split(separator: "\n", omittingEmptySubsequences: false)
    let moved = try #require(part.steps[3].text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(whole[0].contains("Skerry"))
    #expect(corner.count >= 24 && moved.count >= 24)
    for row in 0..<23 {
      #expect(String(whole[row]).hasPrefix(String(corner[row])) || corner[row].isEmpty)
      #expect(whole[row].contains(moved[row]) || moved[row].isEmpty)
    }
    #expect(moved[0] != corner[0])
  }

  @Test("S05 a picture that comes in one piece with the answer's head is shown, though nothing comes after it")
  func togetherWithTheHead() throws {
    let folder = try ScratchFolder()
    let address = ControlAddress(folder: folder.path)
    let listener = try ControlListener(address)
    let picture = picture("one 漢")
    let answer = Array("HTTP/1.1 200 OK\r\n\r\n\(GridPatch(from: nil, to: picture).json)\n".utf8)
    let descriptor = listener.descriptor
    // A thread of its own: this one waits for the answer, and those of tasks may all be taken.
    Thread.detachNewThread {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, 20_000)
      let caller = accept(descriptor, nil, nil)
      _ = answer.withUnsafeBytes { send(caller, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      close(caller)
    }
    let viewer = Viewer(try ViewFeed(address, program: "skerry"), clock: { 0 })
    viewer.start(size: CellSize(columns: 12, rows: 2))
    #expect(viewer.frame() == picture)
  }

  @Test("S05 that a key does nothing here is told for seconds, also when a picture comes in the same moment")
  func remark() throws {
    let folder = try ScratchFolder()
    let address = ControlAddress(folder: folder.path)
    let listener = try ControlListener(address)
    let descriptor = listener.descriptor
    let (first, second) = (picture("one"), picture("two"))
    let answer = "HTTP/1.1 200 OK\r\n\r\n\(GridPatch(from: nil, to: first).json)\n"
    let taken = Mutex<Int32>(-1)
    Thread.detachNewThread {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, 20_000)
      let caller = accept(descriptor, nil, nil)
      taken.withLock { $0 = caller }
      _ = Descriptor.write(answer, to: caller)
    }
    var now = 0.0
    let viewer = Viewer(try ViewFeed(address, program: "skerry"), clock: { now })
    viewer.start(size: first.size)
    #expect(viewer.frame() == first)
    viewer.handle(.key(.character("z")))
    let caller = taken.withLock { $0 }
    defer { close(caller) }
    _ = Descriptor.write(GridPatch(from: first, to: second).json + "\n", to: caller)
    var ready = pollfd(fd: try #require(viewer.wakeDescriptor), events: Int16(POLLIN), revents: 0)
    #expect(poll(&ready, 1, 20_000) == 1)
    viewer.arrival()
    #expect(viewer.frame().plainText().contains("Only"))
    #expect(viewer.secondsUntilNextWake() == 4)
    now = 5
    viewer.wake()
    #expect(viewer.frame() == second && viewer.secondsUntilNextWake() == nil)
  }

  @Test("S06 without a dashboard, or without a terminal, one sentence says so")
  func nobody() throws {
    let folder = try ScratchFolder()
    let piped = try Program("attach", "--state", folder.path).run()
    #expect(piped.code == 2 && piped.errors.contains("needs a terminal"))
    let report = try PseudoTerminal.skerry(["attach", "--state", folder.path], steps: [.exit]).run()
    #expect(report.exit?.code == 2 && report.screen.contains("No dashboard runs on the state folder"))
  }
}
