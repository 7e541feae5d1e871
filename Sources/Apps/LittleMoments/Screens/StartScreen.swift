import SwiftUI

/// The app's screen between sessions: how to begin, the session just completed, and those before.
struct StartScreen: View {
  let completed: PastSession?
  let past: [PastSession]
  let mindfulSeconds: Double
  let message: String?
  let notice: String?
  /// More past sessions don't fit the screen.
  private static let shownSessions = 4

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let completed {
        CompletionView(session: completed)
      } else {
        HStack(spacing: 8) {
          Image(systemName: "figure.mind.and.body").accessibilityHidden(true)
          Text("A little moment for yourself?").font(.headline)
        }
        .foregroundStyle(Color.momentsTint)
      }
      Text("Press **s** to sit down. Lock screen and island show the time while you meditate.")
        .foregroundStyle(.secondary)
      if let message { Text(message).foregroundStyle(.green) }
      if let notice { NoticeView(text: notice) }
      if !past.isEmpty {
        VStack(alignment: .leading, spacing: 0) {
          PastHeader(count: past.count, mindfulSeconds: mindfulSeconds)
          Divider()
          ForEach(past.prefix(Self.shownSessions)) { PastSessionRow(session: $0) }
          if past.count > Self.shownSessions {
            Text("and \(past.count - Self.shownSessions) more: press **i**.").foregroundStyle(.secondary)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A session that was just completed.
private struct CompletionView: View {
  let session: PastSession

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Image(systemName: "sparkles").accessibilityHidden(true)
        Text("Session complete: \(LengthText.string(seconds: session.seconds))")
          .accessibilityLabel("Session complete: \(LengthText.spoken(seconds: session.seconds))")
          .font(.headline)
      }
      .foregroundStyle(Color.momentsTint)
      Text(session.isMindful ? "Your mindful minutes are in the health store." : "Too short for the health store.")
        .foregroundStyle(.secondary)
    }
  }
}

/// A notice that a person should read before going on.
struct NoticeView: View {
  let text: Text

  init(text: Text) { self.text = text }
  init(text: String) { self.text = Text(verbatim: text) }

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Image(systemName: "exclamationmark.triangle.fill").accessibilityLabel("Notice")
      text
    }
    .foregroundStyle(.orange)
  }
}
