import SwiftUI
import WidgetKit

/// The week in numbers, and below them the last session.
struct SmallSessionsView: View {
  let entry: SessionsEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      WeekHeader()
      if let latest = entry.latest {
        WeekCounts(entry: entry)
        Spacer(minLength: 0)
        LatestSession(session: latest)
      } else {
        NoSessions()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The last sessions, one to a line.
struct MediumSessionsView: View {
  let entry: SessionsEntry
  /// More don't fit.
  private static let shownSessions = 6

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        WeekHeader()
        Spacer()
        Text("\(Count.climbs(entry.climbCount)), \(entry.sentCount) sent").fontWeight(.semibold)
      }
      .lineLimit(1)
      if entry.sessions.isEmpty {
        NoSessions()
      } else {
        Divider()
        ForEach(entry.sessions.prefix(Self.shownSessions)) { SessionRow(session: $0) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// One session in a line.
private struct SessionRow: View {
  let session: SessionHistory.Summary
  /// The longest date, so that what follows stands in a column.
  private static let dateWidth: Double = 144

  var body: some View {
    HStack(spacing: 8) {
      SessionDate(session: session).frame(width: Self.dateWidth, alignment: .leading)
      Text(session.discipline).opacity(0.85)
      Spacer(minLength: 0)
      Text("\(session.sentCount) of \(session.climbCount)").monospacedDigit()
        .accessibilityLabel("\(session.sentCount) of \(Count.climbs(session.climbCount)) sent")
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

private struct WeekHeader: View {
  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "figure.climbing").accessibilityHidden(true)
      Text("Last 7 days").fontWeight(.semibold)
    }
    .lineLimit(1)
  }
}

/// A large number of climbs, and how many of them were sent.
private struct WeekCounts: View {
  let entry: SessionsEntry

  var body: some View {
    HStack(spacing: 8) {
      Text("\(entry.climbCount)")
        .font(entry.climbCount < 100 ? .largeTitle : .title2).fontWeight(.bold).monospacedDigit()
        .contentTransition(.numericText())
      VStack(alignment: .leading, spacing: 0) {
        Text(entry.climbCount == 1 ? "climb" : "climbs")
        Text("\(entry.sentCount) sent").opacity(0.85)
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

/// The latest session; how long it has gone on if it still does.
private struct LatestSession: View {
  let session: SessionHistory.Summary

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(session.discipline).fontWeight(.semibold)
      SessionDate(session: session).opacity(0.85)
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

/// The day of a session; a running one shows since when it runs.
private struct SessionDate: View {
  let session: SessionHistory.Summary

  var body: some View {
    if session.isRunning {
      Text("since \(session.startedAt, style: .time)")
    } else {
      Text(session.startedAt, style: .date)
    }
  }
}

private struct NoSessions: View {
  var body: some View {
    Spacer(minLength: 0)
    Text("No sessions yet: start one in the app.").opacity(0.85)
  }
}
