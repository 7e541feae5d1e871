import ActivityKit
import Foundation
import SkerryPrograms
import SkerryWidgets
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCommand
@testable import SkerryDevice

struct BusAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stops: Int }
}

/// One look of an activity.
struct BusActivity: Widget {
  var body: some WidgetConfiguration { Self.configuration("first") }

  static func configuration(_ name: String) -> ActivityConfiguration<BusAttributes> {
    ActivityConfiguration(for: BusAttributes.self) {
      Text("\(name) \($0.state.stops)").padding()
    } dynamicIsland: { _ in
      DynamicIsland {
      } compactLeading: {
        Text(name)
      } compactTrailing: {
        Text(name)
      } minimal: {
        Text(name)
      }
    }
  }
}

/// Another look of the same activity.
struct OtherBusActivity: Widget {
  var body: some WidgetConfiguration { BusActivity.configuration("second") }
}

struct BusBundle: WidgetBundle {
  var body: some Widget {
    BusActivity()
    OtherBusActivity()
  }
}

#Preview("First", as: .content, using: BusAttributes()) {
  BusActivity()
} contentStates: {
  BusAttributes.ContentState(stops: 1)
}

#Preview("Second", as: .content, using: BusAttributes()) {
  OtherBusActivity()
} contentStates: {
  BusAttributes.ContentState(stops: 2)
}

/// Two widgets with the same attributes.
@MainActor @Suite struct TwoLooksTests {
  @Test("X06 a preview shows its own widget, also where the bundle has another one for the same attributes")
  func ownWidget() throws {
    let bus = InstalledApp(
      bundleNamed: "BusBundle", { BusBundle() },
      previews: LinkedPreview.all.filter { $0.fileName == "TwoLooksTests.swift" })
    func spoken(_ text: String) throws -> String? {
      let choice = try PreviewChoice(text, among: [bus])
      let sample = try Sample(
        app: choice.app, among: [bus], preview: choice, start: RenderCommand.sampleStart,
        phone: PhoneOptions.parse(["--time-zone", "UTC"]))
      return try sample.picture(of: .lockScreen, size: nil).spoken.first
    }
    #expect(try spoken("First") == "first 1")
    #expect(try spoken("Second") == "second 2")
  }
}
