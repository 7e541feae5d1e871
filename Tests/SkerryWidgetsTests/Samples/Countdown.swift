import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryViews
import SkerryWidgets

// A bundle as timer apps write it: an activity, a home-screen widget, a toggle, everything in one file.

struct CountdownAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var endDate: Date
    var isMuted = false
  }
  var name: String
  var startDate: Date
}

struct CountdownBundle: WidgetBundle {
  var body: some Widget {
    if #available(iOS 16.1, *) {
      CountdownLiveActivity()
    }
    CountdownWidget()
  }
}

struct CountdownLiveActivity: Widget {
  @State private var highlight = Color.orange

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CountdownAttributes.self) { context in
      let range = context.attributes.startDate...context.state.endDate
      VStack {
        Text(context.attributes.name).font(.title3).bold()
        Text(timerInterval: range, countsDown: true, showsHours: false)
          .font(.largeTitle).monospacedDigit().multilineTextAlignment(.center)
        ProgressView(timerInterval: range, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .progressViewStyle(.linear)
        .tint(highlight)
        Toggle("Mute", isOn: context.state.isMuted, intent: MuteIntent()).labelsHidden()
      }
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      .activityBackgroundTint(Color(red: 0.1, green: 0.2, blue: 0.3))
    } dynamicIsland: { context in
      DynamicIsland(
        expanded: {
          DynamicIslandExpandedRegion(.center) { Text(context.attributes.name).lineLimit(1) }
          DynamicIslandExpandedRegion(.bottom) {
            ProgressView(timerInterval: context.attributes.startDate...context.state.endDate, countsDown: true)
              .padding(.horizontal, 8)
          }
        },
        compactLeading: {
          Image(systemName: "hourglass").scaleEffect(0.8).padding(.leading, 4)
        },
        compactTrailing: {
          Text(context.state.endDate, style: .timer)
            .frame(minWidth: 0, maxWidth: 44).offset(y: 0).clipShape(Capsule())
        },
        minimal: {
          Button(intent: MuteIntent()) { Text("60m") }
        }
      )
    }
  }
}

struct CountdownEntry: TimelineEntry {
  let date: Date
  let remaining: Int
}

struct CountdownProvider: TimelineProvider {
  static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  func placeholder(in context: Context) -> CountdownEntry { CountdownEntry(date: Self.start, remaining: 0) }

  func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) {
    completion(CountdownEntry(date: Self.start, remaining: context.isPreview ? 99 : 5))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void) {
    let entries = (0..<5).map { index in
      CountdownEntry(date: Self.start.addingTimeInterval(Double(index) * 60), remaining: 5 - index)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct CountdownWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Countdown", provider: CountdownProvider()) { entry in
      CountdownEntryView(entry: entry)
        .containerBackground(for: .widget) { Color.blue }
    }
    .configurationDisplayName("Countdown")
    .description("What is left.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

struct CountdownEntryView: View {
  @Environment(\.widgetFamily) private var family
  let entry: CountdownEntry

  var body: some View {
    if family == .systemMedium {
      HStack {
        Text("\(entry.remaining) minutes")
        Spacer()
        Link("Open", destination: URL(string: "countdown://open") ?? URL(filePath: "/"))
      }
    } else {
      VStack {
        Text("\(entry.remaining)").font(.title).widgetAccentable()
        Text("minutes").font(.caption)
      }
      .widgetURL(URL(string: "countdown://open"))
    }
  }
}

struct MuteIntent: AppIntent {
  static let title: LocalizedStringResource = "Mute"
  static let openAppWhenRun = false
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Muted.") }
}

struct CountdownWidget_Previews: PreviewProvider {
  static var previews: some View {
    CountdownEntryView(entry: CountdownEntry(date: Date(), remaining: 5))
      .previewContext(WidgetPreviewContext(family: .systemMedium))
      .previewDisplayName("Medium")
  }
}

#Preview(as: .systemSmall) {
  CountdownWidget()
} timeline: {
  CountdownEntry(date: .now, remaining: 5)
  CountdownEntry(date: .now, remaining: 4)
}
