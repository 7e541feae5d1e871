// The iOS side of a cross-platform plugin: its attributes hold a key only, and all else lies in an App Group.
import ActivityKit
import SwiftUI
import UIKit
import WidgetKit

struct PluginAppAttributes: ActivityAttributes, Identifiable {
  public typealias LiveDeliveryData = ContentState
  public struct ContentState: Codable, Hashable {
    var appGroupId: String
  }
  var id = UUID()
}

extension PluginAppAttributes {
  func prefixedKey(_ key: String) -> String { return "\(id)_\(key)" }
}

private let sharedDefault = UserDefaults(suiteName: "group.example.plugin") ?? .standard

@available(iOSApplicationExtension 16.1, *)
struct PluginDeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PluginAppAttributes.self) { context in
      let name = text(context, "courier", "On its way")
      let minutes = number(context, "minutes", 12)
      let tint = Color(hexText: text(context, "color", "#246BFE")).boosted()
      HStack {
        VStack(alignment: .leading, spacing: 4) {
          Text(name).font((minutes > 60 ? Font.headline : Font.title3).weight(.black)).minimumScaleFactor(0.8)
          Text("Arrives in \(Int(minutes)) min").font(.caption).foregroundStyle(.white.opacity(0.8))
        }
        Spacer(minLength: 8)
        ForEach(0..<min(Int(number(context, "stops", 3)), 4), id: \.self) { index in
          Circle().fill(index == 0 ? tint : tint.opacity(0.3)).frame(width: 16, height: 16)
        }
      }
      .padding(.horizontal, 14).padding(.vertical, 12)
      .background(
        RoundedRectangle(cornerRadius: 22, style: .continuous).fill(tint.opacity(0.2))
          .overlay(RoundedRectangle(cornerRadius: 22, style: .continuous).fill(.thinMaterial.opacity(0.4)))
      )
      .activityBackgroundTint(Color.clear)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(text(context, "courier", "On its way")) }
      } compactLeading: {
        Image(systemName: "bicycle")
      } compactTrailing: {
        Text("\(Int(number(context, "minutes", 12)))'").monospacedDigit()
      } minimal: {
        Image(systemName: "bicycle")
      }
    }
  }
}

private func text(_ context: ActivityViewContext<PluginAppAttributes>, _ key: String, _ fallback: String) -> String {
  sharedDefault.string(forKey: context.attributes.prefixedKey(key)) ?? fallback
}

private func number(_ context: ActivityViewContext<PluginAppAttributes>, _ key: String, _ fallback: Double) -> Double {
  let object = sharedDefault.object(forKey: context.attributes.prefixedKey(key))
  if let value = object as? NSNumber { return value.doubleValue }
  if let value = object as? String, let parsed = Double(value) { return parsed }
  return fallback
}

extension Color {
  fileprivate func boosted() -> Color {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard
      UIColor(self).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    else { return self }
    return Color(hue: Double(hue), saturation: Double(min(saturation * 1.2, 1)), brightness: Double(brightness))
  }
  fileprivate init(hexText: String) {
    let cleaned = hexText.replacingOccurrences(of: "#", with: "")
    var value: UInt64 = 0
    Scanner(string: cleaned).scanHexInt64(&value)
    self.init(
      red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }
}
