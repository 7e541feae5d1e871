import Glibc
import Testing

@testable import SkerryCommand
@testable import SkerryProjects

/// How `skerry run` tells the end of an extension's program.
@Suite struct ExtensionEndTests {
  private let item = WidgetExtension(name: "Tide", sources: ["/p/Widgets/Card.swift"], origin: "/p/Widgets")

  @Test("X02 an extension whose own code ends it is told in one sentence, after what it said before")
  func crash() {
    let end = ExtensionEnd(
      code: 128 + SIGILL, words: ["water is high", "Swift/Array.swift:12: Fatal error: no boat", "*** Crash ***"],
      of: item, hasLeft: false)
    #expect(end.isCrash)
    #expect(end.others == ["water is high"])
    #expect(end.failure?.description.hasPrefix("The extension's own code ended the program: no boat") == true)
  }

  @Test("X02 of code that calls itself without end nobody gets to see the functions, of which there are thousands")
  func recursion() {
    let module = GeneratedPackage.targetName(of: item)
    let frames = (0..<60).map { "\($0) [ra] 0x0000557ffbdf01dd loopy(_:) + 12 in \(module)" }
    let end = ExtensionEnd(
      code: 128 + SIGSEGV,
      words: [
        "water is high", "*** Signal 11: Backtracing from 0x1... done ***", "*** Program crashed: Bad pointer ***",
      ]
        + frames + ["86507 [ra] 0x01 main + 12 in \(module)", "Backtrace took 0.24s"], of: item, hasLeft: false)
    #expect(end.isCrash && end.others == ["water is high"])
    #expect(end.failure?.description.contains("(in loopy(_:)): it calls itself without end") == true)
  }

  @Test("X02 a program that somebody ends did not fail, and one that leaves by itself has nothing to tell")
  func others() {
    let ended = ExtensionEnd(code: 128 + SIGTERM, words: [], of: item, hasLeft: false)
    #expect(!ended.isCrash)
    #expect(ended.failure?.description == "The program of Tide was ended by signal 15.")
    let left = ExtensionEnd(code: 2, words: ["Standard output is no terminal."], of: item, hasLeft: true)
    #expect(!left.isCrash && left.failure == nil && left.others == ["Standard output is no terminal."])
  }

  @Test("X02 S06 a program that is killed, or ended by exit() in a view, is told in a sentence and waits for a change")
  func ended() {
    let killed = ExtensionEnd(code: 128 + SIGKILL, words: [], of: item, hasLeft: false)
    #expect(killed.isCrash)
    #expect(killed.failure?.description.hasPrefix("The program of Tide was killed (signal 9)") == true)
    for code in [0, 3] as [Int32] {
      let exited = ExtensionEnd(code: code, words: ["water is high"], of: item, hasLeft: false)
      #expect(exited.isCrash && exited.others == ["water is high"])
      #expect(
        exited.failure?.description == "The extension's own code ended the program: it called exit(\(code)).")
    }
  }

  @Test("X02 S06 of code that gives up nobody gets to see a trace, whether it names the extension's functions or not")
  func abort() {
    let trace = ["*** Signal 6: Backtracing from 0x7f... done ***", "", "*** Program crashed: Aborted at 0x7f12 ***"]
    let unknown = ExtensionEnd(
      code: 128 + SIGABRT, words: ["water is high"] + trace + ["0 0x01 raise + 2 in libc.so.6"], of: item,
      hasLeft: false)
    #expect(unknown.isCrash && unknown.others == ["water is high"])
    #expect(unknown.failure?.description == "The program of Tide gave up (signal 6), as abort() does.")
    let module = GeneratedPackage.targetName(of: item)
    let known = ExtensionEnd(
      code: 128 + SIGABRT, words: trace + ["4 [ra] 0x000055 Card.body.getter + 12 in \(module)"], of: item,
      hasLeft: false)
    #expect(known.others.isEmpty)
    #expect(
      known.failure?.description.hasPrefix("The extension's own code ended the program (in Card.body): it gave up")
        == true)
  }
}
