// Apple's module name, so that unmodified source compiles. Like Apple's, it brings Foundation along.
@_exported import Foundation
@_exported import struct SkerryActivities.LocalizedStringResource
@_exported import SkerryViews

import SkerryDevice

/// The simulated phone's key/value stores, in place of Foundation's.
public typealias UserDefaults = SkerryDevice.UserDefaults

/// Rows and columns; the room of views calls it otherwise because a grid of cells has the name there.
public typealias Grid<Content: View> = GridContainer<Content>

public typealias CGSize = LayoutSize
public typealias CGPoint = LayoutPoint
public typealias CGRect = LayoutRect
