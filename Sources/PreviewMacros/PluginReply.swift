/// The answer to one message of the compiler.
struct PluginReply {
  let json: String

  /// A message is an object with a single key, its kind; everything but the first question asks for an expansion.
  init(to message: [UInt8]) {
    let kind = Self.firstKey(of: message)
    json =
      switch kind {
      case "getCapability": #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
      case "loadPluginLibrary": #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
      default: #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
      }
  }

  private static func firstKey(of json: [UInt8]) -> String {
    let quote = UInt8(ascii: "\"")
    guard let start = json.firstIndex(of: quote) else { return "" }
    let rest = json[(start + 1)...]
    return String(decoding: rest[..<(rest.firstIndex(of: quote) ?? rest.endIndex)], as: UTF8.self)
  }
}
