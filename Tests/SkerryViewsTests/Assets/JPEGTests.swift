import Foundation
import SkerryCells
import Testing

@testable import SkerryViews

/// Pictures that are no PNG.
@MainActor @Suite struct JPEGTests {
  /// Eight by eight pixels of one grey.
  private static let grey = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
    AQEBAQH/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z
    """

  private static func bytes() throws -> [UInt8] {
    let text = grey.filter { !$0.isWhitespace }
    return [UInt8](try #require(Data(base64Encoded: text)))
  }

  @Test(
    "X05 a JPEG is decoded where the system has TurboJPEG",
    .enabled(if: JPEGLibrary.ofSystem != nil, "libturbojpeg0 is not installed"))
  func jpeg() throws {
    let bitmap = try #require(Bitmap(file: Self.bytes()))
    #expect(bitmap.width == 8 && bitmap.height == 8)
    let mean = bitmap.mean(x: 0...1, y: 0...1)
    #expect(mean.alpha == 1)
    #expect(mean.rgb == RGB(red: 128, green: 128, blue: 128))
  }

  @Test("X05 what is no picture, or is cut off, is none", arguments: [0, 2, 40, 140])
  func damaged(_ length: Int) throws {
    #expect(Bitmap(file: Array(try Self.bytes().prefix(length))) == nil)
    #expect(Bitmap(file: Array("GIF89a…".utf8)) == nil)
  }

  @Test("X05 where there is no library for a picture, there is no picture, and nothing else happens")
  func noLibrary() { #expect(JPEGLibrary(named: "libskerry-none.so.9") == nil) }
}
