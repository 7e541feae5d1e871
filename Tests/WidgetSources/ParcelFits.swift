// swift-format-ignore-file
// The first of several texts and rows that fits.
import ActivityKit
import SwiftUI
import WidgetKit

struct ParcelFitsAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stops: Int
    var step: Int
  }
  var shop: String
}

private struct StepLine: View {
  let step: Int
  private let symbols = ["cart.fill", "shippingbox.fill", "building.2.fill", "truck.box.fill", "house.fill"]
  var body: some View {
    HStack(spacing: 4) {
      ForEach(symbols.indices, id: \.self) { index in
        Image(systemName: symbols[index])
          .font(.caption)
          .foregroundStyle(index <= step ? Color.orange : .secondary)
        if index < symbols.count - 1 {
          Rectangle()
            .fill(index < step ? Color.orange : Color.secondary.opacity(0.4))
            .frame(height: 2)
        }
      }
    }
  }
}

struct ParcelFitsLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelFitsAttributes.self) { context in
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Image(systemName: "shippingbox.fill").foregroundStyle(.orange)
          Text(context.attributes.shop).font(.headline)
          Spacer()
          ViewThatFits {
            Text("Order 2026-118-4409").font(.caption).foregroundStyle(.secondary)
            Text("4409").font(.caption).foregroundStyle(.secondary)
          }
        }
        ViewThatFits(in: .horizontal) {
          Text("Out for delivery · \(context.state.stops) stops away · arrives about 2:45 PM today")
          Text("Out for delivery · \(context.state.stops) stops away")
          Text("\(context.state.stops) stops")
        }
        .font(.subheadline)
        StepLine(step: context.state.step)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "shippingbox.fill")
            .font(.title3)
            .frame(width: 36, height: 36)
            .background(.orange.gradient, in: RoundedRectangle(cornerRadius: 9, style: .continuous))
        }
        DynamicIslandExpandedRegion(.center) {
          ViewThatFits {
            Text("\(context.state.stops) stops away from you").font(.headline)
            Text("\(context.state.stops) stops away").font(.headline)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            Text("2:45").font(.title3.bold())
            Text("PM").font(.caption2).foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          ViewThatFits(in: .horizontal) {
            HStack {
              chip("Leave at the door", "door.left.hand.closed")
              chip("Neighbour", "person.2.fill")
              chip("Pick-up shop", "storefront.fill")
            }
            HStack {
              chip("Door", "door.left.hand.closed")
              chip("Neighbour", "person.2.fill")
              chip("Shop", "storefront.fill")
            }
          }
        }
      } compactLeading: {
        Image(systemName: "shippingbox.fill").foregroundStyle(.orange)
      } compactTrailing: {
        ViewThatFits {
          Text("\(context.state.stops) stops").font(.caption)
          Text("\(context.state.stops)").font(.caption)
        }
      } minimal: {
        Image(systemName: "shippingbox.fill")
          .foregroundStyle(.orange)
          .overlay(alignment: .bottomTrailing) {
            Text("\(context.state.stops)").font(.system(size: 9, weight: .black))
              .padding(2).background(.red, in: Circle())
          }
      }
    }
  }

  private func chip(_ title: String, _ symbol: String) -> some View {
    Label(title, systemImage: symbol)
      .font(.caption.weight(.medium))
      .lineLimit(1)
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(.white.opacity(0.15), in: Capsule())
  }
}

#Preview("ParcelFits", as: .content, using: ParcelFitsAttributes(shop: "Lamp & Loom")) {
  ParcelFitsLiveActivity()
} contentStates: {
  ParcelFitsAttributes.ContentState(stops: 3, step: 3)
}
