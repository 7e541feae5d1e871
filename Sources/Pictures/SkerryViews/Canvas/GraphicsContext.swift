import FoundationEssentials
import Glibc
import SkerryCells

/// The means of a canvas: it draws shapes, texts and symbols, later ones above earlier ones.
///
/// Coordinates are points from the upper left corner of the canvas.
public struct GraphicsContext {
  /// One thing that was drawn.
  struct Operation {
    enum Subject {
      case fill(Path, FillStyle)
      case stroke(Path, StrokeStyle)
      case view(AnyView, at: LayoutPoint, anchor: UnitPoint)
    }
    let subject: Subject
    let shading: Shading
    let opacity: Double
    let clips: [Clip]
    let filters: [Filter]
    let blendMode: BlendMode
  }

  /// What is left of what is drawn: the inside of a path, or its outside.
  struct Clip {
    let path: Path
    let style: FillStyle
    let isInverse: Bool
  }

  /// Copies of a context draw on the same canvas.
  final class Record { var operations: [Operation] = [] }

  let record: Record
  private let symbols: [AnyHashable: AnyView]
  /// 0 draws nothing, 1 covers what is below.
  public var opacity = 1.0
  /// How colors are combined with those that are there.
  public var blendMode = BlendMode.normal
  /// The values of the environment of the canvas.
  public let environment: EnvironmentValues
  /// What has been clipped to so far, in points of the canvas.
  private var clips: [Clip] = []
  /// What has been asked for so far to change what is drawn.
  private var filters: [Filter] = []
  /// Where points come to lie: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  private var matrix = (a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)

  init(environment: EnvironmentValues = EnvironmentValues(), symbols: [AnyHashable: AnyView] = [:]) {
    record = Record()
    self.environment = environment
    self.symbols = symbols
  }

