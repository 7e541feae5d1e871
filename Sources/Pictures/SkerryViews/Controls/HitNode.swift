import SkerryCells

/// A part of the picture that can be pressed; what it shows is its name.
package final class HitNode: WrapperNode {
  private let action: HitAction?
  private let trait: String
  private let value: String
  private let isDimmed: Bool

  /// Without an action it only looks and sounds like a control. `value` is spoken after the name; a dimmed one says so.
  package init(_ child: Node, action: HitAction?, trait: String, value: String = "", isDimmed: Bool = false) {
    self.action = action
    self.isDimmed = isDimmed
    self.trait = trait
    self.value = value
    super.init(child)
    if action != nil { pass.isPressable = true }
  }

  private var content: [SpokenElement] {
    var speech = Speech()
    child.speak(into: &speech)
    return speech.elements
  }

  private var name: String { name(content) }

  private func name(_ parts: [SpokenElement]) -> String {
    parts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// A control inside another one can't be pressed by itself.
  package override func collectHitRegions(into regions: inout [HitRegion]) {
    if let action, !frame.isEmpty { regions.append(HitRegion(rect: frame, label: name, action: action)) }
  }

  package override func speak(into speech: inout Speech) {
    let parts = content
    let values = parts.map(\.value).filter { !$0.isEmpty } + (value.isEmpty ? [] : [value])
    speech.add(
      SpokenElement(
        label: name(parts), value: values.joined(separator: ", "),
        hint: parts.map(\.hint).first { !$0.isEmpty } ?? "",
        traits: (isDimmed ? ["dimmed"] : []) + [trait] + parts.flatMap(\.traits).filter { $0 != "image" && $0 != trait }
      ))
  }
}

extension ViewContext {
  /// Makes one node of a label: several views stand side by side.
  package func row<Content: View>(_ content: Content) -> Node? {
    let nodes = content._makeNodes(in: self)
    guard nodes.count > 1 else { return nodes.first }
    return StackNode(nodes, axis: .horizontal, alignment: VerticalAlignment.center.guide, gap: nil, pass: pass)
  }
}
