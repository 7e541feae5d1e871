import AppIntents
import SwiftUI
import WidgetKit

/// Counts and start, below the camera of the expanded island.
struct ExpandedCenterView: View {
  let attributes: ClimbingSessionAttributes
  let state: ClimbingSessionAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(spacing: 8) {
      CountsRow(state: state, isStale: isStale)
      SinceRow(attributes: attributes, state: state, isStale: isStale)
    }
  }
}

/// The way to log more, across the expanded island.
struct ExpandedBottomView: View {
  let attributes: ClimbingSessionAttributes

  var body: some View {
    AddClimbLink(url: attributes.addClimbURL, isWide: true)
  }
}
