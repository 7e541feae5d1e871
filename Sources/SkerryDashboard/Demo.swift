import SkerryDevice

/// A short demonstration: keys with pauses between them, pressed as a person would.
struct Demo {
  private var steps: ArraySlice<(pause: Double, key: Key)>
  /// When the next key is pressed, in seconds of the real clock.
  private(set) var due: Double

  init(_ steps: [(pause: Double, key: Key)], real: Double) {
    self.steps = steps[...]
    due = real + (steps.first?.pause ?? 0)
  }

  /// Returns the key that is due and moves on to the next one.
  mutating func next(real: Double) -> Key? {
    guard real >= due - 0.001, let step = steps.popFirst() else { return nil }
    if let following = steps.first { due += following.pause }
    return step.key
  }

  var isOver: Bool { steps.isEmpty }
}

extension Dashboard {
  /// Plays a session of the first app: start, climb, home screen, island, lock screen, an hour later.
  func startDemo() {
    guard let process = device.apps.first else { return }
    dialog = nil
    menuOrigins = []
    device.open(process)
    time.setRate(1, real: real)
    let start: [(Double, Key)] = [(0.6, .character("s")), (1.6, .enter)]
    let climbs: [(Double, Key)] = [(1.4, .character("a"))] + typed("Crimp Fest V4") + [(0.8, .enter)]
    let tour: [(Double, Key)] = [
      (1.5, .character("t")), (1.2, .enter), (1.6, .character("h")), (2.5, .character("x")), (2.5, .character("x")),
      (1.2, .character("l")), (2.0, .character("+")), (1.5, .character("+")), (1.5, .character("+")),
      (2.0, .character("-")), (0.3, .character("-")), (0.3, .character("-")), (2.0, .character("o")),
      (2.0, .character("o")), (1.0, .character("l")),
    ]
    demo = Demo((start + climbs + tour).map { (pause: $0.0, key: $0.1) }, real: real)
    remark = "Demo: any key takes over."
  }

  private func typed(_ text: String) -> [(Double, Key)] {
    text.enumerated().map { ($0 == 0 ? 0.8 : 0.07, Key.character($1)) }
  }

  func advanceDemo() {
    while var current = demo, let key = current.next(real: real) {
      demo = current.isOver ? nil : current
      handle(key)
      remark = demo == nil ? "That was the demo; ? shows all keys." : "Demo: any key takes over."
    }
  }
}
