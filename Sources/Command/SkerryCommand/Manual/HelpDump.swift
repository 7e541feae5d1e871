import ArgumentParser
import FoundationEssentials

/// The parser's knowledge of all commands and their arguments, as it writes it down for other programs.
nonisolated struct HelpDump: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool?
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool?

    /// `-h, --help`, or nothing for an argument without a name.
    var spellings: [String] { (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }

  /// The names of everything that takes no value.
  var flags: Set<String> {
    let arguments = (command.subcommands ?? []).flatMap { $0.arguments ?? [] }
    return Set(arguments.filter { $0.kind == "flag" }.flatMap(\.spellings))
  }

  /// The names of everything that takes a value.
  var options: Set<String> {
    let arguments = (command.subcommands ?? []).flatMap { $0.arguments ?? [] }
    return Set(arguments.filter { $0.kind == "option" }.flatMap(\.spellings))
  }

  /// Throws what decoding throws: the parser has changed what it writes.
  init(_ json: String = Skerry._dumpHelp()) throws {
    self = try JSONDecoder().decode(HelpDump.self, from: Data(json.utf8))
  }
}
