#if Foundation
  import SkerryViews

  extension String {
    /// Draws the words into a rectangle of the picture that is being drawn, in points.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      let words = DrawnWords(self, attributes)
      let (point, anchor) = words.place(in: rect)
      PictureInTheMaking.draw { $0.draw(words.text, at: point, anchor: anchor) }
    }
    /// Draws the words into the picture that is being drawn, their upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      let words = DrawnWords(self, attributes)
      PictureInTheMaking.draw { $0.draw(words.text, at: point, anchor: .topLeading) }
    }
  }

  extension NSString {
    private var string: String { String(describing: self) }
    /// Draws the words into a rectangle of the picture that is being drawn, in points.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      string.draw(in: rect, withAttributes: attributes)
    }
    /// Draws the words into the picture that is being drawn, their upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      string.draw(at: point, withAttributes: attributes)
    }
  }

  extension NSAttributedString {
    private var words: (string: String, attributes: [NSAttributedString.Key: Any]?) {
      (string, length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
    }
    /// Draws the words, in the manner of the first, into a rectangle of the picture that is being drawn, in points.
    public func draw(in rect: CGRect) { words.string.draw(in: rect, withAttributes: words.attributes) }
    /// Draws the words, in the manner of the first, into the picture that is being drawn.
    public func draw(at point: CGPoint) { words.string.draw(at: point, withAttributes: words.attributes) }
    /// The room a line of text takes, in points.
    public func size() -> CGSize { words.string.size(withAttributes: words.attributes) }
  }

  /// Words with the attributes that a terminal can show.
  private struct DrawnWords: Sendable {
    let text: Text
    private let alignment: NSTextAlignment

    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
      let font = attributes?[.font] as? UIFont
      let color = (attributes?[.foregroundColor] as? UIColor)?.color ?? .black
      text = Text(verbatim: string)
        .font(.system(size: font?.pointSize ?? 12, weight: font?.weight.weight ?? .regular)).foregroundColor(color)
      alignment = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    }

    /// Where the words stand in a rectangle, and with which point of theirs.
    func place(in rect: CGRect) -> (CGPoint, UnitPoint) {
      switch alignment {
      case .center: (CGPoint(x: rect.midX, y: rect.minY), .top)
      case .right: (CGPoint(x: rect.maxX, y: rect.minY), .topTrailing)
      default: (CGPoint(x: rect.minX, y: rect.minY), .topLeading)
      }
    }
  }
#endif
