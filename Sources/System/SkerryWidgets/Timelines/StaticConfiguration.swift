import SkerryViews

/// Describes a widget that nobody configures.
///
/// ```swift
/// struct LastOrderWidget: Widget {
///   var body: some WidgetConfiguration {
///     StaticConfiguration(kind: "last-order", provider: OrderProvider()) { entry in
///       Text("\(entry.count) orders").containerBackground(.fill, for: .widget)
///     }
///     .configurationDisplayName("Orders")
///     .supportedFamilies([.systemSmall, .accessoryRectangular])
///   }
/// }
/// ```
public struct StaticConfiguration<Content: View>: PrimitiveWidgetConfiguration {
  private let make: (WidgetTraits) -> TimelineWidget

  /// A widget whose timeline a provider makes.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    make = { traits in
      TimelineWidget(kind: kind, traits: traits) { context in
        WidgetTimeline([provider.placeholder(in: context)], .never, context.family, traits, content)
      } snapshot: { context, completion in
        let delivery = Delivery<Provider.Entry>()
        provider.getSnapshot(in: context) { delivery.arrive($0) }
        delivery.onArrival { completion(WidgetTimeline([$0], .never, context.family, traits, content)) }
      } timeline: { context, completion in
        let delivery = Delivery<Timeline<Provider.Entry>>()
        provider.getTimeline(in: context) { delivery.arrive($0) }
        delivery.onArrival { completion(WidgetTimeline($0.entries, $0.policy, context.family, traits, content)) }
      } given: { entries, family in
        WidgetTimeline(given: entries, as: Provider.Entry.self, family, traits, content)
      }
    }
  }

  public func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection) {
    collection.add(make(traits))
  }
}

/// Describes a widget that people configure by an intent; it is drawn with the intent's defaults.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: PrimitiveWidgetConfiguration {
  private let make: (WidgetTraits) -> TimelineWidget

  /// A widget whose timeline a provider makes for what the person chose.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    make = { traits in
      TimelineWidget(kind: kind, traits: traits) { context in
        WidgetTimeline([provider.placeholder(in: context)], .never, context.family, traits, content)
      } snapshot: { context, completion in
        Task {
          let entry = await provider.snapshot(for: Intent(), in: context)
          LateArrival.perform { completion(WidgetTimeline([entry], .never, context.family, traits, content)) }
        }
      } timeline: { context, completion in
        Task {
          let timeline = await provider.timeline(for: Intent(), in: context)
          LateArrival.perform {
            completion(WidgetTimeline(timeline.entries, timeline.policy, context.family, traits, content))
          }
        }
      } given: { entries, family in
        WidgetTimeline(given: entries, as: Provider.Entry.self, family, traits, content)
      }
    }
  }

  public func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection) {
    collection.add(make(traits))
  }
}
