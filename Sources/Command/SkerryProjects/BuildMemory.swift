import FoundationEssentials
import Glibc
import SkerryBasics

/// The findings of an extension's last build, for which the next one need not ask the compiler again.
///
/// They count for the same sources, the same program and the same modules of Skerry only: any change may let a file compile
/// that was left out.
struct BuildMemory: Codable, Equatable {
  /// A file that was left out, and the errors that were its reason, as they were told.
  struct LeftOut: Codable, Equatable {
    var path: String
    var errors: [String]
  }
  var fingerprint: String
  var leftOut: [LeftOut]
  var added: [String]
  var missingImports: [String: [String]]
  /// What is wanted of the files that were taken in, and those of which only that is compiled.
  var wanted: [String: [String]]
  var excerpts: [String]
  /// The parts of files that were cut out, and the errors that were their reason.
  var cuts: [String: SourceCuts] = [:]
  var reasons: [String: [String]] = [:]
  /// Names of which others stand in the place.
  var standIns = StandInMembers()
  var madeUp = MadeUpTypes()
  var madeUpMembers = MadeUpMembers()
  /// The imports that files lack.
  var lackingImports = LackingImports()

  /// Reads what was kept; `nil` when there is nothing that counts for a fingerprint.
  static func load(from path: String, fingerprint: String) -> BuildMemory? {
    guard let text = TextFile.read(path),
      let memory = try? CanonicalJSON.decode(BuildMemory.self, from: Data(text.utf8)), memory.fingerprint == fingerprint
    else { return nil }
    return memory
  }

  /// Keeps it; without it the next build takes longer, and nothing else.
  func save(to path: String) {
    guard let data = try? CanonicalJSON.encode(self) else { return }
    TextFile.write(String(decoding: data, as: UTF8.self), to: path)
  }

  /// A number for the contents of all sources of a project, the modules there are and how they were when, and this program.
  ///
  /// - Parameter skerry: the folder of the modules' package. Its files are told by their sizes and times, since they are many.
  static func fingerprint(of sources: [String], modules: Set<String>, skerry: String) -> String {
    var fingerprint = Fingerprint()
    for path in sources {
      fingerprint.take(path.utf8)
      fingerprint.take((TextFile.read(path) ?? "").utf8)
    }
    for module in modules.sorted() { fingerprint.take(module.utf8) }
    var status = stat()
    if stat("/proc/self/exe", &status) == 0 { fingerprint.take("\(status.st_size) \(status.st_mtim.tv_sec)".utf8) }
    for path in ["\(skerry)/Package.swift"] + FolderListing.files(below: "\(skerry)/Sources") {
      guard stat(path, &status) == 0 else { continue }
      fingerprint.take("\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)".utf8)
    }
    return fingerprint.text
  }
}
