import SkerryCells

/// The manual page `skerry(1)`, made from the same descriptions as the help.
nonisolated struct ManualPage {
  private let program: HelpDump.Command

  /// Throws what reading the parser's descriptions throws.
  init() throws { program = try HelpDump().command }

  /// The page in man's own language.
  var text: String {
    let sections = [
      header, names, synopsis, description, commands, environment, files, exitCodes, seeAlso,
    ]
    return sections.joined(separator: "\n") + "\n"
  }

  private var header: String {
    ".TH \(Roff.quoted(program.commandName.uppercased())) 1 \"\" \(Roff.quoted("Skerry \(Skerry.configuration.version)"))"
  }

  private var names: String {
    ".SH NAME\n\(Roff.text(program.commandName)) \\- \(Roff.text(Self.phrase(program.abstract ?? "")))"
  }

  private var synopsis: String {
    ".SH SYNOPSIS\n" + shown.map { synopsis(of: $0) }.joined(separator: "\n.br\n")
  }

  private var description: String { ".SH DESCRIPTION\n" + Roff.paragraphs(program.discussion ?? "") }

  private var commands: String {
    ".SH COMMANDS\n" + shown.map(section).joined(separator: "\n")
  }

  private var shown: [HelpDump.Command] {
    (program.subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  private func section(_ command: HelpDump.Command) -> String {
    let arguments = Self.own(command).map(Self.entry)
    return
      ([
        ".SS \(Roff.quoted("\(program.commandName) \(command.commandName)"))", Roff.text(command.abstract ?? ""),
        command.discussion.map { ".PP\n" + Roff.paragraphs($0) } ?? "",
      ] + arguments).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The arguments that belong to the command rather than to all of them.
  private static func own(_ command: HelpDump.Command) -> [HelpDump.Argument] {
    (command.arguments ?? []).filter { argument in
      argument.shouldDisplay != false && !["--help", "--version"].contains(argument.spellings.last ?? "")
    }
  }

  private static func entry(_ argument: HelpDump.Argument) -> String {
    let value = "\\fI\(Roff.inline(argument.valueName ?? ""))\\fR"
    let names = argument.spellings.map { "\\fB\(Roff.inline($0))\\fR" }.joined(separator: ", ")
    let title = argument.kind == "positional" ? value : argument.kind == "flag" ? names : "\(names) \(value)"
    return ".TP\n\(title)\n\(Roff.text(argument.abstract ?? ""))"
  }

  private func synopsis(of command: HelpDump.Command) -> String {
    let arguments = Self.own(command).map { argument -> String in
      let value = "\\fI\(Roff.inline(argument.valueName ?? ""))\\fR"
      let name = argument.spellings.last.map { "\\fB\(Roff.inline($0))\\fR" } ?? ""
      let word = argument.kind == "positional" ? value : argument.kind == "flag" ? name : "\(name) \(value)"
      let isOptional = argument.isOptional || argument.kind == "flag"
      return (isOptional ? "[\(word)]" : word) + (argument.isRepeating ? " ..." : "")
    }
    return (["\\fB\(Roff.inline(program.commandName)) \(Roff.inline(command.commandName))\\fR"] + arguments)
      .joined(separator: " ")
  }

  /// The first letter small and no full stop, as in the list of all pages.
  private static func phrase(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  private var environment: String {
    list(
      "ENVIRONMENT",
      [
        ("XDG_STATE_HOME", "Where the state folder is; ~/.local/state if not set."),
        (BackgroundOrder.idleVariable, "After how long without callers a phone in the background ends: 10m, or never."),
        (
          BackgroundOrder.onceVariable,
          "If it is set and not 0, commands start no phone in the background, as with --once."
        ),
        ("NO_COLOR", "If it is set and not empty, no colours are used; --colors says otherwise."),
        ("COLORTERM", "truecolor or 24bit: the terminal shows 24-bit colours."),
        (
          "TERM, LC_ALL, LC_CTYPE, LANG",
          "What the terminal can show; \(Skerry.programName) doctor says what follows from them."
        ),
        ("SKERRY_RECORD", "If it is 1, golden files are written anew instead of compared."),
        ("CI", "If it is set, no golden file is ever written."),
        ("SKERRY_DIFFERENCES", "A folder into which pictures that differ from their golden files are drawn."),
      ])
  }

  private var files: String {
    list(
      "FILES",
      [
        ("$XDG_STATE_HOME/\(Skerry.ownName)", "The phone's state: small JSON files, one for each owner."),
        ("$XDG_STATE_HOME/\(Skerry.ownName)/control", "The socket of a running phone, for its user alone."),
        (
          "$XDG_STATE_HOME/\(Skerry.ownName)/\(BackgroundPhone.logName)",
          "What a phone in the background says when something goes wrong."
        ),
      ])
  }

  private var exitCodes: String {
    list(
      "EXIT STATUS",
      [
        ("0", "All went well."),
        ("1", "The phone or Apple's push service refused, or a picture differs from its golden file."),
        ("2", "Something has to be corrected; one sentence says what."),
        ("128 + n", "Ended by signal n."),
      ])
  }

  private var seeAlso: String { ".SH SEE ALSO\n.BR ncurses (3),\n.BR asciinema (1)" }

  private func list(_ title: String, _ entries: [(String, String)]) -> String {
    ".SH \(title)\n" + entries.map { ".TP\n\\fB\(Roff.inline($0.0))\\fR\n\(Roff.text($0.1))" }.joined(separator: "\n")
  }
}
