import FoundationEssentials
import SkerryCells
import SkerryViews
import SkerryWidgets

/// A surface at an instant: its cells, what can be pressed, what is spoken, and when it changes next.
nonisolated public struct SurfacePicture {
  public var grid: Grid
  public var regions: [Region] = []
  /// What is spoken, in order; put into words only when somebody asks, because most pictures are only looked at.
  package var utterances: [Utterance] = []
  public var warnings: [PresentationWarning] = []
  /// The first instant at which it looks different without anything happening.
  public var nextChange: Date?

  /// A rectangle that can be pressed, and what that does.
  public struct Region {
    public enum Target {
      /// A link or a control of an activity's presentation.
      case action(HitAction, app: String)
      /// The rest of an activity's presentation.
      case activity(id: String, url: URL?)
      /// An app's icon.
      case app(String)
    }
    public let rect: CellRect
    public let label: String
    public let target: Target
  }

  package enum Utterance {
    case line(String)
    case elements(@MainActor () -> [SpokenElement])
  }

  /// What a screen reader says, line by line, as of now.
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
    merge(other, at: origin)
  }

  /// Takes over everything but the cells.
  package mutating func merge(_ other: SurfacePicture, at origin: CellPoint) {
    regions += other.regions.map { region in
      Region(
        rect: CellRect(
          column: region.rect.minColumn + origin.column, row: region.rect.minRow + origin.row,
          columns: region.rect.size.columns, rows: region.rect.size.rows),
        label: region.label, target: region.target)
    }
    utterances += other.utterances
    warnings += other.warnings
    changes(at: other.nextChange)
  }

  /// Notes an instant at which the picture changes.
  package mutating func changes(at instant: Date?) {
    nextChange = [nextChange, instant].compactMap { $0 }.min()
  }
}
