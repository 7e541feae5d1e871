// swift-format-ignore-file
// One island or another by the phase; widths measured with UIKit's fonts; a colour that follows the appearance.
import ActivityKit
import Foundation
import SwiftUI
import UIKit
import WidgetKit

struct LectureAttributes: ActivityAttributes {
  enum Phase: String, Codable { case before, during }
  struct ContentState: Codable, Hashable {
    var phase: Phase
    var title: String
    var room: String
    var from: Date
    var until: Date
    var nextTitle: String?
  }
  var term = "Autumn"
}

struct LectureLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LectureAttributes.self) { context in
      LectureCard(context: context)
        .fontDesign(.rounded)
        .activityBackgroundTint(Self.ground)
        .activitySystemActionForegroundColor(.primary)
    } dynamicIsland: { context in
      if context.state.phase == .before {
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading, priority: 3) { RoomBadge(room: context.state.room) }
          DynamicIslandExpandedRegion(.center, priority: 2) {
            Text(context.state.title).font(.system(.headline, design: .rounded)).lineLimit(1).allowsTightening(true)
          }
          DynamicIslandExpandedRegion(.bottom, priority: 2) {
            HStack {
              Text("Begins in")
              TickingWidth(range: Span.of(context.state), size: 17)
              Spacer(minLength: 8)
              Text(Self.clock(context.state.until)).foregroundStyle(.secondary)
            }
          }
        } compactLeading: {
          if let token = Self.token(context.state.room, length: 4) {
            Text(token).font(.system(size: 15, weight: .bold, design: .rounded))
          } else {
            Text("--")
          }
        } compactTrailing: {
          TickingWidth(range: Span.of(context.state), size: 15).foregroundStyle(.orange)
        } minimal: {
          Image(systemName: "clock.fill").foregroundStyle(.orange)
        }
        .keylineTint(.orange.opacity(0.65))
      } else {
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading, priority: 3) {
            Text(context.state.title).dynamicIsland(verticalPlacement: .belowIfTooWide)
          }
          DynamicIslandExpandedRegion(.bottom) { NextLecture(state: context.state) }
        } compactLeading: {
          Image(systemName: "book.fill").foregroundStyle(.green)
        } compactTrailing: {
          TickingWidth(range: Span.of(context.state), size: 15)
        } minimal: {
          Image(systemName: "book.fill").foregroundStyle(.green)
        }
        .keylineTint(.green.opacity(0.65))
      }
    }
  }

  private static func clock(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "HH:mm"
    return formatter.string(from: date)
  }
  private static func token(_ room: String, length: Int) -> String? {
    let letters = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let short = String(room.uppercased().unicodeScalars.filter(letters.contains))
    return short.isEmpty ? nil : String(short.prefix(length))
  }
  private static var ground: Color {
    Color(UIColor { traits in
      if traits.userInterfaceStyle == .dark { return UIColor(red: 0.1, green: 0.15, blue: 0.2, alpha: 0.9) }
      return UIColor.white.withAlphaComponent(0.92)
    })
  }
}

private enum Span {
  static func of(_ state: LectureAttributes.ContentState) -> ClosedRange<Date> {
    min(state.from, state.until)...max(state.from, state.until)
  }
}

private struct TickingWidth: View {
  let range: ClosedRange<Date>
  let size: CGFloat
  var body: some View {
    Text(timerInterval: range, countsDown: true, showsHours: false)
      .font(.system(size: size, weight: .bold).monospacedDigit())
      .frame(width: width, alignment: .trailing)
      .lineLimit(1)
  }
  private var width: CGFloat {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.monospacedDigitSystemFont(ofSize: size, weight: .bold)]
    return ("00:00" as NSString).size(withAttributes: attributes).width
  }
}

private struct RoomBadge: View {
  let room: String
  var body: some View {
    Text(room).font(.caption.bold()).padding(.horizontal, 6).padding(.vertical, 2).background(.orange.opacity(0.3), in: .capsule)
  }
}

private struct NextLecture: View {
  let state: LectureAttributes.ContentState
  var body: some View {
    let summary = state.nextTitle.map { "\($0) • \(state.room)" }
    VStack(alignment: .leading, spacing: 8) {
      ProgressView(timerInterval: Span.of(state), countsDown: false).tint(.green).labelsHidden()
      if let summary, !summary.isEmpty {
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text("Next").foregroundStyle(.orange)
            Spacer(minLength: 8)
            Text(summary).lineLimit(1).layoutPriority(1)
          }
          Text(summary)
        }
      }
    }
  }
}

private struct LectureCard: View {
  let context: ActivityViewContext<LectureAttributes>
  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(context.state.title).font(.headline)
        HStack(spacing: 6) {
          Circle().fill(context.state.phase == .during ? .green : .orange).frame(width: 7, height: 7)
          Text("\(context.state.room) • \(context.attributes.term)").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      Spacer()
      TickingWidth(range: Span.of(context.state), size: 22)
    }
    .padding()
  }
}
