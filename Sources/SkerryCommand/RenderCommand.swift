import ArgumentParser
import FoundationEssentials
import Glibc
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryViews

/// `skerry render`: a surface as text, ANSI, SVG or JSON, without a terminal.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Write a surface as text, ANSI, SVG or JSON, without a terminal.",
    discussion: """
      The app's sample activity starts at 2026-01-31 09:41:00 UTC on a phone that keeps nothing; the same call always
      gives the same bytes.

      Examples:
        skerry render --app swiftclimb --surface lock-screen
        skerry render --app swiftclimb --surface expanded --at +1h --format svg > expanded.svg
        skerry render --app swiftclimb --surface dashboard --size 120x40 --format ansi
      """)

  @Option(help: ArgumentHelp("The app whose sample activity is shown.", valueName: "app"))
  var app: String

  @Option(
    help: ArgumentHelp(
      "What to show: \(Surface.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "surface"))
  var surface = Surface.lockScreen.rawValue

  @Option(
    help: ArgumentHelp(
      "When: +59m59s after the activity's start, or an instant like 2026-01-31T10:41:00Z.", valueName: "instant"))
  var at: String?

  @Option(help: ArgumentHelp("Cells of the phone or the dashboard, such as 120x40.", valueName: "WxH"))
  var size: String?

  @Option(help: ArgumentHelp("text, ansi, svg or json.", valueName: "format"))
  var format = "text"

  @OptionGroup var phone: PhoneOptions
  @OptionGroup var colours: ColourOptions

  func run() throws {
    let output = try MainActor.assumeIsolated { try rendered() }
    // A reader that left early, such as `head`, is no failure.
    signal(SIGPIPE, SIG_IGN)
    StandardStream.output.write(output)
  }

  /// The instant at which samples start.
  static let sampleStart = Date(timeIntervalSince1970: 1_769_852_460)

  @MainActor private func rendered() throws -> String {
    guard let surface = Surface(rawValue: surface) else {
      let known = Surface.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure("There is no surface “\(CellText(self.surface))”; choose one of \(known).")
    }
    guard let format = PictureFormat(rawValue: format) else {
      throw CommandFailure("There is no format “\(CellText(self.format))”; choose one of text, ansi, svg, json.")
    }
    let depth = try colours.depth()
    var options = phone
    if options.timeZone == nil { options.timeZone = "UTC" }
    let size = try size.map { try Arguments.size($0) }
    let sample = try Sample(app: app, start: Self.sampleStart, phone: options)
    if let at {
      try sample.advance(to: Arguments.instant(at, from: Self.sampleStart, timeZone: options.timeZone ?? ""))
    }
    let picture = try sample.picture(of: surface, size: size)
    return picture.written(as: format, depth: depth, isASCII: colours.ascii, title: "skerry · \(app)")
  }
}

/// The formats pictures are written in.
enum PictureFormat: String {
  case text, ansi, svg, json
}

extension SurfacePicture {
  /// The picture as a file.
  func written(as format: PictureFormat, depth: ColorDepth?, isASCII: Bool, title: String) -> String {
    let reduction = GridReduction(depth: depth ?? .truecolor, ascii: isASCII)
    switch format {
    case .text: return reduction.reduce(grid).plainText()
    case .ansi: return grid.ansi(depth: depth ?? .truecolor, ascii: isASCII)
    case .svg: return reduction.reduce(grid).svg(title: title)
    case .json:
      return reduction.reduce(grid).json(
        regions: regions.map { (rect: $0.rect, label: $0.label, action: $0.target.description) }, spoken: spoken)
    }
  }
}

extension SurfacePicture.Region.Target {
  /// What pressing it does, in words.
  var description: String {
    switch self {
    case .action(.link(let url), _): "open \(url.absoluteString)"
    case .action(.intent(let name, _), _): "intent \(name)"
    case .action(.closure, let app): "action of \(app)"
    case .activity(_, let url): url.map { "open \($0.absoluteString)" } ?? "open the app"
    case .app(let name): "open \(name)"
    }
  }
}
