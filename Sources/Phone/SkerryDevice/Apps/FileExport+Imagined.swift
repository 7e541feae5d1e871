import FoundationEssentials

/// Exports of a phone that keeps nothing, as a tape's: into folders that are there as long as it is.
nonisolated extension FileExport {
  func imagine<Written: Table>(
    _ table: Written, on folders: any FolderSystem
  ) throws(FileExportError) -> [String] {
    let (folder, base) = try imaginedPlace(Written.baseName, on: folders)
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let files = formats.endings.map { (name: "\(base).\($0)", format: $0) }
    do {
      let stamps = try files.map { try folders.stamp(of: $0.name, in: folder) }
      if !replacesFiles, let present = zip(files, stamps).first(where: { $0.1 != nil }) {
        throw FileExportError.fileExists(start + present.0.name)
      }
      for (file, stamp) in zip(files, stamps) {
        let text = file.format == "csv" ? table.csv : try table.json()
        _ = try folders.write(Data(text.utf8), to: file.name, in: folder, replacing: stamp)
      }
    } catch let error as FileExportError {
      throw error
    } catch FolderError.noFolder(let path) {
      throw .folderMissing(path)
    } catch {
      throw .failed(path: start + base, reason: "\(error)")
    }
    return files.map { start + $0.name }
  }

  /// The folder, and the name of the files without their endings. Where every folder is there that somebody looks for, what
  /// ends like one of the files is a file.
  private func imaginedPlace(
    _ baseName: String, on folders: any FolderSystem
  ) throws(FileExportError) -> (folder: String, base: String) {
    let typed = Self.trimmed(place)
    if typed.isEmpty { throw .noPlace }
    let path: String
    do throws(FolderError) { path = try folders.path(typed) } catch { throw .relative(typed) }
    let ending = Formats.both.endings.first { path.lowercased().hasSuffix("." + $0) }
    if ending == nil || typed.hasSuffix("/"), (try? folders.check(path)) != nil { return (path, baseName) }
    guard !typed.hasSuffix("/"), let slash = path.lastIndex(of: "/") else { throw .folderMissing(path) }
    let name = String(path[path.index(after: slash)...])
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, ending.map { String(name.dropLast($0.count + 1)) } ?? name)
  }
}
