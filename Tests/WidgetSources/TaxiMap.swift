import ActivityKit
import MapKit
import SwiftUI
import WidgetKit
import CoreLocation

struct RideAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var status: RideStatus
    var eta: Date
    var latitude: Double
    var longitude: Double
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
  }
  var driver: Driver
  var plate: String
  var pickup: String
}
struct Driver: Codable, Hashable { var name: String; var rating: Double; var photoURL: URL? }
enum RideStatus: String, Codable, Hashable, CaseIterable {
  case searching, arriving, waiting, riding, done
  var headline: String {
    switch self {
    case .searching: return NSLocalizedString("ride.searching", value: "Looking for a driver", comment: "")
    case .arriving: return "Your driver is arriving"
    case .waiting: return "Your driver is here"
    case .riding: return "On your way"
    case .done: return "You have arrived"
    }
  }
}

struct PlateView: View {
  let plate: String
  var body: some View {
    Text(plate)
      .font(.system(.footnote, design: .monospaced).bold())
      .padding(EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
      .background(RoundedRectangle(cornerRadius: 4).fill(Color.yellow))
      .foregroundColor(.black)
      .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.black.opacity(0.5), lineWidth: 1))
  }
}

struct CarTrack: View {
  let status: RideStatus
  var fraction: CGFloat {
    CGFloat(RideStatus.allCases.firstIndex(of: status) ?? 0) / CGFloat(RideStatus.allCases.count - 1)
  }
  var body: some View {
    GeometryReader { geo in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.secondary.opacity(0.3)).frame(height: 4)
        Capsule().fill(Color.accentColor).frame(width: geo.size.width * fraction, height: 4)
        Image(systemName: "car.side.fill")
          .font(.body)
          .foregroundColor(.accentColor)
          .background(Circle().fill(.background).frame(width: 28, height: 28))
          .offset(x: max(0, geo.size.width * fraction - 24))
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 28)
  }
}

struct RideCard: View {
  let context: ActivityViewContext<RideAttributes>
  var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: context.state.coordinate, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01))
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          Text(context.state.status.headline).font(.headline)
          (Text("Arrival ") + Text(context.state.eta, style: .time).bold()).font(.subheadline)
        }
        Spacer()
        AsyncImage(url: context.attributes.driver.photoURL) { image in
          image.resizable().scaledToFill()
        } placeholder: {
          Image(systemName: "person.crop.circle.fill").resizable().foregroundStyle(.secondary)
        }
        .frame(width: 36, height: 36)
        .clipShape(Circle())
      }
      CarTrack(status: context.state.status)
      HStack {
        PlateView(plate: context.attributes.plate)
        Label(String(format: "%.1f", context.attributes.driver.rating), systemImage: "star.fill").font(.caption)
          .foregroundStyle(.yellow)
        Text(context.attributes.driver.name).font(.caption)
        Spacer()
        Map(coordinateRegion: .constant(region), interactionModes: []).frame(width: 72, height: 32).cornerRadius(6)
          .mapStyle(.standard(elevation: .flat, pointsOfInterest: .including([.parking, .airport])))
      }
    }
    .padding()
  }
}

@available(iOSApplicationExtension 16.2, *)
struct RideLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) {
      RideCard(context: $0)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "car.fill").imageScale(.large) }
        DynamicIslandExpandedRegion(.trailing) { PlateView(plate: context.attributes.plate) }
        DynamicIslandExpandedRegion(.center) { Text(context.state.status.headline).font(.subheadline).lineLimit(1) }
        DynamicIslandExpandedRegion(.bottom) { CarTrack(status: context.state.status) }
      } compactLeading: {
        Image(systemName: "car.fill")
      } compactTrailing: {
        Text(context.state.eta, style: .relative).frame(maxWidth: 50).font(.caption2).multilineTextAlignment(.trailing)
      } minimal: {
        Image(systemName: "car.fill").foregroundStyle(.tint)
      }
      .widgetURL(URL(string: "ride://current"))
    }
  }
}
