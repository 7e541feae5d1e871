import SwiftUI

/// Every climb of the running session, newest first.
struct ClimbsScreen: View {
  let session: Session

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      CountsHeader(session: session)
      VStack(alignment: .leading, spacing: 0) {
        Divider()
        ForEach(session.climbs.reversed()) { ClimbRow(climb: $0) }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
