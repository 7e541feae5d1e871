import SwiftUI

/// The app's own files: on iOS the folder of its documents.
protocol AppFiles: Sendable {
  /// The bytes of a file, `nil` where there is none. Throws in words where it can't be read.
  func read(_ name: String) throws -> Data?
  /// Replaces a file; it is durable when this returns. Throws in words where it can't be written.
  func write(_ data: Data, to name: String) throws
  /// Adds to the end of a file that is there; durable when this returns. Throws in words where it can't be written.
  func append(_ data: Data, to name: String) throws
  /// Removes a file, if there is one. Throws in words where it can't be removed.
  func remove(_ name: String) throws
  /// Moves an unreadable file out of the way, so that nothing is overwritten, and returns its new name.
  @discardableResult
  func setAside(_ name: String) throws -> String
}
