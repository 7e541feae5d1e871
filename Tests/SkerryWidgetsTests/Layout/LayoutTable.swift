import SkerryCells
import SwiftUI
import Testing

@testable import SkerryViews

/// One line of a layout table: views in an offer, and where SwiftUI's rules put each of them.
///
/// All lengths are points that are whole cells (8 × 16), so that nothing is rounded. The expected places are derived from what
/// Apple documents of each container, never from what came out.
struct LayoutCase {
  let name: String
  /// What is offered, in points; `nil` for the ideal size.
  var offer: (width: Double?, height: Double?) = (160, 64)
  let view: AnyView
  /// The place of each box: `a 0,0 40x16`, in the order of their names.
  let expected: String

  init<V: View>(
    _ name: String, in offer: (width: Double?, height: Double?) = (160, 64), _ expected: String,
    @ViewBuilder _ view: () -> V
  ) {
    self.name = name
    self.offer = offer
    self.expected = expected
    self.view = AnyView(view())
  }

  /// Lays the views out and tells the place of each box.
  var places: String {
    let pass = RenderPass(
      instant: Date(timeIntervalSince1970: 0), textEnvironment: LiveTextEnvironment(timeZone: "UTC"))
    let context = ViewContext(environment: EnvironmentValues(), pass: pass)
    guard let root = context.single(view) else { return "" }
    root.place(
      at: .zero,
      Proposal(columns: offer.width.map { Points.columns($0) }, rows: offer.height.map { Points.rows($0) }))
    var boxes: [String] = []
    func visit(_ node: Node) {
      if let box = node as? BoxNode { boxes.append(box.place) }
      for child in node.children { visit(child) }
    }
    visit(root)
    return boxes.sorted().joined(separator: "; ")
  }

  /// Compares a whole table.
  static func check(_ table: [LayoutCase], sourceLocation: SourceLocation = #_sourceLocation) {
    for line in table {
      #expect(line.places == line.expected, "\(line.name)", sourceLocation: sourceLocation)
    }
  }
}

/// A box that takes what it is offered between a least and a most, and an ideal size where nothing is offered.
struct Box: PrimitiveView {
  let name: String
  let width: (least: Double, ideal: Double, most: Double)
  let height: (least: Double, ideal: Double, most: Double)

  /// A box of one size.
  init(_ name: String, _ width: Double, _ height: Double) {
    self.init(name, width: width...width, height: height...height)
  }

  /// A box that gives way; without a range it takes everything.
  init(
    _ name: String, width: ClosedRange<Double> = 0 ... .infinity, height: ClosedRange<Double> = 0 ... .infinity,
    ideal: (Double, Double) = (16, 16)
  ) {
    self.name = name
    self.width = (width.lowerBound, max(width.lowerBound, min(width.upperBound, ideal.0)), width.upperBound)
    self.height = (height.lowerBound, max(height.lowerBound, min(height.upperBound, ideal.1)), height.upperBound)
  }

  func _makeNodes(in context: ViewContext) -> [Node] { [BoxNode(self, pass: context.pass)] }
}

final class BoxNode: Node {
  private let box: Box

  init(_ box: Box, pass: RenderPass) {
    self.box = box
    super.init(pass: pass)
  }

  var place: String {
    func points(_ cells: Int, _ each: Double) -> Int { cells * Int(each) }
    return "\(box.name) \(points(frame.minColumn, Points.perColumn)),\(points(frame.minRow, Points.perRow)) "
      + "\(points(frame.size.columns, Points.perColumn))x\(points(frame.size.rows, Points.perRow))"
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    func length(_ offered: Int?, _ limits: (least: Double, ideal: Double, most: Double), _ cells: (Double) -> Int)
      -> Int
    {
      min(max(offered ?? cells(limits.ideal), cells(limits.least)), cells(limits.most))
    }
    return CellSize(
      columns: length(proposal.columns, box.width) { Points.columns($0) },
      rows: length(proposal.rows, box.height) { Points.rows($0) })
  }
}
