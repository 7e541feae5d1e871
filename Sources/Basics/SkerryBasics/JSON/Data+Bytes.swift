import FoundationEssentials
import Glibc

extension Data {
  /// The bytes of a text. What stands beside it in Foundation takes any sequence, and looks at run time for a faster way.
  package init(of text: String) {
    var text = text
    self = text.withUTF8 { Data(buffer: $0) }
  }

  /// Whether a byte is among these; Foundation's own way asks for one after the other.
  package func holds(_ byte: UInt8) -> Bool {
    withUnsafeBytes { bytes in bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false }
  }
}
