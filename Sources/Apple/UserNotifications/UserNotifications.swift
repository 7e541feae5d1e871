// Apple's module name, so that unmodified source compiles. Like Apple's, it brings dates, data and addresses along;
// `import SwiftUI` or `import Foundation` brings the rest of Foundation.
@_exported import FoundationEssentials
@_exported import struct SkerryBasics.NSNumber
@_exported import SkerryNotifications
