import SkerryCells
import Testing

@testable import SkerryViews

/// Letters in the colour of their ground are remarked: nobody sees from the picture alone what is missing there.
@MainActor @Suite struct HiddenLettersTests {
  private func warnings(@ViewBuilder _ content: () -> some View) -> [FitWarning] {
    Scene(columns: 20) { content() }.rendering.warnings
  }

  @Test("X07 words in the colour of what lies behind them are remarked once, with the words")
  func hidden() {
    let found = warnings { Text("Ferry 7").foregroundStyle(.white).background(Color(white: 0.95)) }
    #expect(found.map(\.kind) == [.lettersHidden])
    #expect(found.first?.description.contains("“Ferry 7” can't be read") == true)
    let dark = warnings { Text("Ferry 7").foregroundStyle(.black).background(Color(white: 0.02)) }
    #expect(dark.first?.description.contains("light mode") == true)
  }

  @Test("X07 T05 a hidden text that counts leaves one remark, however many seconds go by")
  func counting() {
    let scene = Scene(columns: 20) {
      Text(timerInterval: Scene.noon...Scene.noon.addingTimeInterval(600), countsDown: true)
        .foregroundStyle(.white).background(.white)
    }
    for second in 1...30 {
      #expect(!scene.rendering.advance(to: Scene.noon.addingTimeInterval(Double(second))).isEmpty)
    }
    #expect(scene.rendering.warnings.map(\.kind) == [.lettersHidden])
    #expect(scene.rendering.pass.warnings.count <= 1, "\(scene.rendering.pass.warnings.count)")
  }

  @Test("X07 nothing is remarked of letters that can be read, that are faint on purpose, or of which some stand out")
  func readable() {
    #expect(warnings { Text("Ferry 7").foregroundStyle(.white).background(.blue) }.isEmpty)
    #expect(warnings { Text("Ferry 7").foregroundStyle(.white).background(.white).opacity(0.2) }.isEmpty)
    #expect(warnings { Text("Ferry 7").foregroundStyle(.clear).background(.white) }.isEmpty)
    #expect(warnings { Text("Ferry 7").foregroundStyle(.white).background(.white).hidden() }.isEmpty)
    #expect(warnings { Color.white.mask { Text("Ferry 7") } }.isEmpty)
    let half = Text("Ferry").foregroundColor(.white) + Text(" 7").foregroundColor(.black)
    #expect(warnings { half.background(.white) }.isEmpty)
  }
}
