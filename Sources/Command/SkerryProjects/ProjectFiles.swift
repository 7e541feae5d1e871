import Glibc
import SkerryBasics

/// The files of a developer's project that could matter to a widget extension, found by walking its folder.
///
/// Build products, dependencies that other tools fetched, and hidden folders are not walked. Links are followed, once each
/// and never round in circles.
public struct ProjectFiles: Sendable {
  /// The folder, as an absolute path.
  public let root: String
  /// Swift sources, in the order of their paths.
  public private(set) var sources: [String] = []
  /// Asset catalogues (`.xcassets`).
  public private(set) var catalogs: [String] = []
  /// String catalogues, strings files and their plurals.
  public private(set) var stringTables: [String] = []
  /// Definition files of Intents (`.intentdefinition`).
  public private(set) var intentDefinitions: [String] = []
  /// Property lists and string catalogues, by which folders of extensions are recognised.
  public private(set) var propertyLists: [String] = []
  /// Xcode's project folders (`.xcodeproj`).
  public private(set) var xcodeProjects: [String] = []
  /// Sources in the other languages in which an app may begin activities, such as Dart.
  private(set) var foreignSources: [String] = []
  /// The descriptions from which XcodeGen makes a project (`project.yml`).
  private(set) var specifications: [String] = []
  /// The folders in which all this lies; what changes in them may change the project.
  private(set) var folders: Set<String> = []
  /// What could not be followed, in words.
  public private(set) var remarks: [String] = []
  /// Where files lie to which a link leads.
  private var realPaths: [String: String] = [:]
  /// The folders into which a link was followed.
  private var entered: Set<FileIdentity> = []
  private var mostSources = Self.mostFiles
  private var mostFolders = Int.max

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "fastlane",
  ]
  /// How many files a project may have; a home folder given by mistake has more.
  static let mostFiles = 20_000
  /// How many of them, and how many folders, may lie where one link leads; one to a whole disk has more.
  private static let (mostLinkedFiles, mostLinkedFolders) = (2_000, 4_000)

  /// Walks a folder. Throws ``ProjectProblem`` when there is none, or when it holds far too much.
  public init(root: String) throws(ProjectProblem) {
    self.root = root
    guard FolderListing.names(in: root) != nil else {
      throw ProjectProblem("There is no folder \(root) that can be read.")
    }
    try walk(root, above: [], isLinked: false)
    sort()
  }

  private mutating func sort() {
    sources.sort()
    catalogs.sort()
    // A link beside a project leads to it once more: the place where it lies counts.
    let direct = xcodeProjects.sorted().map { (path: $0, real: SkerryPackage.absolute($0)) }
    var seen: Set<String> = []
    xcodeProjects = (direct.filter { $0.path == $0.real } + direct).filter { seen.insert($0.real).inserted }.map(\.path)
    xcodeProjects.sort()
  }

  /// Whether a folder of a name is none of the project's own.
  static func isSkipped(_ name: some StringProtocol) -> Bool { name.hasPrefix(".") || skipped.contains(String(name)) }

  // MARK: The walk

  private mutating func walk(_ folder: String, above: [FileIdentity], isLinked: Bool) throws(ProjectProblem) {
    guard above.count < 24, let names = FolderListing.names(in: folder), let identity = FileIdentity(of: folder) else {
      return
    }
    folders.insert(folder)
    guard sources.count < mostSources, folders.count < mostFolders else {
      throw ProjectProblem("\(root) holds more than \(Self.mostFiles) Swift files; name the folder of one project.")
    }
    for name in names.sorted() where !Self.isSkipped(name) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      if isLink, stat(path, &status) != 0 {
        if name.hasSuffix(".swift") { remarks.append("\(path) is a link that leads nowhere; it is left out.") }
        continue
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where name.hasSuffix(".xcassets"): catalogs.append(path)
      case S_IFDIR where name.hasSuffix(".xcodeproj"): xcodeProjects.append(path)
      case S_IFDIR where isLink: follow(path, above: above + [identity])
      case S_IFDIR: try walk(path, above: above + [identity], isLinked: isLinked)
      case S_IFREG: take(file: path, name, isLinked: isLink || isLinked)
      default: break
      }
    }
  }

  private mutating func take(file path: String, _ name: String, isLinked: Bool) {
    if name.hasSuffix(".swift") {
      sources.append(path)
    } else if name.hasSuffix(".plist") {
      propertyLists.append(path)
    } else if name.hasSuffix(".intentdefinition") {
      intentDefinitions.append(path)
    } else if [".xcstrings", ".strings", ".stringsdict"].contains(where: { name.hasSuffix($0) }) {
      stringTables.append(path)
    } else if ForeignCode.endings.contains(where: { name.hasSuffix($0) }) {
      foreignSources.append(path)
    } else if name == "project.yml" || name == "project.yaml" {
      specifications.append(path)
    } else {
      return
    }
    guard isLinked else { return }
    let real = SkerryPackage.absolute(path)
    realPaths[path] = real
    // Whoever edits it may do so where it lies.
    folders.insert(TextFile.parent(of: real))
  }

  /// Walks the folder to which a link leads, unless that was done already or the link lies in it.
  private mutating func follow(_ link: String, above: [FileIdentity]) {
    guard let identity = FileIdentity(of: link), !above.contains(identity), entered.insert(identity).inserted,
      !(root + "/").hasPrefix(SkerryPackage.absolute(link) + "/")
    else { return }
    takeFolder(link, above: above, isLinked: true)
  }

  /// Walks a folder of which nobody knows how large it is, and takes nothing of one that is far too large.
  private mutating func takeFolder(_ path: String, above: [FileIdentity], isLinked: Bool) {
    var attempt = self
    attempt.mostSources = min(mostSources, sources.count + Self.mostLinkedFiles)
    attempt.mostFolders = min(mostFolders, folders.count + Self.mostLinkedFolders)
    do throws(ProjectProblem) {
      try attempt.walk(path, above: above, isLinked: isLinked)
      (attempt.mostSources, attempt.mostFolders) = (mostSources, mostFolders)
      self = attempt
    } catch {
      remarks.append("\(path) leads to more than a project holds; it is left out.")
    }
  }

  // MARK: Beside the folder

  /// Takes in a file or a folder that a project file names and that lies elsewhere; nothing where there is none.
  mutating func take(outside path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let name = TextFile.name(of: path)
    if status.st_mode & S_IFMT == S_IFREG {
      guard !sources.contains(path), !stringTables.contains(path) else { return }
      folders.insert(TextFile.parent(of: path))
      take(file: path, name, isLinked: false)
    } else if name.hasSuffix(".xcassets") {
      if !catalogs.contains(path) { catalogs.append(path) }
    } else if !folders.contains(path) {
      takeFolder(path, above: [], isLinked: false)
    }
    sort()
  }

  /// Counts a folder among those in which a change may change the project.
  mutating func watch(_ folder: String) { folders.insert(folder) }

  /// Where a file lies, whatever the links that lead to it.
  func place(of path: String) -> String { realPaths[path] ?? path }

  /// The files without those that are among them under another path; what no link leads to comes first.
  func withoutTwins(_ paths: [String]) -> [String] {
    var places = Set(paths.filter { realPaths[$0] == nil })
    return paths.filter { path in realPaths[path].map { places.insert($0).inserted } ?? true }
  }
}

