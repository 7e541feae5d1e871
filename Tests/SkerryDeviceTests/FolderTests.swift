import Dispatch
import FoundationEssentials
import Glibc
import SkerryBasics
import Synchronization
import Testing

@testable import SkerryDevice

/// Folders on disk that the phone's owner chose: reading, durable writing, and hearing of other programs.
@MainActor @Suite struct FolderTests {
  private let disk = StateFolderOnDisk()
  private let folders = DiskFolders()

  private func path(_ name: String = "vault") throws -> String {
    try FileManager.default.createDirectory(atPath: disk.path + "/" + name, withIntermediateDirectories: true)
    return disk.path + "/" + name
  }

  private func text(_ name: String, in path: String) throws -> String? {
    try folders.read(name, in: path).map { String(decoding: $0.data, as: UTF8.self) }
  }

  @Test("W02 two phones that write into one note at the same time lose nothing of each other's")
  func together() async throws {
    let path = try path()
    await withTaskGroup(of: Void.self) { group in
      for phone in ["a", "b", "c"] {
        group.addTask {
          let folders = DiskFolders()
          for number in 0..<40 {
            while true {
              do {
                let found = try folders.read("note.md", in: path)
                let text = (found?.data ?? Data()) + Data("\(phone)\(number)\n".utf8)
                _ = try folders.write(text, to: "note.md", in: path, replacing: found?.stamp)
                break
              } catch FolderError.changedMeanwhile { continue } catch { return }
            }
          }
        }
      }
    }
    let lines = try #require(try text("note.md", in: path)).split(separator: "\n")
    #expect(lines.count == 120 && Set(lines).count == 120, "\(lines.count) of 120")
    #expect(try folders.names(in: path) == ["note.md"])
  }

