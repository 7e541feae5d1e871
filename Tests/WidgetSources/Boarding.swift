// swift-format-ignore-file
// Written as apps in the wild are, and to compile as it is.
import ActivityKit
import SwiftUI
import WidgetKit

struct BoardingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var gate: String
    var boards: Date
    var lands: Date
    var progress: Double
    var status: String
  }
  var code: String
  var from: String
  var to: String
  var seat: String
}

private struct SkyArc: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.minY - rect.height))
    return path
  }
}

private struct BoardingFact: View {
  let title: LocalizedStringKey
  let value: String
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(title).font(.system(size: 10, weight: .medium)).foregroundStyle(.secondary).textCase(.uppercase)
      Text(value).font(.system(size: 17, weight: .semibold, design: .rounded))
    }
  }
}

struct BoardingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BoardingAttributes.self) { context in
      VStack(spacing: 0) {
        HStack {
          Label(context.attributes.code, systemImage: "airplane").font(.caption.bold())
          Spacer()
          Text(context.state.status)
            .font(.caption2.bold())
            .foregroundStyle(.black)
            .padding(.horizontal, 8).padding(.vertical, 2)
            .background(.mint, in: .capsule)
        }
        .padding(.horizontal, 16).padding(.vertical, 8)
        .background(.blue.gradient)
        HStack(alignment: .center, spacing: 12) {
          VStack(alignment: .leading) {
            Text(context.attributes.from).font(.largeTitle.weight(.heavy))
            Text(context.state.boards, style: .time).font(.caption).foregroundStyle(.secondary)
          }
          ZStack {
            SkyArc().stroke(.blue, style: .init(lineWidth: 2, dash: [4, 4]))
            Image(systemName: "airplane").foregroundStyle(.blue)
          }
          .frame(height: 32)
          VStack(alignment: .trailing) {
            Text(context.attributes.to).font(.largeTitle.weight(.heavy))
            Text(context.state.lands, style: .time).font(.caption).foregroundStyle(.secondary)
          }
        }
        .padding(.horizontal, 16).padding(.top, 8)
        HStack {
          BoardingFact(title: "Gate", value: context.state.gate)
          Spacer()
          BoardingFact(title: "Seat", value: context.attributes.seat)
          Spacer()
          BoardingFact(title: "Group", value: "3")
          Spacer()
          Image(systemName: "qrcode").resizable().scaledToFit().frame(width: 36, height: 36)
        }
        .padding(.horizontal, 16).padding(.vertical, 8)
      }
      .activityBackgroundTint(.white)
      .environment(\.colorScheme, .light)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading, spacing: 0) {
            Text(context.attributes.from).font(.title.bold())
            Text(context.state.boards, style: .time).font(.caption2).foregroundStyle(.gray)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing, spacing: 0) {
            Text(context.attributes.to).font(.title.bold())
            Text(context.state.lands, style: .time).font(.caption2).foregroundStyle(.gray)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          VStack(spacing: 0) {
            Image(systemName: "airplane").foregroundStyle(.mint)
            Text(context.state.lands, style: .relative).font(.caption2).multilineTextAlignment(.center)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 6) {
            ProgressView(value: context.state.progress).tint(.mint)
            HStack {
              Text("Gate **\(context.state.gate)**")
              Spacer()
              Text("Seat **\(context.attributes.seat)**")
              Spacer()
              Text(context.state.status).foregroundStyle(.mint)
            }
            .font(.footnote)
          }
        }
      } compactLeading: {
        HStack(spacing: 2) {
          Image(systemName: "airplane.departure")
          Text(context.state.gate)
        }
        .font(.caption2)
        .foregroundStyle(.mint)
      } compactTrailing: {
        ProgressView(value: context.state.progress)
          .progressViewStyle(.circular)
          .tint(.mint)
      } minimal: {
        Image(systemName: "airplane").rotationEffect(.degrees(-45))
      }
      .keylineTint(.mint)
    }
  }
}

#Preview("Boarding", as: .content, using: BoardingAttributes(code: "SK 1412", from: "HAM", to: "CPH", seat: "14C")) {
  BoardingActivity()
} contentStates: {
  BoardingAttributes.ContentState(gate: "B12", boards: .now + 1200, lands: .now + 5400, progress: 0.3, status: "On time")
}
