import FoundationEssentials
import Glibc
import SkerryPrograms
import Testing

@Suite("Recordings for asciinema")
struct CastTests {
  /// Plays a recording on a terminal emulator and prints its last screen; fails for anything that is no asciicast v2.
  private static let player = """
    import json, sys
    try:
        import pyte
    except ImportError:
        sys.exit("the Python package pyte is missing: run `make setup-tests`")
    lines = open(sys.argv[1], encoding="utf-8").read().split("\\n")
    assert lines.pop() == ""
    header = json.loads(lines[0])
    assert header["version"] == 2 and header["timestamp"] == int(sys.argv[2]), header
    screen = pyte.Screen(header["width"], header["height"])
    stream = pyte.Stream(screen)
    last = 0.0
    for line in lines[1:-1]:
        second, kind, data = json.loads(line)
        assert second >= last and kind in "or", line[:80]
        last = second
        if kind == "r":
            columns, rows = map(int, data.split("x"))
            screen.resize(rows, columns)
        else:
            stream.feed(data)
    assert json.loads(lines[-1])[2].endswith("\\x1b[?25h")
    for y in range(screen.lines):
        print("".join(screen.buffer[y][x].data for x in range(screen.columns)).rstrip())
    print(len(lines) - 2, last, file=sys.stderr)
    """

  private static func lastScreen(_ folder: ScratchFolder, _ cast: String, timestamp: Int = 1_769_852_460) throws
    -> String
  {
    try folder.write(player, to: "player.py")
    return try Shell.run("python3", folder.path + "/player.py", folder.path + "/" + cast, String(timestamp))
  }

  @Test(
    "S03 the last frame of a recording on a terminal emulator is the dashboard, in all colours and sizes",
    arguments: ["", "set colors 16\n", "set ascii on\nset colors mono\n", "set size 80x24\n"])
  func sameScreen(_ settings: String) throws {
    let folder = try ScratchFolder()
    let tape = """
      app swiftclimb start-session
      wait 3s
      key a
      type "é漢字 🧗 V4"
      key Enter
      wait 3s
      size 100x30
      say A smaller one, wide glyphs: 漢字 🧗
      wait 61s
      app inviso join-room name="Den"
      key h
      wait 2s
      size 132x43
      device screen locked
      jump 9h
      wait 1s
      """
    try folder.write(settings + tape, to: "a.tape")
    let path = folder.path + "/a.tape"
    #expect(try Program("replay", path, "--cast", folder.path + "/a.cast").run().code == 0)
    let wanted = try Program("replay", path, "--print", "dashboard").run().output
    #expect(try Self.lastScreen(folder, "a.cast") == wanted)
    #expect(wanted.split(separator: "\n").count == 43)
  }

  @Test("S03 the demonstration is recorded in small steps: its bytes, its length, its last frame")
  func demo() throws {
    let folder = try ScratchFolder()
    try folder.write(try Program("demo", "--tape").run().output, to: "demo.tape")
    let path = folder.path + "/demo.tape"
    let result = try Program("replay", path, "--cast", folder.path + "/demo.cast").run()
    #expect(result.code == 0, "\(result.errors)")
    let wanted = try Program("replay", path, "--print", "dashboard").run().output
    #expect(try Self.lastScreen(folder, "demo.cast") == wanted)
    let cast = try folder.text(of: "demo.cast")
    #expect(cast.utf8.count < 500_000, "\(cast.utf8.count) bytes")
    let events = cast.split(separator: "\n").count
    #expect((150...1500).contains(events), "\(events)")
  }

  @Test("S03 films and pictures of a tape have the same bytes wherever it lies and however its path is written")
  func place() throws {
    let folder = try ScratchFolder()
    let path = folder.path
    try FileManager.default.createDirectory(atPath: path + "/deep", withIntermediateDirectories: false)
    for place in ["", "deep/"] { try folder.write("app swiftclimb open\nwait 1s\n", to: place + "t.tape") }
    var seen: Set<String> = []
    for tape in ["t.tape", "deep/t.tape", "deep/../t.tape"] {
      let film = path + "/film.cast"
      #expect(try Program("replay", path + "/" + tape, "--cast", film).run().code == 0)
      let picture = try Program("replay", path + "/" + tape, "--print", "phone", "--format", "svg").run()
      seen.insert(try folder.text(of: "film.cast") + picture.output)
    }
    #expect(seen.count == 1 && seen.first?.contains(path) == false)
  }

  @Test("S03 a film goes where a link leads, and into a pipe; neither is replaced by a file")
  func linksAndPipes() throws {
    let folder = try ScratchFolder()
    try folder.write("app swiftclimb open\nwait 1s\n", to: "t.tape")
    try folder.write("old", to: "real.cast")
    let path = folder.path
    symlink("real.cast", path + "/link.cast")
    #expect(try Program("replay", path + "/t.tape", "--cast", path + "/link.cast").run().code == 0)
    #expect(try folder.text(of: "real.cast").hasPrefix("{"))
    var status = stat()
    #expect(lstat(path + "/link.cast", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    let shown = try Program("replay", path + "/t.tape", "--cast", "/dev/stderr").run()
    #expect(shown.code == 0 && shown.errors.hasPrefix("{"), "\(shown)")
    let full = try Program("replay", path + "/t.tape", "--cast", "/dev/full").run()
    #expect(full.code == 2 && full.errors.contains("/dev/full can't be written (No space left on device)"), "\(full)")
    #expect(lstat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }
}
