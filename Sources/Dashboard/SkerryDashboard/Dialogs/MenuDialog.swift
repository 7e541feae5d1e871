import SkerryCells

/// A list to choose from.
struct MenuDialog {
  struct Item {
    /// The key that chooses it at once; a long list runs out of them.
    var key: Character?
    let title: String
    var value = ""
    /// The details told while it is selected, a paragraph each.
    var details: [String] = []
    let run: @MainActor (Dashboard) -> Void
  }
  let title: String
  let items: [Item]
  var selection = 0
  /// Makes the menu anew: it stays open after a choice, and a dialog that a choice opens comes back to it.
  var reopen: (@MainActor (Dashboard) -> MenuDialog)?
  /// Makes the menu anew after the screen got another size, where its entries depend on that.
  var renew: (@MainActor (Dashboard) -> MenuDialog?)?

  mutating func handle(_ key: Key) -> DialogOutcome {
    switch key {
    case .escape, .left, .backspace: return .closes
    case .control("c"): return .leaves
    case .down, .tab: move(1, wraps: true)
    case .up, .backTab: move(-1, wraps: true)
    case .pageDown: move(8, wraps: false)
    case .pageUp: move(-8, wraps: false)
    case .home: selection = 0
    case .end: selection = max(0, items.count - 1)
    case .enter, .right, .character(" "): return choose(selection)
    case .character("j"): move(1, wraps: true)
    case .character("k"): move(-1, wraps: true)
    case .character(let character):
      if let index = items.firstIndex(where: { $0.key == character }) { return choose(index) }
      if character == "q" { return .leaves }
    default: break
    }
    return .stays
  }

  private mutating func move(_ distance: Int, wraps: Bool) {
    guard !items.isEmpty else { return }
    let target = selection + distance
    selection = wraps ? (target + items.count) % items.count : min(max(target, 0), items.count - 1)
  }

  func choose(_ index: Int) -> DialogOutcome {
    guard items.indices.contains(index) else { return .closes }
    let item = items[index]
    let reopen = reopen
    return .runs { dashboard in
      if let reopen { dashboard.menuOrigins.append(Origin(make: reopen, selection: index, road: dashboard.road)) }
      dashboard.road.append(.item(item.title))
      item.run(dashboard)
    }
  }

  /// A menu that comes back when what it opened is closed.
  struct Origin {
    let make: @MainActor (Dashboard) -> MenuDialog
    let selection: Int
    /// The way to it.
    let road: [DashboardStanding.Turn]
  }

  /// For each title a letter of its own, the first of the title that is free; `q` closes menus, `j` and `k` move in them.
  static func keys(for titles: [String]) -> [Character?] {
    var taken: Set<Character> = ["q", "j", "k"]
    return titles.map { title in
      let letters = title.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let key = letters.first { !taken.contains($0) } ?? "abcdefghilmnoprstuvwxyz".first { !taken.contains($0) }
      if let key { taken.insert(key) }
      return key
    }
  }
}
