// Stands for UIKit: on an iPhone a document picker and security-scoped bookmarks give the folders, and file presenters
// tell what other programs change in them.
import SkerryDevice
import SwiftUI

/// Folders of the computer that the simulated phone lets the app use.
struct PhoneFolders: NoteFolders {
  private let system: any FolderSystem

  init(_ system: any FolderSystem) { self.system = system }

  func path(_ typed: String) throws(FolderProblem) -> String {
    do throws(FolderError) { return try system.path(typed) } catch { throw FolderProblem(error) }
  }

  func check(_ path: String) throws(FolderProblem) {
    do throws(FolderError) { try system.check(path) } catch { throw FolderProblem(error) }
  }

  func names(in path: String) throws(FolderProblem) -> [String] {
    do throws(FolderError) { return try system.names(in: path) } catch { throw FolderProblem(error) }
  }

  func read(_ name: String, in path: String) throws(FolderProblem) -> NoteFile? {
    do throws(FolderError) {
      return try system.read(name, in: path).map { NoteFile(data: $0.data, stamp: NoteFile.Stamp($0.stamp)) }
    } catch { throw FolderProblem(error) }
  }

  func stamp(of name: String, in path: String) throws(FolderProblem) -> NoteFile.Stamp? {
    do throws(FolderError) { return try system.stamp(of: name, in: path).map(NoteFile.Stamp.init) } catch {
      throw FolderProblem(error)
    }
  }

  func write(
    _ data: Data, to name: String, in path: String, replacing: NoteFile.Stamp?
  ) throws(FolderProblem) -> NoteFile.Stamp {
    let old = replacing.map { FolderFile.Stamp(file: $0.file, bytes: $0.bytes, changed: $0.changed) }
    do throws(FolderError) { return NoteFile.Stamp(try system.write(data, to: name, in: path, replacing: old)) } catch {
      throw FolderProblem(error)
    }
  }

  func changes(in path: String) -> AsyncStream<FolderChange> { system.changes(in: path) }

  var watchProblem: String? { system.watchProblem }
}

extension FolderChange: NoteFolderChange {
  var fileNames: Set<String>? {
    switch self {
    case .files(let names): names
    case .everything: nil
    }
  }
}

extension NoteFile.Stamp {
  fileprivate init(_ stamp: FolderFile.Stamp) {
    self.init(file: stamp.file, bytes: stamp.bytes, changed: stamp.changed)
  }
}

extension FolderProblem {
  fileprivate init(_ error: FolderError) {
    let isRace = if case .changedMeanwhile = error { true } else { false }
    self.init(description: error.description, concernsFolder: error.concernsFolder, isRace: isRace)
  }
}
