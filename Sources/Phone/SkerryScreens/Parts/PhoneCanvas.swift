import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryViews

/// A screen in the making: its cells, and what belongs to the pictures that lie on them.
struct PhoneCanvas {
  var painter: PhonePainter
  /// Everything but the cells, which are the painter's until the end.
  private(set) var picture = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))

  init(columns: Int, rows: Int, settings: DeviceSettings) {
    painter = PhonePainter(columns: columns, rows: rows, settings: settings)
  }

  var columns: Int { painter.grid.size.columns }
  var rows: Int { painter.grid.size.rows }

  /// Puts a picture into the middle of the screen, below what is there in the order of speech and of presses.
  mutating func put(_ picture: SurfacePicture, row: Int) {
    put(picture, at: CellPoint(column: (columns - picture.grid.size.columns) / 2, row: row))
  }

  /// Puts a picture at a place, below what is there in the order of speech and of presses.
  mutating func put(_ picture: SurfacePicture, at origin: CellPoint) {
    painter.put(picture.grid, column: origin.column, row: origin.row)
    self.picture.merge(picture, at: origin, clip: painter.grid.bounds)
  }

  /// Puts a picture above everything that is there: it is spoken first, and what it covers can't be pressed.
  ///
  /// - Parameter isModal: whether nothing else can be pressed as long as it is there.
  mutating func overlay(_ picture: SurfacePicture, row: Int, isModal: Bool = false) {
    var below = self.picture
    self.picture = SurfacePicture(grid: below.grid)
    put(picture, row: row)
    let column = (columns - picture.grid.size.columns) / 2
    let covered = CellRect(origin: CellPoint(column: column, row: row), size: picture.grid.size)
    below.cover(covered)
    below.regions.removeAll { isModal || $0.rect.intersection(covered) == $0.rect }
    self.picture.merge(below, at: .zero)
  }

  /// Copies a picture with its ground, cut to a part of the screen.
  mutating func copy(_ picture: SurfacePicture, to origin: CellPoint, clip: CellRect) {
    painter.grid.copy(picture.grid, to: origin, clip: clip)
    self.picture.merge(picture, at: origin, clip: clip)
  }

  mutating func say(_ line: String) { picture.utterances.append(.line(line)) }
  mutating func add(_ region: SurfacePicture.Region) { picture.regions.append(region) }

  /// Says what time changes: it is put into words when somebody asks.
  mutating func say(_ line: @escaping @MainActor () -> String) {
    picture.utterances.append(.elements { [SpokenElement(label: line())] })
  }

  /// The finished picture, which is drawn again at an instant at the latest.
  func finished(nextChange: Date? = nil) -> SurfacePicture {
    var picture = picture
    picture.grid = painter.grid
    picture.changes(at: nextChange)
    return picture
  }
}
