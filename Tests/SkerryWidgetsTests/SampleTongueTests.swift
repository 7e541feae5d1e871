import Foundation
import Testing

@testable import SkerryWidgets

/// Made-up texts are in the language of the app.
@Suite struct SampleTongueTests {
  private func values(_ tongue: String) -> SampleValues {
    SampleValues(
      hints: SampleHints("tongue\t\(tongue)"), now: Date(timeIntervalSince1970: 1_781_440_000), step: 0,
      subject: ["delivery"])
  }

  @Test(
    "X06 what a server writes is in the language of the app",
    arguments: [
      ("de", "Unterwegs"), ("ja", "移動中"), ("zh", "配送途中"), ("ko", "이동 중"), ("ru", "В пути"), ("pt", "A caminho"),
    ])
  func status(tongue: String, text: String) {
    #expect(values(tongue).text("status") == text)
  }

  @Test("X06 Chinese is written as the app writes it, and what no language has another word for stays")
  func others() {
    #expect(SampleTongue.said("In progress", in: "zh-Hant") == "進行中")
    #expect(SampleTongue.said("In progress", in: "zh") == "进行中")
    #expect(SampleTongue.said("Harbour", in: "de") == "Harbour" && SampleTongue.said("Review", in: "fi") == "Review")
    #expect(SampleTongue.said("Review", in: nil) == "Review")
  }

  @Test(
    "X06 of the words of a state what goes on is shown, also in scripts without spaces",
    arguments: [
      ("경기 전", "경기 중", "경기 종료"), ("待機中", "調理中", "完了"), ("等待中", "进行中", "已结束"),
    ])
  func going(early: String, going: String, over: String) {
    let hints = SampleHints("values\tstatus\t\(early)\t\(going)\t\(over)")
    let values = SampleValues(hints: hints, now: Date(timeIntervalSince1970: 1_781_440_000), step: 0)
    #expect(values.text("status") == going)
  }

  @Test("X06 where all words that a state is compared with are of an end, it is another one")
  func otherThanEnds() {
    let hints = SampleHints("values\tstatus\tcompleted\tfailed\tinterrupted\tcancelled")
    let values = SampleValues(hints: hints, now: Date(timeIntervalSince1970: 1_781_440_000), step: 0)
    #expect(values.text("status") == "running")
  }
}
