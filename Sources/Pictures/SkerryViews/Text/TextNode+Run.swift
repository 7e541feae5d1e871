import FoundationEssentials
import SkerryBasics

extension TextNode.Run {
  var isLive: Bool { changing != nil }

  func string(at instant: Date, _ environment: LiveTextEnvironment) -> String {
    switch content {
    case .fixed(let string): string
    case .live: changing?.string(at: Moment(instant), in: environment) ?? ""
    case .symbol: symbol.map { $0.word ?? $0.text } ?? ""
    }
  }

  func widestString(at instant: Date, _ environment: LiveTextEnvironment) -> String {
    if case .live(let text) = content, let widest = text.widestString(in: environment) { return widest }
    return string(at: instant, environment)
  }

  func spoken(at instant: Date, _ environment: LiveTextEnvironment) -> String {
    switch content {
    case .fixed(let string): string
    case .live(let text): text.spoken(at: instant, in: environment)
    case .symbol: symbol?.spoken ?? ""
    }
  }
}
