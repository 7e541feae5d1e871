import SwiftUI

/// The sessions that are over, newest first.
struct HistoryScreen: View {
  let past: [PastSession]
  let mindfulSeconds: Double
  /// More don't fit the screen of a phone.
  private static let shownSessions = 20

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if past.isEmpty {
        Text("No session is over yet.").foregroundStyle(.secondary)
      } else {
        PastHeader(count: past.count, mindfulSeconds: mindfulSeconds)
        Divider()
        ForEach(past.prefix(Self.shownSessions)) { PastSessionRow(session: $0) }
        if past.count > Self.shownSessions {
          Text("and \(past.count - Self.shownSessions) more in sessions.json").foregroundStyle(.secondary)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// How many sessions there were, and how many mindful minutes they make.
struct PastHeader: View {
  let count: Int
  let mindfulSeconds: Double

  var body: some View {
    HStack(spacing: 8) {
      Text(count == 1 ? "1 session" : "\(count) sessions").font(.subheadline).fontWeight(.semibold)
      Spacer()
      Text("\(LengthText.string(seconds: mindfulSeconds)) mindful").foregroundStyle(.secondary).lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }
}

/// One session that is over.
struct PastSessionRow: View {
  let session: PastSession

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: isCompleted ? "checkmark" : "xmark").accessibilityHidden(true)
        .foregroundStyle(isCompleted ? Color.green : Color.gray)
      Text(session.startedAt, style: .date).lineLimit(1)
      Text(isCompleted ? "completed" : "cancelled").foregroundStyle(.secondary).lineLimit(1)
      Spacer()
      Text(LengthText.string(seconds: session.seconds)).lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }

  private var isCompleted: Bool { session.outcome == .completed }
}
