import ArgumentParser
import FoundationEssentials
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryScreens
import SkerrySteps

/// `skerry render`: a surface as text, ANSI, SVG or JSON, without a terminal.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Write a surface as text, ANSI, SVG or JSON, without a terminal.",
    discussion: """
      The app's sample activity starts at 2026-01-31 09:41:00 UTC on a phone that keeps nothing; the same call always \
      gives the same bytes.

      Examples:
        \(Skerry.programName) render --app \(Skerry.exampleApp) --surface lock-screen
        \(Skerry.programName) render --app \(Skerry.exampleApp) --surface expanded --at +1h --format svg > expanded.svg
        \(Skerry.programName) render --app \(Skerry.exampleApp) --surface dashboard --size 120x40 --format ansi
        \(Skerry.programName) render --app \(Skerry.exampleApp) --surface phone --colors 8 --ascii
        \(Skerry.programName) render --tape session.tape --surface compact --at +5m
        \(Skerry.programName) render --tape session.tape --device iphone-se --light
        \(Skerry.programName) render --preview 2.3 --format svg     the third state of a widget extension's second #Preview
      """)

  @Option(
    help: ArgumentHelp(
      "The app whose sample activity is shown: \(Skerry.appNames.joined(separator: ", ")); may be left out when only "
        + "one is installed.", valueName: "app"), completion: .list(Skerry.appNames))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "What to show: \(Self.surfaces.joined(separator: ", ")); lock-screen, or what the preview shows, if left out.",
      valueName: "surface"), completion: .list(Self.surfaces))
  var surface: String?

  @Option(
    help: ArgumentHelp(
      "A #Preview of the widget extension this program was made of, by number or name, with a state behind a dot: 2, "
        + "2.3, Order.delayed; \(Skerry.programName) list shows them all.", valueName: "preview"),
    completion: .list(PreviewChoice.completions()))
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "Show what a tape left instead of a sample; see \(Skerry.programName) replay --help.", valueName: "tape"),
    completion: .file(extensions: ["tape"]))
  var tape: String?

  @Option(
    help: ArgumentHelp(
      "When: +59m59s after the activity's start or the tape's end, or an instant like 2026-01-31T10:41:00Z.",
      valueName: "instant"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      "Cells of the dashboard, such as 120x40, or rows of the phone; all else has the size the model gives it.",
      valueName: "WxH"))
  var size: String?

  @Option(
    help: ArgumentHelp("\(PictureFormat.names.joined(separator: ", ")).", valueName: "format"),
    completion: .list(PictureFormat.names))
  var format = PictureFormat.text.rawValue

  @OptionGroup var phone: PhoneOptions
  @OptionGroup var colors: ColorOptions

  nonisolated private static var surfaces: [String] { Surface.allCases.map(\.rawValue) }

  func run() throws {
    StandardStream.keepPrintsOut()
    try StandardStream.output.write(MainActor.assumeIsolated { try rendered() })
  }

  /// The instant at which samples start: 2026-01-31 09:41:00 UTC.
  nonisolated static let sampleStart = Date(timeIntervalSince1970: 1_769_852_460)

  @MainActor private func rendered() throws -> String {
    let surface = try surface.map { name in
      guard let surface = Surface(rawValue: name) else {
        throw CommandFailure.noSuch("surface", name, known: Self.surfaces)
      }
      return surface
    }
    guard let format = PictureFormat(rawValue: format) else {
      throw CommandFailure.noSuch("format", self.format, known: PictureFormat.names)
    }
    let depth = try colors.depth()
    if let tape { return try rendered(tape, surface ?? .lockScreen, format, depth) }
    var phone = phone
    phone.timeZone = phone.timeZone ?? "UTC"
    try phone.check()
    let size = try size.map { try Arguments.size($0) }
    let instant = try at.map {
      try Arguments.instant($0, from: Self.sampleStart, timeZone: phone.timeZone ?? "")
    }
    let choice = try preview.map { try PreviewChoice($0) }
    let sample = try Sample(
      app: choice?.app ?? installedApp(), preview: choice, start: Self.sampleStart, phone: phone)
    if let instant { try sample.advance(to: instant) }
    if let choice, choice.preview.presentation == nil {
      if let surface {
        throw CommandFailure(
          "“\(choice.preview.title)” (\(choice.preview.summary)) has no \(surface.rawValue); leave --surface out.")
      }
      return try told(sample.picture(of: choice), choice.title)
        .written(as: format, depth: depth, isASCII: colors.ascii, title: choice.title)
    }
    let shown = surface ?? choice?.preview.presentation.map(Surface.presentation) ?? .lockScreen
    let title = shown == .dashboard ? "skerry" : "\(choice?.title ?? sample.appName) · \(shown.rawValue)"
    return try told(sample.picture(of: shown, size: size), shown.rawValue)
      .written(as: format, depth: depth, isASCII: colors.ascii, title: title)
  }

  /// Tells what there is to remark of a picture on the error stream: the output is the picture, and nothing else.
  private func told(_ picture: SurfacePicture, _ name: String) throws -> SurfacePicture {
    try StandardStream.error.write(Self.remarks(on: picture, named: name).map { $0 + "\n" }.joined())
    return picture
  }

  /// What there is to remark of a picture, each once, behind the picture's name.
  static func remarks(on picture: SurfacePicture, named name: String) -> [String] {
    picture.warnings.map { "\(CellText("\(name): \($0)"))" }
      .reduce(into: []) { lines, line in if !lines.contains(line) { lines.append(line) } }
  }

  /// The picture that a tape left.
  @MainActor private func rendered(
    _ path: String, _ surface: Surface, _ format: PictureFormat, _ depth: ColorDepth?
  ) throws -> String {
    if preview != nil { throw CommandFailure("--preview and --tape exclude each other; leave one of them out.") }
    try phone.check()
    if let app, !Skerry.appNames.contains(app) { throw CommandFailure.noSuch("app", app, known: Skerry.appNames) }
    let size = try size.map { try Arguments.size($0) }
    do {
      let taped = try TapedPhone(path: path, phone: phone)
      if let at { try taped.advance(to: at) }
      let settings = taped.tape.settings
      return try told(taped.picture(of: surface, app: app, size: size), surface.rawValue)
        .written(
          as: format, depth: depth ?? settings.colors, isASCII: colors.ascii || settings.isASCII,
          title: "\(taped.tape.title) · \(surface.rawValue)")
    } catch let problems as TapeProblems {
      try StandardStream.error.writeLines(problems.description)
      throw ExitCode(CommandFailure.exitCode)
    }
  }

  private func installedApp() throws -> InstalledApp {
    let apps = Skerry.installedApps.withLock { $0 }
    guard let name = app else {
      guard apps.count == 1 else {
        throw CommandFailure(
          "Say which app with --app: \(Skerry.appNames.joined(separator: ", ")).")
      }
      return apps[0]
    }
    guard let app = apps.first(where: { $0.information.name == name }) else {
      throw CommandFailure.noSuch("app", name, known: Skerry.appNames)
    }
    return app
  }
}
