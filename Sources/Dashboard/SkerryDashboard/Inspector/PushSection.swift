import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDevice

/// How servers reach the activity: its token, its type's push-to-start token, and what the hour's budget leaves.
struct PushSection: InspectorSection {
  func rows(about subject: InspectorSubject) -> [InspectorRow] {
    guard let app = subject.record?.appIdentifier ?? subject.app?.information.bundleIdentifier else { return [] }
    let columns = subject.columns
    var rows: [InspectorRow] = []
    if let record = subject.record { rows += token(of: record, columns) }
    let types = subject.device.app(ofBundle: app)?.widgets.activities.keys.sorted() ?? []
    for type in types {
      guard let token = subject.device.center.withRegistry({ $0.startToken(type, of: app) }) else { continue }
      rows += InspectorRow.entry("start", token.lowercaseHex, columns: columns)
      if types.count > 1 { rows += InspectorRow.entry("", type, columns: columns, tone: .dim) }
    }
    guard !rows.isEmpty else { return [] }
    rows.append(budget(of: app, subject.device))
    return [.blank, .heading("pushes")] + rows
  }

  private func token(of record: ActivityRecord, _ columns: Int) -> [InspectorRow] {
    if let token = record.pushToken {
      let number = record.tokenRotation > 1 ? " (no. \(record.tokenRotation))" : ""
      return InspectorRow.entry("token", token.lowercaseHex + number, columns: columns)
    }
    if record.consentAwaitedSince != nil {
      return InspectorRow.entry("token", "waits for Allow on the card", columns: columns, tone: .warning)
    }
    if let channel = record.pushType?.channelID {
      return InspectorRow.entry("channel", channel, columns: columns)
        + broadcast(for: record, columns)
    }
    if let date = record.tokenDate { return [.countdown("token in", to: date)] }
    let reason = record.pushType == nil ? "none: requested without pushType" : "none"
    return InspectorRow.entry("token", reason, columns: columns, tone: .dim)
  }

  /// What the activity has yet to hear of what its channel keeps.
  private func broadcast(for record: ActivityRecord, _ columns: Int) -> [InspectorRow] {
    if record.waitsForNetwork {
      return InspectorRow.entry("broadcast", "waits for the network", columns: columns, tone: .warning)
    }
    return record.tokenDate.map { [.countdown("broadcast in", to: $0)] } ?? []
  }

  /// The budget frees itself as the hour slides, without anything happening.
  private func budget(of app: String, _ device: Device) -> InspectorRow {
    InspectorRow(
      content: .live { [unowned device] now in
        let budget = device.center.withRegistry { $0.pushBudget(of: app, at: now) }
        let pieces = [
          InspectorRow.Piece(text: InspectorRow.padded("budget"), tone: .dim),
          InspectorRow.Piece(
            text: "\(budget.remaining) of \(budget.limit) urgent left", tone: budget.remaining == 0 ? .warning : .plain),
        ]
        return (pieces, budget.nextFree)
      })
  }
}
