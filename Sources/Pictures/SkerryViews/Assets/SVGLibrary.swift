import Glibc

/// The system's librsvg, which is opened when the first SVG of an asset catalogue is shown.
///
/// It is not linked, like libpng. It gets a file's bytes and no address, so that nothing else is read on a file's behalf.
nonisolated struct SVGLibrary: Sendable {
  private typealias Open =
    @Sendable @convention(c) (UnsafePointer<UInt8>, UInt, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  private typealias Size =
    @Sendable @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) ->
    CInt
  private typealias Dimensions =
    @Sendable @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<CInt>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<CInt>?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<Double>
    ) -> Void
  private typealias Render =
    @Sendable @convention(c) (
      UnsafeMutableRawPointer, CairoLibrary.Context, UnsafePointer<Double>, UnsafeMutableRawPointer?
    ) -> CInt
  private typealias Geometry =
    @Sendable @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
      UnsafeMutableRawPointer?
    ) -> CInt
  private typealias RenderElement =
    @Sendable @convention(c) (
      UnsafeMutableRawPointer, CairoLibrary.Context, UnsafePointer<CChar>, UnsafePointer<Double>,
      UnsafeMutableRawPointer?
    ) -> CInt
  private typealias Release = @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void

  private let cairo: CairoLibrary
  private let open: Open
  private let size: Size
  private let dimensions: Dimensions
  private let render: Render
  private let geometry: Geometry
  private let renderElement: RenderElement
  private let release: Release

  /// `nil` where there is no librsvg of 2.52 or later.
  static let ofSystem = SVGLibrary(named: "librsvg-2.so.2")

  init?(named name: String) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL), let cairo = CairoLibrary(of: library),
      let open = dlsym(library, "rsvg_handle_new_from_data"),
      let size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions"),
      let render = dlsym(library, "rsvg_handle_render_document"),
      let geometry = dlsym(library, "rsvg_handle_get_geometry_for_element"),
      let renderElement = dlsym(library, "rsvg_handle_render_element"), let release = dlsym(library, "g_object_unref")
    else { return nil }
    self.cairo = cairo
    self.open = unsafeBitCast(open, to: Open.self)
    self.size = unsafeBitCast(size, to: Size.self)
    self.dimensions = unsafeBitCast(dimensions, to: Dimensions.self)
    self.render = unsafeBitCast(render, to: Render.self)
    self.geometry = unsafeBitCast(geometry, to: Geometry.self)
    self.renderElement = unsafeBitCast(renderElement, to: RenderElement.self)
    self.release = unsafeBitCast(release, to: Release.self)
  }

  /// Whether a file begins as XML does; any other isn't handed to the library at all.
  static func mayRead(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 && !byteOrderMark.contains($0) } == UInt8(ascii: "<")
  }

  /// The drawing in a file; `nil` for what is no SVG, is damaged, or has no size of its own.
  func bitmap(_ bytes: [UInt8]) -> Bitmap? {
    bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress, let handle = open(start, UInt(source.count), nil) else { return nil }
      defer { release(handle) }
      guard let (width, height) = points(of: handle) else { return nil }
      return cairo.bitmap(width: width, height: height) { render(handle, $0, [0, 0, width, height], nil) != 0 }
    }
  }

  /// The symbol in a file: of the many on a sheet of the app SF Symbols the regular one, of any other drawing all.
  func symbol(_ bytes: [UInt8]) -> SymbolSet.Drawing? {
    bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress, let handle = open(start, UInt(source.count), nil) else { return nil }
      defer { release(handle) }
      for name in Self.variants {
        // `RsvgRectangle`: left, top, width, height.
        var ink = [0.0, 0, 0, 0]
        guard geometry(handle, name, &ink, nil, nil) != 0, ink[2] > 0, ink[3] > 0 else { continue }
        return cairo.bitmap(width: ink[2], height: ink[3]) {
          renderElement(handle, $0, name, [0, 0, ink[2], ink[3]], nil) != 0
        }.map { SymbolSet.Drawing(bitmap: $0, sizeOfType: Self.sizeOfType) }
      }
      guard let (width, height) = points(of: handle) else { return nil }
      return cairo.bitmap(width: width, height: height) { render(handle, $0, [0, 0, width, height], nil) != 0 }
        .map { SymbolSet.Drawing(bitmap: $0, sizeOfType: height / Self.heightOfSymbol) }
    }
  }

  /// The groups of such a sheet, the best first; newer sheets have the small ones alone.
  private static let variants = ["#Regular-M", "#Regular-S", "#Regular-L", "#Medium-M", "#Ultralight-S"]
  /// The size of type on such a sheet, and how high a symbol usually is for type of the size 1.
  private static let (sizeOfType, heightOfSymbol) = (100.0, 1.2)

  /// The size that a drawing gives itself; where it gives none, that of the box in which it draws.
  private func points(of handle: UnsafeMutableRawPointer) -> (width: Double, height: Double)? {
    var (width, height) = (0.0, 0.0)
    if size(handle, &width, &height) != 0, width > 0 { return (width, height) }
    var hasBox = CInt(0)
    // `RsvgRectangle`: left, top, width, height.
    var box = [0.0, 0, 0, 0]
    dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
    return hasBox == 0 ? nil : (box[2], box[3])
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
