import SwiftUI

/// The running session: how long, how much, and the climbs, newest first.
struct SessionScreen: View {
  let session: Session
  let notice: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        DisciplineBadge(name: session.discipline.displayName, ground: .climbAccent)
        Spacer()
        // The session may go on when the activity's eight hours are over; before its start, as after the clock was set
        // back, it shows what its card shows: 0:00, where `style: .timer` would count down.
        Text(timerInterval: session.startedAt...Date.distantFuture, countsDown: false)
          .fontWeight(.semibold)
          .monospacedDigit()
          .multilineTextAlignment(.trailing)
          .frame(width: 72, alignment: .trailing)
          .foregroundStyle(Color.climbTint)
      }
      CountsHeader(session: session)
      if let notice { NoticeView(text: notice) }
      VStack(alignment: .leading, spacing: 0) {
        Divider()
        if session.climbs.isEmpty {
          Text("Press **a** to add your first climb.").foregroundStyle(.secondary)
        }
        ForEach(session.climbs.reversed()) { ClimbRow(climb: $0) }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// How much was climbed in a session, in numbers that are all large or all small.
struct CountsHeader: View {
  let session: Session

  var body: some View {
    // The columns are equally wide, so each needs room for the widest number.
    ViewThatFits(in: .horizontal) {
      counts(isLarge: true)
      counts(isLarge: false)
    }
  }

  /// The points of the widest number in large digits.
  private var widest: Double {
    8 * Double(String(max(session.climbs.count, session.attemptCount, session.sentCount)).count * 5)
  }

  private func counts(isLarge: Bool) -> some View {
    HStack {
      Group {
        CountView(count: session.climbs.count, one: "climb", many: "climbs", isLarge: isLarge)
        CountView(count: session.attemptCount, one: "attempt", many: "attempts", isLarge: isLarge)
        CountView(count: session.sentCount, one: "sent", many: "sent", isLarge: isLarge).foregroundStyle(.green)
      }
      .frame(minWidth: isLarge ? widest : nil, maxWidth: .infinity)
    }
  }
}

/// One climb: its number, name, attempts and whether it was sent.
struct ClimbRow: View {
  let climb: Climb

  var body: some View {
    HStack(spacing: 8) {
      Text("\(climb.id)").foregroundStyle(.secondary).frame(width: 24, alignment: .trailing)
      Text(climb.name).fontWeight(.medium).lineLimit(1)
      Spacer()
      Text(attempts).foregroundStyle(.secondary).lineLimit(1)
      HStack(spacing: 4) {
        Image(systemName: climb.isSent ? "checkmark.circle.fill" : "circle").accessibilityHidden(true)
        Text(climb.isSent ? "Sent" : "Open")
      }
      .foregroundStyle(climb.isSent ? Color.green : Color.gray)
    }
    .accessibilityElement(children: .combine)
  }

  private var attempts: String { climb.attempts.count == 1 ? "1 attempt" : "\(climb.attempts.count) attempts" }
}
