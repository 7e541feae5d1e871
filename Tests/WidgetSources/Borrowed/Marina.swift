import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// An extension whose cards, meters and buttons lie in other files of its project, which nobody brought along.

struct MarinaAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var berth: Int
    var fuel: Double
    var arrival: Date
  }
  var boat: String
}

struct MoorIntent: AppIntent {
  static let title: LocalizedStringResource = "Moor"
  func perform() async throws -> some IntentResult { .result() }
}

struct MarinaLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MarinaAttributes.self) { context in
      MarinaShell {
        MarinaHeader(title: context.attributes.boat, icon: "sailboat.fill", tone: .calm)
        HStack {
          MarinaCard(title: "Berth", tone: .calm) {
            Text("\(context.state.berth)").font(.title2)
          }
          MarinaCard(title: "Fuel", tone: .loud) {
            MarinaMeter(share: context.state.fuel) { share in
              ProgressView(value: share).tint(.orange)
            }
          }
          MarinaButtonPlace { label in
            Button(intent: MoorIntent()) { label }
          }
        }
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          MarinaHeader(title: context.attributes.boat, icon: "sailboat.fill", tone: .calm)
        }
        DynamicIslandExpandedRegion(.bottom) {
          MarinaRow(icon: "clock") {
            Text(context.state.arrival, style: .timer)
            Spacer()
            Text("Berth \(context.state.berth)")
          }
        }
      } compactLeading: {
        Image(systemName: "sailboat.fill")
      } compactTrailing: {
        MarinaBadge(text: "\(context.state.berth)", tone: .loud)
      } minimal: {
        Image(systemName: "sailboat.fill")
      }
    }
  }
}
