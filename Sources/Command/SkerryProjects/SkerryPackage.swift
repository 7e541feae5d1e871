import Glibc
import SkerryBasics

/// Skerry's own sources, which a widget extension is built with.
public struct SkerryPackage: Sendable {
  /// The folder of its `Package.swift`.
  public let path: String

  /// Looks where `SKERRY_PACKAGE` says, then around the running program: in the checkout it was built in, or in
  /// `share/skerry/package` beside the `bin` it was installed in. Throws ``ProjectProblem`` when it is nowhere.
  public static func located() throws(ProjectProblem) -> SkerryPackage {
    if let named = getenv("SKERRY_PACKAGE").map({ String(cString: $0) }), !named.isEmpty {
      guard isThere(named) else {
        throw ProjectProblem("SKERRY_PACKAGE names \(named), which is not Skerry's package.")
      }
      return SkerryPackage(path: absolute(named))
    }
    var folder = TextFile.parent(of: absolute("/proc/self/exe"))
    let installed = TextFile.parent(of: folder) + "/share/skerry/package"
    if isThere(installed) { return SkerryPackage(path: installed) }
    while folder != "/" {
      if isThere(folder) { return SkerryPackage(path: folder) }
      folder = TextFile.parent(of: folder)
    }
    throw ProjectProblem(
      "Skerry's own sources, which extensions are built with, are not where this program was installed; "
        + "name their folder with SKERRY_PACKAGE.")
  }

  /// A number for the names of its files. The package manager lists the files of a package anew only where the description
  /// of the one that it builds has changed: after an update of Skerry in its place, it has.
  var fileNumber: String {
    var fingerprint = Fingerprint()
    for path in FolderListing.files(below: "\(path)/Sources") { fingerprint.take(path.dropFirst(self.path.count).utf8) }
    return fingerprint.text
  }

  private static func isThere(_ folder: String) -> Bool {
    TextFile.read(folder + "/Package.swift")?.contains("name: \"skerry\"") == true
  }

  /// A path without links and steps back; the path itself when there is nothing.
  public static func absolute(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder that is meant by a path: that of a project, or the one in which a project or workspace of Xcode lies.
  public static func folder(ofProject path: String) -> String {
    let path = absolute(path)
    let isInside = [".xcodeproj", ".xcworkspace"].contains { path.hasSuffix($0) }
    return isInside ? TextFile.parent(of: path) : path
  }

  /// The modules that sources may import: Apple's that are here, and those that come with Swift.
  func modules(_ names: (String) -> [String]?) -> Set<String> {
    let apple = (names(path + "/Sources/Apple") ?? []).filter { !Self.isShim($0) && $0 != "PreviewMacros" }
    return Self.ofSwift.union(apple)
  }

  /// Whether a folder holds C code of our own: `CLinking`, but not `Charts`.
  private static func isShim(_ folder: String) -> Bool {
    folder.hasPrefix("C") && folder.dropFirst().first?.isUppercase == true
  }

  private static let ofSwift: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch", "Observation",
    "Synchronization", "RegexBuilder", "Distributed", "_Concurrency", "_StringProcessing",
  ]
}
