import FoundationEssentials
import Glibc
import SkerryPrograms
import Testing

@testable import SkerryCommand

/// A project that `skerry run --watch` shows in a terminal, with a builder in Swift's place that is done at once: each
/// build has the same program, Skerry's own.
final class WatchedProject {
  let folder: ScratchFolder
  var state: String { folder.path + "/state" }
  private let tools: String

  /// - Parameter program: what is built; this program unless it is said.
  init(building program: String? = nil) throws {
    folder = try ScratchFolder()
    tools = folder.path + "/tools"
    for name in ["tools", "project", "state"] {
      try FileManager.default.createDirectory(atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    try build(program ?? Program.path)
    try folder.write(
      """
      #!/bin/sh
      while [ $# -gt 0 ]; do
        case $1 in --package-path) package=$2 ;; --product) product=$2 ;; esac
        shift
      done
      mkdir -p "$package/.build/debug"
      ln -sfn "$(cat "\(folder.path)/program")" "$package/.build/debug/$product"
      """, to: "tools/swift")
    chmod(tools + "/swift", 0o755)
    try save(0)
  }

  /// From now on another program is built.
  func build(_ program: String) throws { try folder.write(program, to: "program") }

  /// Saves the source, with a change.
  func save(_ number: Int) throws {
    try folder.write(
      """
      import SwiftUI
      import WidgetKit

      @main
      struct HarbourWidgets: WidgetBundle {
        var body: some Widget { HarbourWidget() }
      }
      // \(number)
      """, to: "project/Harbour.swift")
  }

  /// The arguments of the program that watches it.
  func arguments(_ words: [String] = ["--watch", "--"]) -> [String] {
    ["run", folder.path + "/project", "--package", folder.path + "/package"] + words
      + (words.contains("--") ? ["--state", state] : [])
  }

  func terminal(_ steps: [PseudoTerminal.Step]) throws -> PseudoTerminal.Started {
    var terminal = try PseudoTerminal.skerry(arguments(), steps: steps)
    terminal.env["PATH"] = tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/bin:/usr/bin")
    return try terminal.start()
  }

  /// The process of the dashboard that shows the phone, another one than a process of before.
  func dashboard(after old: Int32? = nil) throws -> Int32 {
    let holder = Self.waitFor { () -> PhoneHolder? in
      let holder = PhoneHolder(of: self.state)
      return holder?.kind == .dashboard && holder?.process != old ? holder : nil
    }
    return try #require(holder, "no dashboard came").process
  }

  static func isGone(_ process: Int32) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state?.split(separator: ")").last?.split(separator: " ").first.map { $0 == "Z" } ?? true
  }

  /// What comes within minutes; only what is wrong takes that long.
  static func waitFor<Result>(_ look: () -> Result?) -> Result? {
    for _ in 0..<9_000 {
      if let found = look() { return found }
      usleep(20_000)
    }
    return nil
  }
}
