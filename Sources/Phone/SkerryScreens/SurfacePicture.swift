import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// A surface at an instant: its cells, what can be pressed, what is spoken, and when it changes next.
nonisolated public struct SurfacePicture {
  public var grid: Grid
  public var regions: [Region] = []
  /// The spoken text, in order; put into words only when somebody asks, because most pictures are only looked at.
  package var utterances: [Utterance] = []
  public var warnings: [PresentationWarning] = []
  /// The first instant at which it looks different without anything happening.
  public var nextChange: Date? {
    get { [nextRedrawing, moving.compactMap(\.due).min()].compactMap(\.self).min() }
    set { pendingChanges = newValue.map { [PendingChange(rect: grid.bounds, instant: $0)] } ?? [] }
  }
  /// When which part changes, so that a part that is cut off wakes nobody.
  private var pendingChanges: [PendingChange] = []
  /// The drawings on it that go on by themselves.
  private var moving: [MovingPart] = []

  /// The first instant at which it has to be drawn again to look right.
  package var nextRedrawing: Date? { pendingChanges.lazy.map(\.instant).min() }

  private struct PendingChange {
    /// `nil` for what is seen in any case.
    let rect: CellRect?
    let instant: Date
  }

  /// A rectangle that can be pressed, and what that does.
  public struct Region {
    public enum Target {
      /// A link or a control of an activity's presentation.
      case action(HitAction, app: String)
      /// The rest of an activity's presentation.
      case activity(id: String, url: URL?)
      /// A link or a control of a widget.
      case widgetAction(HitAction, widget: PlacedWidget)
      /// The rest of a widget.
      case widget(PlacedWidget, url: URL?)
      /// The dot of a page of the home screen, from 0.
      case page(Int)
      /// An app's icon.
      case app(String)
      /// A part of the phone itself, such as a notification or a button of a question, by what it does.
      case phone(String, @MainActor (Device) -> Void)
      /// An answer to the question below an app's first card.
      case consent(Bool, app: String)
      /// The key of that name, as if it were typed.
      case key(String)
      /// An entry of the dialog in front, from 0: a field of a sheet, a line of a menu.
      case entry(Int)
      /// A part that can be seen beside the phone, but that no finger reaches now, and why.
      case outOfReach(String)
    }
    public let rect: CellRect
    public let label: String
    public let target: Target

    package init(rect: CellRect, label: String, target: Target) {
      self.rect = rect
      self.label = label
      self.target = target
    }
  }

  package enum Utterance {
    case line(String)
    case elements(@MainActor () -> [SpokenElement])
  }

  /// The words of a screen reader, line by line, as of now.
  @MainActor public var spoken: [String] {
    utterances.flatMap { utterance in
      switch utterance {
      case .line(let line): [line]
      case .elements(let elements): elements().map(\.line)
      }
    }
  }

  public init(grid: Grid) { self.grid = grid }

  /// The first region that holds a cell; links come before what lies around them.
  public func region(at point: CellPoint) -> Region? { regions.first { $0.rect.contains(point) } }

  /// Takes over another picture at a place of this one, together with everything that belongs to it.
  package mutating func add(_ other: SurfacePicture, at origin: CellPoint, clip: CellRect? = nil) {
    grid.copy(other.grid, to: origin, clip: clip)
    merge(other, at: origin, clip: clip)
  }

  /// Takes over everything but the cells; what lies outside of the clip can't be pressed and changes nothing.
  package mutating func merge(_ other: SurfacePicture, at origin: CellPoint, clip: CellRect? = nil) {
    func placed(_ rect: CellRect) -> CellRect? {
      let visible = rect.moved(by: origin, clip: clip)
      return visible.isEmpty ? nil : visible
    }
    regions += other.regions.compactMap { region in
      placed(region.rect).map { Region(rect: $0, label: region.label, target: region.target) }
    }
    for change in other.pendingChanges {
      guard let rect = change.rect else {
        pendingChanges.append(change)
        continue
      }
      if let rect = placed(rect) { pendingChanges.append(PendingChange(rect: rect, instant: change.instant)) }
    }
    moving += other.moving.compactMap { $0.moved(by: origin, clip: clip) }
    utterances += other.utterances
    warnings += other.warnings
  }

  /// Notes that all of it is a drawing which goes on by itself.
  @MainActor package mutating func shows(_ drawing: some MovingDrawing) { moving = [MovingPart(drawing)] }

  /// Notes that something lies over a part of it: what moves there can't be followed by itself.
  package mutating func cover(_ rect: CellRect) {
    for part in moving where !part.visible.intersection(rect).isEmpty {
      if let due = part.due { pendingChanges.append(PendingChange(rect: part.visible, instant: due)) }
    }
    moving.removeAll { !$0.visible.intersection(rect).isEmpty }
  }

  /// Shows what moves by itself on it at a later instant, on a grid that it was drawn on; returns whether that was
  /// possible. Where it was not, or ``nextRedrawing`` has passed, it has to be drawn again.
  @MainActor package mutating func follow(to instant: Date, on grid: inout Grid) -> Bool {
    for index in moving.indices where !moving[index].follow(to: instant, on: &grid) { return false }
    return true
  }

  /// The same picture, which can't be touched, neither its controls nor what lies around them, for a reason.
  package func outOfReach(_ reason: String) -> SurfacePicture {
    var copy = self
    copy.regions = regions.map { region in
      switch region.target {
      case .action: Region(rect: region.rect, label: region.label, target: .outOfReach("“\(region.label)”: \(reason)"))
      case .activity: Region(rect: region.rect, label: region.label, target: .outOfReach(reason))
      default: region
      }
    }
    return copy
  }

  /// Notes an instant at which the picture changes.
  package mutating func changes(at instant: Date?) {
    if let instant { pendingChanges.append(PendingChange(rect: nil, instant: instant)) }
  }
}
