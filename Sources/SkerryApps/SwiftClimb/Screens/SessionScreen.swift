import SwiftUI

/// The running session: how long, how much, and the newest climbs.
struct SessionScreen: View {
  let session: Session
  let notice: String?
  /// More climbs don't fit the screen.
  private var shownClimbs: Int { notice == nil ? 4 : 2 }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        DisciplineBadge(name: session.discipline.displayName, ground: .climbAccent)
        Spacer()
        // The session may go on when the activity's eight hours are over.
        Text(session.startedAt, style: .timer)
          .fontWeight(.semibold)
          .monospacedDigit()
          .multilineTextAlignment(.trailing)
          .frame(width: 72, alignment: .trailing)
          .foregroundStyle(Color.climbTint)
      }
      HStack {
        Group {
          CountView(count: session.climbs.count, one: "climb", many: "climbs")
          CountView(count: session.attemptCount, one: "attempt", many: "attempts")
          CountView(count: session.sentCount, one: "sent", many: "sent").foregroundStyle(.green)
        }
        .frame(maxWidth: .infinity)
      }
      if let notice { NoticeView(text: notice) }
      VStack(alignment: .leading, spacing: 0) {
        Divider()
        if session.climbs.isEmpty {
          Text("Press **a** to add your first climb.").foregroundStyle(.secondary)
        }
        ForEach(session.climbs.suffix(shownClimbs).reversed()) { ClimbRow(climb: $0) }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// One climb: its number, name, attempts and whether it was sent.
private struct ClimbRow: View {
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
