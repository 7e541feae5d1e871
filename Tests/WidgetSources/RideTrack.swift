// swift-format-ignore-file
// A car above its track with a ring at the end, and links in the styles of buttons.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct RideTrackAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var progress: Double
    var minutes: Int
    var headline: String
  }
  var driver: String
  var plate: String
  var car: String
  var pin: String
}

private struct RoadTrack: View {
  let progress: Double
  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.3)).frame(height: 6)
        Capsule().fill(Color.green).frame(width: width * progress, height: 6)
        Image(systemName: "car.side.fill")
          .font(.system(size: 20))
          .foregroundStyle(.white)
          .offset(x: width * progress - 14, y: -12)
        Circle().fill(.white).frame(width: 12, height: 12)
          .overlay(Circle().stroke(Color.green, lineWidth: 3))
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 36)
  }
}

struct RideTrackLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideTrackAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack(alignment: .top) {
          VStack(alignment: .leading, spacing: 2) {
            Text(context.state.headline).font(.headline)
            Text("\(context.attributes.car) · \(context.attributes.driver)").font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Text(context.attributes.plate)
            .font(.system(.subheadline, design: .monospaced).bold())
            .padding(.horizontal, 8).padding(.vertical, 4)
            .background(Color.yellow, in: RoundedRectangle(cornerRadius: 6))
            .foregroundStyle(.black)
        }
        RoadTrack(progress: context.state.progress)
        HStack {
          Link(destination: URL(string: "ridetrack://call")!) {
            Label("Call", systemImage: "phone.fill").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent).tint(.green)
          Link(destination: URL(string: "ridetrack://message")!) {
            Label("Message", systemImage: "message.fill").frame(maxWidth: .infinity)
          }
          .buttonStyle(.bordered).tint(.white)
        }
        .font(.subheadline)
      }
      .padding(14)
      .activityBackgroundTint(Color(red: 0.07, green: 0.07, blue: 0.09))
      .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading) {
            Text("Arriving in").font(.caption).foregroundStyle(.secondary)
            Text("\(context.state.minutes) minutes").font(.title3.bold())
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("PIN \(context.attributes.pin)").font(.caption.bold()).padding(6).background(.white.opacity(0.15), in: Capsule())
        }
        DynamicIslandExpandedRegion(.bottom) {
          RoadTrack(progress: context.state.progress)
          HStack {
            Text(context.attributes.car)
            Spacer()
            Text(context.attributes.plate).bold()
          }
          .font(.footnote)
        }
      } compactLeading: {
        Image(systemName: "car.fill").foregroundStyle(.green)
      } compactTrailing: {
        Text("\(context.state.minutes) min").font(.caption2).bold().foregroundStyle(.green)
      } minimal: {
        ZStack {
          Circle().stroke(.green.opacity(0.3), lineWidth: 3)
          Circle().trim(from: 0, to: context.state.progress).stroke(.green, style: StrokeStyle(lineWidth: 3, lineCap: .round)).rotationEffect(.degrees(-90))
          Text("\(context.state.minutes)").font(.caption2.bold())
        }
      }
    }
  }
}

#Preview("RideTrack", as: .content, using: RideTrackAttributes(driver: "Bartholomew", plate: "8KTR204", car: "Blue Kona", pin: "4821")) {
  RideTrackLiveActivity()
} contentStates: {
  RideTrackAttributes.ContentState(progress: 0.55, minutes: 4, headline: "Your ride is on its way")
}
