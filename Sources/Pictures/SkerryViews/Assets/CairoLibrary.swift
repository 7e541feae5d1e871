import Glibc

/// The drawing functions that the system's libraries for SVG and PDF draw with.
///
/// Both bring cairo along, so it is asked for through them; nothing here is linked.
nonisolated struct CairoLibrary: Sendable {
  /// The pen of a picture; it belongs to cairo.
  typealias Context = UnsafeMutableRawPointer
  private typealias NewSurface = @Sendable @convention(c) (CInt, CInt, CInt) -> UnsafeMutableRawPointer?
  private typealias NewContext = @Sendable @convention(c) (UnsafeMutableRawPointer) -> Context?
  private typealias Scale = @Sendable @convention(c) (Context, Double, Double) -> Void
  private typealias Ask = @Sendable @convention(c) (UnsafeMutableRawPointer) -> CInt
  private typealias Pixels = @Sendable @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<UInt8>?
  private typealias Do = @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void

  private let newSurface: NewSurface
  private let newContext: NewContext
  private let scale: Scale
  private let status: Ask
  private let stride: Ask
  private let pixels: Pixels
  private let flush: Do
  private let destroyContext: Do
  private let destroySurface: Do

  /// `nil` where a library doesn't bring cairo along.
  init?(of library: UnsafeMutableRawPointer) {
    guard let newSurface = dlsym(library, "cairo_image_surface_create"),
      let newContext = dlsym(library, "cairo_create"),
      let scale = dlsym(library, "cairo_scale"), let status = dlsym(library, "cairo_status"),
      let stride = dlsym(library, "cairo_image_surface_get_stride"),
      let pixels = dlsym(library, "cairo_image_surface_get_data"), let flush = dlsym(library, "cairo_surface_flush"),
      let destroyContext = dlsym(library, "cairo_destroy"),
      let destroySurface = dlsym(library, "cairo_surface_destroy")
    else { return nil }
    self.newSurface = unsafeBitCast(newSurface, to: NewSurface.self)
    self.newContext = unsafeBitCast(newContext, to: NewContext.self)
    self.scale = unsafeBitCast(scale, to: Scale.self)
    self.status = unsafeBitCast(status, to: Ask.self)
    self.stride = unsafeBitCast(stride, to: Ask.self)
    self.pixels = unsafeBitCast(pixels, to: Pixels.self)
    self.flush = unsafeBitCast(flush, to: Do.self)
    self.destroyContext = unsafeBitCast(destroyContext, to: Do.self)
    self.destroySurface = unsafeBitCast(destroySurface, to: Do.self)
  }

  /// Pixels along the longer side of a drawing: enough for the largest widget, and no small drawing becomes coarse.
  private static let sides = 96.0...1024.0

  /// What is drawn on a ground without colour; `nil` where that fails, or for a drawing without a size.
  ///
  /// `width` and `height` are in points; two pixels stand for a point, more in small drawings and fewer in large ones.
  func bitmap(width: Double, height: Double, draw: (Context) -> Bool) -> Bitmap? {
    let longer = max(width, height)
    guard width > 0, height > 0, longer <= Self.most else { return nil }
    let factor = min(max(longer * 2, Self.sides.lowerBound), Self.sides.upperBound) / longer
    let size = (columns: max(1, Int((width * factor).rounded())), rows: max(1, Int((height * factor).rounded())))
    // Format 0: 32 bits a pixel, alpha first, colours multiplied by it.
    guard let surface = newSurface(0, CInt(size.columns), CInt(size.rows)) else { return nil }
    defer { destroySurface(surface) }
    guard let context = newContext(surface) else { return nil }
    defer { destroyContext(context) }
    scale(context, Double(size.columns) / width, Double(size.rows) / height)
    guard draw(context), status(context) == 0 else { return nil }
    flush(surface)
    guard let start = pixels(surface) else { return nil }
    let row = Int(stride(surface))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.columns * size.rows * 4)
    for y in 0..<size.rows {
      for x in 0..<size.columns { Self.add((start + y * row + x * 4), to: &bytes) }
    }
    return Bitmap(width: size.columns, height: size.rows, pixels: bytes, pixelsPerPoint: factor)
  }

  /// The longest side that a drawing may give itself, in points: what is larger would be drawn cell by cell without end.
  private static let most = 16_384.0

  /// Adds a pixel as red, green, blue and alpha; in memory stand blue, green, red and alpha, each times alpha.
  private static func add(_ pixel: UnsafePointer<UInt8>, to bytes: inout [UInt8]) {
    let alpha = Int(pixel[3])
    func whole(_ value: UInt8) -> UInt8 { alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha)) }
    bytes += [whole(pixel[2]), whole(pixel[1]), whole(pixel[0]), UInt8(alpha)]
  }
}
