// Apple's module name, so that unmodified source compiles: alarms whose Live Activities a widget extension draws.
@_exported import ActivityKit
@_exported import SwiftUI
