import FoundationEssentials
import SkerryBasics
import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct PatchingTests {
  private let start = Scene.noon

  private func card(at instant: Date) -> Scene {
    let from = start.addingTimeInterval(-100)
    let to = start.addingTimeInterval(3000)
    return Scene(columns: 49, at: instant, ground: 0x1C1C1E) {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Label("Session", systemImage: "figure.climbing")
          Spacer()
          Text(from, style: .timer).font(.headline).multilineTextAlignment(.trailing)
        }
        ProgressView(timerInterval: from...to, countsDown: false)
        HStack {
          Text("ends \(to, style: .relative)").lineLimit(1)
          ViewThatFits(in: .horizontal) {
            Text(to, style: .offset); Text("soon")
          }
          ProgressView(timerInterval: from...to).progressViewStyle(.circular).frame(width: 40, height: 40)
        }
      }.padding()
    }
  }

  @Test("T01 T02 patched is fresh: an hour, second by second, and nothing changes before it was foretold")
  func everySecond() {
    let scene = card(at: start)
    var before = scene.grid
    for second in 1...3600 {
      let instant = start.addingTimeInterval(Double(second))
      let foretold = scene.rendering.nextChange
      let patches = scene.rendering.advance(to: instant)
      if foretold.map({ instant < $0 }) ?? true { #expect(scene.grid == before) }
      if patches.isEmpty { #expect(scene.grid == before) }
      before = scene.grid
      if second % 7 == 0 || second > 3060 && second < 3200 {
        let fresh = card(at: instant)
        guard scene.grid == fresh.grid, scene.rendering.nextChange == fresh.rendering.nextChange else {
          Issue.record("second \(second):\n\(scene.text)fresh:\n\(fresh.text)")
          return
        }
      }
    }
  }

  @Test("T06 T01 an instant that counts as that of a change shows it, however its seconds were added up")
  func countedAsItsOwn() throws {
    for hundredth in 0..<100 {
      let scene = card(at: start.addingTimeInterval(Double(hundredth) / 100))
      let due = try #require(scene.rendering.nextChange)
      var seconds = due.timeIntervalSinceReferenceDate
      func isDue(_ seconds: Double) -> Bool { due.hasCome(by: Date(timeIntervalSinceReferenceDate: seconds)) }
      while isDue(seconds.nextDown) { seconds = seconds.nextDown }
      let earliest = Date(timeIntervalSinceReferenceDate: seconds)
      try #require(earliest < due)
      _ = scene.rendering.advance(to: earliest)
      let fresh = card(at: earliest)
      #expect(scene.grid == fresh.grid && scene.rendering.nextChange == fresh.rendering.nextChange, "\(hundredth)")
    }
  }

  @Test("T01 a picture that nobody shows any more leaves nothing behind, however much of it changes by itself")
  func leavesNothing() {
    weak var pass: RenderPass?
    weak var leaf: Node?
    do {
      let scene = card(at: start)
      _ = scene.rendering.advance(to: start.addingTimeInterval(90))
      (pass, leaf) = (scene.rendering.pass, scene.rendering.pass.liveNodes.first)
      #expect(pass != nil && leaf != nil)
    }
    #expect(pass == nil && leaf == nil)
  }

  @Test("T01 patched is fresh for trees nobody would write, at steps of all lengths, backwards too", arguments: 0..<300)
  func randomTrees(seed: Int) {
    func scene(at instant: Date) -> Scene {
      var tree = RandomTree(seed: UInt64(seed), start: start)
      let view = tree.view(depth: 3)
      return Scene(columns: 30, rows: seed % 3 == 0 ? 8 : nil, at: instant) { view }
    }
    let patched = scene(at: start)
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 1000)
    var instant = start
    for step in 0..<40 {
      let length = [0.3, 1, 1, 7, 60, 600, -90][Int.random(in: 0...6, using: &numbers)]
      instant = step % 4 == 3 ? patched.rendering.nextChange ?? instant : instant.addingTimeInterval(length)
      _ = patched.rendering.advance(to: instant)
      let fresh = scene(at: instant)
      #expect(patched.grid.checkInvariants().isEmpty)
      guard patched.grid == fresh.grid else {
        Issue.record("seed \(seed), step \(step):\n\(difference(patched.grid, fresh.grid))")
        return
      }
      #expect(patched.spoken == fresh.spoken)
    }
  }

  /// What is drawn in steps, and what is drawn at once at their end.
  private func steps<V: View>(
    _ columns: Int, rows: Int? = nil, _ seconds: [Double], _ view: () -> V
  ) -> (patched: Scene, fresh: Scene) {
    let patched = Scene(columns: columns, rows: rows, at: start.addingTimeInterval(seconds[0]), view)
    for second in seconds.dropFirst() { _ = patched.rendering.advance(to: start.addingTimeInterval(second)) }
    return (patched, Scene(columns: columns, rows: rows, at: start.addingTimeInterval(seconds.last ?? 0), view))
  }

  @Test("T01 a wide letter at the edge of what is drawn again is whole, or covered as it was")
  func wideLettersAtEdges() {
    let pictures = steps(20, [0, 1]) {
      HStack(spacing: 0) {
        Text(start.addingTimeInterval(-600), style: .timer).multilineTextAlignment(.trailing).fixedSize()
          .overlay(alignment: .trailing) { Text("日").offset(x: 8) }
        Text(start.addingTimeInterval(-900), style: .timer).fixedSize()
      }
    }
    #expect(pictures.patched.grid == pictures.fresh.grid, "\(difference(pictures.patched.grid, pictures.fresh.grid))")
  }

  @Test("T01 another layout of the same tree chooses as the first one does")
  func choosesAfresh() {
    let pictures = steps(30, [0, 7.3, -82.7]) {
      HStack(spacing: 8) {
        ViewThatFits { Text(start.addingTimeInterval(-3257), style: .timer).font(.largeTitle) }.offset(x: 8, y: 8)
        Circle().trim(from: 0, to: 0.6).stroke(.green, lineWidth: 3).frame(width: 40, height: 40)
        ProgressView(
          timerInterval: start.addingTimeInterval(3734)...start.addingTimeInterval(3900), countsDown: false
        ).padding(8)
      }
    }
    #expect(pictures.patched.grid == pictures.fresh.grid, "\(difference(pictures.patched.grid, pictures.fresh.grid))")
  }

  /// Both pictures where their texts differ, otherwise the first cells that do.
  private func difference(_ patched: Grid, _ fresh: Grid) -> String {
    let (first, second) = (patched.plainText(), fresh.plainText())
    guard first == second, patched.size == fresh.size else { return "\(first)fresh:\n\(second)" }
    var lines: [String] = []
    for row in 0..<patched.size.rows {
      for column in 0..<patched.size.columns where patched[column, row] != fresh[column, row] {
        lines.append("column \(column), row \(row): \(patched[column, row]) instead of \(fresh[column, row])")
      }
    }
    return lines.prefix(4).joined(separator: "\n") + "\n\(lines.count) cells"
  }

  @Test("T01 the same view at the same instant is the same picture")
  func deterministic() {
    #expect(card(at: start).grid == card(at: start).grid)
    #expect(card(at: start).grid != card(at: start.addingTimeInterval(1)).grid)
  }
}
