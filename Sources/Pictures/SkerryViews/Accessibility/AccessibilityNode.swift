import SkerryCells

/// Says its child in other words; the picture stays the same.
package final class AccessibilityNode: WrapperNode {
  private let change: ([SpokenElement], RenderPass) -> [SpokenElement]
  private let renamesRegions: Bool

  /// `change` turns what the child says into what is said; regions of the child take over the new name if asked to.
  package init(
    _ child: Node, renamesRegions: Bool = false,
    change: @escaping ([SpokenElement], RenderPass) -> [SpokenElement]
  ) {
    self.change = change
    self.renamesRegions = renamesRegions
    super.init(child)
  }

  private var elements: [SpokenElement] {
    var inner = Speech()
    child.speak(into: &inner)
    return change(inner.grouped, pass)
  }

  package override func speak(into speech: inout Speech) {
    for element in elements { speech.add(element) }
  }

  package override func collectHitRegions(into regions: inout [HitRegion]) {
    var inner: [HitRegion] = []
    child.collectHitRegions(into: &inner)
    if renamesRegions, inner.count == 1, let name = elements.first?.label, !name.isEmpty {
      inner = [HitRegion(rect: inner[0].rect, label: name, action: inner[0].action)]
    }
    regions += inner
  }
}

/// A text that is not drawn but said, at the instant it is asked for.
struct SpokenText {
  let text: Text

  func words(_ pass: RenderPass) -> String {
    text.segments.map { segment in
      switch segment.content {
      case .fixed(let string): string
      case .live(let text): text.spoken(at: pass.instant, in: pass.textEnvironment)
      case .symbol(let name): SymbolTable.glyph(named: name).spoken
      }
    }.joined()
  }
}

extension [SpokenElement] {
  /// All of it as one element.
  func combined() -> [SpokenElement] {
    guard count > 1 else { return self }
    guard allSatisfy({ $0.contents == nil }) else { return flatMap(\.flat).combined() }
    func joined(_ part: (SpokenElement) -> String) -> String {
      map(part).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    var traits: [String] = []
    for trait in flatMap(\.traits) where trait != "image" && !traits.contains(trait) { traits.append(trait) }
    return [SpokenElement(label: joined(\.label), value: joined(\.value), hint: joined(\.hint), traits: traits)]
  }

  /// One element with a change; an empty one is made where nothing was said.
  package func one(_ change: (inout SpokenElement) -> Void) -> [SpokenElement] {
    var element = combined().first ?? SpokenElement(label: "")
    change(&element)
    return [element]
  }
}
