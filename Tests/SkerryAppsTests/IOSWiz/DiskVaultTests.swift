import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryScreens
import SkerrySoak
import SkerryTesting
import Testing

@testable import IOSWiz
@testable import SkerryDevice

/// A vault on disk that another process uses at the same time.
@MainActor @Suite struct DiskVaultTests {
  /// A folder that goes with the test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.path() + "/skerry-vault-" + UUID().uuidString
    var vault: String { path + "/Notes" }
    init() throws {
      try FileManager.default.createDirectory(atPath: vault, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(filePath: vault + "/" + name))
    }

    /// Has another process do something in the vault.
    func other(_ command: String) throws {
      let words = ["sh", "-c", "cd '\(path)/Notes' 2>/dev/null || cd '\(path)'; \(command)"]
      let strings = words.map { strdup($0) } + [nil]
      defer { for string in strings { free(string) } }
      var pid: pid_t = 0
      try #require(posix_spawnp(&pid, "sh", nil, nil, strings, environ) == 0)
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    }
  }

  private let folder: Folder
  private let phone: WizPhone
  private let folders = DiskFolders()

  init() throws {
    folder = try Folder()
    phone = try WizPhone(
      files: try DiskStore(path: folder.path + "/state"), folders: folders, path: folder.vault)
  }

  /// Waits until the kernel says that something changed, as the program's loop does, and lets the phone take it over.
  private func waitForChange(_ location: SourceLocation = #_sourceLocation) {
    var source = pollfd(fd: folders.changeDescriptor ?? -1, events: Int16(POLLIN), revents: 0)
    #expect(poll(&source, 1, 120_000) > 0, "nothing was heard", sourceLocation: location)
    while phone.device.takeFolderChanges() {}
  }

  @Test("W02 another process's edit in place, and one saved by renaming, appear on the screen without a touch")
  func edits() throws {
    try phone.log(.wake)
    while phone.device.takeFolderChanges() {}
    phone.device.open(phone.scene.process)
    func shown() -> String { phone.device.phonePicture(rows: 40).grid.plainText() }
    try folder.other("echo '- 09:30 Meal, eggs' >> 2026-01-31.md")
    waitForChange()
    #expect(shown().contains("eggs"))
    try folder.other("sed 's/eggs/porridge/' 2026-01-31.md > .x && mv .x 2026-01-31.md")
    waitForChange()
    #expect(shown().contains("porridge"))
    try folder.other("printf '## Activities\\n- 22:10 Sleep\\n' > 2026-01-30.md")
    waitForChange()
    #expect(shown().contains("10:10 PM Jan 30"))
    try folder.other("rm 2026-01-30.md")
    waitForChange()
    #expect(!shown().contains("10:10 PM"))
    try phone.log(.exercise)
    #expect(phone.entries("2026-01-31", in: folder.vault).count == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.vault) == ["2026-01-31.md"])
  }

  @Test("W02 the vault removed, made again, or moved away by another process: told, waited for, caught up with")
  func gone() throws {
    try phone.log(.wake)
    try folder.other("rm -r ../Notes")
    waitForChange()
    #expect(phone.screen().contains("There is no folder"))
    try phone.log(.meal)
    #expect(phone.screen().contains("1 entry waits"))
    try folder.other("mkdir Notes")
    waitForChange()
    #expect(phone.entries("2026-01-31", in: folder.vault).count == 1)
    while phone.device.takeFolderChanges() {}
    try folder.other("echo '- 07:00 Sleep' >> 2026-01-31.md")
    waitForChange()
    #expect(phone.rows().count == 2)
  }

  @Test("W02 a vault behind a link is followed wherever its folder, or the link, goes")
  func link() throws {
    try folder.other("cd ..; mkdir -p far/Real; ln -s far/Real Link")
    let path = folder.path + "/Link"
    try phone.choose(path)
    try phone.log(.wake)
    while phone.device.takeFolderChanges() {}
    try folder.other("cd ..; mv far/Real far/Away")
    waitForChange()
    #expect(phone.screen().contains("There is no folder"))
    try phone.log(.meal)
    try folder.other("cd ..; mv far/Away far/Real")
    waitForChange()
    #expect(phone.entries("2026-01-31", in: path).count == 2)
    while phone.device.takeFolderChanges() {}
    try folder.other("cd ..; mv far/Real far/Away; mkdir far/Real")
    waitForChange()
    try folder.other("cd ../far/Real; printf '## Activities\\n- 07:00 Sleep\\n' > 2026-01-31.md")
    waitForChange()
    #expect(phone.rows().count == 1)
    try folder.other("cd ..; rm Link; ln -s far/Away Link")
    waitForChange()
    while phone.device.takeFolderChanges() {}
    #expect(phone.rows().count == 2)
  }

  @Test(
    "W02 S06 a vault that can't be written to: entries wait, and are written when it can be",
    .enabled(if: geteuid() != 0))
  func readOnly() throws {
    chmod(folder.vault, 0o500)
    try phone.log(.meal)
    #expect(phone.screen().contains("1 entry waits"))
    chmod(folder.vault, 0o700)
    waitForChange()
    #expect(phone.entries("2026-01-31", in: folder.vault).count == 1)
  }

  @Test("W02 S06 notes that are no text, no files, or links out of the vault are told and left alone")
  func strange() throws {
    try Data([0x23, 0x0A, 0xFF]).write(to: URL(filePath: folder.vault + "/2026-01-30.md"))
    mkdir(folder.vault + "/2026-01-29.md", 0o700)
    mkfifo(folder.vault + "/2026-01-28.md", 0o600)
    symlink("/etc/passwd", folder.vault + "/2026-01-27.md")
    try folder.write("## Activities\n- 08:00 Meal\n", to: "2026-01-26.md")
    while phone.device.takeFolderChanges() {}
    try phone.act("settings")
    let screen = phone.screen()
    for text in [
      "2026-01-30.md:2: this is no UTF-8 text.", "2026-01-29.md: is no file.", "2026-01-28.md: is no file.",
      "2026-01-27.md: is a link out of the folder and is left alone.",
    ] { #expect(screen.contains(text), "\(text)") }
    try phone.act("back")
    #expect(phone.rows().count == 1)
  }

  @Test("W02 P07 kill -9 between any two runs: what was shown as saved is in the folder, and everything goes on")
  func restart() throws {
    try phone.log(.meal)
    try phone.press(.wake)
    // The first phone is never told that it ends.
    let again = try WizPhone(
      files: try DiskStore(path: folder.path + "/state"), folders: DiskFolders(), start: phone.device.now,
      choosesVault: false)
    again.device.open(again.scene.process)
    #expect(again.entries("2026-01-31", in: folder.vault).count == 2)
    #expect(again.rows().count == 2)
  }

  @Test("W02 thousands of notes on disk: a launch takes a blink")
  func manyNotes() throws {
    let text = Data(
      "---\ndate: x\n---\n\n## Activities\n\n- 07:00 Wake\n- 12:00 Meal\n- 23:00 Sleep\n- 18:00 Exercise\n".utf8)
    let count = SoakCount.of(1000, 10_000)
    for number in 0..<count {
      let day = LocalTime(1_769_852_460 - (number + 1) * 86_400, in: "UTC").day
      try text.write(to: URL(filePath: folder.vault + "/" + day.noteName))
    }
    while phone.device.takeFolderChanges() {}
    let time = try ProcessorTime.spent {
      let again = try WizPhone(
        files: try DiskStore(path: folder.path + "/state"), folders: DiskFolders(), start: phone.device.now,
        choosesVault: false)
      again.device.open(again.scene.process)
      #expect(again.rows().count > 40)
    }
    if SoakCount.isFull { print("soak: launch with \(count) notes: \(time) s") }
    #expect(time < 2)
  }
}
