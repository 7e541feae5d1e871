import SwiftUI

/// The state of the Live Activity, for developers; nothing unless it is switched on in the settings.
struct DebugOverlay: View {
  let lines: [String]

  var body: some View {
    if !lines.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          Image(systemName: "ladybug").accessibilityHidden(true)
          Text("Debug").fontWeight(.semibold)
        }
        ForEach(lines, id: \.self) { Text(verbatim: $0).lineLimit(1) }
      }
      .foregroundStyle(.black)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.yellow)
      .padding(.top, 16)
    }
  }
}
