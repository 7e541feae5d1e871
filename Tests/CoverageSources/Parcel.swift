import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

struct ParcelAttributes: ActivityAttributes {
  enum Status: String, Codable, Hashable, CaseIterable, Identifiable, CustomStringConvertible {
    case packed, shipped, outForDelivery = "out_for_delivery", delivered
    var id: Self { self }
    var description: String {
      rawValue.replacingOccurrences(of: "_", with: " ").capitalized
    }
  }

  struct ContentState: Codable, Hashable {
    var status: Status
    var stopsAway: Int?
    var eta: Date

    enum CodingKeys: String, CodingKey {
      case status
      case stopsAway = "stops_away"
      case eta
    }
  }

  var sender: String
  var trackingNumber: String
}

/// An own alignment, so that the dots stand below the words.
extension VerticalAlignment {
  private enum DotAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  static let dot = VerticalAlignment(DotAlignment.self)
}

struct ParcelTrack: View {
  let status: ParcelAttributes.Status

  var body: some View {
    HStack(alignment: .dot, spacing: 0) {
      ForEach(ParcelAttributes.Status.allCases.indices, id: \.self) { index in
        let each = ParcelAttributes.Status.allCases[index]
        let reached = index <= (ParcelAttributes.Status.allCases.firstIndex(of: status) ?? 0)
        VStack(spacing: 2) {
          Circle()
            .fill(reached ? Color.accentColor : Color(.sRGB, white: 0.5, opacity: 0.4))
            .frame(width: each == status ? 16 : 10, height: each == status ? 16 : 10)
            .alignmentGuide(.dot) { $0[VerticalAlignment.center] }
          Text(String(describing: each))
            .font(.custom("Avenir", size: 10))
            .foregroundColor(reached ? .primary : .secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

struct ParcelCard: View {
  @State private var isFresh: Bool
  let context: ActivityViewContext<ParcelAttributes>

  init(context: ActivityViewContext<ParcelAttributes>) {
    self.context = context
    _isFresh = State(initialValue: !context.isStale)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .top, spacing: 10) {
        Image("box")
          .resizable()
          .scaledToFill()
          .frame(width: 40, height: 40, alignment: .center)
          .background(Color.brown.opacity(0.3))
          .cornerRadius(8)
        VStack(alignment: .leading, spacing: 2) {
          Text("From **\(context.attributes.sender)**")
          Text(context.attributes.trackingNumber)
            .font(.caption.monospacedDigit())
            .foregroundStyle(.tertiary)
            .redacted(reason: isFresh ? [] : .placeholder)
        }
        Spacer(minLength: 8)
        VStack(alignment: .trailing) {
          Text(context.state.eta, format: .dateTime.hour().minute())
            .font(Font.title3.weight(.bold))
          if let stops = context.state.stopsAway, stops > 0 {
            Text("\(stops) stops away").font(.caption2)
          }
        }
      }
      ParcelTrack(status: context.state.status)
    }
    .padding()
    .onAppear { isFresh = true }
  }
}

struct ParcelLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      ParcelCard(context: context)
        .background(alignment: .bottomTrailing) {
          Image(systemName: "shippingbox").font(.largeTitle).opacity(0.1)
        }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "shippingbox.fill").font(.title).foregroundColor(.brown)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.eta, style: .time).font(.title3).foregroundColor(.brown)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.sender).font(.headline).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          ParcelTrack(status: context.state.status)
            .accessibilityElement(children: .combine)
        }
      } compactLeading: {
        Image(systemName: "shippingbox.fill").foregroundColor(.brown)
      } compactTrailing: {
        if let stops = context.state.stopsAway {
          Text("\(stops) stops")
        } else {
          Text(context.state.eta, style: .time)
        }
      } minimal: {
        Group {
          if context.state.status == .delivered {
            Image(systemName: "checkmark.circle.fill").foregroundColor(.green)
          } else {
            Image(systemName: "shippingbox.fill").foregroundColor(.brown)
          }
        }
      }
    }
    .configurationDisplayName("Parcel")
    .description("Where the parcel is.")
  }
}
