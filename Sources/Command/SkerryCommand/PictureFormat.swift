import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews

/// The formats pictures are written in.
nonisolated enum PictureFormat: String, CaseIterable {
  case text, ansi, svg, json

  static var names: [String] { allCases.map(\.rawValue) }
}

nonisolated extension SurfacePicture {
  /// The picture as a file.
  @MainActor func written(as format: PictureFormat, depth: ColorDepth?, isASCII: Bool, title: String) -> String {
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

nonisolated extension SurfacePicture.Region.Target {
  /// The effect of pressing it, in words.
  var description: String {
    switch self {
    case .action(.link(let url), _): "open \(url.absoluteString)"
    case .action(.intent(let name, _, _, _), _): "intent \(name)"
    case .action(.closure, let app): "action of \(app)"
    case .activity(_, let url): url.map { "open \($0.absoluteString)" } ?? "open the app"
    case .app(let name): "open \(name)"
    case .phone(let name, _): name
    case .consent(let isAllowed, let app): "\(isAllowed ? "Allow" : "Don't Allow") for \(app)"
    case .key(let name): "key \(name)"
    case .entry(let number): "entry \(number + 1)"
    case .outOfReach(let reason): "none: \(reason)"
    case .widgetAction(.link(let url), _): "open \(url.absoluteString)"
    case .widgetAction(.intent(let name, _, _, _), _): "intent \(name)"
    case .widgetAction(.closure, let widget): "action of \(widget.app)"
    case .widget(let widget, let url): "open \(url?.absoluteString ?? widget.app)"
    case .page(let page): "page \(page + 1)"
    }
  }
}
