#if Foundation
  /// Defines an alignment guide of your own; apps write `CGFloat` where the room of views has `Double`.
  nonisolated public protocol AlignmentID: SkerryViews.AlignmentID {
    /// The guide's place in a view that sets none, in points from its top or leading edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
  }

  nonisolated extension AlignmentID {
    /// The same as a `Double`.
    public static func defaultValue(in context: ViewDimensions) -> Double {
      let length: CGFloat = defaultValue(in: context)
      return Double(length)
    }
  }
#endif
