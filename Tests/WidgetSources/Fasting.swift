// swift-format-ignore-file
// Extensions in the wild unwrap by force, and this one is to compile as they do.
import Foundation
import SwiftUI
import WidgetKit
import ActivityKit
import UIKit

struct FastingAttributes: ActivityAttributes, Identifiable {
  public typealias FastingStatus = ContentState
  public struct ContentState: Codable, Hashable {
    public var startDate: Date
    public var goalHours: Int
    public var phase: String
    var endDate: Date { Calendar.current.date(byAdding: .hour, value: goalHours, to: startDate) ?? startDate }
    var progress: Double { min(1, Date().timeIntervalSince(startDate) / (Double(goalHours) * 3600)) }
  }
  var id = UUID()
  var planName: String
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}
extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}
extension UIColor {
  convenience init(hex: String, alpha: CGFloat = 1.0) {
    var value: UInt64 = 0
    Scanner(string: hex.replacingOccurrences(of: "#", with: "")).scanHexInt64(&value)
    self.init(
      red: CGFloat((value & 0xff0000) >> 16) / 255, green: CGFloat((value & 0xff00) >> 8) / 255,
      blue: CGFloat(value & 0xff) / 255, alpha: alpha)
  }
  static let fastingTeal = UIColor(hex: "#2AB7A9")
}
extension Font {
  static func brand(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
    .custom("Avenir Next", size: size, relativeTo: .body).weight(weight)
  }
  static let display = Font(UIFont.systemFont(ofSize: 28, weight: .bold))
}
extension Date {
  var shortTime: String {
    let f = DateFormatter()
    f.locale = Locale(identifier: "en_US_POSIX")
    f.dateFormat = "HH:mm"
    return f.string(from: self)
  }
  func adding(_ component: Calendar.Component, _ value: Int) -> Date {
    Calendar.current.date(byAdding: component, value: value, to: self)!
  }
}

struct ProgressRing: View {
  let progress: Double
  let lineWidth: CGFloat
  let gradient = AngularGradient(
    gradient: Gradient(colors: [Color(.fastingTeal), .green]), center: .center, startAngle: .degrees(0),
    endAngle: .degrees(360))
  var body: some View {
    ZStack {
      Circle().stroke(Color(uiColor: .systemGray5), lineWidth: lineWidth)
      Circle()
        .trim(from: 0.0, to: CGFloat(min(progress, 1.0)))
        .stroke(gradient, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
        .rotationEffect(Angle(degrees: 270.0))
        .animation(.linear, value: progress)
    }
  }
}

struct FastingLockScreenView: View {
  let context: ActivityViewContext<FastingAttributes>
  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        ProgressRing(progress: context.state.progress, lineWidth: 8)
        VStack(spacing: -2) {
          Text("\(Int(context.state.progress * 100))").font(.brand(18, weight: .heavy))
          Text("%").font(.system(size: 9))
        }
      }
      .frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 3) {
        Text(context.attributes.planName).font(.display)
        Text(context.state.startDate, style: .timer).font(.brand(16)).monospacedDigit()
        HStack(spacing: 4) {
          Image(systemName: "flag.checkered"); Text("Goal \(context.state.endDate.shortTime)")
        }.font(.caption)
      }
      Spacer()
    }
    .padding(UIScreen.main.bounds.width > 400 ? 20 : 16)
    .background(Color(UIColor.secondarySystemBackground))
    .cornerRadius(20, corners: [.topLeft, .topRight])
  }
}

struct FastingActivityWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FastingAttributes.self) { context in
      FastingLockScreenView(context: context)
        .activityBackgroundTint(Color.cyan)
        .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Fasting").font(.caption).padding(.leading) }
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.phase).font(.caption).padding(.trailing) }
        DynamicIslandExpandedRegion(.bottom) {
          VStack {
            Text(context.state.startDate, style: .timer).font(.largeTitle).multilineTextAlignment(.center)
            ProgressView(value: context.state.progress).progressViewStyle(
              LinearProgressViewStyle(tint: Color(UIColor.fastingTeal)))
          }
        }
      } compactLeading: {
        ProgressRing(progress: context.state.progress, lineWidth: 3).frame(width: 20, height: 20)
      } compactTrailing: {
        Text(context.state.startDate, style: .timer).frame(width: 56).font(.caption2)
      } minimal: {
        ProgressRing(progress: context.state.progress, lineWidth: 3).padding(2)
      }
      .keylineTint(Color(.systemTeal))
    }
  }
}