/// What tells a file or folder from all others, whatever the path to it.
private struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
  }
}

/// Why a project can't be opened: one sentence that says what to do.
public struct ProjectProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}

/// Reads text files of a project.
enum TextFile {
  /// The largest source that is read, in bytes.
  static let mostBytes = 4_000_000

  /// The text of a regular file; `nil` when it can't be read, is larger than any source, or is not UTF-8.
  static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= mostBytes,
      let bytes = Descriptor.readAll(descriptor, upTo: mostBytes, as: [UInt8].self), bytes.count <= mostBytes
    else { return nil }
    // The mark that some editors begin a file with is none of its text.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return String(validating: withPlainLineEnds(text), as: UTF8.self)
  }

  /// With the line ends of Unix: in a Swift text those of Windows are one letter, which is no line feed.
  private static func withPlainLineEnds(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(0x0D) else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for place in bytes.indices {
      let isBeforeFeed = bytes.index(after: place) < bytes.endIndex && bytes[bytes.index(after: place)] == 0x0A
      if bytes[place] != 0x0D || !isBeforeFeed { plain.append(bytes[place]) }
    }
    return plain[...]
  }

  /// Why ``read(_:)`` gives nothing of a file, in words that follow its name; `nil` where it does.
  static func problem(_ path: String) -> (words: String, line: Int)? {
    guard read(path) == nil else { return nil }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return ("it can't be read: \(String(cString: strerror(errno)))", 1) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return ("it is no file", 1) }
    guard status.st_size <= mostBytes else { return ("it is larger than \(mostBytes / 1_000_000) MB", 1) }
    guard let bytes = Descriptor.readAll(descriptor, upTo: mostBytes, as: [UInt8].self) else {
      return ("it can't be read: \(String(cString: strerror(errno)))", 1)
    }
    let line = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return ("it is not UTF-8, in which Swift is written", (line ?? 0) + 1)
  }

  /// Writes a file unless it holds the same text already, so that what is newer is what changed; returns whether it
  /// can be read afterwards.
  @discardableResult
  static func write(_ text: String, to path: String) -> Bool {
    if read(path) == text { return true }
    guard makeFolder(parent(of: path)) else { return false }
    let new = path + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return false }
    let isWritten = Descriptor.write(text, to: descriptor)
    let reason = errno
    close(descriptor)
    if isWritten, rename(new, path) == 0 { return true }
    // What was begun takes room that there may be none of.
    let last = isWritten ? errno : reason
    unlink(new)
    errno = last
    return false
  }

  /// Makes a folder with all those above it; `false` leaves the reason in `errno`.
  @discardableResult
  static func makeFolder(_ path: String) -> Bool {
    if path.isEmpty || path == "/" || access(path, F_OK) == 0 { return true }
    return makeFolder(parent(of: path)) && (mkdir(path, 0o755) == 0 || errno == EEXIST)
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
