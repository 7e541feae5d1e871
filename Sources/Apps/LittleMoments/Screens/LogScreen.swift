import SwiftUI

/// The latest events, newest first; private values are not in them.
struct LogScreen: View {
  let entries: [LifecycleLog.Entry]
  /// More don't fit the screen of a phone.
  private static let shownEntries = 14

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if entries.isEmpty { Text("Nothing has happened yet.").foregroundStyle(.secondary) }
      ForEach(entries.suffix(Self.shownEntries).reversed()) { entry in
        HStack(alignment: .top, spacing: 8) {
          Text(entry.instant, style: .time).foregroundStyle(.secondary).lineLimit(1).frame(
            width: 64, alignment: .leading)
          Text(verbatim: entry.text)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
