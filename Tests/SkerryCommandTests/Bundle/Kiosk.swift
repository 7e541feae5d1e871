import AppIntents
import Foundation
import SwiftUI
import WidgetKit

/// A bundle with controls, as Xcode's template begins one.
struct KioskBundle: WidgetBundle {
  var body: some Widget {
    TramActivity()
    if #available(iOS 18.0, *) {
      KioskSwitch()
      KioskBell()
      KioskDoor()
    }
  }
}

struct OpenKiosk: SetValueIntent {
  static let title: LocalizedStringResource = "Open the kiosk"
  @Parameter(title: "Open") var value: Bool

  func perform() async throws -> some IntentResult {
    Kiosk.defaults?.set(value, forKey: "open")
    return .result()
  }
}

struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring"

  func perform() async throws -> some IntentResult {
    let rings = Kiosk.defaults?.integer(forKey: "rings") ?? 0
    Kiosk.defaults?.set(rings + 1, forKey: "rings")
    ControlCenter.shared.reloadControls(ofKind: "kiosk.door")
    return .result()
  }
}

enum Kiosk {
  static var defaults: SwiftUI.UserDefaults? { SwiftUI.UserDefaults(suiteName: "group.kiosk") }
}

struct KioskSwitch: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "kiosk.open", provider: Provider()) { value in
      ControlWidgetToggle("Kiosk", isOn: value, action: OpenKiosk()) { isOn in
        Label(isOn ? "Open" : "Closed", systemImage: "star.fill")
      }
      .tint(.orange)
    }
    .displayName("Kiosk")
    .description("Opens and closes the kiosk.")
  }

  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { Kiosk.defaults?.bool(forKey: "open") ?? false }
  }
}

struct KioskBell: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "kiosk.bell") {
      ControlWidgetButton(action: RingBell()) { Label("Ring", systemImage: "bell.fill") }
    }
  }
}

struct KioskDoor: ControlWidget {
  struct Configuration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Door"
    @Parameter(title: "Name", default: "Front") var name: String
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: Configuration) -> String { configuration.name }
    func currentValue(configuration: Configuration) async throws -> String {
      "\(configuration.name) \(Kiosk.defaults?.integer(forKey: "rings") ?? 0)"
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "kiosk.door", provider: Provider()) { value in
      ControlWidgetButton("\(value)", action: RingBell()) { _ in EmptyView() }.disabled(true)
    }
  }
}
