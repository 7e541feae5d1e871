import SwiftUI

/// The running session: how long, how much, and the climbs, newest first.
struct SessionScreen: View {
  let session: Session
  let notice: String?
  /// More don't fit the screen of a phone, and would be laid out with each change all the same.
  nonisolated static let shownClimbs = 20

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
        ForEach(session.climbs.suffix(Self.shownClimbs).reversed()) { ClimbRow(climb: $0) }
        if session.climbs.count > Self.shownClimbs {
          Text("and \(session.climbs.count - Self.shownClimbs) before them: press **f**").foregroundStyle(.secondary)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// How much was climbed in a session.
struct CountsHeader: View {
  let session: Session

  var body: some View {
    CountColumns([
      .init(session.climbs.count, one: "climb", many: "climbs"),
      .init(session.attemptCount, one: "attempt", many: "attempts"),
      .init(session.sentCount, one: "sent", many: "sent", isGreen: true),
    ])
  }
}

/// Numbers over what they count, in columns that stay as they are; all large where there is room for three digits each,
/// so that nothing moves or shrinks as they grow.
struct CountColumns: View {
  struct Count: Hashable, Sendable {
    let number: Int
    let one: String
    let many: String
    let isGreen: Bool

    init(_ number: Int, one: String, many: String, isGreen: Bool = false) {
      (self.number, self.one, self.many, self.isGreen) = (number, one, many, isGreen)
    }

    /// The points of its number or its words, whichever are longer, and the gap after them.
    fileprivate var smallWidth: Double { Double(max(NumberWidth.columns(of: number), many.count) + 2) * 8 }
  }

  private let counts: [Count]

  init(_ counts: [Count]) { self.counts = counts }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if counts.allSatisfy({ $0.number < 1000 }) { columns(isLarge: true) }
      columns(isLarge: false)
    }
  }

  private func columns(isLarge: Bool) -> some View {
    HStack(spacing: 0) {
      ForEach(counts, id: \.self) { count in
        CountView(count: count.number, one: count.one, many: count.many, isLarge: isLarge)
          .foregroundStyle(count.isGreen ? Color.green : Color.primary)
          .frame(width: isLarge ? nil : count.smallWidth, alignment: .leading)
          .frame(minWidth: isLarge ? Self.largeWidth : nil, maxWidth: isLarge ? .infinity : nil, alignment: .leading)
      }
    }
  }

  /// The points of three large digits and the gap after them.
  private static let largeWidth: Double = 120
}

/// The room that numbers take.
enum NumberWidth {
  /// The columns of a number with its commas.
  static func columns(of number: Int) -> Int {
    let digits = String(number).count
    return digits + (digits - 1) / 3
  }
}

/// One climb: its number, name, attempts and whether it was sent; where the pane is narrow the attempts are a number.
struct ClimbRow: View {
  let climb: Climb

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(attempts)
      row("×\(climb.attempts.count)")
    }
    .accessibilityElement(children: .combine)
  }

  private func row(_ shown: String) -> some View {
    HStack(spacing: 8) {
      Text("\(climb.id)").foregroundStyle(.secondary).frame(width: 24, alignment: .trailing)
      Text(climb.name).fontWeight(.medium).lineLimit(1)
      Spacer()
      Text(shown).foregroundStyle(.secondary).lineLimit(1).accessibilityLabel(attempts)
      HStack(spacing: 4) {
        Image(systemName: climb.isSent ? "checkmark.circle.fill" : "circle").accessibilityHidden(true)
        Text(climb.isSent ? "Sent" : "Open")
      }
      .foregroundStyle(climb.isSent ? Color.green : Color.gray)
    }
  }

  private var attempts: String { climb.attempts.count == 1 ? "1 attempt" : "\(climb.attempts.count) attempts" }
}
