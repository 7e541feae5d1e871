import SkerryCells
import SkerryViews

/// What a widget shows in place of a view that it can't have, as on a phone: a sign on a yellow ground, and a remark.
struct ForbiddenView: PrimitiveView {
  let name: String

  func _makeNodes(in context: ViewContext) -> [Node] {
    let sign = Label(name, systemImage: "nosign").font(.caption).foregroundStyle(.black)
      .frame(maxWidth: .infinity).background(.yellow).accessibilityLabel("\(name), which widgets can't have")
    return context.single(sign).map { [ForbiddenNode(name, $0)] } ?? []
  }
}

/// Its sign, which tells of itself beside the picture.
private final class ForbiddenNode: WrapperNode {
  private let name: String

  init(_ name: String, _ child: Node) {
    self.name = name
    super.init(child)
  }

  override func placeChildren(_ proposal: Proposal) {
    let warning = FitWarning(.controlIgnored, "\(name) can't be in a widget: a phone shows a sign in its place")
    if !pass.warnings.contains(warning) { pass.warnings.append(warning) }
    super.placeChildren(proposal)
  }
}
