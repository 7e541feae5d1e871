// swift-format-ignore-file
// Written as apps in the wild are, and to compile as it is.
import ActivityKit
import SwiftUI
import WidgetKit

struct CabAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var minutes: Int
    var progress: Double
    var phase: String
  }
  var driver: String
  var plate: String
  var car: String
  var rating: Double
}

struct CabPlate: View {
  let text: String
  var body: some View {
    Text(text)
      .font(.system(.footnote, design: .monospaced).weight(.bold))
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .overlay(RoundedRectangle(cornerRadius: 5).stroke(Color.primary.opacity(0.5), lineWidth: 1))
  }
}

struct AvatarView: View {
  let name: String
  let rating: Double
  var size: CGFloat = 44
  var body: some View {
    Circle()
      .fill(LinearGradient(gradient: Gradient(colors: [.purple, .blue]), startPoint: .top, endPoint: .bottom))
      .frame(width: size, height: size)
      .overlay(
        Text(String(name.prefix(1)))
          .font(.headline)
          .foregroundColor(.white)
      )
      .overlay(alignment: .bottom) {
        HStack(spacing: 2) {
          Image(systemName: "star.fill").font(.system(size: 7))
          Text(String(format: "%.1f", rating)).font(.system(size: 9, weight: .bold))
        }
        .foregroundColor(.black)
        .padding(.horizontal, 5).padding(.vertical, 1)
        .background(Capsule().fill(Color.yellow))
        .offset(y: 6)
      }
  }
}

struct RouteLine: View {
  let progress: Double
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Path { p in
          p.move(to: CGPoint(x: 0, y: proxy.size.height / 2))
          p.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height / 2))
        }
        .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 6]))
        .foregroundStyle(.secondary)
        Rectangle().fill(.green).frame(width: proxy.size.width * progress, height: 3)
        Image(systemName: "car.side.fill")
          .foregroundStyle(.green)
          .offset(x: proxy.size.width * progress - 12)
        Circle().strokeBorder(.primary, lineWidth: 2).frame(width: 12, height: 12)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    .frame(height: 20)
  }
}

struct CabLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CabAttributes.self) { context in
      VStack(spacing: 12) {
        HStack {
          VStack(alignment: .leading) {
            Text(context.state.phase).font(.subheadline).foregroundStyle(.secondary)
            HStack(alignment: .firstTextBaseline, spacing: 4) {
              Text("\(context.state.minutes)").font(.largeTitle).bold()
              Text("min").font(.title3)
            }
          }
          Spacer()
          AvatarView(name: context.attributes.driver, rating: context.attributes.rating)
        }
        RouteLine(progress: context.state.progress)
        HStack {
          Text(context.attributes.car).font(.footnote)
          Spacer()
          CabPlate(text: context.attributes.plate)
        }
      }
      .padding(16)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          AvatarView(name: context.attributes.driver, rating: context.attributes.rating, size: 40)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing, spacing: 4) {
            CabPlate(text: context.attributes.plate)
            Text(context.attributes.car).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          Text("\(context.state.minutes) min away").font(.headline).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 8) {
            RouteLine(progress: context.state.progress)
            HStack {
              Button {} label: { Label("Message", systemImage: "message.fill").frame(maxWidth: .infinity) }
                .tint(.green)
              Button {} label: { Label("Share", systemImage: "square.and.arrow.up").frame(maxWidth: .infinity) }
                .tint(.gray)
            }
            .buttonStyle(.borderedProminent)
            .font(.caption.bold())
          }
        }
      } compactLeading: {
        Image(systemName: "car.fill").foregroundStyle(.green)
      } compactTrailing: {
        Text("\(context.state.minutes) min").font(.caption).bold()
      } minimal: {
        VStack(spacing: 0) {
          Text("\(context.state.minutes)").font(.system(size: 14, weight: .bold))
          Text("min").font(.system(size: 8))
        }
      }
    }
  }
}

#Preview("Cab", as: .dynamicIsland(.expanded), using: CabAttributes(driver: "Ines", plate: "7KLM492", car: "Grey Corolla", rating: 4.9)) {
  CabLiveActivity()
} contentStates: {
  CabAttributes.ContentState(minutes: 4, progress: 0.6, phase: "Your driver is close")
  CabAttributes.ContentState(minutes: 12, progress: 0.1, phase: "Pick-up")
}