  /// The style in which a path is drawn.
  nonisolated public struct Shading: Sendable {
    let style: AnyShapeStyle
    /// A plain color.
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
    /// A plain color, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A grey, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
    /// Any style, such as a gradient.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }
    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }
    /// The ground of the surface.
    public static var backdrop: Shading { Shading(style: AnyShapeStyle(BackgroundStyle())) }
    /// The first of several styles.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// A gradient in the direction of its two points, stretched over what it fills.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: LayoutPoint, endPoint: LayoutPoint, options: GradientOptions = []
    ) -> Shading {
      let (width, height) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
      let length = max(abs(width), abs(height), 1e-9)
      return .style(
        LinearGradient(
          gradient: gradient, startPoint: UnitPoint(x: width < 0 ? 1 : 0, y: height < 0 ? 1 : 0),
          endPoint: UnitPoint(x: (width < 0 ? 1 : 0) + width / length, y: (height < 0 ? 1 : 0) + height / length)))
    }
    /// A gradient from a center outwards, stretched over what it fills.
    public static func radialGradient(
      _ gradient: Gradient, center: LayoutPoint, startRadius: Double, endRadius: Double, options: GradientOptions = []
    ) -> Shading {
      .style(RadialGradient(gradient: gradient, center: .center, startRadius: startRadius, endRadius: endRadius))
    }
    /// A gradient around a center, stretched over what it fills.
    public static func conicGradient(
      _ gradient: Gradient, center: LayoutPoint, angle: Angle = Angle(), options: GradientOptions = []
    ) -> Shading { .style(AngularGradient(gradient: gradient, center: .center, angle: angle)) }
  }

  /// How a clip works.
  nonisolated public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies within is left out.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a filter works; without an effect here.
  nonisolated public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In a linear space of colors; without an effect here.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// The ways of a gradient beyond its ends; it keeps its last color.
  nonisolated public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Begins anew; without an effect here.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes back; without an effect here.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes by light; without an effect here.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// How a shadow falls; a cell can't show one.
  nonisolated public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above what throws it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Around what throws it, from without.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// For each part by itself.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How something is blurred.
  nonisolated public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Without clear edges; without an effect here.
    public static let opaque = BlurOptions(rawValue: 1)
    /// With noise against steps; without an effect here.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// A change of what is drawn.
  nonisolated public struct Filter: Sendable {
    let apply: @MainActor @Sendable (AnyView) -> AnyView

    /// A shadow; a cell can't show one.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> Filter { Filter { $0 } }
    /// A blur, its radius in points.
    public static func blur(radius: Double) -> Filter { Filter { AnyView($0.blur(radius: radius)) } }
    /// Another hue.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { AnyView($0.hueRotation(angle)) } }
    /// Another strength of colors; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter { AnyView($0.saturation(amount)) } }
    /// Another brightness; 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter { Filter { AnyView($0.brightness(amount)) } }
    /// Another contrast; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter { AnyView($0.contrast(amount)) } }
    /// Grays; 0 changes nothing.
    public static func grayscale(_ amount: Double) -> Filter { Filter { AnyView($0.grayscale(amount)) } }
    /// Multiplied with a color; white changes nothing.
    public static func colorMultiply(_ color: Color) -> Filter { Filter { AnyView($0.colorMultiply(color)) } }
    /// Light and dark turned around, where the amount is more than a half.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { amount > 0.5 ? AnyView($0.colorInvert()) : $0 }
    }
    /// Black, as opaque as what is drawn is light.
    public static var luminanceToAlpha: Filter { Filter { AnyView($0.luminanceToAlpha()) } }
    /// A blur, its radius in points.
    public static func blur(radius: Double, options: BlurOptions) -> Filter { .blur(radius: radius) }
    /// A shadow; a cell can't show one.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions
    ) -> Filter { Filter { $0 } }
    /// Only what is opaque enough; without an effect here.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color(white: 0)
    ) -> Filter { Filter { $0 } }
  }

  /// A text that can be measured.
  public struct ResolvedText {
    let text: Text
    /// The style of the text.
    public var shading: Shading = .foreground
    /// Its size within another one, in points.
    public func measure(in size: LayoutSize) -> LayoutSize {
      let words = text.segments.map { if case .fixed(let string) = $0.content { string } else { "00:00" } }.joined()
      return LayoutSize(width: Double(CellText(words).width) * Points.perColumn, height: Points.perRow)
    }
    /// From the top to the first line of text, in points.
    public func firstBaseline(in size: LayoutSize) -> Double { 12 }
    /// From the top to the last line of text, in points.
    public func lastBaseline(in size: LayoutSize) -> Double { 12 }
  }
  /// A picture or a symbol that can be measured.
  public struct ResolvedImage {
    let image: Image
    /// The style of a symbol.
    public var shading: Shading?
    /// Its size, in points.
    public var size: LayoutSize { LayoutSize(width: Points.perRow, height: Points.perRow) }
    /// From the top to the line on which text stands, in points.
    public var baseline: Double { 12 }
  }
  /// A view that the canvas was given.
  public struct ResolvedSymbol {
    let view: AnyView
    /// Its size, in points; unknown before it is drawn.
    public var size: LayoutSize { LayoutSize(width: Points.perRow, height: Points.perRow) }
  }

  // MARK: Places

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: Double, y: Double) { move(1, 0, 0, 1, x, y) }
  /// Makes what is drawn from now on larger or smaller; letters keep their size.
  public mutating func scaleBy(x: Double, y: Double) { move(x, 0, 0, y, 0, 0) }
  /// Turns what is drawn from now on; letters stay upright.
  public mutating func rotate(by angle: Angle) {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    move(cosine, sine, -sine, cosine, 0, 0)
  }
  private mutating func move(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    let old = matrix
    matrix = (
      a * old.a + b * old.c, a * old.b + b * old.d, c * old.a + d * old.c, c * old.b + d * old.d,
      tx * old.a + ty * old.c + old.tx, tx * old.b + ty * old.d + old.ty
    )
  }
  private func placed(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(
      x: matrix.a * point.x + matrix.c * point.y + matrix.tx, y: matrix.b * point.x + matrix.d * point.y + matrix.ty)
  }
  private func placed(_ path: Path) -> Path { path.mapped(placed) }

  // MARK: Drawing

  /// Fills a path, in points of the canvas.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if let line = path.strokedWith { return stroke(path, with: shading, style: line) }
    add(.fill(placed(path), style), shading)
  }
  /// Draws the line of a path, in points of the canvas.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(placed(path), style), shading)
  }
  /// Draws the line of a path, its width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// `anchor` is the place of the text that comes to lie on the point.
  public func draw(_ text: Text, at point: LayoutPoint, anchor: UnitPoint = .center) {
    draw(AnyView(text), point, anchor)
  }
  /// `anchor` is the place of the picture that comes to lie on the point.
  public func draw(_ image: Image, at point: LayoutPoint, anchor: UnitPoint = .center) {
    draw(AnyView(image), point, anchor)
  }
  /// `anchor` is the place of the text that comes to lie on the point.
  public func draw(_ text: ResolvedText, at point: LayoutPoint, anchor: UnitPoint = .center) {
    draw(AnyView(text.text.foregroundStyle(text.shading.style)), point, anchor)
  }
  /// `anchor` is the place of the picture that comes to lie on the point.
  public func draw(_ image: ResolvedImage, at point: LayoutPoint, anchor: UnitPoint = .center) {
    draw(AnyView(image.image.foregroundStyle(image.shading?.style ?? AnyShapeStyle(ForegroundStyle()))), point, anchor)
  }
  /// `anchor` is the place of the symbol that comes to lie on the point.
  public func draw(_ symbol: ResolvedSymbol, at point: LayoutPoint, anchor: UnitPoint = .center) {
    draw(symbol.view, point, anchor)
  }
  /// Draws a text into the middle of a rectangle.
  public func draw(_ text: Text, in rect: LayoutRect) { draw(text, at: LayoutPoint(x: rect.midX, y: rect.midY)) }
  /// Draws a text into the middle of a rectangle.
  public func draw(_ text: ResolvedText, in rect: LayoutRect) {
    draw(text, at: LayoutPoint(x: rect.midX, y: rect.midY))
  }
  /// Draws a picture into a rectangle, as large as that.
  public func draw(_ image: Image, in rect: LayoutRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }
  /// Draws a picture into a rectangle, as large as that.
  public func draw(_ image: ResolvedImage, in rect: LayoutRect, style: FillStyle = FillStyle()) {
    let (corner, opposite) = (
      placed(LayoutPoint(x: rect.minX, y: rect.minY)), placed(LayoutPoint(x: rect.maxX, y: rect.maxY))
    )
    let view = image.image.resizable().foregroundStyle(image.shading?.style ?? AnyShapeStyle(ForegroundStyle()))
      .frame(width: abs(opposite.x - corner.x), height: abs(opposite.y - corner.y))
    let middle = LayoutPoint(x: (corner.x + opposite.x) / 2, y: (corner.y + opposite.y) / 2)
    add(.view(AnyView(view), at: middle, anchor: .center), .foreground)
  }
  private func draw(_ view: AnyView, _ point: LayoutPoint, _ anchor: UnitPoint) {
    add(.view(view, at: placed(point), anchor: anchor), .foreground)
  }

  /// A text that can be measured.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  /// A picture that can be measured.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }
  /// A style that is ready.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// The view that the canvas was given under a tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map { ResolvedSymbol(view: $0) }
  }
  /// Draws on the same canvas; changes of the closure's context end with it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
  /// Draws from now on only what lies in the path, to half a cell; letters at its edge stay whole.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    clips.append(Clip(path: placed(path), style: style, isInverse: options.contains(.inverse)))
  }
  /// The bounds of what has been clipped to, in points of the canvas.
  public var clipBoundingRect: LayoutRect {
    clips.filter { !$0.isInverse }.map(\.path.boundingRect).reduce(nil) { $0?.intersection($1) ?? $1 } ?? .infinite
  }
  /// Draws from now on only what lies in the shapes of a layer, to half a cell; texts and pictures in it clip nothing.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(environment: environment, symbols: symbols)
    layer.matrix = matrix
    try content(&layer)
    var outline = Path()
    for operation in layer.record.operations {
      switch operation.subject {
      case .fill(let path, _), .stroke(let path, _): outline.addPath(path)
      case .view: continue
      }
    }
    guard !outline.isEmpty else { return }
    clips.append(Clip(path: outline, style: FillStyle(), isInverse: options.contains(.inverse)))
  }
  /// Changes what is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  private func add(_ subject: Operation.Subject, _ shading: Shading) {
    record.operations.append(
      Operation(
        subject: subject, shading: shading, opacity: opacity, clips: clips, filters: filters, blendMode: blendMode))
  }
}
