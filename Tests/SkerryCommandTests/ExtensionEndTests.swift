import Glibc
import SkerryProjects
import Testing

@testable import SkerryCommand

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

  @Test("X02 a program that somebody ends did not fail, and one that leaves by itself has nothing to tell")
  func others() {
    let killed = ExtensionEnd(code: 128 + SIGTERM, words: [], of: item)
    #expect(!killed.isCrash)
    #expect(killed.failure?.description == "The program of Tide was ended by signal 15.")
    let left = ExtensionEnd(code: 2, words: ["Standard output is no terminal."], of: item)
    #expect(left.failure == nil && left.others == ["Standard output is no terminal."])
  }
}
