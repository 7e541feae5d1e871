import Foundation
import Glibc
import Testing

@testable import SkerryProjects

/// What the program that shows an extension says at its end.
@Suite struct ShownProgramTests {
  @Test("X02 what a shown program says of errors is kept line by line, with its exit code")
  func words() throws {
    let program = try ShownProgram(["/bin/sh", "-c", "echo one >&2; printf 'two' >&2; exit 3"])
    #expect(program.wait() == 3)
    #expect(program.words == ["one", "two"])
  }

  @Test("X02 a shown program is told of the pipes for its reports, and nobody else is")
  func pipes() throws {
    let program = try ShownProgram(["/bin/sh", "-c", "env | grep -cE '^(SKERRY_BUILD_REPORTS=[0-9]|PATH=)' >&2"])
    #expect(program.wait() == 0)
    #expect(program.words == ["2"])
    #expect(getenv(ShownProgram.variable) == nil)
  }

  @Test("X02 what programs leave to the next one arrives as it was, whatever is in it")
  func legacy() throws {
    for legacy in [
      Legacy(), Legacy(phone: "/tmp/a,b%2C c", isLater: true, standing: "{\"a\":\"1,2 “x”\"}"),
      Legacy(phone: "/tmp/p", standing: ",,"),
    ] { #expect(Legacy(word: legacy.word) == legacy) }
    // More than an environment takes is left out, and the program starts all the same.
    let long = Legacy(phone: "/p", isLater: true, standing: String(repeating: "x", count: 300_000))
    #expect(Legacy(word: long.word) == Legacy(phone: "/p", isLater: true))
    let program = try ShownProgram(["/bin/sh", "-c", "echo ${SKERRY_BUILD_REPORTS#*,*,} >&2"], legacy: long)
    #expect(program.wait() == 0 && program.words == ["1,/p,"])
  }

  @Test("X02 a dashboard says as much of where it stands as it likes")
  func longStanding() throws {
    let script = "n=${SKERRY_BUILD_REPORTS#*,}; n=${n%%,*}; { printf .; head -c 90000 /dev/zero | tr '\\0' x; echo; } "
    let program = try ShownProgram(["/bin/sh", "-c", script + "> /proc/self/fd/$n"])
    #expect(program.wait(atMost: 20) == 0)
    #expect(program.isReady && program.standing == String(repeating: "x", count: 90_000))
  }

  @Test("X02 a shown program says at its very end that it ends by itself, and one that doesn't was ended")
  func farewell() throws {
    let answers = "n=${SKERRY_BUILD_REPORTS#*,}; exec > /proc/self/fd/${n%%,*}; "
    for (script, hasLeft) in [("printf '.here\\n\\004'", true), ("printf '.here\\n'; exit 3", false), ("", false)] {
      let program = try ShownProgram(["/bin/sh", "-c", answers + script])
      #expect(program.wait(atMost: 20) != nil)
      #expect(program.hasLeft == hasLeft, "\(script)")
      #expect(script.isEmpty || program.standing == "here")
    }
  }

  @Test("X02 D06 a shown program is told with whom it ends, and finds open what is kept for it")
  func kept() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (kept, other) = (ends[1], ends[0])
    let script = "echo \"$SKERRY_ENDS_WITH $WORD\" > /proc/self/fd/\(kept) || exit 1; exec 2> /proc/self/fd/\(other)"
    let open = try ShownProgram(["/bin/sh", "-c", script], adding: [("WORD", "kept")], keeping: [kept])
    #expect(open.wait(atMost: 20) != 0, "the other end is nobody's")
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = read(ends[0], &buffer, buffer.count)
    #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == "\(getpid()) kept\n")
  }

  @Test("X02 a passing folder goes with all that is in it, and what a link in it leads to stays")
  func passing() throws {
    let project = try SmallProject(["kept/file": "x"])
    let folder = try #require(PassingFolder())
    try FileManager.default.createDirectory(atPath: folder.path + "/a/b", withIntermediateDirectories: true)
    try "x".write(toFile: folder.path + "/a/b/c", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: project.path + "/kept")
    folder.remove()
    #expect(access(folder.path, F_OK) != 0 && access(project.path + "/kept/file", F_OK) == 0)
  }

  @Test("X02 a program that says more than a pipe holds while a build goes on waits for nobody")
  func manyWords() throws {
    let loop = "i=0; while [ $i -lt 9000 ]; do echo \"remark $i, as long as remarks are\" >&2; i=$((i+1)); done"
    let program = try ShownProgram(["/bin/sh", "-c", loop])
    var end = pollfd(fd: program.end, events: Int16(POLLIN), revents: 0)
    while poll(&end, 1, 10) == 0 { program.tell(.building("SkerryViews")) }
    #expect(program.wait() == 0)
    #expect(program.words.first?.hasPrefix("remark 0,") == true)
    #expect(program.words.last?.hasPrefix("remark 8999,") == true)
    #expect(program.words.count == 4000)
  }

  @Test("X02 a shown program hears signals that the one beside it only hands on")
  func signals() throws {
    let program = try ShownProgram(["/bin/sh", "-c", "while :; do sleep 1; done"])
    program.pass(signal: SIGTERM)
    #expect(program.wait() == 128 + SIGTERM)
  }

  @Test("X02 a shown program that doesn't end when it is told to is made to, also while it says more than a pipe holds")
  func endless() throws {
    let loop = "trap '' TERM; while :; do echo 'as long as remarks are, and then some more of it' >&2; done"
    let program = try ShownProgram(["/bin/sh", "-c", loop])
    while program.words.isEmpty { program.hearErrors() }
    program.pass(signal: SIGTERM)
    #expect(program.wait(atMost: 0) == nil)
    #expect(program.abort() == 128 + SIGABRT)
  }

  @Test(
    "X02 a shown program says once that it has drawn something, and reports to one that reads nothing wait for nobody")
  func ready() throws {
    let program = try ShownProgram([
      "/bin/sh", "-c", "n=${SKERRY_BUILD_REPORTS#*,}; echo . > /proc/self/fd/${n%%,*}; exec sleep 1000",
    ])
    var end = pollfd(fd: program.end, events: Int16(POLLIN), revents: 0)
    while !program.isReady {
      poll(&end, 1, 100)
      try #require(!program.hasEnded())
    }
    for _ in 0..<5000 { program.tell(.building("reading the project, which is a long line of a report")) }
    program.pass(signal: SIGTERM)
    while program.wait(atMost: 1) == nil { #expect(program.isReady) }
    #expect(program.hasEnded())
  }
}
