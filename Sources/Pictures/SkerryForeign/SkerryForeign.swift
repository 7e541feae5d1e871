// The parts of Apple's other frameworks that views lean on. Modules of Apple's names export them; they are not in those
// themselves, because Swift Testing has additions of its own for modules of some of these names, which Linux lacks.
#if Foundation
  @_exported import Foundation
#else
  @_exported import FoundationEssentials
#endif
@_exported import class SkerryViews.UIColor
@_exported import struct SkerryViews.CGPoint
@_exported import struct SkerryViews.CGRect
@_exported import struct SkerryViews.CGSize
@_exported import typealias SkerryViews.CGFloat
