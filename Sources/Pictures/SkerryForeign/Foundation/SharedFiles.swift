#if Foundation
  import Foundation

  /// Lets processes take turns with a file; a phone's processes take turns here anyway.
  public final class NSFileCoordinator {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Others needn't save first.
      public static let withoutChanges = ReadingOptions(rawValue: 1)
    }
    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// It goes.
      public static let forDeleting = WritingOptions(rawValue: 1)
      /// Another one takes its place.
      public static let forReplacing = WritingOptions(rawValue: 8)
      /// Others save first.
      public static let forMerging = WritingOptions(rawValue: 4)
    }
    /// Takes turns for a presenter of files; there are none.
    public init(filePresenter: Any? = nil) {}
    /// Reads at once.
    public func coordinate(
      readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?,
      byAccessor reader: (URL) -> Void
    ) { reader(url) }
    /// Writes at once.
    public func coordinate(
      writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
      byAccessor writer: (URL) -> Void
    ) { writer(url) }
  }

  /// Small values that a person's devices share; this phone is the only one, and nobody is signed in.
  public final class NSUbiquitousKeyValueStore: Sendable {
    /// The person's.
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Nothing is kept.
    public func set(_ value: Any?, forKey key: String) {}
    /// No value.
    public func object(forKey key: String) -> Any? { nil }
    /// No value.
    public func string(forKey key: String) -> String? { nil }
    /// No value.
    public func data(forKey key: String) -> Data? { nil }
    /// No value.
    public func array(forKey key: String) -> [Any]? { nil }
    /// No value.
    public func dictionary(forKey key: String) -> [String: Any]? { nil }
    /// No value.
    public func bool(forKey key: String) -> Bool { false }
    /// No value.
    public func double(forKey key: String) -> Double { 0 }
    /// No value.
    public func longLong(forKey key: String) -> Int64 { 0 }
    /// Nothing is kept.
    public func removeObject(forKey key: String) {}
    /// Nothing is to be written.
    @discardableResult public func synchronize() -> Bool { false }
  }

  /// Runs work; memory is given back anyway.
  @discardableResult
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  extension ProcessInfo {
    /// How warm the device is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    /// The phone's own switch isn't told to apps.
    public var isLowPowerModeEnabled: Bool { false }
    /// Never warm.
    public var thermalState: ThermalState { .nominal }
    /// An iPhone's app, not one on a Mac.
    public var isiOSAppOnMac: Bool { false }
    /// An iPhone's app, not one on a Mac.
    public var isMacCatalystApp: Bool { false }
  }

  extension Bundle {
    /// Never: it is no app of the store.
    public var appStoreReceiptURL: URL? { nil }
  }
#endif
