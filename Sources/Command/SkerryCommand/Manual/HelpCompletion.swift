/// The names of commands behind `help`, which the parser's own scripts for shells leave out: any word may follow it there.
nonisolated struct HelpCompletion {
  /// The commands with their descriptions.
  let commands: [(name: String, abstract: String)]

  /// A script that offers them as well; as it is where it has no place for them.
  func added(to script: String) -> String { bash(script) ?? zsh(script) ?? fish(script) ?? script }

  private var names: [String] { commands.map(\.name) }

  /// Bash is told how many words may stand there, and which.
  private func bash(_ script: String) -> String? {
    let offer = "_offer_flags_options -1\n"
    guard let place = Self.place(of: offer, inHelpOf: script) else { return nil }
    let prefix = script[..<place.lowerBound].split(separator: " ").last ?? ""
    let words = names.map { "'\($0)'" }.joined(separator: "$'\\n'")
    let lines = """
      _offer_flags_options 1

          # Offer positional completions
          case "${positional_number}" in
          1)
              \(prefix)_add_completions -W \(words)
              return
              ;;
          esac

      """
    return script[..<place.lowerBound] + lines + script[place.upperBound...]
  }

  private func zsh(_ script: String) -> String? {
    guard let place = Self.place(of: "'*:subcommands:'", inHelpOf: script) else { return nil }
    return script[..<place.lowerBound] + "':command:(\(names.joined(separator: " ")))'" + script[place.upperBound...]
  }

  /// Fish has a line for each word: like that of the one flag that may follow `help`.
  private func fish(_ script: String) -> String? {
    let flag = script.split(separator: "\n").last { $0.contains(" help\" version' ") }
    guard let head = flag?.firstRange(of: " version' ").map({ flag?[..<$0.lowerBound] ?? "" }) else { return nil }
    let condition = head.replacing("completions_for_flags_or_options", with: "completions_for_positional") + " -eq 1'"
    return script + commands.map { "\(condition) -fa '\($0.name)' -d '\(Self.quoted($0.abstract))'\n" }.joined()
  }

  /// A text as fish takes it between quotation marks.
  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }

  /// Where a text stands first in the part of a script that is about `help`.
  private static func place(of text: String, inHelpOf script: String) -> Range<String.Index>? {
    script.ranges(of: "_help() {").last.flatMap { script[$0.upperBound...].firstRange(of: text) }
  }
}
