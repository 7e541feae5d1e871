import Glibc
import SkerryBasics

/// The sources of packages that other tools fetched for a project: looked at only for what the project itself declares
/// nowhere, such as the attributes that a package for React Native brings along.
struct DependencySources {
  /// A tool that fetches packages: the file that names them, the folder they lie in, and what to type for it.
  struct Tool {
    let manifest: String
    let folder: String
    let command: String
  }

  private static let tools = [
    Tool(manifest: "package.json", folder: "node_modules", command: "npm install"),
    Tool(manifest: "Podfile", folder: "Pods", command: "pod install"),
    Tool(manifest: "Cartfile", folder: "Carthage/Checkouts", command: "carthage checkout"),
    Tool(manifest: "Package.resolved", folder: ".build/checkouts", command: "swift package resolve"),
    Tool(manifest: "pubspec.yaml", folder: ".symlinks/plugins", command: "flutter pub get"),
  ]
  private static let otherFolders = [
    "SourcePackages/checkouts", "ios/Pods", "ios/.symlinks/plugins", "ios/build/generated",
  ]
  private static let mostFiles = 20_000

  /// The project's folder and those above it that belong to the same repository.
  private let roots: [String]
  /// Swift sources, once they were looked for.
  private var known: [String]?

  init(root: String) {
    var roots = [root]
    // The folder `ios` of such a project is what its Xcode project lies in; its packages lie beside.
    while roots.count < 3, let last = roots.last, access("\(last)/.git", F_OK) != 0 {
      let above = TextFile.parent(of: last)
      guard Self.tools.contains(where: { access("\(above)/\($0.manifest)", F_OK) == 0 }) else { break }
      roots.append(above)
    }
    self.roots = roots
  }

  /// The sources that declare a type, function or value of a name.
  mutating func declaring(_ name: String) -> [String] {
    let files = known ?? Self.walk(roots)
    known = files
    return files.filter { path in
      guard let text = TextFile.read(path), text.contains(name) else { return false }
      return SwiftOutline.of(text).declared.contains(name)
    }
  }

  /// The tool whose packages are named in the project and not fetched; `nil` if there is none.
  var unfetched: Tool? {
    for root in roots {
      if let tool = Self.tools.first(where: {
        access("\(root)/\($0.manifest)", F_OK) == 0 && access("\(root)/\($0.folder)", F_OK) != 0
      }) {
        return tool
      }
    }
    return nil
  }

  // MARK: Walking

  private static func walk(_ roots: [String]) -> [String] {
    var found: [String] = []
    // The folder beside an Xcode project lies below the one above it, too.
    var known: Set<String> = []
    for root in roots {
      for folder in tools.map(\.folder) + otherFolders where folder != "node_modules" {
        walk("\(root)/\(folder)", depth: 0, into: &found)
      }
      walkPackages("\(root)/node_modules", into: &found)
    }
    return found.filter { known.insert($0).inserted }
  }

  /// Packages of Node are many, and few of them have Swift sources: those with a folder for iOS or a pod's description.
  private static func walkPackages(_ folder: String, into found: inout [String]) {
    for name in (FolderListing.names(in: folder) ?? []).sorted() where !name.hasPrefix(".") {
      let package = "\(folder)/\(name)"
      if name.hasPrefix("@") {
        walkPackages(package, into: &found)
        continue
      }
      let names = FolderListing.names(in: package) ?? []
      if names.contains(where: { $0.hasSuffix(".podspec") || $0 == "Package.swift" }) {
        walk(package, depth: 0, into: &found)
      } else {
        for platform in ["ios", "apple"] where names.contains(platform) {
          walk("\(package)/\(platform)", depth: 0, into: &found)
        }
      }
    }
  }

  private static func walk(_ folder: String, depth: Int, into found: inout [String]) {
    guard depth < 16, found.count < mostFiles else { return }
    for name in (FolderListing.names(in: folder) ?? []).sorted() where !name.hasPrefix(".") && name != "node_modules" {
      let path = "\(folder)/\(name)"
      var status = stat()
      // Tools link packages into their folders; a link within a package could lead round in circles.
      guard (depth == 0 ? stat(path, &status) : lstat(path, &status)) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: walk(path, depth: depth + 1, into: &found)
      case S_IFREG where name.hasSuffix(".swift") && name != "Package.swift": found.append(path)
      default: break
      }
    }
  }
}
