import CLinking

/// The trace of `#Preview` in the program: a version, and how to find the preview.
public typealias _PreviewRecord = (version: UInt, find: @convention(c) (UnsafeMutableRawPointer) -> Void)

/// Where a preview stands, and how to make it.
public struct _PreviewSource {
  let fileID: String
  let line: Int
  /// The names of its states in the source, `nil` for those without one; empty if that can't be told.
  let stateNames: [String?]
  let make: @MainActor () -> LinkedPreview.Subject

  /// The place of a preview in its file, and what makes its content.
  nonisolated public init(
    _ fileID: String, _ line: Int, _ stateNames: [String?], _ make: @escaping @MainActor () -> LinkedPreview.Subject
  ) {
    self.fileID = fileID
    self.line = line
    self.stateNames = stateNames
    self.make = make
  }

  /// Writes the record where the linker collects the previews of a program.
  nonisolated public func store(at place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: Optional<_PreviewSource>.self).pointee = self
  }

  /// All previews that were linked into the program, in the order of files and lines.
  static var all: [_PreviewSource] {
    guard let start = skerry_previews_start(), let end = skerry_previews_end() else { return [] }
    let count = (end - start) / MemoryLayout<_PreviewRecord>.stride
    let records = UnsafeBufferPointer(start: start.assumingMemoryBound(to: _PreviewRecord.self), count: count)
    return records.compactMap { record in
      guard record.version == 1 else { return nil }
      var source: _PreviewSource?
      withUnsafeMutablePointer(to: &source) { record.find(UnsafeMutableRawPointer($0)) }
      return source
    }.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }
}
