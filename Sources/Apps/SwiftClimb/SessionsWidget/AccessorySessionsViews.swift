import SwiftUI
import WidgetKit

/// One line at the date of the lock screen.
struct InlineSessionsView: View {
  let entry: SessionsEntry

  var body: some View {
    Label("\(Count.climbs(entry.climbCount)), \(entry.sentCount) sent", systemImage: "figure.climbing")
  }
}

/// The climbs of the week in a circle.
struct CircularSessionsView: View {
  let entry: SessionsEntry

  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: "figure.climbing").accessibilityHidden(true)
      Text("\(entry.climbCount)").fontWeight(.bold).monospacedDigit()
      Text(entry.climbCount == 1 ? "climb" : "climbs").font(.caption2)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Count.climbs(entry.climbCount))
  }
}

/// Three lines: the session that the numbers are about, climbs, and how many were sent.
struct RectangularSessionsView: View {
  let entry: SessionsEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 4) {
        Image(systemName: "figure.climbing").accessibilityHidden(true)
        Text("Last 7 days").fontWeight(.semibold)
      }
      .widgetAccentable()
      Text(Count.climbs(entry.climbCount))
      Text("\(entry.sentCount) sent").foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Numbers with what they count.
enum Count {
  static func climbs(_ count: Int) -> String { count == 1 ? "1 climb" : "\(count) climbs" }
}
