import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryWidgets

/// A target that a finger can press now.
public struct Pressable {
  /// Where it is seen.
  nonisolated public enum Place: Hashable, Sendable {
    /// In a question in the middle of the screen, which leaves nothing else to a finger.
    case question
    case screen
    /// On another page of the home screen; how many pages there are is a matter of the terminal's height.
    case farther
    /// In the Control Center, with what the control says.
    case controlCenter(String)
  }

  public let label: String
  public let target: SurfacePicture.Region.Target
  public let place: Place

  fileprivate init(_ region: SurfacePicture.Region, _ place: Place) {
    (label, target, self.place) = (region.label, region.target, place)
  }
}

/// The targets of a finger.
extension PhoneOperator {
  /// More rows than any phone has: what is drawn so high leaves nothing out.
  public static let tallestScreen = 200

  /// All that a finger can press now, in the order in which a person sees it: the buttons of a question, or the screen
  /// from the top to the bottom and from its leading to its trailing edge, the other pages of the home screen, and the
  /// controls.
  ///
  /// A target below something else, or in a presentation that the phone does not show, is not among them.
  public func pressables() -> [Pressable] {
    let question = question
    guard question.isEmpty else { return question.map { Pressable($0, .question) } }
    let rows = console?.screenRows ?? Self.screenRows
    let seen = device.wholePhonePicture(rows: rows).regions.inReadingOrder.listed
    var list = seen.map { Pressable($0, .screen) }
    if isHomeScreen, device.expansion == nil {
      let labels = Set(seen.map(\.label))
      list += device.phonePicture(rows: Self.tallestScreen).regions.inReadingOrder.listed
        .filter { !labels.contains($0.label) }.map { Pressable($0, .farther) }
    }
    return list + device.controls.map { Pressable(Self.region(of: $0), .controlCenter($0.value)) }
  }

  /// What shows some words and no other ones, and is spoken with others, such as a button with a label of its own for
  /// VoiceOver.
  func pressable(showing words: String, of owner: AppProcess?) -> Pressable? {
    let wanted = Self.words(of: words)
    guard question.isEmpty, !wanted.isEmpty else { return nil }
    let near = device.wholePhonePicture(rows: console?.screenRows ?? Self.screenRows)
    if let found = Self.region(showing: wanted, in: near, of: owner) { return Pressable(found, .screen) }
    guard isHomeScreen, device.expansion == nil else { return nil }
    let far = device.phonePicture(rows: Self.tallestScreen)
    return Self.region(showing: wanted, in: far, of: owner).map { Pressable($0, .farther) }
  }

  private static func region(
    showing wanted: [Substring], in picture: SurfacePicture, of owner: AppProcess?
  ) -> SurfacePicture.Region? {
    picture.regions.inReadingOrder.listed.first { region in
      (owner == nil || region.target.app == owner?.name)
        && words(of: picture.grid.cropped(to: region.rect).plainText()) == wanted
    }
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// The buttons of the question in the middle of the screen, if the phone asks one.
  private var question: [SurfacePicture.Region] {
    device.settings.isLocked ? [] : device.systemDialog()?.regions ?? []
  }

  /// The answers to the question in the middle of the screen, the one that agrees first; none where the phone asks nothing.
  public var answers: [Pressable] { question.reversed().map { Pressable($0, .question) } }

  /// A control as something that can be pressed; it is not on the screen.
  private static func region(of control: PlacedControl) -> SurfacePicture.Region {
    SurfacePicture.Region(
      rect: CellRect(column: 0, row: 0, columns: 0, rows: 0), label: control.title,
      target: .phone("control \(control.kind)") { $0.press(control) })
  }

  // MARK: What can't be pressed

  /// Why nothing of that label can be pressed now, though there is something of that label, of an app if one is meant.
  func reasonAgainstPressing(_ label: String, of owner: AppProcess?) -> String? {
    func isMeant(_ other: String) -> Bool { other.lowercased() == label.lowercased() }
    for record in activities {
      if let owner, record.appIdentifier != owner.information.bundleIdentifier { continue }
      for presentation in LiveActivityPresentation.withControls {
        guard device.picture(presentation, of: record).regions.listed.contains(where: { isMeant($0.label) }),
          let reason = reasonAgainst(presentation, of: record)
        else { continue }
        return reason
      }
    }
    let places =
      device.apps.filter { owner == nil || $0 === owner }.map(\.information.displayName)
      + device.placedWidgets.filter { owner == nil || $0.app == owner?.name }.flatMap {
        device.picture(of: $0).regions.listed.map(\.label)
      }
    guard places.contains(where: isMeant) else { return nil }
    if device.settings.isLocked { return "It is on the home screen, and the phone is locked." }
    if let front = device.foregroundApp {
      return "It is on the home screen, and \(front.information.displayName) is in front."
    }
    return reasonForNothingElse
  }

  /// Why nothing can be pressed but what lies in front of everything.
  private var reasonForNothingElse: String? {
    if !question.isEmpty { return "The phone asks something, which has to be answered first." }
    return device.expansion == nil ? nil : "The island is expanded; a tap beside it, or “swipe up”, only closes it."
  }

  /// Why controls of a presentation can't be pressed; `nil` if the phone shows it.
  public func reasonAgainst(_ presentation: LiveActivityPresentation, of record: ActivityRecord) -> String? {
    if let reasonForNothingElse, device.expansion?.activityID != record.id || !question.isEmpty {
      return reasonForNothingElse
    }
    guard case .hidden(let reason) = device.presence(of: presentation, of: record) else { return nil }
    let name = presentation.traits.title.lowercased()
    return "It is in the \(name) presentation, which the phone does not show now: \(reason.text)."
  }

  /// Why the screen of an app can't be touched; `nil` if it is in front.
  public func reasonAgainst(_ process: AppProcess) -> String? {
    if let reasonForNothingElse { return reasonForNothingElse }
    return device.foregroundApp === process ? nil : "\(process.information.displayName) is not in front."
  }
}

extension [SurfacePicture.Region] {
  /// Those that have names by which they are pressed: a widget's name can be pressed like the widget itself.
  fileprivate var listed: [SurfacePicture.Region] {
    var widgets: Set<String> = []
    return filter { region in
      guard !region.label.isEmpty else { return false }
      return switch region.target {
      case .widget: widgets.insert(region.label).inserted
      case .phone, .consent, .action, .app, .widgetAction, .page: true
      case .activity, .key, .entry, .outOfReach: false
      }
    }
  }

  /// From the top to the bottom and from left to right; what lies around others follows the last of them.
  fileprivate var inReadingOrder: [SurfacePicture.Region] {
    let places = map { region in
      let inside = filter { $0.rect != region.rect && region.rect.intersection($0.rect) == $0.rect }
      let end = (inside + [region]).map { ($0.rect.minRow, $0.rect.minColumn) }.max { $0 < $1 } ?? (0, 0)
      return (row: end.0, column: end.1, contents: inside.count)
    }
    return indices.sorted { one, other in
      (places[one].row, places[one].column, places[one].contents, one)
        < (places[other].row, places[other].column, places[other].contents, other)
    }.map { self[$0] }
  }
}

extension SurfacePicture.Region.Target {
  /// The name of the app it belongs to; `nil` for parts of the phone itself.
  package var app: String? {
    switch self {
    case .action(_, let app), .app(let app), .consent(_, let app): app
    case .widgetAction(_, let widget), .widget(let widget, _): widget.app
    case .activity, .page, .phone, .key, .entry, .outOfReach: nil
    }
  }
}
