import SwiftUI

/// The page: how long since the last change of the conscious state and since the last meal, the log, and the menu.
struct ActivitiesScreen: View {
  let indicators: Indicators
  let log: ActivityLog
  let notices: [String]
  let press: MenuPress

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      IndicatorsView(indicators: indicators)
      ForEach(Array(notices.enumerated()), id: \.offset) { NoticeView(text: $0.element) }
      Divider()
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 16) {
          LogView(log: log)
            .frame(
              minWidth: log.leastWidth, idealWidth: log.leastWidth, maxWidth: .infinity, alignment: .leading)
          MenuView(press: press)
        }
        LogView(log: log)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A notice, in words and colour.
struct NoticeView: View {
  let text: String

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange).accessibilityHidden(true)
      Text(text)
    }
    .accessibilityElement(children: .combine)
  }
}

/// Logs an activity when its button is pressed.
struct MenuPress: Sendable {
  private let log: @Sendable (ActivityType) async -> Void

  init(_ log: @escaping @Sendable (ActivityType) async -> Void) { self.log = log }

  @MainActor func callAsFunction(_ type: ActivityType) {
    let log = log
    Task { @concurrent in await log(type) }
  }
}

/// The four buttons at the right of the log.
struct MenuView: View {
  let press: MenuPress

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(ActivityType.allCases, id: \.self) { type in
        Button {
          press(type)
        } label: {
          HStack(spacing: 8) {
            TypeIcon(type: type)
            Text(type.displayName).foregroundStyle(Color.primary)
          }
          .frame(width: Self.width, alignment: .leading)
        }
        .tint(type.color)
        .accessibilityLabel("Log \(type.displayName)")
      }
    }
  }

  /// As wide as the longest name with its symbol.
  private static let width: Double = 96
}
