import FoundationEssentials
import Testing

@testable import SkerryActivities

@Suite struct StateTableTests {
  @Test("P02 T05 every state meets every event: the state after it and each log line, word for word")
  func table() {
    for row in TableRow.all {
      for state in TableState.allCases {
        var start = TableStart(state)
        let effects = row.act(&start)
        let lines = effects.map { $0.logMessage { "T\(Int($0.timeIntervalSince(epoch)))" } }
        let expected = Expected(row.expected[state] ?? "")
        #expect(start.registry.state(start.id)?.rawValue == expected.state, "\(row.name) in \(state.rawValue)")
        #expect(lines == expected.lines, "\(row.name) in \(state.rawValue)")
        #expect(start.registry.invariants() == [], "\(row.name) in \(state.rawValue)")
      }
    }
  }

  @Test("P02 the table has a row for every kind of event")
  func completeness() {
    let start = TableStart(.active)
    let seen = TableRow.all.compactMap { $0.event?(start).kind }
    #expect(Set(seen) == Set(RegistryEvent.kinds))
  }

  /// "ended: content, active→ended app" in full.
  private struct Expected {
    let state: String
    let lines: [String]

    init(_ text: String) {
      let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
      state = parts.first ?? ""
      let names = parts.count == 2 ? parts[1].split(separator: ", ").map(String.init) : []
      lines = names.map { TableSentences.sentence($0) ?? "no sentence is called \($0)" }
    }
  }
}

extension RegistryEvent {
  /// The names of all events; the compiler insists on a new one being added here.
  static let kinds = [
    "request", "update", "end", "push", "apns", "swipe", "permission", "frequentPushes", "appRemoved",
    "attributesTypeSeen", "tokenRotation", "startTokenRotation", "consent", "conditions", "transientEnd",
    "encodingFailure", "clockSet",
  ]

  var kind: String {
    switch self {
    case .request: "request"
    case .update: "update"
    case .end: "end"
    case .push: "push"
    case .apns: "apns"
    case .swipe: "swipe"
    case .permission: "permission"
    case .frequentPushes: "frequentPushes"
    case .appRemoved: "appRemoved"
    case .attributesTypeSeen: "attributesTypeSeen"
    case .tokenRotation: "tokenRotation"
    case .startTokenRotation: "startTokenRotation"
    case .consent: "consent"
    case .conditions: "conditions"
    case .transientEnd: "transientEnd"
    case .encodingFailure: "encodingFailure"
    case .clockSet: "clockSet"
    }
  }
}
