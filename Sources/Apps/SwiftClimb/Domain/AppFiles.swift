import SwiftUI

/// The app's own files, each replaced as a whole: on iOS the folder of its documents.
protocol AppFiles: Sendable {
  /// The bytes of a file, `nil` where there is none. Throws in words where it can't be read.
  func read(_ name: String) throws -> Data?
  /// Replaces a file; it is durable when this returns. Throws in words where it can't be written.
  func write(_ data: Data, to name: String) throws
  /// Moves an unreadable file out of the way, so that nothing is overwritten, and returns its new name.
  @discardableResult
  func setAside(_ name: String) throws -> String
}
