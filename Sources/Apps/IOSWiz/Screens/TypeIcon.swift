import SwiftUI

/// The icon of an activity; all take the same room, so that what follows stands in a column.
struct TypeIcon: View {
  let type: ActivityType

  var body: some View {
    Image(systemName: type.symbol)
      .foregroundStyle(type.color)
      .frame(width: 16, alignment: .leading)
      .accessibilityHidden(true)
  }
}
