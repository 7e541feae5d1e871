import Glibc

/// The system's poppler, which is opened when the first PDF of an asset catalogue is shown.
///
/// It is not linked, like libpng. Of a document the first page counts, as in Xcode.
nonisolated struct PDFLibrary: Sendable {
  private typealias Bytes = @Sendable @convention(c) (UnsafeRawPointer, UInt) -> UnsafeMutableRawPointer?
  private typealias Open =
    @Sendable @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) ->
    UnsafeMutableRawPointer?
  private typealias Page = @Sendable @convention(c) (UnsafeMutableRawPointer, CInt) -> UnsafeMutableRawPointer?
  private typealias Size =
    @Sendable @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) ->
    Void
  private typealias Render = @Sendable @convention(c) (UnsafeMutableRawPointer, CairoLibrary.Context) -> Void
  private typealias Release = @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void

  private let cairo: CairoLibrary
  private let bytes: Bytes
  private let open: Open
  private let page: Page
  private let size: Size
  private let render: Render
  private let releaseBytes: Release
  private let release: Release

  /// `nil` where there is no poppler of 0.82 or later.
  static let ofSystem = PDFLibrary(named: "libpoppler-glib.so.8")

  init?(named name: String) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL), let cairo = CairoLibrary(of: library),
      let bytes = dlsym(library, "g_bytes_new"), let open = dlsym(library, "poppler_document_new_from_bytes"),
      let page = dlsym(library, "poppler_document_get_page"), let size = dlsym(library, "poppler_page_get_size"),
      let render = dlsym(library, "poppler_page_render"), let releaseBytes = dlsym(library, "g_bytes_unref"),
      let release = dlsym(library, "g_object_unref")
    else { return nil }
    self.cairo = cairo
    self.bytes = unsafeBitCast(bytes, to: Bytes.self)
    self.open = unsafeBitCast(open, to: Open.self)
    self.page = unsafeBitCast(page, to: Page.self)
    self.size = unsafeBitCast(size, to: Size.self)
    self.render = unsafeBitCast(render, to: Render.self)
    self.releaseBytes = unsafeBitCast(releaseBytes, to: Release.self)
    self.release = unsafeBitCast(release, to: Release.self)
  }

  /// Whether a file begins as every PDF does; any other isn't handed to the library at all.
  static func mayRead(_ file: [UInt8]) -> Bool { file.starts(with: Array("%PDF-".utf8)) }

  /// The first page of a file; `nil` for what is no PDF, is damaged, or is locked by a password.
  func bitmap(_ file: [UInt8]) -> Bitmap? {
    file.withUnsafeBytes { source in
      guard let start = source.baseAddress, let copy = bytes(start, UInt(source.count)) else { return nil }
      defer { releaseBytes(copy) }
      guard let document = open(copy, nil, nil) else { return nil }
      defer { release(document) }
      guard let first = page(document, 0) else { return nil }
      defer { release(first) }
      var (width, height) = (0.0, 0.0)
      size(first, &width, &height)
      return cairo.bitmap(width: width, height: height) {
        render(first, $0)
        return true
      }
    }
  }
}
