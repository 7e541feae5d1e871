import SwiftUI

/// The sessions that are over, newest first.
struct SessionsScreen: View {
  let page: SessionsPage
  let message: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let message { Text(message).foregroundStyle(.green).padding(.bottom, 16) }
      if page.past.isEmpty {
        Text("No session is over yet.").foregroundStyle(.secondary)
      } else {
        PastHeader(count: page.count)
        Divider()
        if let range = page.range { Text(range).foregroundStyle(.secondary) }
        ForEach(page.past) { PastSessionRow(past: $0) }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// How many sessions there were.
struct PastHeader: View {
  let count: Int

  var body: some View {
    HStack {
      Text("Past sessions").font(.subheadline).fontWeight(.semibold)
      Spacer()
      Text(count == 1 ? "1 in all" : "\(count) in all").foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

/// One session that is over: its discipline and how much was climbed, and below when and how long.
struct PastSessionRow: View {
  let past: PastSession

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Text("\(past.number)").foregroundStyle(.secondary).frame(width: 24, alignment: .trailing)
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          Text(past.session.discipline.displayName).fontWeight(.medium).foregroundStyle(Color.climbTint)
          Spacer(minLength: 0)
          Text("\(past.session.sentCount) of \(past.session.climbs.count) sent")
        }
        HStack(spacing: 8) {
          Text(past.session.startedAt, style: .date)
          Spacer(minLength: 0)
          LengthView(session: past.session).layoutPriority(1)
        }
        .foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }
}

/// How long a session took; nothing while it is running.
struct LengthView: View {
  let session: Session

  var body: some View {
    if let end = session.ending?.endedAt {
      Text(timerInterval: session.startedAt...max(session.startedAt, end), pauseTime: end, countsDown: false)
        .monospacedDigit()
        .fixedSize()
    }
  }
}
