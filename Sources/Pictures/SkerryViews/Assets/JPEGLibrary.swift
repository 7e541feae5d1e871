import Glibc

/// The system's TurboJPEG, which is opened when the first picture that is no PNG is read.
///
/// It is not linked, like libpng. Its plain interface gives errors back, where that of libjpeg ends the program.
nonisolated struct JPEGLibrary: Sendable {
  private typealias Open = @Sendable @convention(c) () -> UnsafeMutableRawPointer?
  private typealias ReadHeader =
    @Sendable @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<UInt8>, CUnsignedLong, UnsafeMutablePointer<CInt>,
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>
    ) -> CInt
  private typealias Decode =
    @Sendable @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<UInt8>, CUnsignedLong, UnsafeMutablePointer<UInt8>, CInt, CInt, CInt, CInt,
      CInt
    ) -> CInt
  private typealias Close = @Sendable @convention(c) (UnsafeMutableRawPointer) -> CInt

  private let open: Open
  private let readHeader: ReadHeader
  private let decode: Decode
  private let close: Close

  /// `nil` where there is no TurboJPEG.
  static let ofSystem = JPEGLibrary(named: "libturbojpeg.so.0")

  init?(named name: String) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL), let open = dlsym(library, "tjInitDecompress"),
      let readHeader = dlsym(library, "tjDecompressHeader3"), let decode = dlsym(library, "tjDecompress2"),
      let close = dlsym(library, "tjDestroy")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.readHeader = unsafeBitCast(readHeader, to: ReadHeader.self)
    self.decode = unsafeBitCast(decode, to: Decode.self)
    self.close = unsafeBitCast(close, to: Close.self)
  }

  /// Red, green, blue and alpha, 8 bits each.
  private static let rgba: CInt = 7

  /// The pixels of a file; `nil` for what is no JPEG, is damaged, or is larger than any picture of a widget.
  func bitmap(_ bytes: [UInt8]) -> Bitmap? {
    // Every JPEG begins so; what doesn't isn't handed to the library at all.
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]), let handle = open() else { return nil }
    defer { _ = close(handle) }
    return bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return nil }
      var (width, height, sampling, space) = (CInt(0), CInt(0), CInt(0), CInt(0))
      guard readHeader(handle, start, CUnsignedLong(source.count), &width, &height, &sampling, &space) == 0,
        PictureFile.holds(width: Int(width), height: Int(height))
      else { return nil }
      var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
      let isRead = pixels.withUnsafeMutableBufferPointer { target in
        target.baseAddress.map {
          decode(handle, start, CUnsignedLong(source.count), $0, width, width * 4, height, Self.rgba, 0) == 0
        } ?? false
      }
      return isRead ? Bitmap(width: Int(width), height: Int(height), pixels: pixels) : nil
    }
  }
}
