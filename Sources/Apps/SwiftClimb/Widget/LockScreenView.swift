import SwiftUI
import WidgetKit

/// The card on the lock screen: the discipline and for how long, since when, how much, and what can be done.
struct LockScreenView: View {
  let attributes: ClimbingSessionAttributes
  let state: ClimbingSessionAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          DisciplineBadge(name: attributes.disciplineDisplayName)
          Spacer()
          SessionTimer(interval: attributes.timerInterval(updated: state.lastUpdated))
        }
        SinceRow(attributes: attributes, state: state, isStale: isStale)
      }
      VStack(spacing: 0) {
        HStack(spacing: 8) {
          CountsRow(state: state, isStale: isStale)
          Spacer(minLength: 0)
          AddClimbLink(url: attributes.addClimbURL)
        }
        QuickActions(attributes: attributes)
      }
    }
    .foregroundStyle(.white)
    .padding()
  }
}
