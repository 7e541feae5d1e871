// Apple's module name, so that unmodified source compiles. Like Apple's, it brings Foundation and Observation along.
@_exported import Observation
@_exported import PhoneFoundation
@_exported import SkerryViews
@_exported import SkerryWidgets
@_exported import SkerryForeign
@_exported import struct SkerryViews.CGPoint
@_exported import struct SkerryViews.CGRect
@_exported import typealias SkerryViews.CGFloat
@_exported import struct SkerryViews.CGSize

/// Rows and columns; the room of views calls it otherwise because a grid of cells has the name there.
public typealias Grid<Content: View> = GridContainer<Content>
