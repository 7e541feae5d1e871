/// A project as Tuist is told of it (`Project.swift`), as far as its targets are written plainly: calls with texts, not
/// functions of the manifest's own.
struct TuistManifest {
  private let calls: [CodeCall]
  private let folder: String

  /// The targets of a source; `nil` where it is no manifest.
  init?(at path: String) {
    guard TextFile.name(of: path) == "Project.swift", let text = TextFile.read(path),
      SwiftOutline.of(text).imports.contains(where: { $0.module == "ProjectDescription" })
    else { return nil }
    (calls, folder) = (CodeCall.all(in: text), TextFile.parent(of: path))
  }

  /// The targets that are app extensions, in the order of the manifest.
  var appExtensions: [DescribedTarget] {
    let project = calls.first { $0.name == "Project" && $0["name"] != nil }
    return calls.filter { ["target", "Target"].contains($0.name) }.compactMap { call in
      guard let product = call["product"]?.trimmed, let name = call["name"].flatMap(CodeCall.literal),
        product.hasSuffix(".appExtension") || product.hasSuffix(".extensionKitExtension")
      else { return nil }
      var target = DescribedTarget(name: name)
      for (label, isSource) in [("sources", true), ("resources", false), ("buildableFolders", true)] {
        guard let (taken, left) = call[label].map(Self.paths(in:)) else { continue }
        let patterns = taken.map { FilePattern($0, in: folder) }
        if isSource { target.sources += patterns } else { target.resources += patterns }
        target.excluded += left.map { FilePattern($0, in: folder) }
      }
      for code in [project?["settings"], call["settings"]].compactMap(\.self) { read(code, into: &target.settings) }
      return target
    }
  }

  /// The paths that code names, and those that it excludes.
  private static func paths(in code: String) -> (taken: [String], left: [String]) {
    let left = CodeCall.all(in: code).compactMap { $0["excluding"] }.flatMap(CodeCall.literals)
    return (CodeCall.literals(in: code).filter { !left.contains($0) }, left)
  }

  private static let keys = [
    "SWIFT_VERSION", "SWIFT_DEFAULT_ACTOR_ISOLATION", "SWIFT_APPROACHABLE_CONCURRENCY",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS",
  ]

  private func read(_ code: String, into settings: inout BuildSettings) {
    let calls = CodeCall.all(in: code)
    if let debug = calls.first(where: { $0.name == "debug" }), let file = debug["xcconfig"].flatMap(CodeCall.literal) {
      settings.include(XcodeProject.standardized("\(folder)/\(file)"))
    }
    for key in Self.keys {
      guard let place = code.firstRange(of: "\"\(key)\"") else { continue }
      // The value ends where the next entry begins.
      let value = code[place.upperBound...].drop { $0.isWhitespace || $0 == ":" }
      let texts = CodeCall.literals(in: String(CodeCall.element(value)))
      if !texts.isEmpty { settings.assign(texts.joined(separator: " "), to: key) }
    }
    for (name, key) in [
      ("swiftActiveCompilationConditions", Self.keys[3]), ("swiftVersion", Self.keys[0]),
      ("otherSwiftFlags", Self.keys[4]),
    ] {
      guard let call = calls.first(where: { $0.name == name }) else { continue }
      let texts = call.arguments.flatMap { CodeCall.literals(in: $0.text) }
      if !texts.isEmpty { settings.assign(texts.joined(separator: " "), to: key) }
    }
  }
}
