// Apple's module name, so that unmodified source compiles: the parts of UIKit that views without UIView need.
@_exported import SkerryForeign
#if Foundation
  @_exported import class SkerryForeign.DateComponentsFormatter
  @_exported import func SkerryForeign.NSLocalizedString
#endif
@_exported import class SkerryViews.UIColor
@_exported import struct SkerryViews.CGPoint
@_exported import struct SkerryViews.CGRect
@_exported import struct SkerryViews.CGSize
@_exported import typealias SkerryViews.CGFloat
