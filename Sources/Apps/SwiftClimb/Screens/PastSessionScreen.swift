import SwiftUI

/// All of one past session: when and how long, how it was, and every climb in the order in which it was tried.
struct PastSessionScreen: View {
  let past: PastSession
  private var session: Session { past.session }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          DisciplineBadge(name: session.discipline.displayName, ground: .climbAccent)
          Spacer()
          LengthView(session: session).foregroundStyle(Color.climbTint)
        }
        HStack(spacing: 8) {
          Text(session.startedAt, style: .date)
          Text(session.startedAt, style: .time)
        }
        .foregroundStyle(.secondary)
        .lineLimit(1)
      }
      CountsHeader(session: session)
      if !ratings.isEmpty { Text(ratings.joined(separator: ", ")) }
      if let notes = session.ending?.notes, !notes.isEmpty { Text(notes).italic() }
      VStack(alignment: .leading, spacing: 0) {
        Divider()
        if session.climbs.isEmpty { Text("No climbs.").foregroundStyle(.secondary) }
        ForEach(session.climbs) { ClimbRow(climb: $0) }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The person's words about the session, as far as there are any.
  private var ratings: [String] {
    [
      ("mental", session.readiness.mental), ("physical", session.readiness.physical),
      ("effort", session.ending?.effort), ("pump", session.ending?.pump),
    ].compactMap { name, rating in rating.map { "\(name) \($0.value)" } }
  }
}
