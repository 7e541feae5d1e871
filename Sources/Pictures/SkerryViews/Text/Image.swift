import FoundationEssentials
import SkerryCells

/// A symbol, or a picture of the app's catalogue.
///
/// ```swift
/// Image(systemName: "bicycle").foregroundStyle(.orange).accessibilityLabel("On the way")
/// ```
nonisolated public struct Image: Sendable {
  private(set) var symbolName: String
  var label: String?
  var isDecorative = false
  var isResizable = false
  let isCatalogued: Bool
  var renderingMode: TemplateRenderingMode?
  /// In how many colors a symbol is drawn, where it says so itself.
  private(set) var symbolRenderingMode: SymbolRenderingMode?
  /// The pixels of a picture that an app made or read itself.
  var bitmap: Bitmap?
  /// Pixels of a point.
  var bitmapScale = 1.0
  /// What an app drew itself.
  var drawing: PictureDrawing?
  /// The color of a template, where it has one of its own.
  private var tint: Color?

  /// How large a symbol is next to text; a terminal draws all scales alike.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// Whether an image is drawn in the foreground style or in its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How smoothly an image is scaled; cells are too coarse for a difference.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// Whether an image that is made larger is repeated or stretched.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// A symbol by Apple's name; unknown names show ▢.
  public init(systemName: String) { self.init(symbolName: systemName, isCatalogued: false) }
  /// A symbol that is filled as far as a value goes; its glyph is always whole.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// A picture of the asset catalogue, in half blocks. Where it is missing a symbol of that name is shown, or a frame with
  /// the name.
  @_disfavoredOverload
  public init(_ name: String, bundle: Never? = nil) { self.init(symbolName: name, isCatalogued: true) }

  /// A picture that is not spoken.
  @_disfavoredOverload
  public init(decorative name: String, bundle: Never? = nil) {
    self.init(symbolName: name, isCatalogued: true)
    isDecorative = true
  }

  /// An image of the asset catalogue; the label isn't used.
  @_disfavoredOverload
  public init(_ name: String, bundle: Never? = nil, label: Text) {
    self.init(symbolName: name, isCatalogued: true)
    self.label = label.plain
  }

  /// A picture that an app made or read itself.
  package init(bitmap: Bitmap, scale: Double) {
    self.init(symbolName: "", isCatalogued: true)
    (self.bitmap, bitmapScale) = (bitmap, scale)
  }

  /// A picture that an app drew itself.
  package init(drawing: PictureDrawing) {
    self.init(symbolName: "", isCatalogued: true)
    self.drawing = drawing
  }

  /// The picture as a template, in a color whatever the foreground style is.
  package func tinted(_ color: Color) -> Image {
    var copy = self
    (copy.tint, copy.renderingMode) = (color, .template)
    return copy
  }

  private init(symbolName: String, isCatalogued: Bool) {
    self.symbolName = symbolName
    self.isCatalogued = isCatalogued
  }

  /// Lets the image take the room that there is; edges that should keep their size are too fine for cells.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
  /// Whether a picture is drawn in the foreground style or in its own colors; a symbol has those of its text.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }
  /// Has no effect here: cells are too coarse for a difference.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Has no effect here: cells have no smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Draws the disc, square or ring around a large symbol fainter than its sign, in `hierarchical` mode; a glyph has one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolRenderingMode = mode
    return copy
  }
}

/// In how many colours a symbol is drawn; a terminal draws each symbol of a row in one.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// One color, fainter in the disc, square or ring around a large sign; a glyph has one.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colors; a glyph has one.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol's own colors; a glyph has one.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension Image: View {
  public var body: EmptyView { EmptyView() }
  public func _makeNodes(in context: ViewContext) -> [Node] {
    guard let tint else { return [node(in: context)] }
    return [node(in: context.with { $0.values.foreground = [AnyShapeStyle(tint)] })]
  }

  /// The picture that a name of the catalogue stands for, or the symbol.
  private func node(in context: ViewContext) -> Node {
    let environment = context.environment
    if let drawing { return node(of: drawing, in: context) }
    guard isCatalogued else {
      var image = self
      image.symbolName = environment.values.symbolVariants.name(of: symbolName)
      return ImageNode(image, in: context)
    }
    let spoken = isDecorative ? "" : label ?? symbolName
    if let bitmap {
      return PictureNode(
        bitmap, scale: bitmapScale, spoken: spoken,
        tint: renderingMode == .template ? environment.foregroundPaint : nil, isResizable: isResizable, in: context)
    }
    let catalog = environment[AssetCatalogKey.self] ?? .ofProgram
    var unreadable = catalog.problem(ofImage: symbolName).map { FitWarning.unreadableSet(symbolName, $0) }
    if let set = catalog.image(named: symbolName) {
      let variant = set.variant(environment.colorScheme)
      if let bitmap = BitmapStore.bitmap(at: variant.path) {
        let isTemplate = renderingMode.map { $0 == .template } ?? set.isTemplate
        return PictureNode(
          bitmap, scale: variant.scale, spoken: spoken, tint: isTemplate ? environment.foregroundPaint : nil,
          isResizable: isResizable, in: context)
      }
      unreadable = .unreadablePicture(variant.path)
    } else if let set = catalog.symbol(named: symbolName) {
      if let drawing = set.drawing {
        let values = environment.values
        return PictureNode(
          drawing.bitmap, scale: drawing.scale(besideType: (values.font ?? .body).size * values.imageScale.factor),
          spoken: spoken, tint: renderingMode == .original ? nil : environment.foregroundPaint,
          isResizable: isResizable, in: context)
      }
      unreadable = .unreadablePicture(set.path)
    }
    // Where the name says what a picture without a frame shows, a glyph says more than a frame.
    guard isResizable || !SymbolTable.isKnown(symbolName), !symbolName.isEmpty else {
      return ImageNode(self, remark: unreadable, in: context)
    }
    return MissingPictureNode(
      symbolName, unreadable: unreadable, spoken: spoken, isResizable: isResizable, in: context)
  }

  private func node(of drawing: PictureDrawing, in context: ViewContext) -> Node {
    DrawnPictureNode(
      context.single(drawing.view()) ?? ZStackNode([], alignment: .center, pass: context.pass), size: drawing.size,
      spoken: isDecorative ? "" : label ?? "", isResizable: isResizable, in: context)
  }
}
