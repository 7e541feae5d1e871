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

  /// Sixteen by eight pixels, the left half red and the right half blue.
  private static let halves = """
    /9j/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUD
    AwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAA
    AAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAKCAn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA
    DAMBAAIRAxEAPwAXpTb+CGVQNe//2Q==
    """

  /// Eight by eight pixels of cyan as print mixes it, as Adobe's programs write it, and as others do.
  private static let cyans = [
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJ
    CgoK/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAkK/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBNAFkASwAA
    PwCf8/h/D+P/2Q==
    """,
    """
    /9j/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/wAAUCAAIAAgEQxEA
    TREAWREASxEA/8QAFQABAQAAAAAAAAAAAAAAAAAACgn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/AL+D/j/j/v/Z
    """,
  ]

  private static func bytes(_ text: String = grey) throws -> [UInt8] {
    let text = text.filter { !$0.isWhitespace }
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

  /// A JPEG with a part in which a camera says how it was held.
  private static func held(_ orientation: UInt8, isLittle: Bool) throws -> [UInt8] {
    let big: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let little: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0,
    ]
    let part = Array("Exif".utf8) + [0, 0] + (isLittle ? little : big)
    let file = try bytes(halves)
    return file.prefix(2) + [0xFF, 0xE1, 0, UInt8(part.count + 2)] + part + file.dropFirst(2)
  }

  @Test(
    "X05 a photograph is turned as the camera was held",
    .enabled(if: JPEGLibrary.ofSystem != nil, "libturbojpeg0 is not installed"),
    arguments: [1, 2, 3, 6, 8] as [UInt8], [false, true])
  func turned(_ orientation: UInt8, _ isLittle: Bool) throws {
    let bitmap = try #require(Bitmap(file: Self.held(orientation, isLittle: isLittle)))
    let isUpright = orientation >= 5
    #expect((bitmap.width, bitmap.height) == (isUpright ? (8, 16) : (16, 8)))
    let first = isUpright ? bitmap.mean(x: 0...1, y: 0...0.4) : bitmap.mean(x: 0...0.4, y: 0...1)
    // Turned by half, or mirrored, the red half is the right one; turned to the left it is the lower one.
    #expect((first.rgb.red > 200) == [1, 6].contains(orientation), "\(first)")
  }

  @Test("X05 each of the eight ways to hold a camera puts every pixel where it belongs")
  func orientations() throws {
    // a b c
    // d e f
    let bitmap = try #require(
      Bitmap(width: 3, height: 2, pixels: "abcdef".utf8.flatMap { [$0, 0, 0, 255] }))
    let expected = ["abc|def", "cba|fed", "fed|cba", "def|abc", "ad|be|cf", "da|eb|fc", "fc|eb|da", "cf|be|ad"]
    for (index, rows) in expected.enumerated() {
      let turned = try #require(bitmap.turned(by: index + 1))
      let letters = (0..<turned.height).map { row in
        stride(from: 0, to: turned.width * 4, by: 4).map { place in
          String(Unicode.Scalar(turned.bytes(ofRow: row)[row * turned.width * 4 + place]))
        }.joined()
      }
      #expect(letters.joined(separator: "|") == rows, "\(index + 1)")
    }
    #expect(bitmap.turned(by: 9) == bitmap && bitmap.turned(by: 0) == bitmap)
  }

  @Test(
    "X05 a picture in the colours of print is shown in those of a screen, whoever wrote it",
    .enabled(if: JPEGLibrary.ofSystem != nil, "libturbojpeg0 is not installed"))
  func print() throws {
    for cyan in Self.cyans {
      let mean = try #require(Bitmap(file: Self.bytes(cyan))).mean(x: 0...1, y: 0...1)
      #expect(mean.rgb.red < 12 && mean.rgb.green > 240 && mean.rgb.blue > 240 && mean.alpha == 1, "\(mean)")
    }
  }

  @Test("X05 inks are mixed with black, inverted or not")
  func inks() {
    var plain: [UInt8] = [0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 128]
    JPEGLibrary.mixInks(&plain, areInverted: false)
    #expect(plain == [255, 255, 255, 255, 0, 255, 255, 255, 127, 127, 127, 255])
    var inverted: [UInt8] = [255, 255, 255, 255, 0, 255, 255, 255]
    JPEGLibrary.mixInks(&inverted, areInverted: true)
    #expect(inverted == [255, 255, 255, 255, 0, 255, 255, 255])
  }

  @Test("X05 marks of a file that is cut off anywhere are read as far as they go")
  func cutMarks() throws {
    let file = try Self.held(6, isLittle: false)
    #expect(JPEGMarks(file).orientation == 6 && !JPEGMarks(file).isOfAdobe)
    for length in 0..<file.count { _ = JPEGMarks(Array(file.prefix(length))) }
    #expect(JPEGMarks(try Self.bytes(Self.cyans[0])).isOfAdobe)
  }

  @Test("X05 what is no picture, or is cut off, is none", arguments: [0, 2, 40, 140])
  func damaged(_ length: Int) throws {
    #expect(Bitmap(file: Array(try Self.bytes().prefix(length))) == nil)
    #expect(Bitmap(file: Array("GIF89a…".utf8)) == nil)
  }

  @Test("X05 where there is no library for a picture, there is no picture, and nothing else happens")
  func noLibrary() { #expect(JPEGLibrary(named: "libskerry-none.so.9") == nil) }
}
