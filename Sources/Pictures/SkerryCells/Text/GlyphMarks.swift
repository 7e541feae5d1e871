/// The marks of a glyph, in the order in which they are drawn.
public struct GlyphMarks: RandomAccessCollection, Hashable, Sendable, BitwiseCopyable {
  @usableFromInline
  let bits: UInt32

  @inlinable
  init(bits: UInt32) {
    self.bits = bits
  }

  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { bits & 0xFFFF == 0 ? 0 : bits <= 0xFFFF ? 1 : 2 }

  @inlinable
  public subscript(position: Int) -> Unicode.Scalar {
    precondition(position >= 0 && position < endIndex, "A glyph has at most two marks")
    return Unicode.Scalar(position == 0 ? bits & 0xFFFF : bits >> 16) ?? " "
  }
}
