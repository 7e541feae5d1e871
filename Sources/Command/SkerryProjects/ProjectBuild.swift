import Glibc
import SkerryBasics

/// Builds a widget extension as it lies, and goes on with the rest where something of it can't be taken.
///
/// The compiler is asked again and again: what it misses and the project declares elsewhere is added, files that it
/// refuses are left out, and when its bundle is among them a bundle of the widgets that remain takes its place.
public struct ProjectBuild {
  /// The outcome of a build.
  public struct Result: Sendable {
    /// The program that shows the extension; `nil` when it could not be built.
    public var program: String?
    /// The errors that remain, when it could not be built.
    public var errors: [CompilerMessage] = []
    /// The last lines of a build that failed without an error in a source.
    public var lastWords: [String] = []
    /// Whether somebody wanted it to stop before it was done.
    public var isStopped = false
    /// Everything that was left out or added, in words.
    public var remarks: [String] = []
    /// The files that were left out, as they were then.
    var leftOut: [String: String] = [:]
    /// Why they were, file by file.
    var reasonsLeftOut: [String: [String]] = [:]
    /// Names that are made up and nearly others, in words.
    var likelySlips: [String] = []
    /// Whether no source has `@main` before a bundle of widgets: one of all widgets takes its place.
    public var lacksBundle = false
    /// The files of which parts were cut out, as they were then.
    var cut: [String: CutFile] = [:]
    /// The files that were taken in from the rest of the project.
    var added: [String] = []
    /// Those of them of which only what is wanted was taken, and what that is.
    var excerpts: Set<String> = []
    var wanted: [String: Set<String>] = [:]
    /// Colours and the like that stand for names which nothing declares.
    var standIns = StandInMembers()
    /// Types that nothing declares, made up from their uses.
    var madeUp = MadeUpTypes()
    /// Members of types that are there, which nothing declares.
    var madeUpMembers = MadeUpMembers()
    /// The imports that files lack.
    var lackingImports = LackingImports()
    /// The files that can't be read, and the modules that there are not.
    var refused: Set<String> = []
    var missingModules: Set<String> = []
  }

  /// A file of which parts were cut out.
  struct CutFile: Sendable {
    let text: String
    let cuts: SourceCuts
    let reasons: [String]
  }

  let item: WidgetExtension
  let finder: ExtensionFinder
  let package: GeneratedPackage
  let modules: Set<String>
  let mayLeaveOut: Bool
  /// Whether all that is wrong is to be told instead of being left out, from the first.
  let isStrict: Bool
  /// What can't be taken of the files, and those of which that is known already.
  var refusals: [Refusal]
  let knownRefusals: Set<String>
  /// What the compiler refused before somebody edited, and was left out.
  let knownErrors: KnownRefusals
  /// The modules that the sources imported before and that there are not.
  let knownImports: Set<String>
  /// The sources that are compiled at the moment.
  var sources: [String]
  /// Files that were left out, with the errors that were their reason.
  var leftOut: [BuildMemory.LeftOut] = []
  /// Files that were taken in from the rest of the project.
  var added: [String] = []
  /// What is wanted of the files that were taken in.
  var wanted: [String: Set<String>] = [:]
  /// Files of which only what is wanted is compiled, because the compiler refused the rest.
  var excerpts: Set<String> = []
  /// What was cut out of files of which the rest is compiled, and why.
  var cuts: [String: SourceCuts] = [:]
  var reasons: [String: [String]] = [:]
  var standIns = StandInMembers()
  var madeUp = MadeUpTypes()
  var madeUpMembers = MadeUpMembers()
  /// Asset catalogues that were taken in from the rest of the project, such as the app's.
  var addedCatalogs: [String] = []
  /// Tables of strings that were.
  var addedTables: [String] = []
  var missingImports: [String: [String]] = [:]
  /// The imports that files lack whose names they use.
  var lackingImports = LackingImports()
  /// The user's file for the name of each copy.
  var copies: [String: String] = [:]
  var replacesBundle = false
  /// What the app says of the activities' values, and the sources for which it was asked.
  var valuesOfApp: (sources: [String], lines: [String])?
  /// Whether the compiler refused to hand over a sample that a source keeps.
  var samplesAreRefused = false
  /// What other tools fetched for the project, and the types that are neither there nor in the project.
  var dependencies: DependencySources
  var unfound: Set<String> = []
  /// What Skerry's own sources declare, once it was asked: they are many.
  private var namesOfPackage: UnknownNames?

