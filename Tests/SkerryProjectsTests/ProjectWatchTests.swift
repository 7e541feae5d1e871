import Foundation
import Glibc
import Testing

@testable import SkerryProjects

/// What a session with `--watch` notices, and how it ends a build that nobody wants any more.
@Suite struct ProjectWatchTests {
  @Test("X02 X05 a saved string table, picture, configuration or property list is a change, as a saved source is")
  func resources() throws {
    let names = [
      "Widgets/Bundle.swift", "Widgets/en.lproj/Localizable.strings", "Widgets/de.lproj/Localizable.stringsdict",
      "Localizable.xcstrings", "Assets.xcassets/Leaf.imageset/leaf.svg", "Assets.xcassets/Leaf.imageset/leaf@2x.PNG",
      "Assets.xcassets/Group/Sea.colorset/Contents.json", "Config/Debug.xcconfig", "Info.plist",
      "Intents.intentdefinition", "project.yml", "Tide.xcodeproj/project.pbxproj",
    ]
    let project = try SmallProject(Dictionary(uniqueKeysWithValues: names.map { ($0, "one") }))
    let watch = try ProjectWatch(ProjectFiles(root: project.path))
    #expect(try Self.isQuiet(watch) {})
    for name in names {
      let isNoticed = try Self.isNoticed(by: watch) {
        try "two".write(toFile: "\(project.path)/\(name)", atomically: false, encoding: .utf8)
      }
      #expect(isNoticed, "\(name)")
      try project.write("three", to: name)
      #expect(Self.noticed(by: watch), "\(name), moved into its place")
    }
    for name in ["Widgets/.Bundle.swift.swp", "Widgets/Bundle.swift~", "picture.png", "Widgets/notes.json", "4913"] {
      #expect(try Self.isQuiet(watch) { try project.write("one", to: name) }, "\(name)")
    }
  }

  /// Whether one of several writings is noticed: a program that another test starts just now holds a file open as long as it
  /// runs, and only then that writing ends.
  private static func isNoticed(by watch: ProjectWatch, _ write: () throws -> Void) throws -> Bool {
    for _ in 0..<20 {
      try write()
      if noticed(by: watch, seconds: 3) { return true }
    }
    return false
  }

  /// Whether a change is noticed within a minute.
  private static func noticed(by watch: ProjectWatch, seconds: Int = 60) -> Bool {
    for _ in 0..<seconds {
      if watch.takeChanges() { return true }
      var waiting = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, 1000)
    }
    return false
  }

  /// Whether a deed is none of the changes; what comes late of an earlier one is over after some of them.
  private static func isQuiet(_ watch: ProjectWatch, _ deed: () throws -> Void) throws -> Bool {
    for _ in 0..<100 {
      try deed()
      if !watch.takeChanges() { return true }
      usleep(50_000)
    }
    return false
  }

  @Test("X02 a folder that is made is a change, and what lies in it is watched from then on")
  func folders() throws {
    let project = try SmallProject(["Widgets/Bundle.swift": "one"])
    let watch = try ProjectWatch(ProjectFiles(root: project.path))
    try project.write("one", to: "fr.lproj/Localizable.strings")
    #expect(Self.noticed(by: watch))
    try watch.watch(try ProjectFiles(root: project.path))
    _ = watch.takeChanges()
    try project.write("two", to: "fr.lproj/Localizable.strings")
    #expect(Self.noticed(by: watch))
    #expect(try Self.isQuiet(watch) { try project.write("one", to: ".build/debug/Bundle.swift") })
  }

  @Test("X02 a project that is moved away, and one that comes back in its place, is a change")
  func movedAway() throws {
    let project = try SmallProject(["Tide/Widgets/Bundle.swift": "one"])
    let (root, other) = (project.path + "/Tide", project.path + "/Elsewhere")
    let watch = try ProjectWatch(ProjectFiles(root: root))
    try FileManager.default.moveItem(atPath: root, toPath: other)
    #expect(Self.noticed(by: watch, seconds: 5))
    #expect(try Self.isQuiet(watch) { try project.write("one", to: "Other/Bundle.swift") })
    try project.write("two", to: "Tide/Widgets/Bundle.swift")
    #expect(Self.noticed(by: watch, seconds: 5))
    try watch.watch(try ProjectFiles(root: root))
    _ = watch.takeChanges()
    try project.write("three", to: "Tide/Widgets/Bundle.swift")
    #expect(Self.noticed(by: watch, seconds: 5))
  }

  @Test("X02 a build that nobody wants any more ends with all that it started")
  func stop() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var started: [pid_t] = []
    // One that hears no signal of a key, and two below it.
    let script = "trap '' INT; (sleep 300; true) & echo $!; sleep 300 & echo $!; wait; wait; sleep 300"
    let stop = BuildStop([ends[0]]) { started.count == 2 }
    let code = ChildProgram.run(["/bin/sh", "-c", script], until: stop) { line in
      if let number = pid_t(line) { started.append(number) }
      if started.count == 2 { _ = write(ends[1], "x", 1) }
    }
    #expect(code == 128 + SIGKILL)
    #expect(started.count == 2)
    // Those that nobody waits for any more may still have their number, and end a moment after they are killed.
    func isOver(_ process: pid_t) -> Bool {
      let state = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.split(separator: " ")[2]
      return state == nil || state == "Z"
    }
    for _ in 0..<3000 where !started.allSatisfy(isOver) { usleep(10_000) }
    #expect(started.allSatisfy(isOver))
    #expect(ChildProgram.run(["/bin/sh", "-c", "exit 3"], until: BuildStop([]) { false }) { _ in } == 3)
  }

  @Test("X01 of two builds in one package the second waits for its turn, unless nobody wants it any more")
  func turns() throws {
    let project = try SmallProject([:])
    let first = PackageTurn(project.path)
    var hasWaited = false
    PackageTurn(project.path, until: BuildStop([]) { hasWaited }) { hasWaited = true }.end()
    #expect(hasWaited)
    first.end()
    var waits = false
    PackageTurn(project.path) { waits = true }.end()
    #expect(!waits)
  }

  @Test("X01 S06 a disk that is full or can't be written to is told in a sentence that says what to do")
  func fullDisk() throws {
    let package = GeneratedPackage(path: "/cache/projects", skerry: SkerryPackage(path: "/skerry"))
    for number in [ENOSPC, EDQUOT] {
      errno = number
      #expect(
        package.problem(with: "/cache/projects/Sources/a.swift").description
          == "The disk with /cache/projects is full: make room on it, or name a folder on another one with --package.")
    }
    errno = EACCES
    #expect(
      package.problem(with: "/cache/a").description
        == "/cache/a can't be written: Permission denied. Name a folder that can be with --package.")
  }
}
