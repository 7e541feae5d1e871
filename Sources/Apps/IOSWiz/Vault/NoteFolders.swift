import SwiftUI

/// Folders of notes that a person chooses: on iOS those of a document picker, remembered by security-scoped bookmarks.
///
/// Other programs use the same folders at the same time; ``changes(in:)`` tells what they do.
protocol NoteFolders: Sendable {
  associatedtype Change: NoteFolderChange

  /// The full path of what a person typed; `~` is the home folder. Throws where that is no path.
  func path(_ typed: String) throws(FolderProblem) -> String
  /// Throws what is wrong with a folder: it isn't there, it is none, or it can't be entered.
  func check(_ path: String) throws(FolderProblem)
  /// The names of everything in a folder, in no order.
  func names(in path: String) throws(FolderProblem) -> [String]
  /// A file of a folder, `nil` if there is none.
  func read(_ name: String, in path: String) throws(FolderProblem) -> NoteFile?
  /// By what a file's contents are told apart, without reading them; `nil` if there is no file.
  func stamp(of name: String, in path: String) throws(FolderProblem) -> NoteFile.Stamp?
  /// Replaces a file, or makes it; it is durable when this returns, and never seen by half.
  ///
  /// Throws a problem that ``FolderProblem/isRace`` unless the file still is the one with the stamp `replacing`; `nil`
  /// means that there was none.
  func write(
    _ data: Data, to name: String, in path: String, replacing: NoteFile.Stamp?
  ) throws(FolderProblem) -> NoteFile.Stamp
  /// Changes in a folder from now on; the stream goes on when the folder is removed and made again.
  func changes(in path: String) -> AsyncStream<Change>
  /// Why changes can't be heard of, in a sentence; `nil` if they can.
  var watchProblem: String? { get }
}

/// An event in a folder.
protocol NoteFolderChange: Sendable {
  /// The files that were made, changed, renamed or removed; `nil` if anything may be different.
  var fileNames: Set<String>? { get }
}

/// A file as it was read.
struct NoteFile: Hashable, Sendable {
  let data: Data
  let stamp: Stamp

  /// Which state of which file it is: another one, or a change, has another stamp.
  struct Stamp: Hashable, Sendable {
    let file: UInt64
    let bytes: Int64
    /// Nanoseconds since 1970.
    let changed: Int64
  }
}

/// Why a folder, or a file in it, can't be used, in one sentence.
struct FolderProblem: Error, Hashable, Sendable, CustomStringConvertible {
  let description: String
  /// Whether the folder as a whole is the matter, not one of its files.
  let concernsFolder: Bool
  /// Whether another program changed the file between reading and writing.
  let isRace: Bool

  static func noFolder(_ path: String) -> FolderProblem {
    FolderProblem(description: "There is no folder \(path).", concernsFolder: true, isRace: false)
  }
}
