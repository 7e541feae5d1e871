extension FileManager {
  /// The folder that an app and its extensions share: one in the computer's folder for temporary files, made when it is
  /// first asked for.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    // An identifier comes from an app's source and may contain anything; only its plain characters name a folder.
    let name = identifier.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
    let folder = temporaryDirectory.appendingPathComponent("skerry-groups", isDirectory: true)
      .appendingPathComponent(name.hasPrefix(".") ? "group" + name : name, isDirectory: true)
    guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
    return folder
  }
}
