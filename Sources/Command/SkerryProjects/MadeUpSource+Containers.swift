/// Views that hold what stands in the braces behind them.
extension MadeUpSource {
  /// A view that shows what it holds, with the words and the symbol that it is given above it: `Card(title: "Tides") { … }`.
  func container(_ name: String) -> String {
    let calls = MadeUpCalls(ofContainer: name, in: reader.codes)
    let space = "SkerryValues\(name)"
    let types = calls.types
    return (types.isEmpty ? "" : "nonisolated enum \(space) {\n\(types)}\n")
      + "struct \(name)<Content: View>: View {\n  private let parts: [SkerryMadeUpContainer<Content>.Part]\n"
      + "  private let content: Content\n" + calls.initializersOfContainer(types: space)
      + "  var body: some View {\n    SkerryMadeUpContainer(name: \"\(name)\", parts: parts, content: content)\n  }\n}\n"
  }

  /// The view that stands for all of them: a card by its name has a ground and room around, a row lies on its side.
  static let shownContainer = #"""

    struct SkerryMadeUpContainer<Content: View>: View {
      typealias Part = (label: String, value: Any?)
      let name: String
      let parts: [Part]
      let content: Content

      private func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
      private func texts(_ isOfSymbols: Bool) -> [String] {
        parts.filter { SkerryGuess.isSymbol($0.label) == isOfSymbols }.compactMap { $0.value as? String }.filter { !$0.isEmpty }
      }
      private var color: Color? { parts.lazy.compactMap { $0.value as? Color }.first }
      @ViewBuilder private var heading: some View {
        if let symbol = texts(true).first {
          Image(systemName: symbol).font(.caption).foregroundStyle(color ?? .secondary)
        }
        ForEach(Array(texts(false).enumerated()), id: \.offset) { place, text in
          Text(text).font(.caption).lineLimit(1).foregroundStyle(place == 0 ? color ?? .secondary : .secondary)
        }
      }
      private var hasHeading: Bool { parts.contains { ($0.value as? String)?.isEmpty == false } }
      private var isCard: Bool { has("Card", "Panel", "Box", "Tile", "Surface", "Glass", "Pill", "Chip", "Capsule", "Badge") }
      private var isRow: Bool { has("Row", "HStack", "Line", "Pill", "Chip", "Capsule", "Badge", "Bar") }

      @ViewBuilder private var held: some View {
        if has("ZStack", "Overlay", "Background", "Backdrop") {
          ZStack { content }
        } else if isRow {
          HStack(spacing: 6) { heading; content }
        } else if hasHeading {
          VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 4) { heading }
            content
          }
        } else {
          VStack(alignment: .leading, spacing: 6) { content }
        }
      }

      var body: some View {
        if isCard {
          held.padding(.horizontal, isRow ? 8 : 12).padding(.vertical, isRow ? 3 : 10)
            .background((color ?? .gray).opacity(0.22), in: RoundedRectangle(cornerRadius: 12))
        } else if has("Container", "Shell", "Screen", "Layout", "Frame", "Wrapper") {
          held.padding(12)
        } else {
          held
        }
      }
    }

    """#
}
