/// Describes a control that nobody configures.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  private let make: (WidgetTraits) -> ControlItem

  /// A control that always looks the same.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    make = { traits in ControlItem(kind: kind, traits: traits) { completion in completion(content()._state) } }
  }

  /// A control that shows a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    make = { traits in
      ControlItem(kind: kind, traits: traits) { completion in
        Task {
          let value = await current(provider.previewValue) { try await provider.currentValue() }
          LateArrival.perform { completion(content(value)._state) }
        }
      }
    }
  }

  public func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection) {
    collection.add(make(traits))
  }
}

/// Describes a control that people configure by an intent; it has the intent's defaults.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  private let make: (WidgetTraits) -> ControlItem

  /// A control that shows its configuration.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    make = { traits in
      ControlItem(kind: kind, traits: traits) { completion in completion(content(Configuration())._state) }
    }
  }

  /// A control that shows a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    make = { traits in
      ControlItem(kind: kind, traits: traits) { completion in
        Task {
          let configuration = Configuration()
          let value = await current(provider.previewValue(configuration: configuration)) {
            try await provider.currentValue(configuration: configuration)
          }
          LateArrival.perform { completion(content(value)._state) }
        }
      }
    }
  }

  public func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection) {
    collection.add(make(traits))
  }
}

/// The value of a provider, or its stand-in where it can't be had.
private func current<Value>(_ preview: Value, _ value: () async throws -> Value) async -> Value {
  (try? await value()) ?? preview
}

/// Knows the value of a control.
@MainActor @preconcurrency
public protocol ControlValueProvider {
  /// The type of the control's value, such as whether it is on.
  associatedtype Value: Sendable
  /// A stand-in for the gallery.
  var previewValue: Value { get }
  /// The value now; asked for whenever the control is reloaded.
  func currentValue() async throws -> Value
}

/// Knows the value of a control that people configure.
@MainActor @preconcurrency
public protocol AppIntentControlValueProvider {
  /// The type of the control's value, such as whether it is on.
  associatedtype Value: Sendable
  /// The intent whose parameters the person chose.
  associatedtype Configuration: ControlConfigurationIntent
  /// A stand-in for the gallery.
  func previewValue(configuration: Configuration) -> Value
  /// The value now, for what the person chose; asked for whenever the control is reloaded.
  func currentValue(configuration: Configuration) async throws -> Value
}
