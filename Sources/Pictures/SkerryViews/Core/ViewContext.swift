import FoundationEssentials
import SkerryCells

/// The surroundings in which a view makes its nodes: its environment, and the rendering pass it becomes part of.
public struct ViewContext {
  package var environment: EnvironmentValues
  package let pass: RenderPass

  package init(environment: EnvironmentValues, pass: RenderPass) {
    self.environment = environment
    self.pass = pass
    pass.isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// Runs `body` while `@Environment` properties read this context.
  package func evaluate<Result>(_ body: () -> Result) -> Result {
    let outer = enter()
    defer { outer.leave() }
    return body()
  }

  /// Lets `@Environment` properties read this context until ``Outer/leave()``.
  @usableFromInline
  package func enter() -> Outer {
    let outer = Outer(environment: EnvironmentValues.current)
    EnvironmentValues.current = environment
    return outer
  }

  /// The values that `@Environment` properties read before.
  @usableFromInline
  package struct Outer {
    fileprivate let environment: EnvironmentValues

    @usableFromInline
    package func leave() { EnvironmentValues.current = environment }
  }

  /// Returns the same context with a changed environment.
  package func with(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
    var copy = self
    change(&copy.environment)
    return copy
  }

  /// Makes one node of a view that may have several: they are stacked on top of each other, as SwiftUI does in
  /// backgrounds and overlays.
  package func single(_ content: any View, alignment: Alignment = .center) -> Node? {
    let nodes = content._makeNodes(in: self)
    return nodes.count > 1 ? ZStackNode(nodes, alignment: alignment) : nodes.first
  }
}

/// The things that all nodes of one rendering share: the instant shown, and the leaves that change by themselves.
public final class RenderPass {
  /// The instant the nodes show.
  package var instant: Date
  /// When bodies run as far as their views can tell: whoever draws them later, or again, must not change what they say.
  package let drawn: Date
  /// How wall-clock text is written.
  package var textEnvironment: LiveTextEnvironment
  /// Grows whenever sizes measured before are no longer valid.
  package var generation = 0
  /// Grows whenever everything is laid out again.
  package var layout: Int32 = 0
  /// How much closer than asked things stand one below the other, so that they fit.
  package private(set) var tightness = Tightness.asAsked
  private var tightenedGeneration = -1
  /// Whether buttons one below the other keep a row between them where a phone has less of it: there is room for it.
  package private(set) var keepsBlocksApart = true
  /// Whether anything has such a row.
  package var hasBlocksApart = false
  /// They belong to the tree, whose nodes know the pass: held here as well, no picture would ever go.
  private var leaves: [Leaf] = []
  private struct Leaf {
    weak var node: (any LiveNode)?
  }
  /// The room within which things are placed from right to left at the moment; `nil` where they go from left to right.
  package var mirror: CellRect?
  /// The width of the surface in points, where that is fixed: of it a view may want a share.
  package var containerWidth: Double?
  /// Whether the surface itself goes from right to left.
  package var isRightToLeft = false
  package var widgetURLs: [URL] = []
  /// Whether there is a node that can be pressed: without any, nobody looks for them.
  package var isPressable = false
  package var warnings: [FitWarning] = []
  /// Where a change is seen farther away than it lies, what is within before what is around it.
  package var spreading: [CellRect] = []
  private var preferences: [ObjectIdentifier: Any] = [:]
  /// What views hand up, while a view around them asks for it.
  package var handedUp: HandedUpValues?

  /// `drawn` is when the system would have run the bodies, by default the instant itself.
  package init(instant: Date, drawn: Date? = nil, textEnvironment: LiveTextEnvironment) {
    self.instant = instant
    self.drawn = drawn ?? instant
    self.textEnvironment = textEnvironment
  }

  /// The cells of something that would be placed in others if it went from left to right.
  package func mirrored(_ rect: CellRect) -> CellRect {
    guard let mirror else { return rect }
    let column = mirror.minColumn + mirror.maxColumn - rect.maxColumn
    return CellRect(column: column, row: rect.minRow, columns: rect.size.columns, rows: rect.size.rows)
  }

  /// Draws closer until something fits: on a phone half rows fit that a terminal has to round.
  package func tighten(until fits: () -> Bool) {
    guard tightenedGeneration != generation else { return }
    _ = tightened(until: fits)
    // Views that don't fit even so are cut as they were asked for.
    if tightness != .asAsked, !fits() {
      tightness = .withSmallWords
      generation += 1
    }
    tightenedGeneration = generation
  }

