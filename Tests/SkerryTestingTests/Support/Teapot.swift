import ActivityKit
import Foundation
import SkerryWidgets
import SwiftUI
import WidgetKit

/// An activity that no preview is of, though the preview of a view has all it needs.
struct TeapotAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var cups: Int
    var ready: Date
  }
  var tea: String
}

struct TeapotActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TeapotAttributes.self) { context in
      TeapotCard(attributes: context.attributes, state: context.state)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.tea) }
      } compactLeading: {
        Text(context.attributes.tea)
      } compactTrailing: {
        Text("\(context.state.cups)")
      } minimal: {
        Text("\(context.state.cups)")
      }
    }
  }
}

struct TeapotCard: View {
  let attributes: TeapotAttributes
  let state: TeapotAttributes.ContentState

  var body: some View { Text("\(state.cups) cups of \(attributes.tea)") }
}

struct TeapotBundle: WidgetBundle {
  var body: some Widget { TeapotActivity() }
}

/// A scene of a demonstration, as people write them for previews.
struct TeapotScenario {
  let attributes = TeapotAttributes(tea: "Darjeeling")
  let states = [
    TeapotAttributes.ContentState(cups: 3, ready: .now.addingTimeInterval(90)),
    TeapotAttributes.ContentState(cups: 5, ready: .now.addingTimeInterval(30)),
  ]
}

#Preview("Cards") {
  let scenario = TeapotScenario()
  VStack {
    TeapotCard(attributes: scenario.attributes, state: scenario.states[0]).padding()
    TeapotCard(attributes: scenario.attributes, state: scenario.states[1]).padding()
    TeapotCard(attributes: scenario.attributes, state: scenario.states[1]).background(.black)
  }
}
