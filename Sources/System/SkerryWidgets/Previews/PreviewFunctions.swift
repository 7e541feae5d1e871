import SkerryActivities
import SkerryViews

// Functions that `#Preview` turns into calls of: one for each form of the macro, with the same arguments.

/// A view of its own.
public func _preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) -> LinkedPreview.Subject {
  let view = body()
  if view is SampleView {
    var subject = LinkedPreview.Subject(name: name, contents: [.view(AnyView(view))])
    subject.isSample = true
    return subject
  }
  if let provided = view as? ProvidedPreviewsView {
    let previews = ProvidedPreviews(of: provided.content).contents
    var subject = LinkedPreview.Subject(name: name, contents: previews.map(\.content))
    subject.names = previews.map(\.name)
    if !previews.isEmpty { return subject }
  }
  let content = AnyView(view)
  let parts = PreviewParts(of: content)
  var subject = LinkedPreview.Subject(name: name, contents: parts.activities.map { .activity($0.activity) })
  subject.names = parts.activities.map(\.name)
  // A view that shows nothing is a preview, too.
  if parts.hasViews || parts.activities.isEmpty {
    subject.contents.append(.view(traits.reduce(content) { view, trait in trait.modify?(view) ?? view }))
  }
  return subject
}

/// An activity in one of its presentations.
public func _preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewArrayBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) -> LinkedPreview.Subject {
  let preview = ActivityPreview(viewKind.presentation, widget(), attributes, contentStates())
  return LinkedPreview.Subject(name: name, contents: [.activity(preview)])
}

/// An activity on the lock screen.
public func _preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, using attributes: Attributes, widget: @escaping @MainActor () -> any Widget,
  @PreviewArrayBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) -> LinkedPreview.Subject {
  _preview(name, as: .content, using: attributes, widget: widget, contentStates: contentStates)
}

/// Entries of a widget.
public func _preview<Entry: TimelineEntry>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewArrayBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
) -> LinkedPreview.Subject {
  LinkedPreview.Subject(
    name: name, contents: [.widget(WidgetPreview(family: family, widget: widget(), entries: .given(timeline())))])
}

/// A widget with the entries of its provider.
public func _preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) -> LinkedPreview.Subject {
  LinkedPreview.Subject(
    name: name, contents: [.widget(WidgetPreview(family: family, widget: widget(), entries: .ofProvider))])
}

/// A widget with the entries of its provider, which shows its placeholder until it answers, whatever was chosen.
public func _preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) -> LinkedPreview.Subject {
  LinkedPreview.Subject(
    name: name, contents: [.widget(WidgetPreview(family: family, widget: widget(), entries: .ofProvider))])
}

/// The same with Intents' own kind of intent.
public func _preview<Provider: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) -> LinkedPreview.Subject {
  LinkedPreview.Subject(
    name: name, contents: [.widget(WidgetPreview(family: family, widget: widget(), entries: .ofProvider))])
}
