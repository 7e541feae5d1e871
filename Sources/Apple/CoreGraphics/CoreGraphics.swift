// Apple's module name, so that unmodified source compiles: lengths, points, sizes, rectangles, outlines and their changes.
@_exported import SkerryForeign
#if Foundation
  @_exported import class SkerryForeign.DateComponentsFormatter
#endif
@_exported import class SkerryViews.UIColor
@_exported import struct SkerryViews.CGPoint
@_exported import struct SkerryViews.CGRect
@_exported import struct SkerryViews.CGSize
@_exported import typealias SkerryViews.CGFloat
