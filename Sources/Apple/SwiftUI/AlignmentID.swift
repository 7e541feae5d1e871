#if Foundation
  /// Defines an alignment guide of your own; apps write `CGFloat` where the room of views has `Double`.
  nonisolated public protocol AlignmentID: SkerryViews.AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
  }

  nonisolated extension AlignmentID {
    public static func defaultValue(in context: ViewDimensions) -> Double {
      let length: CGFloat = defaultValue(in: context)
      return Double(length)
    }
  }
#endif
