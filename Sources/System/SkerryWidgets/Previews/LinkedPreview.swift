import FoundationEssentials
import SkerryViews

/// A `#Preview` of the program's own source files.
public struct LinkedPreview {
  /// The name that was given to it, if any.
  public let name: String?
  /// The module and the file it stands in, such as `Orders/OrderWidget.swift`.
  public let fileID: String
  /// The line of the preview in its file, from 1.
  public let line: Int
  /// The content that the preview shows.
  public let content: Content
  /// The names in the source of its states or entries, such as `delayed` for `ContentState.delayed`; `nil` where it
  /// has no name, or another one has the same.
  public let stateNames: [String?]

  /// Makes the content again.
  private let make: (@MainActor () -> Content?)?

  /// The content as it is when it is made now; what a preview writes of `Date()` is then as of now.
  @MainActor package func remade() -> Content { make?() ?? content }

  init(
    name: String?, fileID: String, line: Int, content: Content, stateNames: [String?] = [], made: Date,
    make: (@MainActor () -> Content?)? = nil
  ) {
    self.make = make
    self.name = name
    self.fileID = fileID
    self.line = line
    self.content = content
    // Where the source repeats or leaves out states, its words can't be told apart.
    self.stateNames =
      stateNames.count == content.stateCount ? stateNames : Array(repeating: nil, count: content.stateCount)
    self.made = made
  }

  /// The contents of a preview.
  public enum Content {
    /// A view alone.
    case view(AnyView)
    /// An activity in its presentations.
    case activity(ActivityPreview)
    /// A widget with its entries.
    case widget(WidgetPreview)

    /// How many states or entries there are to choose from.
    public var stateCount: Int {
      switch self {
      case .view: 1
      case .activity(let activity): activity.values.stateCount
      case .widget(let widget): if case .given(let entries) = widget.entries { entries.count } else { 1 }
      }
    }
  }

  /// A preview without its place.
  public struct Subject {
    let name: String?
    /// The preview's content; each activity of a `PreviewProvider` is a preview of its own.
    var contents: [Content]
    /// The names that `previewDisplayName` gave to contents, in their order; `nil` for those without one.
    var names: [String?] = []
    /// Whether it only hands over a value with which an activity can be shown.
    var isSample = false

    init(name: String?, contents: [Content]) { (self.name, self.contents) = (name, contents) }

    /// The name of a content, by its place.
    func name(at place: Int) -> String? {
      guard place < names.count, let own = names[place] else { return name }
      return name.map { "\($0): \(own)" } ?? own
    }
  }

  /// All previews that are linked into the program, in the order of files and lines.
  ///
  /// Their states and entries are made at the first call, all at once, so that those that begin “now” agree.
  public static var all: [LinkedPreview] { linked.shown }

  /// Values of activities that no preview shows, which the sources keep.
  static var samples: [LinkedPreview] { linked.samples }

  private static let linked: (shown: [LinkedPreview], samples: [LinkedPreview]) = {
    let made = moment
    return PresentTime.standing(at: made) {
      var samples: [LinkedPreview] = []
      let sources = _PreviewSource.all.flatMap { source in
        let subject = PreviewStores.making { source.make() }
        let previews = subject.contents.enumerated().map { place, content in
          LinkedPreview(
            name: subject.name(at: place), fileID: source.fileID, line: source.line, content: content,
            stateNames: source.stateNames, made: made,
            make: {
              let contents = PreviewStores.making { source.make() }.contents
              return contents.indices.contains(place) ? contents[place] : nil
            })
        }
        if subject.isSample { samples += previews }
        return subject.isSample ? [] : previews
      }
      return (sources + provided(made: made), samples)
    }
  }()

  /// When all of them were made.
  ///
  /// The computer's time: previews are written for it, and so are the samples that other code of the program keeps. A
  /// whole second, so that the same call makes the same of them however long the program took to start.
  nonisolated static let moment: Date =
    PresentTime.virtual ?? Date(timeIntervalSince1970: Date.now.timeIntervalSince1970.rounded(.down))

  /// Lets all of them be made at an instant, unless they have been made: in tests, where what they say of their time is to
  /// be the same each day.
  nonisolated package static func settle(at instant: Date) {
    _ = computersMoment
    PresentTime.standing(at: instant) { _ = moment }
  }

  /// The computer's time at the beginning. What a test's own code keeps may have been made at it.
  nonisolated private static let computersMoment = Date(
    timeIntervalSince1970: PresentTime.computers.timeIntervalSince1970.rounded(.down))

  /// How far a date is from the moment at which a preview was made, in whole seconds; `nil` for a date of the calendar.
  nonisolated static func distance(of date: Date, from made: Date) -> Double? {
    [made, computersMoment].lazy.map { date.timeIntervalSince($0) }.first { abs($0) <= MovableJSON.reach }?.rounded()
  }

  /// When it was made, on the computer's clock.
  private let made: Date
  /// Whether its values were made up, as no `#Preview` of the program shows the activity.
  public private(set) var isMadeUp = false

  /// Activities of a bundle that none of its previews shows, each with what the views of previews were given of it, or with
  /// values that were made up.
  public static func madeUp(for widgets: WidgetCollection, besides previews: [LinkedPreview]) -> [LinkedPreview] {
    let shown = Set(
      previews.compactMap { preview in
        if case .activity(let activity) = preview.content { activity.values.attributesType } else { nil }
      })
    let missing = widgets.activityTypes.filter { !shown.contains($0) }.compactMap { type in
      widgets.activities[type].map { (type, $0) }
    }
    let made = moment
    // The previews of a project's other widgets say nothing of what the app leaves for its activity, and neither does one
    // whose attributes only tell where that is.
    if previews.isEmpty || PreviewStores.areEmpty {
      let identifiers = previews.compactMap { preview -> String? in
        if case .activity(let activity) = preview.content { activity.values.identifier } else { nil }
      }
      PresentTime.standing(at: made) {
        PreviewStores.makeUp(SampleHints.ofProgram, now: made, for: identifiers)
      }
    }
    guard !missing.isEmpty else { return [] }
    return PresentTime.standing(at: made) {
      let views = ValuesInViews(previews + samples)
      return missing.map { type, widget in
        let (values, source) = widget.makeSample(views)
        var preview = LinkedPreview(
          name: source == nil ? "\(type), made up" : type, fileID: source?.fileID ?? "", line: source?.line ?? 0,
          content: .activity(ActivityPreview(.lockScreen, WidgetOfBundle(), values: values)), made: made)
        preview.isMadeUp = source == nil
        return preview
      }
    }
  }

  /// A date of the preview as a phone has it whose clock shows `instant`: what lies within a week of the moment at which
  /// the preview was made goes along, other dates stay.
  public func moved(_ date: Date, to instant: Date) -> Date {
    Self.distance(of: date, from: made).map(instant.addingTimeInterval) ?? date
  }

  /// The file's name without folders.
  public var fileName: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }
  /// The module it belongs to.
  public var module: String { fileID.split(separator: "/").first.map(String.init) ?? fileID }
}

/// A widget as a `#Preview` shows it.
public struct WidgetPreview {
  /// The size in which the widget is shown.
  public let family: WidgetFamily
  /// The widget.
  public let widget: any Widget
  /// The entries that can be shown, one after the other.
  public let entries: Entries

  /// Where the entries come from.
  public enum Entries {
    /// The entries themselves.
    case given([any TimelineEntry])
    /// The widget's own provider is asked.
    case ofProvider
  }
}
