import SkerryCells
import SkerryPrograms
import SkerryScreens
import SkerryWidgets
import Testing

@testable import SkerryCommand
@testable import SkerryDevice

/// `--preview`: which `#Preview` of a widget extension, and which of its states.
@MainActor @Suite struct PreviewChoiceTests {
  static var tram: InstalledApp {
    InstalledApp(
      bundleNamed: "TramWidgetBundle", { TramBundle() },
      previews: LinkedPreview.all.filter { $0.fileName == "Tram.swift" })
  }

  private func choice(_ text: String) throws -> PreviewChoice { try PreviewChoice(text, among: [Self.tram]) }

  private func picture(_ text: String) throws -> [String] {
    let choice = try choice(text)
    let sample = try Sample(
      app: choice.app, among: [Self.tram], preview: choice, start: RenderCommand.sampleStart,
      phone: PhoneOptions.parse(["--time-zone", "UTC"]))
    let shown = choice.preview.presentation.flatMap { Surface(rawValue: $0.rawValue) }
    return try (shown.map { try sample.picture(of: $0, size: nil) } ?? sample.picture(of: choice)).spoken
  }

  @Test("X01 an extension without an activity says so, and on which surfaces its widgets are")
  func withoutActivity() throws {
    let app = InstalledApp(bundleNamed: "TimetableBundle", { TimetableBundle() }, previews: [])
    let sample = try Sample(
      app: app, among: [app], start: RenderCommand.sampleStart, phone: PhoneOptions.parse(["--time-zone", "UTC"]))
    let failure = #expect(throws: CommandFailure.self) { try sample.picture(of: .presentation(.lockScreen), size: nil) }
    #expect(failure?.description.contains("--at") == false)
    #expect(
      failure?.description.hasSuffix(
        " has no activity to show; its widgets are shown with --surface home, "
          + "and those of the lock screen with --surface phone.") == true)
  }

  @Test("S04 S02 states are called what the source calls them, where that is plain to see")
  func names() throws {
    let previews = Self.tram.previews
    #expect(previews.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(previews.map(\.title) == ["Tram", "Island", "Branching", "systemSmall", "systemSmall 2", "A view"])
    #expect(
      previews.map(\.stateNames) == [
        ["soon", "late", nil, "due"], [nil, nil], [nil, nil, nil], [nil, nil], [nil], [nil],
      ])
    #expect(previews[1].summary == "TramAttributes, expanded" && previews[0].place.hasPrefix("Tram.swift:"))
  }

  @Test(
    "S04 a preview is chosen by number or name, its state behind a dot, and shows itself as it was written",
    arguments: [
      ("1", "Line 4 in 2 min"), ("tram", "Line 4 in 2 min"), ("1.2", "Line 4 in 9 min"),
      ("Tram.late", "Line 4 in 9 min"),
      ("LATE", "Line 4 in 9 min"), ("Tram.4", "Line 4 in 30 min"), ("1.3", "Line 4 in 1 min"), ("Island", "expanded 2"),
      ("3.2", "11"), ("4.2", "4 trams"), ("systemSmall 2", "7 trams"), ("6", "Just a tram"),
    ])
  func chosen(_ text: String, _ spoken: String) throws {
    #expect(try picture(text).first == spoken)
  }

  @Test(
    "S04 S06 what isn't there is told in one sentence with what is there",
    arguments: [
      ("7", "There is no preview “7”; choose one of Tram, Island, Branching, systemSmall, systemSmall 2, A view."),
      ("Trams", "There is no preview “Trams”; did you mean Tram?"),
      ("Tram.5", "“Tram” has 4 states; choose one from 1.1 to 1.4."),
      ("Tram.0", "“Tram” has 4 states; choose one from 1.1 to 1.4."),
      ("6.2", "“A view” has only one state; leave the number out."),
      ("1.lat", "There is no state “lat” of “Tram”; did you mean late?"),
      ("1.xyz", "There is no state “xyz” of “Tram”; choose one of soon, late, 3, due."),
    ])
  func missing(_ text: String, _ sentence: String) {
    #expect(throws: CommandFailure(sentence)) { try choice(text) }
  }

  @Test("S04 S06 a program without previews says so, and a tape excludes them")
  func none() throws {
    let result = try Program("render", "--preview", "1").run()
    #expect(
      result.code == 2
        && result.errors
          == "skerry: --preview: this program has no #Preview; it chooses one of a widget extension that is a program of "
          + "its own.\n"
    )
    let both = try Program("render", "--preview", "1", "--tape", "x.tape").run()
    #expect(both.code == 2 && both.errors.contains("--preview and --tape exclude each other"))
  }

  @Test("X01 S04 what there is to remark of a picture is told beside it, once, behind its name and without harm")
  func remarks() throws {
    var picture = try Sample(
      app: Self.tram, among: [Self.tram], start: RenderCommand.sampleStart,
      phone: PhoneOptions.parse(["--time-zone", "UTC"])
    ).picture(of: .presentation(.compact), size: nil)
    #expect(RenderCommand.remarks(on: picture, named: "compact").isEmpty)
    picture.warnings = [.nothingSpoken, .nothingShown, .nothingSpoken]
    let lines = RenderCommand.remarks(on: picture, named: "a\u{1B}b")
    #expect(lines == ["a␛b: \(PresentationWarning.nothingSpoken)", "a␛b: \(PresentationWarning.nothingShown)"])
  }

  @Test("S04 the list has every preview with its states, as a table and as JSON")
  func list() throws {
    let inventory = Inventory(apps: [Self.tram])
    #expect(inventory.text.contains("\n  1      Tram  TramAttributes, lock-screen  4 states  Tram.swift:"))
    #expect(inventory.text.contains("\n    1.2  late\n"))
    #expect(!inventory.text.contains("3.1") && inventory.text.contains("Branching  TramAttributes, compact  3 states"))
    #expect(inventory.previews?[0].states == ["soon", "late", "3", "due"])
    #expect(Inventory(apps: []).previews == nil)
  }

  @Test("S04 shells complete numbers of previews and states, and the names of states")
  func completions() {
    let words = PreviewChoice.completions(of: [Self.tram])
    #expect(words.prefix(5) == ["1", "1.1", "1.2", "1.3", "1.4"] && words.suffix(3) == ["due", "late", "soon"])
  }
}
