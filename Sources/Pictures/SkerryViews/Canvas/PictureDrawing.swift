import FoundationEssentials
import SkerryCells

/// A picture that an app draws itself instead of reading it: a view of a size.
nonisolated package struct PictureDrawing: Sendable {
  /// In points; `nil` for the size that the view takes by itself.
  package let size: LayoutSize?
  package let view: @MainActor @Sendable () -> AnyView

  package init(size: LayoutSize?, view: @escaping @MainActor @Sendable () -> AnyView) {
    (self.size, self.view) = (size, view)
  }

  /// The size that a view takes by itself, in points, at an instant that changes nothing about it.
  @MainActor package static func idealSize(of view: AnyView) -> LayoutSize {
    let environment = EnvironmentValues()
    let text = LiveTextEnvironment(timeZone: "UTC", uses24HourClock: true)
    let pass = RenderPass(instant: Date(timeIntervalSince1970: 0), textEnvironment: text)
    let size = ViewContext(environment: environment, pass: pass).single(view)?.size(.unspecified)
    return LayoutSize(
      width: Double(size?.columns ?? 0) * Points.perColumn, height: Double(size?.rows ?? 0) * Points.perRow)
  }
}

/// A drawn picture: as large as it was made, or as the room that it is offered.
package final class DrawnPictureNode: WrapperNode {
  private let own: LayoutSize?
  private let spoken: String
  private let isResizable: Bool
  private let isInPill: Bool
  private let isRedacted: Bool

  init(_ child: Node, size: LayoutSize?, spoken: String, isResizable: Bool, in context: ViewContext) {
    own = size
    self.spoken = spoken
    self.isResizable = isResizable
    isInPill = context.environment.values.isInPill
    isRedacted = context.environment.isRedacted
    super.init(child)
  }

  package override var takesRows: Bool { true }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let own = own.map { CellSize(columns: Points.gapColumns($0.width), rows: Points.solidRows($0.height)) }
    let ideal = own ?? child.size(.unspecified)
    guard isResizable else { return isInPill ? ideal.ofPictureInPill : ideal }
    let size = proposal.filled(ideal: ideal)
    return isInPill ? size.ofPictureInPill : size
  }

  package override func placeChildren(_ proposal: Proposal) {
    let inner = Proposal(frame.size)
    child.place(at: Alignment.center.origin(of: child, sized: child.size(inner), in: frame), inner)
  }

  package override func draw(_ painter: Painter) {
    if isRedacted { return painter.fill(frame, paint: Paint(RGBA(hex: 0x8E8E93, alpha: 0.4))) }
    painter.clipped(to: frame) { child.drawIfVisible(painter) }
  }

  /// Words in a picture are not read: nobody knows of them.
  package override func speak(into speech: inout Speech) {
    if !isRedacted { speech.add(SpokenElement(label: spoken, traits: spoken.isEmpty ? [] : ["image"])) }
  }
  package override func collectHitRegions(into regions: inout [HitRegion]) {}
}
