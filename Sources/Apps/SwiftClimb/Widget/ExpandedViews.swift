import SwiftUI
import WidgetKit

/// The views below the camera of the expanded island: badge and timer, and under them how much was climbed and since
/// when, beside a ring that closes with the longest session.
struct ExpandedCenterView: View {
  let attributes: ClimbingSessionAttributes
  let state: ClimbingSessionAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        DisciplineBadge(name: attributes.disciplineDisplayName)
        Spacer()
        SessionTimer(interval: attributes.timerInterval(updated: state.lastUpdated))
      }
      HStack(spacing: 8) {
        HStack(spacing: 8) {
          Text("\(state.climbCount)")
            .font(state.climbCount < 100 ? .largeTitle : .title2)
            .fontWeight(.bold)
            .monospacedDigit()
            .contentTransition(.numericText())
            .fixedSize()
            .frame(width: CountsRow.climbsWidth, alignment: .trailing)
            .foregroundStyle(Color.climbGlow)
            .opacity(isStale ? 0.7 : 1)
            .accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 0) {
            Text(unit).fontWeight(.semibold).accessibilityLabel("\(state.climbCount) \(unit)")
            Text(state.attemptCount == 1 ? "1 attempt" : "\(state.attemptCount) attempts")
            since.opacity(0.7)
          }
          .lineLimit(1)
        }
        .accessibilityElement(children: .combine)
        Spacer(minLength: 0)
        SessionRing(interval: attributes.timerInterval)
      }
    }
  }

  private var unit: String { state.climbCount == 1 ? "climb" : "climbs" }

  private var since: Text {
    isStale
      ? Text("nothing since \(state.lastUpdated, style: .time)") : Text("since \(attributes.startedAt, style: .time)")
  }
}

/// The way to log more, across the expanded island, and below it what is needed less often.
struct ExpandedBottomView: View {
  let attributes: ClimbingSessionAttributes

  var body: some View {
    VStack(spacing: 0) {
      AddClimbLink(url: attributes.addClimbURL, isWide: true)
      QuickActions(attributes: attributes)
    }
  }
}
