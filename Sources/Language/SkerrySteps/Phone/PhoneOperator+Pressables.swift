import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryWidgets

/// Something that can be pressed now.
public struct Pressable {
  /// Where it is seen.
  nonisolated public enum Place: Hashable, Sendable {
    /// In a question in the middle of the screen, which leaves nothing else to a finger.
    case question
    case screen
    /// On the screen as well, as soon as that is scrolled or turned to another page.
    case farther
    /// In another presentation of the selected activity.
    case presentation(LiveActivityPresentation)
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

/// What can be pressed.
extension PhoneOperator {
  /// More rows than any phone has: what is drawn so high leaves nothing out.
  public static let tallestScreen = 200

  /// All that can be pressed now, in the order in which a person sees it: the buttons of a question, the screen from
  /// the top, what the screen would show below, the other presentations of the selected activity, and the controls.
  ///
  /// - Parameter rows: how much of the screen is seen; all of it unless something else is said.
  public func pressables(rows: Int = PhoneOperator.tallestScreen) -> [Pressable] {
    let question = device.settings.isLocked ? [] : device.systemDialog()?.regions ?? []
    let asked = Set(question.map(\.label))
    // A question's buttons are parts of the screen, too, and a widget's name can be pressed like the widget itself.
    var widgets: Set<String> = []
    func isListed(_ region: SurfacePicture.Region) -> Bool {
      switch region.target {
      case .phone: !region.label.isEmpty && !asked.contains(region.label)
      case .widget: !region.label.isEmpty && widgets.insert(region.label).inserted
      case .action, .app, .widgetAction, .page: !region.label.isEmpty
      case .activity, .key: false
      }
    }
    let seen = device.phonePicture(rows: rows).regions.inReadingOrder.filter(isListed)
    var list = question.map { Pressable($0, .question) } + seen.map { Pressable($0, .screen) }
    if rows < Self.tallestScreen {
      let labels = Set(seen.map(\.label))
      list += device.phonePicture(rows: Self.tallestScreen).regions.inReadingOrder
        .filter { !labels.contains($0.label) && isListed($0) }.map { Pressable($0, .farther) }
    }
    if let record = selectedActivity {
      for presentation in LiveActivityPresentation.withControls {
        list += device.picture(presentation, of: record).regions.filter(isListed)
          .map { Pressable($0, .presentation(presentation)) }
      }
    }
    return list + device.controls.map { Pressable(Self.region(of: $0), .controlCenter($0.value)) }
  }

  /// A control as something that can be pressed; it is not on the screen.
  private static func region(of control: PlacedControl) -> SurfacePicture.Region {
    SurfacePicture.Region(
      rect: CellRect(column: 0, row: 0, columns: 0, rows: 0), label: control.title,
      target: .phone("control \(control.kind)") { $0.press(control) })
  }
}

extension [SurfacePicture.Region] {
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
