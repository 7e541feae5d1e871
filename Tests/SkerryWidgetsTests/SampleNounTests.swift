import FoundationEssentials
import SkerryActivities
import Testing

@testable import SkerryWidgets

/// Made-up texts name something of their kind, and made-up counts have its size.
@Suite struct SampleNounTests {
  private func values(_ hints: String = "", of subject: Set<String> = [], step: Int = 0) -> SampleValues {
    SampleValues(hints: SampleHints(hints), now: start, step: step, subject: subject)
  }

  @Test("X06 a text that names a thing is one of those, the next one another, and each side has its own team")
  func nouns() {
    let values = values()
    #expect(values.text("exerciseName") == "Bench press" && values.text("nextExercise") == "Squat")
    #expect(values.text("lastStation") == "Riverside" && values.text("nextStop") == "Market Square")
    #expect(values.text("currentPhrase") == "Keep going" && values.text("songTitle") == "Blue Hour")
    #expect(values.text("teamAName") == "Lions" && values.text("teamBName") == "Eagles")
    #expect(values.text("homeTeam") == "Lions" && values.text("awayTeamName") == "Eagles")
    #expect(values.text("task", index: 1) == "Call back" && values.text("task", index: 5) == "Task 6")
    #expect(values.text("grommetName") == "Grommet 1" && values.text("grommet") == "Grommet")
  }

  @Test("X06 a kind, a mode and a message say something")
  func kinds() {
    #expect(values().text("category") == "General" && values(of: ["train"]).text("category") == "IC")
    #expect(values().text("powerMode") == "Standard" && values().text("delay") == "+5 min")
    #expect(values(of: ["focus"]).text("statusMessage") == "In progress")
  }

  @Test("X06 a text before a unit is the number alone, and so is what is counted")
  func units() {
    let values = values("unit\tload\tkg\nunit\tweight\tкг\nunit\tduration\tmin\nunit\tcharge\t%")
    #expect(values.text("duration") == "12" && values.text("charge") == "64")
    #expect(values.text("weight") == "60" && values.text("load") == "60" && values.text("reps") == "10")
    #expect(self.values().text("weight") == "60 kg")
  }

  @Test("X06 of the words that a text is asked to hold it has one that goes on, and an address has none")
  func held() {
    let values = values("holds\tdelay\tcancelled\ton time\nholds\tpageLink\texample\nholds\tnote\terror")
    #expect(values.text("delay") == "on time" && values.text("pageLink") == "https://example.com")
    #expect(values.text("note") == "Going well", "what is only asked for its end isn't at its end")
  }

  @Test("X06 steps of a day are thousands, those of a recipe a few, and an aim is more than what there is")
  func counts() {
    let walk = values(of: ["step", "activity"])
    #expect(walk.whole("todaySteps") == 6420 && walk.whole("sinceOpenSteps") == 420)
    #expect(walk.whole("stepGoal") > 0 && walk.whole("stepsGoal") == 10_000 && walk.fraction("steps") == 6420)
    let recipe = values(of: ["recipe"])
    #expect(recipe.whole("totalSteps") == 5 && recipe.whole("completedSteps") == 3)
    #expect(recipe.whole("caloriesGoal") == 2100 && recipe.whole("calories") == 1240)
    #expect(
      recipe.whole("graphMinValue") == 0 && recipe.whole("graphMaxValue") == 16 && recipe.whole("co2Value") == 640)
  }

  private struct Rest: Codable, Hashable {
    struct Part: Codable, Hashable { var name: String }
    var title: String
    var parts: [Part]
  }

  @Test("X06 an activity's own title is what its type is called, and a part's name is none")
  func headings() throws {
    #expect(SampleValues.heading(of: "RestTimerAttributes") == "Rest timer")
    #expect(SampleValues.heading(of: "LiveActivityAttributes") == nil)
    var values = values(of: ["rest", "timer"])
    values.heading = "Rest timer"
    let rest = try SampleDecoder.make(Rest.self, values)
    #expect(rest.title == "Rest timer" && rest.parts.first?.name == "Harbour")
  }
}
