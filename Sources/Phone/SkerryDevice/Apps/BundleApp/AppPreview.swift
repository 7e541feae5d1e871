import SkerryActivities
import SkerryWidgets

/// A `#Preview` of a widget extension, under the names by which people can ask for it.
nonisolated public struct AppPreview: Sendable {
  /// Its place among the previews of the program, from 1.
  public let number: Int
  /// Its name, or what it shows; previews with the same name are numbered.
  public let title: String
  /// The file it stands in, and its line, such as `OrderLiveActivity.swift:112`; a few words where there is none.
  public let place: String
  /// The attributes type of the activity it shows, `nil` if it shows none.
  public let attributesType: String?
  /// The preview's content, in a few words: an attributes type and a presentation, or a size of a widget.
  public let summary: String
  /// The presentation it shows, `nil` if it is no activity's.
  public let presentation: LiveActivityPresentation?
  /// The source's names of its states or entries, `nil` where they have no name.
  public let stateNames: [String?]
  public let preview: LinkedPreview

  /// Names for all previews of a program, in their order.
  @MainActor public static func all(_ previews: [LinkedPreview]) -> [AppPreview] {
    var titles: [String: Int] = [:]
    return previews.enumerated().map { index, preview in
      let name = preview.name ?? Self.name(of: preview.content)
      let count = titles[name, default: 0] + 1
      titles[name] = count
      return AppPreview(preview, number: index + 1, title: count == 1 ? name : "\(name) \(count)")
    }
  }

  @MainActor private init(_ preview: LinkedPreview, number: Int, title: String) {
    self.number = number
    self.title = title
    self.preview = preview
    place =
      preview.isMadeUp
      ? "no #Preview shows it"
      : preview.line == 0 ? "PreviewProvider \(preview.fileName)" : "\(preview.fileName):\(preview.line)"
    stateNames = preview.stateNames
    switch preview.content {
    case .activity(let activity):
      summary = "\(activity.values.attributesType), \(activity.presentation.rawValue)"
      (attributesType, presentation) = (activity.values.attributesType, activity.presentation)
    case .widget(let widget): (summary, attributesType, presentation) = ("widget, \(widget.family)", nil, nil)
    case .view: (summary, attributesType, presentation) = ("view", nil, nil)
    }
  }

  @MainActor private static func name(of content: LinkedPreview.Content) -> String {
    switch content {
    case .activity(let activity): activity.values.attributesType
    case .widget(let widget): "\(widget.family)"
    case .view: "view"
    }
  }

  /// The name of a state, by its index from 0, or its number.
  public func name(ofState index: Int) -> String { stateNames[index] ?? "\(index + 1)" }
}