  /// The file of types that are made up.
  static let madeUpFile = "SkerryMadeUp.swift"
  /// That of members of types that are there.
  static let membersFile = "SkerryMembers.swift"

  /// How often the compiler is asked at most.
  private static let mostRounds = 24

  /// - Parameters:
  ///   - item: the extension to build.
  ///   - finder: knows the rest of its project.
  ///   - package: where the copies go.
  ///   - before: what came of the build before, while somebody edits: what is wrong now is to be told instead
  ///     of being left out, but for what was left out then and is still the same.
  ///   - isStrict: whether what is wrong, or declared nowhere, is to be told from the first.
  public init(
    _ item: WidgetExtension, of finder: ExtensionFinder, in package: GeneratedPackage, after before: Result? = nil,
    isStrict: Bool = false
  ) {
    (self.item, self.finder, self.package) = (item, finder, package)
    dependencies = DependencySources(root: finder.files.root)
    (mayLeaveOut, self.isStrict) = (before == nil && !isStrict, isStrict)
    modules = package.skerry.modules { FolderListing.names(in: $0) }
    refusals = Self.refusals(of: item)
    (knownRefusals, knownImports) = (before?.refused ?? [], before?.missingModules ?? [])
    let refused = before?.leftOut.filter { TextFile.read($0.key) == $0.value } ?? [:]
    let known = Set(finder.files.sources)
    let taken = (before?.added ?? []).filter { known.contains($0) && !item.sources.contains($0) }
    sources = (item.sources + taken).filter { refused[$0] == nil }
    leftOut = refused.keys.sorted().map { BuildMemory.LeftOut(path: $0, errors: []) }
    added = taken
    let same = before?.cut.filter { TextFile.read($0.key) == $0.value.text } ?? [:]
    (cuts, reasons) = (same.mapValues(\.cuts), same.mapValues(\.reasons))
    knownErrors = KnownRefusals(of: before?.cut ?? [:])
    let kept = Set(sources)
    excerpts = (before?.excerpts ?? []).intersection(kept)
    wanted = before?.wanted.filter { kept.contains($0.key) } ?? [:]
    standIns = before?.standIns ?? StandInMembers()
    madeUp = before?.madeUp ?? MadeUpTypes()
    madeUpMembers = before?.madeUpMembers ?? MadeUpMembers()
    lackingImports = before?.lackingImports ?? LackingImports()
    madeUp.withdraw { !finder.declaring(.declaration($0), besides: []).isEmpty }
    if mayLeaveOut { recall() }
    if item.isGuessed { takeNamedResources() }
    replacesBundle = bundle == nil || bundleIsCut
  }

  // MARK: From one time to the next

  private var fingerprint: String {
    BuildMemory.fingerprint(of: finder.files.sources, modules: modules, skerry: package.skerry.path)
  }

  private var memoryPath: String { "\(package.path)/Memory/\(GeneratedPackage.targetName(of: item))" }

  /// Goes on where the last build of the same sources arrived.
  private mutating func recall() {
    guard let memory = BuildMemory.load(from: memoryPath, fingerprint: fingerprint) else { return }
    (leftOut, added, missingImports) = (memory.leftOut, memory.added, memory.missingImports)
    (wanted, excerpts) = (memory.wanted.mapValues { Set($0) }, Set(memory.excerpts))
    (cuts, reasons, standIns, madeUp) = (memory.cuts, memory.reasons, memory.standIns, memory.madeUp)
    (madeUpMembers, lackingImports) = (memory.madeUpMembers, memory.lackingImports)
    let refused = Set(leftOut.map(\.path))
    sources = (item.sources + added).filter { !refused.contains($0) }
  }

  private func remember() {
    guard mayLeaveOut else { return }
    BuildMemory(
      fingerprint: fingerprint, leftOut: leftOut, added: added,
      missingImports: missingImports, wanted: wanted.mapValues { $0.sorted() }, excerpts: excerpts.sorted(),
      cuts: cuts, reasons: reasons, standIns: standIns, madeUp: madeUp, madeUpMembers: madeUpMembers,
      lackingImports: lackingImports
    ).save(to: memoryPath)
  }

