import Glibc

/// The system's libpng, which is opened when the first picture is read.
///
/// It is not linked: a program without pictures needs no library for them, and where there is none a frame stands for each
/// picture. Only the simple interface of libpng 1.6 is used, whose structure can't change without a new file name.
nonisolated struct PNGLibrary: Sendable {
  private typealias Begin =
    @Sendable @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Int32
  private typealias Finish =
    @Sendable @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Free = @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void

  private let begin: Begin
  private let finish: Finish
  private let free: Free

  /// `nil` where there is no libpng.
  static let ofSystem = PNGLibrary(named: "libpng16.so.16")

  init?(named name: String) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL),
      let begin = dlsym(library, "png_image_begin_read_from_memory"),
      let finish = dlsym(library, "png_image_finish_read"), let free = dlsym(library, "png_image_free")
    else { return nil }
    self.begin = unsafeBitCast(begin, to: Begin.self)
    self.finish = unsafeBitCast(finish, to: Finish.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  /// The places of `png_image`: a pointer, then seven numbers of 32 bits, then a message.
  private enum Image {
    static let size = 128
    static let version = 8
    static let width = 12
    static let height = 16
    static let format = 20
    static let flags = 24
    static let simpleVersion: UInt32 = 1
    /// Red, green, blue and alpha, 8 bits each, sRGB.
    static let rgba: UInt32 = 3
    /// Samples of 16 bits are sRGB as well, unless the file says otherwise; libpng takes them to be linear.
    static let isWideSRGB: UInt32 = 4
  }

  /// The pixels of a file; `nil` for what is no PNG, is damaged, or is larger than any picture of a widget.
  func bitmap(_ bytes: [UInt8]) -> Bitmap? {
    let image = UnsafeMutableRawPointer.allocate(byteCount: Image.size, alignment: 16)
    defer { image.deallocate() }
    image.initializeMemory(as: UInt8.self, repeating: 0, count: Image.size)
    image.storeBytes(of: Image.simpleVersion, toByteOffset: Image.version, as: UInt32.self)
    return bytes.withUnsafeBytes { source in
      guard let start = source.baseAddress, begin(image, start, source.count) != 0 else { return nil }
      defer { free(image) }
      let width = Int(image.load(fromByteOffset: Image.width, as: UInt32.self))
      let height = Int(image.load(fromByteOffset: Image.height, as: UInt32.self))
      guard PictureFile.holds(width: width, height: height) else { return nil }
      image.storeBytes(of: Image.isWideSRGB, toByteOffset: Image.flags, as: UInt32.self)
      image.storeBytes(of: Image.rgba, toByteOffset: Image.format, as: UInt32.self)
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      let isRead = pixels.withUnsafeMutableBytes { target in
        target.baseAddress.map { finish(image, nil, $0, 0, nil) != 0 } ?? false
      }
      return isRead ? Bitmap(width: width, height: height, pixels: pixels) : nil
    }
  }
}
