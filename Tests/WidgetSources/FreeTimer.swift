// swift-format-ignore-file
// What a script in another language fills in: everything optional, colours as text, pictures by name or path.
import ActivityKit
import SwiftUI
import WidgetKit

public struct FreeTimerAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var title: String
    var subtitle: String?
    var endInMilliseconds: Double?
    var progress: Double?
    var imageName: String?
  }
  var name: String
  var backgroundColor: String?
  var tint: String?
  var link: String?
  var look: Look?
  var padding: Int?
  public enum Look: String, Codable { case circular, digital }
}

extension Color {
  init(cssText: String) {
    var text = cssText.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
    if text.hasPrefix("#") { text.remove(at: text.startIndex) }
    var number: UInt64 = 0
    Scanner(string: text).scanHexInt64(&number)
    self.init(
      .sRGB, red: Double((number >> 16) & 0xFF) / 255, green: Double((number >> 08) & 0xFF) / 255,
      blue: Double((number >> 00) & 0xFF) / 255, opacity: 1)
  }
}

extension Date {
  static func interval(untilMilliseconds end: Double) -> ClosedRange<Self> {
    now...max(now, Date(timeIntervalSince1970: end / 1000))
  }
}

extension Image {
  static func named(orAt path: String) -> Self {
    if let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.free.timer"),
      let picture = UIImage(contentsOfFile: folder.appendingPathComponent(path).path)
    {
      return Image(uiImage: picture)
    }
    return Image(path)
  }
}

struct TintedLabel: ViewModifier {
  let color: String?
  func body(content: Content) -> some View {
    if let color { content.foregroundStyle(Color(cssText: color)) } else { content }
  }
}

extension View {
  @ViewBuilder func opens(_ link: String?) -> some View {
    if let url = Self.address(link) { widgetURL(url) } else { self }
  }
  private static func address(_ link: String?) -> URL? {
    guard let link else { return nil }
    if link.contains("://") { return URL(string: link) }
    guard let types = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]],
      let schemes = types.first?["CFBundleURLSchemes"] as? [String], let scheme = schemes.first
    else { return nil }
    return URL(string: scheme + "://" + link)
  }
}

public struct FreeTimerLiveActivity: Widget {
  public init() {}
  public var body: some WidgetConfiguration {
    let base = ActivityConfiguration(for: FreeTimerAttributes.self) { context in
      FreeTimerCard(state: context.state, attributes: context.attributes)
        .activityBackgroundTint(context.attributes.backgroundColor.map { Color(cssText: $0) })
        .activitySystemActionForegroundColor(Color.black)
        .opens(context.attributes.link)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          VStack(alignment: .leading) {
            Spacer()
            Text(context.state.title).font(.title2).foregroundStyle(.white).fontWeight(.semibold)
            if let subtitle = context.state.subtitle {
              Text(subtitle).font(.title3).minimumScaleFactor(0.8).foregroundStyle(.white.opacity(0.75))
            }
            Spacer()
          }
          .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) { EmptyView() }
        DynamicIslandExpandedRegion(.bottom) {
          if let end = context.state.endInMilliseconds {
            ProgressView(timerInterval: Date.interval(untilMilliseconds: end))
              .foregroundStyle(.white).tint(context.attributes.tint.map { Color(cssText: $0) }).padding(.top, 5)
          }
        }
      } compactLeading: {
        if let name = context.state.imageName {
          Image.named(orAt: name).resizable().scaledToFit().frame(maxWidth: 23, maxHeight: 23)
        }
      } compactTrailing: {
        if let end = context.state.endInMilliseconds { small(end, context.attributes) }
      } minimal: {
        if let end = context.state.endInMilliseconds { small(end, context.attributes) }
      }
    }
    if #available(iOS 18.0, *) {
      return base.supplementalActivityFamilies([.small])
    } else {
      return base
    }
  }

  @ViewBuilder private func small(_ end: Double, _ attributes: FreeTimerAttributes) -> some View {
    if attributes.look ?? .circular == .digital {
      Text(timerInterval: Date.interval(untilMilliseconds: end))
        .font(.system(size: 15)).minimumScaleFactor(0.8).fontWeight(.semibold).frame(maxWidth: 60)
        .multilineTextAlignment(.trailing)
    } else {
      ProgressView(
        timerInterval: Date.interval(untilMilliseconds: end), countsDown: false, label: { EmptyView() },
        currentValueLabel: { EmptyView() }
      )
      .progressViewStyle(.circular).tint(attributes.tint.map { Color(cssText: $0) })
    }
  }
}

struct FreeTimerCard: View {
  let state: FreeTimerAttributes.ContentState
  let attributes: FreeTimerAttributes
  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .center) {
        VStack(alignment: .leading, spacing: 2) {
          Text(state.title).font(.title2).fontWeight(.semibold).modifier(TintedLabel(color: attributes.tint))
          if let subtitle = state.subtitle { Text(subtitle).font(.title3) }
        }
        Spacer()
        if let name = state.imageName { Image.named(orAt: name).resizable().scaledToFit().frame(maxHeight: 48) }
      }
      if let end = state.endInMilliseconds {
        ProgressView(timerInterval: Date.interval(untilMilliseconds: end)).tint(attributes.tint.map { Color(cssText: $0) })
      } else if let progress = state.progress {
        ProgressView(value: progress).tint(attributes.tint.map { Color(cssText: $0) })
      }
    }
    .padding(attributes.padding.map { CGFloat($0) } ?? 24)
  }
}