  /// Builds until it works or nothing more can be done. Throws ``ProjectProblem`` when it can't even be tried.
  ///
  /// - Parameters:
  ///   - stop: says when nobody wants it any more.
  ///   - progress: hears what the build does, a line at a time.
  public mutating func run(until stop: BuildStop? = nil, progress: (String) -> Void) throws(ProjectProblem) -> Result {
    // Two builds of one project would take each other's copies away.
    let turn = PackageTurn(package.path, until: stop) { progress("waiting for another build") }
    defer { turn.end() }
    for _ in 0..<Self.mostRounds {
      if stop?.isWanted == true { return stopped }
      try write()
      let new = newRefusals
      if !new.isEmpty { return result(errors: new) }
      var lines: [String] = []
      let code = ChildProgram.run(arguments, until: stop) { line in
        lines.append(line)
        if let step = BuildStep(line) { progress(step.words) }
      }
      guard let code else { throw ProjectProblem("swift can't be started; Skerry builds extensions with Swift 6.3.") }
      if stop?.isWanted == true { return stopped }
      if code == 0 {
        remember()
        return result(program: program)
      }
      let errors = explained(
        CompilerMessage.errors(in: lines.joined(separator: "\n")).map { $0.ofSource(copies, in: folderOfCopies) })
      let full = [ENOSPC, EDQUOT].map { String(cString: strerror($0)) }
      if lines.contains(where: { line in full.contains(where: line.contains) }) { throw package.isFull }
      guard !errors.isEmpty else { return result(lastWords: Self.lastWords(lines, code: code)) }
      if refusesSamples(errors) { continue }
      if lacksImport(errors) {
        if mayLeaveOut { continue }
        return result(errors: lackingImports.explained(errors) { finder.outline(of: $0)?.imports.first?.line })
      }
      guard addMissing(errors) || (mayLeaveOut && (standIn(errors) || leaveOut(errors))) || leaveOutAgain(errors) else {
        return result(errors: fresh(errors))
      }
    }
    return result(lastWords: ["the compiler was asked \(Self.mostRounds) times"])
  }

  /// What is told of a build that failed without an error of a source.
  private static func lastWords(_ lines: [String], code: Int32) -> [String] {
    let last = lines.suffix(12).filter { !$0.allSatisfy(\.isWhitespace) }
    guard code > 128 || last.isEmpty else { return last }
    let end = code > 128 ? " (signal \(code - 128))" : ""
    return last + [
      "The compiler was ended from outside\(end), as a computer does that has no memory left; it is asked again at the next change."
    ]
  }

  /// Errors in which the compiler only gave up, with the names that may be behind them.
  private mutating func explained(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    guard errors.contains(where: \.isGivenUp) else { return errors }
    let ofPackage = namesOfPackage ?? UnknownNames(package: package.skerry.path)
    namesOfPackage = ofPackage
    let names = ofPackage.with(sources: sources)
    return errors.map { $0.explained(by: names) }
  }

  private var stopped: Result {
    var result = result()
    result.isStopped = true
    return result
  }

  func result(
    program: String? = nil, errors: [CompilerMessage] = [], lastWords: [String] = []
  ) -> Result {
    Result(
      program: program, errors: errors, lastWords: lastWords, remarks: remarks(besides: errors),
      leftOut: leftOut.reduce(into: [:]) { $0[$1.path] = TextFile.read($1.path) ?? "" },
      reasonsLeftOut: leftOut.reduce(into: [:]) { $0[$1.path] = $1.errors }, likelySlips: likelySlips,
      lacksBundle: bundle == nil,
      cut: cuts.reduce(into: [:]) { files, file in
        files[file.key] = CutFile(
          text: TextFile.read(file.key) ?? "", cuts: file.value, reasons: reasons[file.key] ?? [])
      }, added: added, excerpts: excerpts, wanted: wanted, standIns: standIns, madeUp: madeUp,
      madeUpMembers: madeUpMembers, lackingImports: lackingImports,
      refused: Set(refusals.map(\.path)), missingModules: Set(missingImports.keys))
  }

