import FoundationEssentials
import SkerryCells
import SkerryViews

/// The picture of one presentation or widget, able to follow time.
///
/// It answers four questions: which cells, when do they change next, what can be pressed where, and what is spoken.
public final class PresentationRendering {
  private var rendering: ViewRendering
  /// When the picture has to be built anew, as at the next entry of a timeline.
  private var validUntil: Date?
  private let rebuild: ((Date) -> (rendering: ViewRendering, validUntil: Date?))?
  /// The colour of the presentation's ground.
  public let background: RGB
  /// The facts that follow from the arrangement of the picture; found once for each.
  private var known: (arrangement: Int, regions: [HitRegion], warnings: [PresentationWarning])?
  /// How often pictures before this one were arranged.
  private var earlierArrangements = 0

  init(_ rendering: ViewRendering, background: RGB) {
    self.rendering = rendering
    self.background = background
    rebuild = nil
  }

  init(
    background: RGB, at instant: Date, rebuild: @escaping (Date) -> (rendering: ViewRendering, validUntil: Date?)
  ) {
    (rendering, validUntil) = rebuild(instant)
    self.background = background
    self.rebuild = rebuild
  }

  /// The cells.
  public var grid: Grid { rendering.grid }
  /// The size, in cells.
  public var size: CellSize { rendering.size }
  /// The instant that is shown.
  public var instant: Date { rendering.instant }

  /// The first instant at which the picture differs from now, `nil` when it never will.
  public var nextChange: Date? { [rendering.nextChange, validUntil].compactMap(\.self).min() }

  /// Shows another instant and returns the cells that may have changed; empty when none did.
  public func advance(to instant: Date) -> [CellRect] {
    if let rebuild, instant < rendering.instant || validUntil.map({ instant >= $0 }) == true {
      earlierArrangements = version.arrangement + 1
      (rendering, validUntil) = rebuild(instant)
      return [CellRect(origin: .zero, size: size)]
    }
    return rendering.advance(to: instant)
  }

  /// Which state of the picture this is.
  package var version: DrawingVersion {
    var version = rendering.version
    version.arrangement += earlierArrangements
    return version
  }

  /// The parts that can be pressed.
  public var hitRegions: [HitRegion] { facts.regions }
  /// Remarks on content that does not fit, is ignored by the system or can't be heard.
  public var warnings: [PresentationWarning] { facts.warnings }
  /// The link a tap opens outside of the hit regions.
  public var widgetURL: URL? { rendering.widgetURL }
  /// The words of a screen reader, element by element.
  public var spoken: [SpokenElement] { rendering.spoken }
  /// The colour of the text on the system's button that removes a card, where the app chose one.
  public var actionForeground: RGB? {
    rendering.pass.preference(ActionForegroundPreference.self)?.representative.rgb
  }

  private var facts: (arrangement: Int, regions: [HitRegion], warnings: [PresentationWarning]) {
    let arrangement = version.arrangement
    if let known, known.arrangement == arrangement { return known }
    var warnings = rendering.warnings.map(PresentationWarning.fit)
    if !showsSomething {
      warnings.append(.nothingShown)
    } else if spoken.isEmpty {
      warnings.append(.nothingSpoken)
    }
    // A part that was cut off can't be pressed; it would lie over the views that are drawn below the presentation.
    let regions = rendering.hitRegions.filter { !$0.rect.intersection(grid.bounds).isEmpty }
    let facts = (arrangement, regions, warnings)
    known = facts
    return facts
  }

  private var showsSomething: Bool {
    let edges: Set<Unicode.Scalar> = ["▗", "▖", "▝", "▘", "▄", "▀", "▔", "▁", "▏", "▕"]
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = grid[column, row]
        guard let glyph = cell.glyph, !glyph.isBlank else { continue }
        // A bar of a part of a row looks like an edge, but is none.
        if !edges.contains(glyph.scalar) || cell.attributes.isDisjoint(with: .edges) { return true }
      }
    }
    return rendering.showsFill(on: background)
  }
}

/// A remark for the author of an activity: content that a phone would cut, ignore or not read aloud.
nonisolated public enum PresentationWarning: Hashable, Sendable, CustomStringConvertible {
  /// Content that its cells have no room for.
  case fit(FitWarning)
  /// The presentation shows text or pictures, but nothing is spoken.
  case nothingSpoken
  /// The view is empty: on a phone a black line, or a card with nothing on it.
  case nothingShown

  public var description: String {
    switch self {
    case .fit(let warning): warning.description
    case .nothingShown: "draws nothing: a phone shows a black line or an empty card; does the view get its data?"
    case .nothingSpoken: "shows something but says nothing: give it an accessibility label"
    }
  }
}

extension ViewRendering {
  /// Any view by itself, as wide as given and as high as it wants.
  public convenience init(_ view: AnyView, columns: Int, in environment: PresentationEnvironment, at instant: Date) {
    let pass = environment.pass(at: instant)
    let context = ViewContext(environment: environment.values(isDark: false, supported: []), pass: pass)
    self.init(
      pass: pass, root: environment.writing { context.single(VStack { view }) },
      frame: Frame(columns: columns, mostRows: nil),
      ground: Cell.blank(on: CellColor(environment.ground)))
  }
}
