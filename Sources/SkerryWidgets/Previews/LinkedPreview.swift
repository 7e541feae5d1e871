import FoundationEssentials
import SkerryViews

/// A `#Preview` of the program's own source files.
public struct LinkedPreview {
  /// The name that was given to it, if any.
  public let name: String?
  /// The module and the file it stands in, such as `Orders/OrderWidget.swift`.
  public let fileID: String
  public let line: Int
  public let content: Content

  init(name: String?, fileID: String, line: Int, content: Content, made: Date) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.content = content
    self.made = made
  }

  /// What a preview shows.
  public enum Content {
    case view(AnyView)
    case activity(ActivityPreview)
    case widget(WidgetPreview)
  }

  /// A preview without its place.
  public struct Subject {
    let name: String?
    let content: Content
  }

  /// All previews that are linked into the program, in the order of files and lines.
  ///
  /// Their states and entries are made at the first call, all at once, so that those that begin “now” agree.
  public static let all: [LinkedPreview] = {
    // The computer's time: previews are written for it, and so are the samples that other code of the program keeps.
    let made = PresentTime.virtual ?? .now
    return PresentTime.standing(at: made) {
      _PreviewSource.all.map { source in
        let subject = source.make()
        return LinkedPreview(
          name: subject.name, fileID: source.fileID, line: source.line, content: subject.content, made: made)
      }
    }
  }()

  /// When it was made, on the computer's clock.
  private let made: Date

  /// A date of the preview as a phone has it whose clock shows `instant`: what lies within a week of the moment at which
  /// the preview was made goes along, other dates stay.
  public func moved(_ date: Date, to instant: Date) -> Date {
    let distance = date.timeIntervalSince(made)
    return abs(distance) <= MovableJSON.reach ? instant.addingTimeInterval(distance.rounded()) : date
  }

  /// The file's name without folders.
  public var fileName: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }
  /// The module it belongs to.
  public var module: String { fileID.split(separator: "/").first.map(String.init) ?? fileID }
}