  private var arguments: [String] {
    // Whole modules are compiled at once, and their interfaces with them: from nothing that takes half the time, and an
    // extension is small.
    [
      "swift", "build", "--package-path", package.path, "--product", GeneratedPackage.targetName(of: item),
      "--disable-index-store", "-Xswiftc", "-gnone", "-Xswiftc", "-whole-module-optimization", "-Xswiftc",
      "-num-threads", "-Xswiftc", "2", "-Xswiftc", "-no-emit-module-separately-wmo",
    ]
  }

  private var folderOfCopies: String { "\(package.path)/Sources/\(GeneratedPackage.targetName(of: item))" }
  private var program: String { "\(package.path)/.build/debug/\(GeneratedPackage.targetName(of: item))" }

  // MARK: What the compiler misses

  /// Lets something stand for colours, fonts and themes that are declared nowhere; returns whether there was anything.
  private mutating func standIn(_ errors: [CompilerMessage]) -> Bool {
    var isDone = false
    let texts = sources.compactMap { TextFile.read($0) }
    let ownLines = errors.filter { $0.path.hasSuffix("/\(Self.madeUpFile)") }.map(\.line)
    if madeUp.refuse(ownLines, in: texts) { return true }
    let linesOfMembers = errors.filter { $0.path.hasSuffix("/\(Self.membersFile)") }.map(\.line)
    if madeUpMembers.refuse(linesOfMembers, in: texts) { return true }
    // What an activity is made of says what the other names are. A name may be missing in many places.
    var asked: Set<String> = []
    for error in errors {
      // A type of the app may have the name of a protocol of Swift's, such as Clock.
      if let name = error.text.firstMatch(of: /^type 'any (\w+)' has no member/)?.output.1,
        asked.insert("any \(name)").inserted
      {
        isDone = madeUp.take(String(name), isType: false, in: texts) || isDone
      }
      guard case .declaration(let type) = error.missingName,
        !madeUp.isOfExtended(error, in: TextFile.read(error.path) ?? ""),
        asked.insert("\(type) \(error.complaint == .unknownType)").inserted,
        finder.declaring(.declaration(type), besides: []).isEmpty
      else { continue }
      isDone = madeUp.take(type, isType: error.complaint == .unknownType, in: texts) || isDone
    }
    if isDone { return true }
    var known: MadeUpTypes.Properties?
    for error in errors {
      if madeUp.take(error, in: TextFile.read(error.path) ?? "", of: texts, known: &known) {
        isDone = true
        continue
      }
      let lines = TextFile.read(error.path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      for case .member(let initializer, let type) in error.missingInitializers {
        isDone = standIns.takeCode(initializer, of: type, in: texts) || isDone
      }
      if error.complaint == .ambiguousMember, lines.indices.contains(error.line - 1) {
        isDone = standIns.takeAmbiguous(in: lines[error.line - 1], of: texts) || isDone
      }
      if let member = error.memberWithoutBase, lines.indices.contains(error.line - 1) {
        isDone = standIns.takePaint(member, in: lines[error.line - 1]) || isDone
      }
      switch error.missingName {
      case .member(let member, let type):
        guard lines.indices.contains(error.line - 1), !isSlip(member, of: type) else { continue }
        if standIns.take(member, of: type, in: lines[error.line - 1]) || takeMember(error, of: type, in: texts) {
          isDone = true
        }
      case .declaration(let type):
        guard finder.declaring(.declaration(type), besides: []).isEmpty else { continue }
        isDone = standIns.takeTheme(type, in: texts) || isDone
      case nil: continue
      }
    }
    return isDone
  }

  /// Takes in a member of a type that is there; those of a type that is made up are made up with it.
  private mutating func takeMember(_ error: CompilerMessage, of type: String, in texts: [String]) -> Bool {
    let path = error.quoted.first?.split(whereSeparator: { !BareCode.isPart($0) }) ?? []
    // What an extension adds to an activity's context is no member of the activity itself.
    let isOwn =
      !MadeUpMembers.isOfContext(error.quoted.first ?? "") && path.contains { madeUp.names.contains(String($0)) }
    return !isOwn && madeUpMembers.take(error, in: texts)
  }

  /// Of several files the one that lies nearest to the extension.
  func nearest(_ candidates: [String]) -> String? {
    let own = item.sources.first ?? item.origin
    return candidates.max { shared($0, own) < shared($1, own) }
  }

  private func shared(_ first: String, _ second: String) -> Int {
    zip(first.split(separator: "/"), second.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
