import ActivityKit
import SwiftUI
import UIKit
import WidgetKit

/// The stamps of a coffee card: stamps are drawn by UIKit, the line behind them runs from anchor to anchor.
struct StampCardAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stamps: Int
  }
  var shop: String
}

enum Stamp {
  static var cup: UIImage {
    guard let cup = UIImage(systemName: "cup.and.saucer.fill") else { return UIImage() }
    return cup.withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
  }

  static func image(_ number: Int, isDone: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = false
    return UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32), format: format).image { context in
      let color: UIColor = isDone ? .systemBrown : .darkGray
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 32, height: 32)).fill()
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      ("\(number)" as NSString).draw(
        in: CGRect(x: 0, y: 8, width: 32, height: 16),
        withAttributes: [
          .font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.white, .paragraphStyle: style,
        ])
      guard !isDone else { return }
      context.cgContext.setStrokeColor(UIColor.systemYellow.cgColor)
      context.cgContext.setLineWidth(4)
      context.cgContext.move(to: CGPoint(x: 0, y: 31))
      context.cgContext.addLine(to: CGPoint(x: 32, y: 31))
      context.cgContext.strokePath()
    }
  }
}

private struct StampPlaces: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Missing: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct StampRow: View {
  let done: Int
  var body: some View {
    HStack(spacing: 16) {
      ForEach(1..<6) { number in
        Image(uiImage: Stamp.image(number, isDone: number <= done))
          .anchorPreference(key: StampPlaces.self, value: .bounds) { [number: $0] }
          .preference(key: Missing.self, value: number > done ? 1 : 0)
      }
    }
    .backgroundPreferenceValue(StampPlaces.self) { places in
      GeometryReader { geometry in
        if let first = places[1], let last = places[max(1, done)] {
          let (left, right) = (geometry[first].midX, geometry[last].midX)
          Rectangle().fill(.orange).frame(width: right - left, height: 16)
            .position(x: (left + right) / 2, y: geometry[first].midY)
        }
      }
    }
    .padding(.bottom, 16)
    .overlayPreferenceValue(Missing.self, alignment: .bottomTrailing) { missing in
      Text("\(missing) to go").font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct StampCardLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: StampCardAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          if let badge = ImageRenderer(content: badge(context.attributes.shop)).uiImage { Image(uiImage: badge) }
          Image(uiImage: UIImage())
          Text("Stamp card").bold()
          Spacer()
          Image(uiImage: Stamp.cup)
        }
        StampRow(done: context.state.stamps)
      }
      .padding()
      .activityBackgroundTint(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.shop) }
        DynamicIslandExpandedRegion(.bottom) { StampRow(done: context.state.stamps) }
      } compactLeading: {
        Image(uiImage: Stamp.cup)
      } compactTrailing: {
        Text("\(context.state.stamps)/5")
      } minimal: {
        Text("\(context.state.stamps)")
      }
    }
  }

  private func badge(_ shop: String) -> some View {
    Text(shop.prefix(1)).padding(.horizontal, 8).background(.yellow)
  }
}
