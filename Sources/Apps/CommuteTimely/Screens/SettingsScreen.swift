import SwiftUI

/// The person's choices, the saved places, and the reasons why the app can't do its work.
struct SettingsScreen: View {
  let overview: TripOverview
  /// More places don't fit the screen.
  private static let shownPlaces = 8

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        SettingRow(title: "Dynamic Island", value: overview.dynamicIslandEnabled ? "On" : "Off")
        SettingRow(title: "First name", value: overview.firstName ?? "None")
        Text(
          "Off removes the activities of all trips: iOS shows them in the island and on the lock screen, or nowhere."
        )
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
      }
      ForEach(overview.settingsMessages, id: \.self) { NoticeView(text: $0) }
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("Saved places").font(.subheadline).fontWeight(.semibold)
          Spacer()
          Text(overview.places.count == 1 ? "1 in all" : "\(overview.places.count) in all").foregroundStyle(.secondary)
        }
        Divider()
        if overview.places.isEmpty { Text("Press **a** to save one.").foregroundStyle(.secondary) }
        ForEach(overview.places.prefix(Self.shownPlaces), id: \.name) { place in
          HStack(spacing: 8) {
            Image(systemName: "mappin").accessibilityHidden(true)
            Text(place.name).fontWeight(.medium).lineLimit(1)
            Spacer(minLength: 0)
            Text(place.street).lineLimit(1).foregroundStyle(.secondary)
          }
          .accessibilityElement(children: .combine)
        }
        MoreRow(count: overview.places.count - Self.shownPlaces)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A setting with its value.
private struct SettingRow: View {
  let title: LocalizedStringKey
  let value: String

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).fontWeight(.semibold).foregroundStyle(Color.commuteGlow)
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}
