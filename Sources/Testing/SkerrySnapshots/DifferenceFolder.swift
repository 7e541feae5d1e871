import FoundationEssentials

/// A folder that collects what differs, for people who look at it elsewhere: each as a picture of before and after, and
/// as the text that would be the new golden file.
public struct DifferenceFolder: Sendable {
  let path: String

  /// The folder that `SKERRY_DIFFERENCES` names, if any.
  public static var ofEnvironment: String? {
    ProcessInfo.processInfo.environment["SKERRY_DIFFERENCES"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Adds a difference. An unwritable one is left out: the failure itself is told in any case.
  func add(_ name: String, expected: String, actual: String) {
    write(actual, to: path + "/" + name + ".txt")
    let picture = DifferencePicture(expected: expected, actual: actual)
    if let svg = picture.svg(title: name) { write(svg, to: path + "/" + name + ".svg") }
  }

  private func write(_ text: String, to file: String) {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
  }
}
