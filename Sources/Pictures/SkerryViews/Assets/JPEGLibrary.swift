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

  /// Red, green, blue and alpha, and the four inks of print, 8 bits each.
  private static let (rgba, inks): (CInt, CInt) = (7, 11)
  /// The colours of files for print.
  private static let spacesOfPrint: Set<CInt> = [3, 4]

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
      let isPrint = Self.spacesOfPrint.contains(space)
      var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
      let isRead = pixels.withUnsafeMutableBufferPointer { target in
        target.baseAddress.map {
          decode(
            handle, start, CUnsignedLong(source.count), $0, width, width * 4, height, isPrint ? Self.inks : Self.rgba, 0
          )
            == 0
        } ?? false
      }
      guard isRead else { return nil }
      let marks = JPEGMarks(bytes)
      if isPrint { Self.mixInks(&pixels, areInverted: marks.isOfAdobe) }
      return Bitmap(width: Int(width), height: Int(height), pixels: pixels)?.turned(by: marks.orientation)
    }
  }

  /// Makes red, green and blue of cyan, magenta, yellow and black, as far as that goes without a profile of the printer.
  ///
  /// - Parameter areInverted: whether 255 is no ink, as Adobe's programs write it.
  static func mixInks(_ pixels: inout [UInt8], areInverted: Bool) {
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      let black = light(pixels[start + 3], areInverted)
      for place in start..<start + 3 { pixels[place] = UInt8((light(pixels[place], areInverted) * black + 127) / 255) }
      pixels[start + 3] = 255
    }
  }

  /// What an ink leaves of the light.
  private static func light(_ ink: UInt8, _ isInverted: Bool) -> Int { isInverted ? Int(ink) : 255 - Int(ink) }
}
