import SwiftUI

/// Climbs in numbers: how many were sent and flashed, how hard they were, and how much was climbed on which day.
struct StatisticsScreen: View {
  /// The sessions that are counted, in words.
  let title: String
  let statistics: Statistics
  /// Of all sessions, newest first.
  let days: [Statistics.DayTally]
  /// Who wants to see more than a month finds them among the sessions.
  static let shownDays = 31

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).foregroundStyle(Color.climbTint)
      if statistics.total.climbs == 0 {
        Text("Nothing to count yet: add a climb.").foregroundStyle(.secondary)
      } else {
        TotalsView(total: statistics.total)
        BarSection(title: "Grades") {
          ForEach(statistics.grades) { entry in
            TallyRow(name: Text(entry.grade?.label ?? "other"), width: 56, tally: entry.tally, most: mostOfGrade)
          }
        }
      }
      if !days.isEmpty {
        BarSection(title: "Days") {
          ForEach(days.prefix(Self.shownDays)) { entry in
            TallyRow(name: Text(entry.start, style: .date), width: 152, tally: entry.tally, most: mostOfDay)
          }
          if days.count > Self.shownDays {
            Text("and \(days.count - Self.shownDays) before them").foregroundStyle(.secondary)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var mostOfGrade: Int { statistics.grades.map(\.tally.climbs).max() ?? 1 }
  private var mostOfDay: Int { days.prefix(Self.shownDays).map(\.tally.climbs).max() ?? 1 }
}

/// The totals of all climbs.
private struct TotalsView: View {
  let total: Statistics.Tally

  var body: some View {
    CountColumns([
      .init(total.climbs, one: "climb", many: "climbs"), .init(total.sent, one: "sent", many: "sent", isGreen: true),
      .init(total.flashed, one: "flash", many: "flashes"),
    ])
    (Text(rates) + Text(total.attempts == 1 ? "1\u{A0}attempt" : "\(total.attempts)\u{A0}attempts"))
      .foregroundStyle(.secondary)
  }

  private var rates: String {
    let shares = [(total.sentPercentage, "sent"), (total.flashPercentage, "flashed")]
      .compactMap { share, word in share.map { "\($0)% \(word)" } }
    return shares.map { "\($0), " }.joined()
  }
}

/// A title above bars.
private struct BarSection<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(title).font(.subheadline).fontWeight(.semibold)
        Spacer(minLength: 0)
        Text("sent of climbed").foregroundStyle(.secondary).lineLimit(1)
      }
      Divider()
      content
    }
  }
}

/// A name, a bar that is as long as there were climbs, if there is room, and how many of them were sent.
private struct TallyRow: View {
  let name: Text
  /// Points for the longest name.
  let width: Double
  let tally: Statistics.Tally
  /// The climbs of the longest bar.
  let most: Int

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        name.lineLimit(1).frame(width: width, alignment: .leading)
        ProgressView(value: Double(tally.climbs), total: Double(most)).tint(.climbTint).frame(minWidth: 48)
          .accessibilityHidden(true)
        sent.frame(width: max(80, Double(NumberWidth.columns(of: most) * 2 + 4) * 8), alignment: .trailing)
      }
      HStack(spacing: 8) {
        name.lineLimit(1)
        Spacer(minLength: 0)
        sent.layoutPriority(1)
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var sent: some View {
    Text("\(tally.sent) of \(tally.climbs)").monospacedDigit().lineLimit(1)
      .accessibilityLabel("\(tally.sent) of \(Count.climbs(tally.climbs)) sent")
  }
}
