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
      Text("\(LengthText.string(seconds: mindfulSeconds)) mindful")
        .accessibilityLabel("\(LengthText.spoken(seconds: mindfulSeconds)) mindful")
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }
}

/// One session that is over.
struct PastSessionRow: View {
  let session: PastSession

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          mark
          start
        }
        HStack(spacing: 8) {
          mark.hidden()
          outcome
          Spacer(minLength: 0)
          length
        }
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }

  private var row: some View {
    HStack(spacing: 8) {
      mark
      start
      outcome
      Spacer(minLength: 0)
      length
    }
  }

  private var mark: some View {
    Image(systemName: isCompleted ? "checkmark" : "xmark").accessibilityHidden(true)
      .foregroundStyle(isCompleted ? Color.green : Color.gray)
  }

  private var start: some View { Text("\(session.startedAt, style: .date), \(session.startedAt, style: .time)") }
  private var outcome: some View { Text(isCompleted ? "completed" : "cancelled").foregroundStyle(.secondary) }
  private var length: some View {
    Text(LengthText.string(seconds: session.seconds)).accessibilityLabel(LengthText.spoken(seconds: session.seconds))
  }

  private var isCompleted: Bool { session.outcome == .completed }
}
