import FoundationEssentials
import SkerryApps
import SkerryBasics
import SkerryPrograms
import Testing

@testable import SkerryCommand
@testable import SkerryDevice

/// The running program and a folder in which other programs work.
@MainActor @Suite(.serialized) struct VaultWakeTests {
  private let scratch: ScratchFolder
  private var state: String { scratch.path + "/state" }
  private var vault: String { scratch.path + "/Notes" }

  /// A state folder in which the vault is chosen and iOSWiz is open.
  init() throws {
    scratch = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: scratch.path + "/Notes", withIntermediateDirectories: true)
    let device = Device(
      apps: Apps.all, files: try DiskStore(path: scratch.path + "/state"), folders: DiskFolders(),
      now: SystemClock.wall)
    let process = try #require(device.app(named: "ioswiz"))
    device.open(process)
    for (action, form) in [("settings", [:]), ("choose-vault", ["folder": scratch.path + "/Notes"]), ("back", [:])] {
      let found = try #require(process.screen?.actions.first { $0.id == action })
      #expect(device.perform(found, of: process, form: AppForm(form)) == nil)
    }
    try device.keep()
  }

  @Test("W02 D08 a dashboard that watches a vault doesn't wake while nothing happens there")
  func still() throws {
    let report = try PseudoTerminal.skerry(
      ["--state", state, "--paused"],
      steps: [.until("Nothing is logged yet"), .settled, .measure(2), .keys("q"), .exit]
    ).run()
    #expect(report.steps[2].wakes == 0)
  }

  @Test("W02 another program's edit appears in the running dashboard at once, in place and by renaming")
  func edit() throws {
    let program = try PseudoTerminal.skerry(
      ["--state", state, "--paused"],
      steps: [
        .until("Nothing is logged yet"), .tell, .until("eggs"), .tell, .until("porridge"), .keys("q"), .exit,
      ])
    let running = try program.start()
    try running.told()
    let day = try Shell.run("date", "+%Y-%m-%d").split(separator: "\n")[0]
    let note = "\(vault)/\(day).md"
    _ = try Shell.run("sh", "-c", "printf '## Activities\\n- 00:00 Meal, eggs\\n' > '\(note)'")
    try running.told()
    _ = try Shell.run("sh", "-c", "sed s/eggs/porridge/ '\(note)' > '\(note).new' && mv '\(note).new' '\(note)'")
    let report = try running.report()
    #expect(report.exit?.code == 0)
  }

  @Test("W02 S04 an action by command writes into the vault while the dashboard runs, and without one")
  func command() throws {
    let notes = { try FileManager.default.contentsOfDirectory(atPath: vault) }
    #expect(try Program(["app", "ioswiz", "log-meal", "--state", state]).run().code == 0)
    #expect(try notes().count == 1)
    let note = try String(contentsOfFile: vault + "/" + notes()[0], encoding: .utf8)
    #expect(note.contains("Meal ^wiz-"))
  }
}
