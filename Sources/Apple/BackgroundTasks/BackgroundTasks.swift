// Apple's module name, so that unmodified source compiles. Like Apple's, it brings dates, data and addresses along;
// `import SwiftUI` or `import Foundation` brings the rest of Foundation.
@_exported import FoundationEssentials
@_exported import class SkerryDevice.BGAppRefreshTask
@_exported import class SkerryDevice.BGAppRefreshTaskRequest
@_exported import protocol SkerryDevice.BGTask
@_exported import class SkerryDevice.BGTaskRequest
@_exported import class SkerryDevice.BGTaskScheduler
