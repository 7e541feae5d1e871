// What `import Foundation` brings along on an iPhone, for files that import no more than that: Foundation, and what Linux
// lacks of it. `skerry run` imports it beside whatever a file of a project imports first.
//
// Names that Foundation has as well are exported one by one: an import of a single name comes before an import of a
// whole module, also before an `import Foundation` of the app's own.
#if Foundation
  @_exported import Foundation
  @_exported import typealias SkerryForeign.CFAbsoluteTime
  @_exported import func SkerryForeign.CFAbsoluteTimeGetCurrent
  @_exported import func SkerryForeign.CFNotificationCenterAddObserver
  @_exported import func SkerryForeign.CFNotificationCenterGetDarwinNotifyCenter
  @_exported import func SkerryForeign.CFNotificationCenterPostNotification
  @_exported import func SkerryForeign.CFNotificationCenterRemoveEveryObserver
  @_exported import func SkerryForeign.CFNotificationCenterRemoveObserver
  @_exported import typealias SkerryForeign.CFDictionary
  @_exported import class SkerryForeign.CFNotificationCenter
  @_exported import struct SkerryForeign.CFNotificationName
  @_exported import enum SkerryForeign._PhoneFormats
  @_exported import enum SkerryForeign._PhoneSurroundings
  @_exported import enum SkerryForeign.CFNotificationSuspensionBehavior
  @_exported import typealias SkerryForeign.CFString
  @_exported import typealias SkerryForeign.CFTimeInterval
  @_exported import class SkerryForeign.DateComponentsFormatter
  @_exported import struct SkerryForeign.DateRangeComponentsStyle
  @_exported import class SkerryForeign.HTTPURLResponse
  @_exported import class SkerryForeign.ListFormatter
  @_exported import struct SkerryForeign.MeasurementFormatUnitUsage
  @_exported import class SkerryForeign.MeasurementFormatter
  @_exported import class SkerryForeign.NSFileCoordinator
  @_exported import func SkerryForeign.NSLocalizedString
  @_exported import func SkerryForeign.NSLog
  @_exported import class SkerryForeign.NSUbiquitousKeyValueStore
  @_exported import class SkerryForeign.RelativeDateTimeFormatter
  @_exported import class SkerryForeign.URLCache
  @_exported import struct SkerryForeign.URLRequest
  @_exported import typealias SkerryForeign.URLResponse
  @_exported import class SkerryForeign.URLSession
  @_exported import class SkerryForeign.URLSessionConfiguration
  @_exported import class SkerryForeign.URLSessionDataTask
  @_exported import protocol SkerryForeign.URLSessionDelegate
  @_exported import class SkerryForeign.URLSessionTask
  @_exported import protocol SkerryForeign.URLSessionTaskDelegate
  @_exported import func SkerryForeign.autoreleasepool
#else
  @_exported import FoundationEssentials
#endif
@_exported import struct SkerryBasics.LocalizedStringResource
@_exported import class SkerryDefaults.UserDefaults
