import FoundationEssentials
import SkerryPrograms
import SkerrySnapshots
import Testing

@testable import SkerryCommand

@Suite("The manual page and what shells complete")
struct ManualTests {
  /// Where a line that begins with a full stop or an apostrophe is meant.
  private static let requests = [".TH", ".SH", ".SS", ".TP", ".PP", ".RS", ".RE", ".nf", ".fi", ".br", ".BR"]

  /// All commands that help shows.
  private static func commands() throws -> [HelpDump.Command] {
    let dump = try HelpDump(Program("--experimental-dump-help").run().output)
    return (dump.command.subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  @Test("S04 the manual page describes every command and every option, as its golden file says")
  func manual() throws {
    let page = try Program("manual").run()
    #expect(page.code == 0 && page.errors.isEmpty)
    for command in try Self.commands() {
      #expect(page.output.contains(".SS \"skerry \(command.commandName)\"\n"))
      for argument in command.arguments ?? [] where argument.shouldDisplay != false {
        for name in argument.spellings {
          #expect(page.output.contains("\\fB\(Roff.inline(name))\\fR") || ["--help", "-h", "--version"].contains(name))
        }
      }
    }
    for line in page.output.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(Self.requests.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
    try SnapshotFolder().check(page.output, named: "manual")
  }

  @Test("S04 D07 text of any kind is no command of the manual's language")
  func escaping() {
    #expect(Roff.text(".TH evil") == "\\&.TH evil")
    #expect(Roff.text("'so /etc/passwd") == "\\(aqso /etc/passwd")
    #expect(Roff.inline("a\\b \"c\" -- \u{1B}[2J") == "a\\eb \\(dqc\\(dq \\-\\- ␛[2J")
    #expect(Roff.paragraphs("One\n\n  two\n  three\n\n") == "One\n.PP\n.RS 4\n.nf\ntwo\nthree\n.fi\n.RE")
  }

  @Test("S04 a real bash completes every command and every option that has a list, as the golden file says")
  func bash() throws {
    let folder = try ScratchFolder()
    try folder.write(Program("--generate-completion-script", "bash").run().output, to: "skerry.bash")
    var lines = [
      "skerry ", "skerry re", "skerry device screen ", "skerry device battery ", "skerry app swiftclimb ",
      "skerry help ", "skerry help do",
    ]
    for command in try Self.commands() {
      lines.append("skerry \(command.commandName) --")
      for argument in command.arguments ?? [] where argument.shouldDisplay != false && argument.kind == "option" {
        guard let name = argument.spellings.last, argument.abstract?.contains(", ") == true else { continue }
        lines.append("skerry \(command.commandName) \(name) ")
      }
    }
    let program = URL(filePath: try Program.path).deletingLastPathComponent().path
    let script = """
      source '\(folder.path)/skerry.bash'
      export PATH='\(program)':"$PATH" XDG_STATE_HOME='\(folder.path)'
      cd '\(folder.path)'
      answer() {
        COMP_LINE="$1" COMP_POINT=${#1} COMP_TYPE=9 COMP_KEY=9
        read -ra COMP_WORDS <<<"$1"
        [[ "$1" == *' ' ]] && COMP_WORDS+=('')
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
        _skerry skerry "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        echo "$1│ ${COMPREPLY[*]}"
      }

      """ + lines.map { "answer '\($0)'\n" }.joined()
    try folder.write(script, to: "answers.sh")
    let answers = try Shell.run("bash", folder.path + "/answers.sh")
    #expect(answers.contains("skerry re│ render replay\n"))
    #expect(answers.contains("skerry device screen │ locked always-on unlocked home\n"))
    #expect(answers.contains("skerry app swiftclimb │ open kill terminate home\n"))
    #expect(answers.contains("skerry help do│ do doctor\n"))
    try SnapshotFolder().check(answers, named: "bash-completions")
  }

  @Test("S04 zsh and fish know every command and every option, and read their scripts", arguments: ["zsh", "fish"])
  func otherShells(_ shell: String) throws {
    let script = try Program("--generate-completion-script", shell).run().output
    for command in try Self.commands() {
      #expect(script.contains(command.commandName), "\(command.commandName)")
      for argument in command.arguments ?? [] where argument.shouldDisplay != false {
        for name in argument.spellings where name.hasPrefix("--") {
          #expect(script.contains(shell == "fish" ? " -l '\(name.dropFirst(2))'" : name), "\(name)")
        }
      }
    }
    let folder = try ScratchFolder()
    try folder.write(script, to: "script")
    // Where the shell is installed, it has the last word.
    let found = try Shell.run("sh", "-c", "command -v \(shell) >/dev/null && \(shell) -n '\(folder.path)/script' 2>&1")
    #expect(found.isEmpty)
  }

  @Test("S04 a real zsh and a real fish complete at their prompts, where they are there", arguments: ["zsh", "fish"])
  func otherPrompts(_ shell: String) throws {
    guard try !Shell.run("sh", "-c", "command -v \(shell)").isEmpty else { return }
    let folder = try ScratchFolder()
    let name = shell == "zsh" ? "_skerry" : "skerry.fish"
    try folder.write(Program("--generate-completion-script", shell).run().output, to: name)
    try folder.write("fpath=('\(folder.path)' $fpath)\nautoload -Uz compinit\ncompinit -u\n", to: ".zshrc")
    var opening = Program("app", "inviso", "open")
    opening.environment["XDG_STATE_HOME"] = folder.path
    #expect(try opening.run().code == 0)
    var terminal = try PseudoTerminal.skerry(
      [],
      steps: [
        .until("skerry>"), .keys("skerry re<Tab>"), .until("replay"), .keys("<Ctrl-U>skerry device focus <Tab>"),
        .until("do-not-disturb"), .keys("<Ctrl-U>skerry app inviso join<Tab>"), .until("join-room"), .keys("co<Tab>"),
        .until("code="), .keys("<Ctrl-U>skerry help doc<Tab>"), .until("skerry help doctor"), .signal("KILL"), .exit,
      ])
    let program = URL(filePath: try Program.path).deletingLastPathComponent().path
    terminal.env = [
      "HOME": folder.path, "ZDOTDIR": folder.path, "XDG_STATE_HOME": folder.path, "PS1": "skerry> ",
      "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path,
      "PATH": program + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
    ]
    let script = "set -p fish_complete_path '\(folder.path)'; function fish_prompt; echo -n 'skerry> '; end"
    terminal.argv = ["/usr/bin/env", shell, "-i"] + (shell == "zsh" ? [] : ["-C", script])
    _ = try terminal.run()
  }

  @Test("S04 make install puts the program, its manual page and the completions where they are looked for")
  func install() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let folder = try ScratchFolder()
    _ = try Shell.run("\(root)/.ci/install", try Program.path, folder.path + "/usr")
    for file in [
      "bin/skerry", "share/man/man1/skerry.1", "share/bash-completion/completions/skerry",
      "share/zsh/site-functions/_skerry", "share/fish/vendor_completions.d/skerry.fish",
    ] {
      #expect(folder.has("usr/" + file), "\(file)")
    }
    #expect(try folder.text(of: "usr/share/man/man1/skerry.1").hasPrefix(".TH \"SKERRY\" 1 "))
  }
}
