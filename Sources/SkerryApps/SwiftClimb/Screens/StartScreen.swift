import SwiftUI

/// What the app shows between sessions: how to begin, and what was done before.
struct StartScreen: View {
  let past: [Session]
  let notice: String?
  /// More past sessions don't fit the screen.
  private static let shownSessions = 5

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Image(systemName: "figure.climbing").accessibilityHidden(true)
        Text("Ready to climb?").font(.headline)
      }
      .foregroundStyle(Color.climbTint)
      Text("Press **s** to start a session. Lock screen and island keep count while you climb.")
        .foregroundStyle(.secondary)
      if let notice { NoticeView(text: notice) }
      if !past.isEmpty {
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Text("Past sessions").font(.subheadline).fontWeight(.semibold)
            Spacer()
            Text(past.count == 1 ? "1 in all" : "\(past.count) in all").foregroundStyle(.secondary)
          }
          Divider()
          ForEach(past.prefix(Self.shownSessions)) { PastSessionRow(session: $0) }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// One session that is over.
private struct PastSessionRow: View {
  let session: Session

  var body: some View {
    HStack(spacing: 8) {
      Text(session.startedAt, style: .date)
      Text(session.discipline.displayName).foregroundStyle(Color.climbTint).lineLimit(1)
      Spacer()
      Text(summary).foregroundStyle(.secondary).lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }

  private var summary: String {
    "\(session.climbs.count) \(session.climbs.count == 1 ? "climb" : "climbs"), \(session.sentCount) sent"
  }
}

/// Something that somebody should know before going on.
struct NoticeView: View {
  let text: String

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Image(systemName: "exclamationmark.triangle.fill").accessibilityLabel("Notice")
      Text(text)
    }
    .foregroundStyle(.orange)
  }
}