  @Test("W02 what another program adds to a file in the last moment before it is replaced is not lost")
  func lastMoment() throws {
    let path = try path()
    try disk.write("old\n", to: "vault/note.md")
    let folders = DiskFolders(beforeReplacing: {
      guard let file = fopen(path + "/note.md", "a") else { return }
      fputs("added\n", file)
      fclose(file)
    })
    let found = try #require(try folders.read("note.md", in: path))
    let stamp = try folders.write(
      found.data + Data("mine\n".utf8), to: "note.md", in: path, replacing: found.stamp)
    #expect(try text("note.md", in: path) == "old\nmine\nadded\n")
    #expect(try folders.stamp(of: "note.md", in: path) != stamp, "whoever wrote reads what was added")
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["note.md"])
  }

  @Test("W02 S06 a typed path is full or begins with ~, and what is wrong with a folder is said")
  func paths() throws {
    #expect(try folders.path("~/Notes/") == String(cString: getenv("HOME")) + "/Notes")
    #expect(try folders.path("/") == "/")
    #expect(throws: FolderError.badPath("Notes")) { try folders.path("Notes") }
    #expect(throws: FolderError.badPath("")) { try folders.path("") }
    #expect(throws: FolderError.badPath("~else")) { try folders.path("~else") }
    let path = try path()
    try disk.write("x", to: "vault/file")
    #expect(throws: FolderError.noFolder(path + "/none")) { try folders.check(path + "/none") }
    #expect(throws: FolderError.noFolder(path + "/file/none")) { try folders.check(path + "/file/none") }
    #expect(throws: FolderError.notAFolder(path + "/file")) { try folders.check(path + "/file") }
    #expect(throws: FolderError.noFolder(path + "/none")) { try folders.names(in: path + "/none") }
    #expect(throws: FolderError.noFolder(path + "/none")) { try folders.read("a", in: path + "/none") }
    #expect(throws: FolderError.noFolder(path + "/none")) {
      try folders.write(Data(), to: "a", in: path + "/none", replacing: nil)
    }
    try folders.check(path)
  }

  @Test(
    "W02 writing replaces the file as a whole, keeps its permissions, leaves nothing behind, and knows its own stamp")
  func writing() throws {
    let path = try path()
    let stamp = try folders.write(Data("one".utf8), to: "a.md", in: path, replacing: nil)
    #expect(try folders.stamp(of: "a.md", in: path) == stamp)
    chmod(path + "/a.md", 0o640)
    let second = try folders.write(Data("two".utf8), to: "a.md", in: path, replacing: stamp)
    #expect(second != stamp)
    #expect(try text("a.md", in: path) == "two")
    var status = stat()
    #expect(stat(path + "/a.md", &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try disk.names("vault") == ["a.md"])
    #expect(try folders.read("none.md", in: path) == nil)
  }

  @Test("W02 a file that another program changed, made or removed meanwhile is not overwritten")
  func racing() throws {
    let path = try path()
    let stamp = try folders.write(Data("one".utf8), to: "a.md", in: path, replacing: nil)
    try disk.write("other", to: "vault/a.md")
    #expect(throws: FolderError.changedMeanwhile("a.md")) {
      try folders.write(Data("two".utf8), to: "a.md", in: path, replacing: stamp)
    }
    #expect(throws: FolderError.changedMeanwhile("a.md")) {
      try folders.write(Data("two".utf8), to: "a.md", in: path, replacing: nil)
    }
    #expect(try text("a.md", in: path) == "other")
    let now = try folders.stamp(of: "a.md", in: path)
    unlink(path + "/a.md")
    #expect(throws: FolderError.changedMeanwhile("a.md")) {
      try folders.write(Data("two".utf8), to: "a.md", in: path, replacing: now)
    }
    #expect(try disk.names("vault").isEmpty)
  }

  @Test("W02 D07 nothing leads out of the folder: names with slashes, links; a link within is followed and stays one")
  func escapes() throws {
    let path = try path()
    try disk.write("secret", to: "secret.md")
    for name in ["../secret.md", "..", ".", "", "a/b", "a\0b"] {
      #expect(throws: FolderError.leadsOut(name)) { try folders.read(name, in: path) }
      #expect(throws: FolderError.leadsOut(name)) {
        try folders.write(Data(), to: name, in: path, replacing: nil)
      }
    }
    symlink(disk.path + "/secret.md", path + "/out.md")
    #expect(throws: FolderError.leadsOut("out.md")) { try folders.read("out.md", in: path) }
    #expect(throws: FolderError.leadsOut("out.md")) {
      try folders.write(Data("x".utf8), to: "out.md", in: path, replacing: nil)
    }
    #expect(try disk.text("secret.md") == "secret")
    try disk.write("inside", to: "vault/real.md")
    symlink("real.md", path + "/in.md")
    let file = try #require(try folders.read("in.md", in: path))
    _ = try folders.write(Data("new".utf8), to: "in.md", in: path, replacing: file.stamp)
    #expect(try text("real.md", in: path) == "new")
    var status = stat()
    #expect(lstat(path + "/in.md", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    symlink("nowhere.md", path + "/broken.md")
    #expect(throws: FolderError.self) { try folders.read("broken.md", in: path) }
  }

  @Test("W02 S06 folders, pipes and files without end are told, not waited for")
  func notFiles() throws {
    let path = try path()
    mkdir(path + "/folder.md", 0o700)
    mkfifo(path + "/pipe.md", 0o600)
    #expect(throws: FolderError.notAFile("folder.md")) { try folders.read("folder.md", in: path) }
    #expect(throws: FolderError.notAFile("pipe.md")) { try folders.read("pipe.md", in: path) }
    let large = open(path + "/large.md", O_CREAT | O_WRONLY, 0o600)
    ftruncate(large, off_t(FolderFile.limit) + 1)
    close(large)
    #expect(throws: FolderError.tooLarge("large.md")) { try folders.read("large.md", in: path) }
  }

  // MARK: Hearing of other programs

  /// Waits until the kernel has something to say, delivers it, and returns whether a listener was told. What another
  /// process did before it ended the kernel says at once.
  private func hears(within milliseconds: Int32 = 120_000) -> Bool {
    var source = pollfd(fd: folders.changeDescriptor ?? -1, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return false }
    return folders.deliverChanges()
  }

  /// Has another process do something.
  private func other(_ command: String) throws {
    let words = ["sh", "-c", command]
    let strings = words.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var pid: pid_t = 0
    try #require(posix_spawnp(&pid, "sh", nil, nil, strings, environ) == 0)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    #expect(status == 0, "\(command)")
  }

  @Test("W02 folders that nobody listens to take nothing from the kernel, of whose notifiers a user has 128")
  func notifiers() throws {
    let idle = (0..<300).map { _ in DiskFolders() }
    _ = folders.changes(in: try path())
    #expect(folders.watchProblem == nil)
    #expect(folders.changeDescriptor != nil)
    #expect(idle.allSatisfy { $0.watchProblem == nil })
  }

  @Test(
    "W02 another process's edits are heard: in place, appended, saved by renaming, added, removed, moved, permissions",
    arguments: [
      "echo x > V/a.md", "echo x >> V/a.md", "echo x > V/.a.swp && mv V/.a.swp V/a.md", "echo x > V/b.md",
      "rm V/a.md", "mv V/a.md V/c.md", "mv outside.md V/a.md", "chmod 600 V/a.md", "ln -s a.md V/link.md",
    ])
  func edits(command: String) throws {
    let path = try path()
    try disk.write("old", to: "vault/a.md")
    try disk.write("outside", to: "outside.md")
    let changes = folders.changes(in: path)
    #expect(!hears(within: 0))
    try other("cd '\(disk.path)' && " + command.replacing("V/", with: "vault/"))
    #expect(hears())
    withExtendedLifetime(changes) {}
  }

  @Test(
    "W02 a folder that is removed, moved away or replaced, and those above it: heard, and heard of again afterwards",
    arguments: [
      ("rm -r vault", "mkdir vault"), ("mv vault gone", "mv gone vault"), ("mv deep gone", "mv gone deep"),
      ("rm -r deep", "mkdir deep && mkdir deep/er && mkdir deep/er/vault"),
      ("rm -r vault && mkdir vault", "true"), ("mv deep/er gone", "mkdir -p deep/er/vault"),
    ])
  func replaced(away: String, back: String) throws {
    let isDeep = (away + back).contains("deep")
    let path = try path(isDeep ? "deep/er/vault" : "vault")
    let changes = folders.changes(in: path)
    try other("cd '\(disk.path)' && " + away)
    #expect(hears())
    try other("cd '\(disk.path)' && " + back)
    while hears(within: 0) {}
    try folders.check(path)
    try other("echo x > '\(path)/a.md'")
    #expect(hears(), "it listens to the new folder")
    withExtendedLifetime(changes) {}
  }

  @Test(
    "W02 a folder that is reached by links is heard of wherever they lead, also when what they lead to is replaced",
    arguments: [
      ("mv real gone", "mv gone real"), ("mv real gone && mkdir real", "true"), ("mv real gone", "mkdir real"),
      ("rm vault", "ln -s other vault"), ("rm step", "ln -s other step"), ("ln -sfn other step", "true"),
    ])
  func links(away: String, back: String) throws {
    for name in ["real", "other"] { _ = try self.path(name) }
    let steps = "mkdir sub && ln -s ../real sub/back && ln -s sub/../sub/back step && ln -s step vault"
    try other("cd '\(disk.path)' && \(steps)")
    let path = disk.path + "/vault"
    let changes = folders.changes(in: path)
    try other("echo x > '\(disk.path)/real/first.md'")
    #expect(hears())
    try other("cd '\(disk.path)' && " + away)
    #expect(hears())
    try other("cd '\(disk.path)' && " + back)
    while hears(within: 0) {}
    try folders.check(path)
    try other("echo x > '\(path)/a.md'")
    #expect(hears(), "it listens to where the links lead now")
    withExtendedLifetime(changes) {}
  }

  @Test("W02 what another program writes into a file while it is being replaced is seen, and nothing is replaced")
  func writtenWhileReplaced() async throws {
    let path = try path()
    let lines = 400
    try disk.write("", to: "vault/note.md")
    // A thread of its own: the tasks of all tests wait for the same few, and this one has to write while the other replaces.
    let isOver = Flag()
    DispatchQueue(label: "other program").async {
      for number in 0..<lines {
        guard let file = fopen(path + "/note.md", "a") else { continue }
        fputs("w\(number)\n", file)
        // As long as an editor or a script has a file open.
        usleep(200)
        fclose(file)
        usleep(300)
      }
      isOver.isSet.withLock { $0 = true }
    }
    let count = try await Self.replace("note.md", in: path) { isOver.isSet.withLock { $0 } }
    let written = Set(try #require(try text("note.md", in: path)).split(separator: "\n"))
    #expect((0..<count).allSatisfy { written.contains("own\($0)") })
    #expect((0..<lines).filter { !written.contains("w\($0)") } == [])
    #expect(try folders.names(in: path) == ["note.md"])
  }

  private final class Flag: Sendable { let isSet = Mutex(false) }

  /// Adds lines to a file until it is over, each by replacing it; returns how many.
  nonisolated private static func replace(
    _ name: String, in path: String, until isOver: @Sendable () -> Bool
  ) async throws -> Int {
    let folders = DiskFolders()
    var count = 0
    while !isOver() {
      do {
        guard let found = try folders.read(name, in: path) else { continue }
        let text = found.data + Data("own\(count)\n".utf8)
        _ = try folders.write(text, to: name, in: path, replacing: found.stamp)
        count += 1
      } catch FolderError.changedMeanwhile { continue }
    }
    return count
  }

  @Test("W02 a folder that is missing in the beginning is heard of as soon as it is made")
  func missing() throws {
    _ = try path("other")
    let path = disk.path + "/a/b/vault"
    let changes = folders.changes(in: path)
    try other("mkdir '\(disk.path)/unrelated'")
    #expect(!hears(within: 0))
    try other("mkdir -p '\(path)'")
    #expect(hears())
    while hears(within: 0) {}
    try other("echo x > '\(path)/a.md'")
    #expect(hears())
    withExtendedLifetime(changes) {}
  }

  @Test("W02 D08 hidden files, folders nobody listens to, and former folders wake nobody")
  func silence() throws {
    let path = try path()
    let other = try self.path("other")
    var changes: AsyncStream<FolderChange>? = folders.changes(in: path)
    try self.other("echo x > '\(path)/.hidden'; echo x > '\(other)/a.md'")
    while hears(within: 0) { Issue.record("a listener was told") }
    withExtendedLifetime(changes) {}
    changes = nil
    try self.other("echo x > '\(path)/a.md'")
    #expect(!hears(within: 0), "the folder is still watched")
  }

  @Test("W02 more changes than the kernel keeps: everything counts as changed")
  func overflow() async throws {
    let path = try path()
    var changes = folders.changes(in: path).makeAsyncIterator()
    let limit =
      (try? String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8))
      .flatMap { Int($0.split(whereSeparator: \.isWhitespace).first ?? "") } ?? 16384
    guard limit <= 20_000 else { return }
    for number in 0...limit / 2 {
      let file = open("\(path)/\(number % 50).md", O_CREAT | O_WRONLY | O_TRUNC, 0o600)
      _ = write(file, "x", 1)
      close(file)
    }
    #expect(hears())
    #expect(await changes.next() == .everything)
  }
}
