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
      of: item)
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
        + frames + ["86507 [ra] 0x01 main + 12 in \(module)", "Backtrace took 0.24s"], of: item)
    #expect(end.isCrash && end.others == ["water is high"])
    #expect(end.failure?.description.contains("(in loopy(_:)): it calls itself without end") == true)
  }

  @Test("X02 a program that somebody ends did not fail, and one that leaves by itself has nothing to tell")
  func others() {
    let killed = ExtensionEnd(code: 128 + SIGTERM, words: [], of: item)
    #expect(!killed.isCrash)
    #expect(killed.failure?.description == "The program of Tide was ended by signal 15.")
    let left = ExtensionEnd(code: 2, words: ["Standard output is no terminal."], of: item)
    #expect(left.failure == nil && left.others == ["Standard output is no terminal."])
  }
}
