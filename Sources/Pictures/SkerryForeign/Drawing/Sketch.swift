import SkerryViews

/// What was drawn into a picture, one thing above the other.
struct Sketch: Sendable {
  /// One thing that was drawn, in points of the picture.
  enum Part: Sendable {
    case fill(Path, Color, FillStyle)
    case stroke(Path, Color, StrokeStyle)
    case picture(UIImage, CGRect)
    /// Words at a place, which is that point of them that the anchor says.
    case words(Text, CGPoint, UnitPoint)
  }

  /// How the next thing is drawn.
  struct Manner: Sendable {
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle()
    var opacity = 1.0
    var transform = CGAffineTransform.identity
    var clips: [Path] = []
  }

  private(set) var parts: [(part: Part, manner: Manner)] = []
  var manner = Manner()
  private var kept: [Manner] = []
  /// The outline that Core Graphics' calls have made so far.
  var path = Path()

  mutating func keepManner() { kept.append(manner) }
  mutating func takeMannerBack() { if let last = kept.popLast() { manner = last } }

  mutating func fill(_ path: Path, with color: Color? = nil, evenOdd: Bool = false) {
    add(.fill(placed(path), color ?? manner.fill, FillStyle(eoFill: evenOdd)))
  }
  mutating func stroke(_ path: Path, line: StrokeStyle? = nil) {
    add(.stroke(placed(path), manner.stroke, line ?? manner.line))
  }
  mutating func draw(_ image: UIImage, in rect: CGRect) { add(.picture(image, placed(rect))) }
  mutating func draw(_ words: Text, at point: CGPoint, anchor: UnitPoint) {
    add(.words(words, point.applying(manner.transform), anchor))
  }
  mutating func clip(to path: Path) { manner.clips.append(placed(path)) }
  /// Takes out what was drawn before, where all of it is covered.
  mutating func clear() { parts.removeAll() }

  private mutating func add(_ part: Part) { parts.append((part, manner)) }

  private func placed(_ path: Path) -> Path {
    manner.transform.isIdentity ? path : path.mapped { $0.applying(manner.transform) }
  }
  /// A turn by a part of a right angle leaves the rectangle around what it turned.
  private func placed(_ rect: CGRect) -> CGRect { placed(Path(rect)).boundingRect }

  /// The picture itself, where nothing but one was drawn and it fills a size.
  func onlyPicture(filling size: CGSize) -> UIImage? {
    guard parts.count == 1, case .picture(let image, let rect) = parts[0].part else { return nil }
    let manner = parts[0].manner
    guard manner.clips.isEmpty, manner.opacity == 1 else { return nil }
    let isWhole =
      rect.minX <= 0.5 && rect.minY <= 0.5 && rect.maxX >= size.width - 0.5 && rect.maxY >= size.height - 0.5
    return isWhole ? image : nil
  }

  /// Draws everything, with as many points of the canvas for one of the picture as are given.
  @MainActor func draw(into context: GraphicsContext, x: CGFloat, y: CGFloat) {
    for (part, manner) in parts {
      var context = context
      context.scaleBy(x: x, y: y)
      context.opacity = manner.opacity
      for clip in manner.clips { context.clip(to: clip) }
      switch part {
      case .fill(let path, let color, let style): context.fill(path, with: .color(color), style: style)
      case .stroke(let path, let color, let style): context.stroke(path, with: .color(color), style: style)
      case .picture(let image, let rect): context.draw(Image(uiImage: image), in: rect)
      case .words(let text, let point, let anchor): context.draw(text, at: point, anchor: anchor)
      }
    }
  }
}
