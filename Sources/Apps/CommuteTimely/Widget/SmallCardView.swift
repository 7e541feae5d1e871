import SwiftUI
import WidgetKit

/// The card on a Watch or in a car: where, how long until one has to leave, and when that is.
struct SmallCardView: View {
  let state: CommuteActivityAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DestinationLabel(state: state)
      HStack(spacing: 8) {
        Text(.currentDate, format: state.style(.badge))
          .font(.title3)
          .fontWeight(.bold)
          .monospacedDigit()
          .fixedSize()
          .accessibilityLabel(Text(.currentDate, format: state.style(.speech)))
        StageLabel(state: state, isStale: isStale)
      }
      Text("Leave by \(state.leaveTime, style: .time)").lineLimit(1).monospacedDigit()
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 8)
  }
}
