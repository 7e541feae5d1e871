import SwiftUI
import WidgetKit

/// The next trip on the home screen.
struct NextTripWidget: Widget {
  static let kind = "NextTrip"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: NextTripProvider()) { entry in
      NextTripView(entry: entry)
        .foregroundStyle(.white)
        .widgetURL(entry.next.flatMap { DeepLink.trip($0.id).url } ?? DeepLink.trips.url)
        .containerBackground(Color.commuteNight, for: .widget)
    }
    .configurationDisplayName("Next Trip")
    .description("When to leave for your next trip.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

/// The look for each size.
private struct NextTripView: View {
  let entry: NextTripEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Group {
      if let next = entry.next {
        switch family {
        case .systemLarge: LargeTripView(entry: entry, next: next)
        case .systemMedium: MediumTripView(trip: next)
        default: SmallTripView(trip: next)
        }
      } else {
        NoTripView()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct NoTripView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 4) {
        PinIcon().accessibilityHidden(true)
        Text("Next trip").fontWeight(.semibold)
      }
      Spacer(minLength: 0)
      Text("Nothing planned: plan a trip in the app.").opacity(0.85)
    }
  }
}
