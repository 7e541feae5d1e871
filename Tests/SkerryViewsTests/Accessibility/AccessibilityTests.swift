import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct AccessibilityTests {
  @Test("P14 names, values, hints and traits in the order a screen reader says them")
  func names() {
    let scene = Scene {
      Text("7").accessibilityLabel("Attempts").accessibilityValue("seven").accessibilityHint("since noon")
        .accessibilityAddTraits(.isHeader)
    }
    #expect(scene.spoken == ["Attempts, seven, heading, since noon"])
    #expect(scene.text == "7\n")
  }

  @Test("P14 D05 a shape without words gets a name; symbols are named in words; decorations are silent")
  func shapes() {
    #expect(Scene { Circle().fill(.green).accessibilityLabel("Connected") }.spoken == ["Connected"])
    #expect(Scene { Circle().fill(.green) }.spoken.isEmpty)
    let names = Scene { Image(systemName: "hourglass") }.spoken
    #expect(names.count == 1 && names[0].contains("hourglass"))
    #expect(Scene { Image(decorative: "hourglass") }.spoken.isEmpty)
    #expect(Scene { Text("a").accessibilityHidden(true) }.spoken.isEmpty)
    #expect(Scene { Text("a").accessibilityHidden(false) }.spoken == ["a"])
  }

  @Test("P14 children are said each, as one, or not at all")
  func children() {
    func scene(_ behaviour: AccessibilityChildBehavior) -> [String] {
      Scene {
        HStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: behaviour)
      }.spoken
    }
    #expect(scene(.contain) == ["a", "b"])
    #expect(scene(.combine) == ["a, b"])
    #expect(scene(.ignore).isEmpty)
    #expect(
      Scene {
        HStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .ignore).accessibilityLabel("both")
      }.spoken == ["both"])
  }

  @Test("P14 a higher priority is said first, equal ones in their order")
  func priorities() {
    #expect(
      Scene {
        HStack {
          Text("1"); Text("2").accessibilitySortPriority(5); Text("3"); Text("4").accessibilitySortPriority(5)
        }
      }.spoken == ["2", "4", "1", "3"])
  }

  @Test("P14 T02 times are said as durations, at the instant asked for")
  func times() {
    let start = Scene.noon
    let scene = Scene {
      Text(timerInterval: start...start.addingTimeInterval(312), countsDown: true)
    }
    #expect(scene.spoken == ["5 minutes, 12 seconds"])
    _ = scene.rendering.advance(to: start.addingTimeInterval(12))
    #expect(scene.spoken == ["5 minutes"])
    let labelled = Scene {
      Circle().accessibilityLabel(Text(timerInterval: start...start.addingTimeInterval(60), countsDown: true))
    }
    #expect(labelled.spoken == ["1 minute"])
  }

  @Test("P14 P06 a control takes over the name it is given")
  func regions() {
    let scene = Scene { Button(action: {}) { Image(systemName: "plus") }.accessibilityLabel("Add climb") }
    #expect(scene.spoken == ["Add climb, button"])
    #expect(scene.rendering.hitRegions.map(\.label) == ["Add climb"])
  }

  @Test("P13 C12 private content becomes boxes of its size while it is to be hidden, and is not said")
  func privacy() {
    func scene(_ reasons: RedactionReasons) -> Scene {
      Scene(environment: { $0.redactionReasons = reasons }) {
        HStack {
          Text("Room").accessibilityLabel("Place"); Text("Anna").privacySensitive().accessibilityLabel("Anna!")
        }
      }
    }
    #expect(scene([]).text == "Room Anna\n")
    #expect(scene(.privacy).text == "Room ▒▒▒▒\n")
    #expect(scene(.privacy).spoken == ["Place"])
    #expect(scene(.placeholder).text == "▒▒▒▒ ▒▒▒▒\n")
    #expect(scene(.invalidated).text == "Room Anna\n")
  }

  @Test("P13 reasons add up, unredacted clears them, and false never undoes an outer true")
  func reasons() {
    #expect(picture { Text("ab").unredacted().redacted(reason: .placeholder) } == "ab\n")
    #expect(picture { Text("ab").redacted(reason: .placeholder) } == "▒▒\n")
    #expect(picture { Text("ab").privacySensitive(false).privacySensitive().redacted(reason: .privacy) } == "▒▒\n")
    #expect(picture { Text("ab").invalidatableContent().redacted(reason: .invalidated) } == "▒▒\n")
    let bar = Scene(columns: 4) { ProgressView(value: 1.0).redacted(reason: .placeholder) }
    #expect(bar.text == "────\n")
    #expect(bar.spoken.isEmpty)
  }

  @Test("P14 hidden and invisible things are not said")
  func invisible() {
    #expect(Scene { Text("a").hidden() }.spoken.isEmpty)
    #expect(Scene { Text("a").opacity(0) }.spoken.isEmpty)
    #expect(Scene { Text("a").opacity(0.5) }.spoken == ["a"])
  }
}
