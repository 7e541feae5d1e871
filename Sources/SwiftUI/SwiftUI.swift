// Apple's module name, so that unmodified source compiles. Like Apple's, it brings Foundation along.
@_exported import Foundation
@_exported import SkerryViews

import SkerryDevice

/// The simulated phone's key/value stores, in place of Foundation's.
public typealias UserDefaults = SkerryDevice.UserDefaults
