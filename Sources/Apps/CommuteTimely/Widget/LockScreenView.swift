import SwiftUI
import WidgetKit

/// The card on the lock screen: where, when to leave and how far off that is, the way there, and what can be done.
struct LockScreenView: View {
  let attributes: CommuteActivityAttributes
  let state: CommuteActivityAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TripHeader(state: state, isStale: isStale)
      CountdownRow(state: state, isStale: isStale).padding(.bottom, 8)
      TripButtons(attributes: attributes)
    }
    .foregroundStyle(.white)
    .padding(.horizontal)
    .padding(.vertical, 8)
  }
}
