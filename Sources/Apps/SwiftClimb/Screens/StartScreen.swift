import SwiftUI

/// The app's screen between sessions: how to begin, and the sessions before.
struct StartScreen: View {
  let past: [PastSession]
  let notice: String?
  /// More past sessions don't fit the screen.
  private static let shownSessions = 4

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
          PastHeader(count: past.count)
          Divider()
          ForEach(past.prefix(Self.shownSessions)) { PastSessionRow(past: $0) }
          if past.count > Self.shownSessions {
            Text("Press **i** to see all.").foregroundStyle(.secondary)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A notice that a person should read before going on.
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
