import SkerryViews

/// An app's own way of drawing text; letters stand in cells here, and it is not asked.
@MainActor @preconcurrency
public protocol TextRenderer {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The room that the text takes.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The room around it that is drawn on as well.
  var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
  /// The room of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is to be drawn.
public struct TextProxy {
  /// The room that it takes: none that anybody knows before it is drawn.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

extension Text {
  /// The lines of a text as a phone sets them; nobody asks for them here.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line] = []
    /// Whether the text is cut.
    public let isTruncated = false
    /// Zero.
    public var startIndex: Int { 0 }
    /// How many there are: none.
    public var endIndex: Int { lines.count }
    /// One of them.
    public subscript(index: Int) -> Line { lines[index] }

    /// The place of a letter.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let place: Int
      public static func < (first: CharacterIndex, second: CharacterIndex) -> Bool { first.place < second.place }
      /// How many letters lie between.
      public func distance(to other: CharacterIndex) -> Int { other.place - place }
      /// The letter so many further on.
      public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(place: place + count) }
    }
    /// The room that letters take.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where they begin, on the line.
      public var origin = CGPoint.zero
      /// How wide they are.
      public var width: CGFloat = 0
      /// How far they go up.
      public var ascent: CGFloat = 0
      /// How far they go down.
      public var descent: CGFloat = 0
      /// What is left below.
      public var leading: CGFloat = 0
      /// The room around them.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
    /// How letters are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Not rounded to pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
    /// A line.
    public struct Line: RandomAccessCollection, Equatable {
      private let runs: [Run] = []
      /// Zero.
      public var startIndex: Int { 0 }
      /// How many there are: none.
      public var endIndex: Int { runs.count }
      /// One of them.
      public subscript(index: Int) -> Run { runs[index] }
      /// Where it begins.
      public var origin: CGPoint { .zero }
      /// Its room.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Its letters.
      public var characterIndices: [CharacterIndex] { [] }
    }
    /// Letters of one kind.
    public struct Run: RandomAccessCollection, Equatable {
      private let slices: [RunSlice] = []
      /// Zero.
      public var startIndex: Int { 0 }
      /// How many there are: none.
      public var endIndex: Int { slices.count }
      /// One of them.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// Some of its letters.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// Its room.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Its letters.
      public var characterIndices: [CharacterIndex] { [] }
      /// The direction they are read in.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// What the app marked them with.
      public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { nil }
    }
    /// Some letters of one kind.
    public struct RunSlice: Equatable {
      /// The letters of which they are some.
      public let run: Run
      /// Which they are.
      public let indices: Range<Int>
      /// Their room.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The letters.
      public var characterIndices: [CharacterIndex] { [] }
      /// What the app marked them with.
      public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { nil }
    }
  }
}

extension GraphicsContext {
  /// Draws a line of text; there is none here.
  public mutating func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
  /// Draws letters of one kind; there are none here.
  public mutating func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
  /// Draws some letters; there are none here.
  public mutating func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

extension View {
  /// Has no effect here: letters stand in cells.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
