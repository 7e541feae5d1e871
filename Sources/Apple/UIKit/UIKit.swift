// Apple's module name, so that unmodified source compiles: the parts of UIKit that views without UIView need.
@_exported import SkerryForeign
@_exported import PhoneFoundation
@_exported import class SkerryViews.UIColor
@_exported import struct SkerryViews.CGPoint
@_exported import struct SkerryViews.CGRect
@_exported import struct SkerryViews.CGSize
@_exported import typealias SkerryViews.CGFloat
