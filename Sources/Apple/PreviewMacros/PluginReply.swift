import FoundationEssentials

/// The answer to one message of the compiler.
struct PluginReply {
  let json: String

  init(to message: [UInt8]) {
    let request = try? JSONDecoder().decode(PluginRequest.self, from: Data(message))
    if request?.getCapability != nil {
      json = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    } else if request?.loadPluginLibrary != nil {
      json = #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
    } else {
      let source =
        request?.expandAttachedMacro.map { EntryExpansion($0).source }
        ?? request?.expandFreestandingMacro.map { PreviewExpansion($0).source } ?? ""
      json = #"{"expandMacroResult":{"expandedSource":\#(Self.quoted(source)),"diagnostics":[]}}"#
    }
  }

  private static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? #""""#
  }
}
