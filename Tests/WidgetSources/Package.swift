// swift-format-ignore-file
// Extensions in the wild unwrap by force, and this one is to compile as they do.
import WidgetKit
import SwiftUI
import ActivityKit

enum PackageTracking {
  struct Attributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      enum Stage: String, Codable, Hashable, CaseIterable { case label, pickedUp, transit, outForDelivery, delivered }
      let stage: Stage
      let eta: Date?
      let location: String
      let stopsAway: Int?
    }
    let carrier: String
    let trackingNumber: String
    let sender: String
  }
}

fileprivate extension PackageTracking.Attributes.ContentState.Stage {
  var iconName: String {
    switch self {
    case .label: "barcode"
    case .pickedUp: "shippingbox"
    case .transit: "truck.box"
    case .outForDelivery: "figure.walk"
    case .delivered: "house.fill"
    }
  }
  var index: Int { Self.allCases.firstIndex(of: self)! }
  var localized: String {
    String(localized: "stage.\(rawValue)", defaultValue: "In transit", comment: "Stage of delivery")
  }
}

struct DashedLine: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.width, y: rect.midY))
    return path
  }
}

struct StageTimeline: View {
  typealias Stage = PackageTracking.Attributes.ContentState.Stage
  let stage: Stage
  @Namespace private var animation
  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(Stage.allCases.enumerated()), id: \.element) { index, item in
        Image(systemName: item.iconName)
          .symbolVariant(index <= stage.index ? .fill : .none)
          .font(.footnote)
          .frame(width: 24, height: 24)
          .background {
            if item == stage {
              Circle().fill(.orange).matchedGeometryEffect(id: "current", in: animation)
            } else {
              Circle().strokeBorder(index < stage.index ? Color.orange : .gray, lineWidth: 1.5)
            }
          }
          .foregroundStyle(item == stage ? AnyShapeStyle(.black) : AnyShapeStyle(HierarchicalShapeStyle.primary))
        if index < Stage.allCases.count - 1 {
          DashedLine()
            .stroke(style: StrokeStyle(lineWidth: 1.5, dash: index < stage.index ? [] : [2, 2]))
            .foregroundColor(index < stage.index ? .orange : .gray)
            .frame(height: 1)
        }
      }
    }
  }
}

struct PackageLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PackageTracking.Attributes.self) { context in
      lockScreen(context.attributes, context.state)
        .padding(.all, 14)
        .activityBackgroundTint(Color(white: 0.1))
        .foregroundStyle(.white, .orange, .gray)
    } dynamicIsland: { context in
      let state = context.state
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading) {
            Text(context.attributes.carrier).font(.caption).bold(); Text(context.attributes.sender).font(.caption2)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          if let stops = state.stopsAway {
            VStack(alignment: .trailing) {
              Text("\(stops)").font(.title2).bold(); Text("stops").font(.caption2)
            }
          } else if let eta = state.eta {
            Text(eta, format: .dateTime.weekday(.abbreviated).day()).font(.title3)
          }
        }
        DynamicIslandExpandedRegion(.bottom) { StageTimeline(stage: state.stage).padding(.top, 6) }
      } compactLeading: {
        Image(systemName: state.stage.iconName).foregroundStyle(.orange)
      } compactTrailing: {
        Text(state.eta.map { $0.formatted(.dateTime.hour(.defaultDigits(amPM: .abbreviated))) } ?? "—").font(.caption2)
      } minimal: {
        Image(systemName: state.stage.iconName).foregroundStyle(.orange)
      }
      .widgetURL(
        URL(
          string:
            "packages://\(context.attributes.trackingNumber.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")"
        ))
    }
  }
  @ViewBuilder
  func lockScreen(_ attributes: PackageTracking.Attributes, _ state: PackageTracking.Attributes.ContentState)
    -> some View
  {
    VStack(alignment: .leading) {
      HStack {
        Label(attributes.carrier, systemImage: "shippingbox.fill").labelStyle(.titleAndIcon).font(.headline); Spacer();
        Text(attributes.trackingNumber.suffix(6)).font(.caption.monospaced()).privacySensitive()
      }
      Text(state.stage.localized).font(.title3.weight(.semibold))
      if let eta = state.eta { Text("Expected \(eta, style: .date)").font(.subheadline) }
      StageTimeline(stage: state.stage)
      Text(state.location).font(.caption).foregroundStyle(.secondary)
    }
  }
}