  /// Draws closer until the first of several things can be had, such as that nothing gives up a line or a label, else until
  /// it fits.
  ///
  /// For those, distances that were rounded up are rounded down, but none of a row or more is taken away.
  package func tighten(until fits: () -> Bool, preferring wishes: [() -> Bool]) {
    guard tightenedGeneration != generation else { return }
    for wish in wishes {
      if tightened(until: wish, to: .closestRounding) { return tightenedGeneration = generation }
      generation += 1
    }
    tighten(until: fits)
  }

  /// Goes from step to step until something fits, at most to one; returns whether it does.
  private func tightened(until fits: () -> Bool, to closest: Tightness? = nil) -> Bool {
    tightness = .asAsked
    (keepsBlocksApart, hasBlocksApart) = (true, false)
    if !fits(), hasBlocksApart {
      keepsBlocksApart = false
      generation += 1
    }
    while !fits() {
      guard tightness != closest, let closer = tightness.next else { return false }
      tightness = closer
      generation += 1
    }
    return true
  }

  /// The leaves of the tree that change by themselves.
  package var liveNodes: [any LiveNode] { leaves.compactMap(\.node) }
  package func register(_ node: any LiveNode) { leaves.append(Leaf(node: node)) }
  /// Takes leaves out that are no longer part of the tree.
  package func forget(_ nodes: [Node]) {
    var gone: Set<ObjectIdentifier> = []
    func visit(_ node: Node) {
      gone.insert(ObjectIdentifier(node))
      for child in node.children { visit(child) }
    }
    for node in nodes { visit(node) }
    leaves.removeAll { leaf in leaf.node.map { gone.contains(ObjectIdentifier($0)) } ?? true }
  }
  package func register(widgetURL: URL) { widgetURLs.append(widgetURL) }

  /// The value that a view told its surface, `nil` if none did.
  package func preference<Preference: SurfacePreference>(_ type: Preference.Type) -> Preference.Value? {
    preferences[ObjectIdentifier(type)] as? Preference.Value
  }
  /// Tells the surface something; the outermost view that does so counts.
  package func prefer<Preference: SurfacePreference>(_ value: Preference.Value, for type: Preference.Type) {
    if preferences[ObjectIdentifier(type)] == nil { preferences[ObjectIdentifier(type)] = value }
  }
}

/// A value that views tell the surface they are drawn on, such as the tint of its ground.
package protocol SurfacePreference {
  associatedtype Value
}

/// A leaf whose picture depends on the instant.
package protocol LiveNode: Node {
  /// The first instant after the pass's at which this leaf looks different, `nil` when it never will.
  var nextChange: Date? { get }
  /// Takes over the pass's instant and tells what that means for the picture.
  func refresh() -> LiveChange
}

/// The meaning of a new instant for a leaf.
nonisolated package enum LiveChange: Sendable {
  case none
  case repaint
  case relayout
}

/// How a surface such as a card or an island lays out, draws and reads aloud what stands on it.
package protocol SurfaceLayout: AnyObject {
  var children: [Node] { get }
  /// The size taken for a proposal.
  func measure(_ proposal: Proposal) -> CellSize
  /// Places the children on the surface.
  func placeChildren(in frame: CellRect)
  /// Draws the surface and what stands on it.
  func draw(_ painter: Painter)
  func speak(into speech: inout Speech)
  func collectHitRegions(into regions: inout [HitRegion])
}

extension SurfaceLayout {
  package func speak(into speech: inout Speech) { for child in children { child.speak(into: &speech) } }
  package func collectHitRegions(into regions: inout [HitRegion]) {
    for child in children { child.collectHitRegions(into: &regions) }
  }
}

/// The root of a tree that stands on a surface.
package final class SurfaceNode: Node {
  private let surface: any SurfaceLayout

  package init(_ surface: any SurfaceLayout, pass: RenderPass) {
    self.surface = surface
    super.init(pass: pass)
  }

  package override var children: [Node] { surface.children }
  package override func measure(_ proposal: Proposal) -> CellSize { surface.measure(proposal) }
  package override func placeChildren(_ proposal: Proposal) { surface.placeChildren(in: frame) }
  package override func draw(_ painter: Painter) { surface.draw(painter) }
  package override func speak(into speech: inout Speech) { surface.speak(into: &speech) }
  package override func collectHitRegions(into regions: inout [HitRegion]) {
    surface.collectHitRegions(into: &regions)
  }
}
