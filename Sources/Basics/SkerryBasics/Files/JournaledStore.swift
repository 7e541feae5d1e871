import FoundationEssentials
import Synchronization

/// A phone's state folder whose small files are written by adding a line to one journal.
///
/// However many files a change concerns, and however large they are, it is a few lines and one wait for the disk. Files
/// are brought up to date when the phone is put away, or when the journal has grown long. What is in the folders of apps,
/// and what is no JSON, is written where it is.
package final class JournaledStore: FileStore {
  /// The journal's name in the state folder.
  package static let name = "journal.jsonl"
  /// The folders whose files are the phone's own.
  private static let ownFolders: Set<String> = ["defaults"]
  /// A journal of so many bytes is short, whatever the files are like.
  static let shortLength = 256 * 1024

  private struct Contents: Sendable {
    var journal: Journal
    /// Bytes of the journal on disk; `nil` if there is none.
    var length: Int?
    /// What is the most that it may have before files are written.
    var mostLength = JournaledStore.shortLength
    /// Set while it is not known to end where a line may be added.
    var mustBeWritten = false
    /// Whether lines were added that a power failure would take.
    var isAhead = false
    var damage: Journal.Damage?
  }

  /// What the folders of a store have in common.
  private final class Core: Sendable {
    let base: any FileStore
    let contents: Mutex<Contents>

    init(_ base: any FileStore) {
      self.base = base
      let (data, journal, damage) = Core.journal(of: base)
      let largest = journal.changes.keys.compactMap { base.length(of: $0) }.max() ?? 0
      contents = Mutex(
        Contents(
          journal: journal, length: data?.count, mostLength: max(JournaledStore.shortLength, largest),
          mustBeWritten: damage != nil, damage: damage))
    }

    private static func journal(of base: any FileStore) -> (data: Data?, journal: Journal, damage: Journal.Damage?) {
      do {
        guard let data = try base.read(JournaledStore.name) else { return (nil, Journal(), nil) }
        let (journal, damage) = Journal.read(data)
        return (data, journal, damage)
      } catch {
        return (nil, Journal(), .unreadable(reason: "\(error)"))
      }
    }
  }

  private let core: Core
  /// This folder without the journal.
  private let folder: any FileStore
  /// What its files are called in the journal before their names.
  private let prefix: String

  /// Reads the journal of a folder; whoever writes has the folder's lock by now.
  package init(_ base: any FileStore) {
    core = Core(base)
    folder = base
    prefix = ""
  }

  private init(_ core: Core, _ folder: any FileStore, prefix: String) {
    (self.core, self.folder, self.prefix) = (core, folder, prefix)
  }

  package func folder(_ name: String) -> any FileStore {
    guard prefix.isEmpty, Self.ownFolders.contains(name) else { return folder.folder(name) }
    return JournaledStore(core, folder.folder(name), prefix: name + "/")
  }

  package var losses: Int { core.base.losses }

  private func isJournaled(_ name: String) -> Bool { name.hasSuffix(".json") && Journal.canName(name) }

  // MARK: Files

  package func read(_ name: String) throws -> Data? {
    if let whole = core.contents.withLock({ $0.journal.wholes[prefix + name] }) { return whole }
    return try folder.read(name)
  }

  package func write(_ data: Data, to name: String) throws {
    guard isJournaled(name) else { return try folder.write(data, to: name) }
    try add([(.whole(data), name)])
  }

  package func write(_ changes: [FileChange]) throws {
    for change in changes where !isJournaled(change.name) {
      guard case .whole(let data) = change.content else {
        throw StorageError.cannotWrite(path: change.name, reason: "Only whole files can be written here")
      }
      try folder.write(data, to: change.name)
    }
    try add(
      changes.filter { isJournaled($0.name) }.map { change in
        switch change.content {
        case .whole(let data): (.whole(data), change.name)
        case .part(let part): (.change(part), change.name)
        }
      })
  }

  package var takesParts: Bool { true }

  package func amendments(of name: String) -> [Data] {
    core.contents.withLock { $0.journal.changes[prefix + name] ?? [] }
  }

  package func append(_ data: Data, to name: String) throws { try folder.append(data, to: name) }
  package func synchronise(_ name: String) throws { try folder.synchronise(name) }
  package func length(of name: String) -> Int? { folder.length(of: name) }

  package func remove(_ name: String) throws {
    guard isJournaled(name) else { return try folder.remove(name) }
    try add([(.gone, name)])
  }

  package func names() throws -> [String] {
    let names = Set(try folder.names().filter { prefix + $0 != Self.name })
    let wholes = core.contents.withLock { $0.journal.wholes }
    let own = wholes.filter { $0.key.hasPrefix(prefix) && !$0.key.dropFirst(prefix.count).contains("/") }
    let (gone, there) = (own.filter { $0.value == nil }.keys, own.filter { $0.value != nil }.keys)
    func name(_ path: String) -> String { String(path.dropFirst(prefix.count)) }
    return names.subtracting(gone.map(name)).union(there.map(name)).sorted()
  }

  /// What the journal says of a file goes with it.
  package func setAside(_ name: String) throws -> String {
    try core.contents.withLock { contents in
      let file = prefix + name
      let (whole, changes) = (contents.journal.wholes[file] ?? nil, contents.journal.changes[file])
      if let whole {
        try folder.write(whole, to: name)
      } else if changes != nil, folder.length(of: name) == nil {
        try folder.write(Data(), to: name)
      }
      let kept = try folder.setAside(name)
      if let changes {
        try folder.write(Data(changes.flatMap { $0 + [0x0A] }), to: kept + "-changes")
      }
      guard contents.journal.wholes[file] != nil || changes != nil else { return kept }
      contents.journal.drop(file)
      try rewrite(&contents)
      return kept
    }
  }

  // MARK: The journal

  /// Adds entries that belong together: they are on disk with one write, and read again only if all of them are there.
  private func add(_ entries: [(entry: Journal.Entry, name: String)]) throws {
    guard !entries.isEmpty else { return }
    let entries = entries.map { (entry: $0.entry, file: prefix + $0.name) }
    try core.contents.withLock { contents in
      switch contents.damage {
      case .line:
        throw StorageError.cannotWrite(path: Self.name, reason: "It can't be understood, and is left as it is")
      case .unreadable:
        throw StorageError.cannotWrite(path: Self.name, reason: "It can't be read, and is left as it is")
      case .torn, nil: break
      }
      // Somebody may have removed it, or its folder, while the phone runs.
      guard !contents.mustBeWritten, let length = contents.length, core.base.length(of: Self.name) == length else {
        let before = contents.journal
        for (entry, file) in entries { contents.journal.add(entry, to: file) }
        // What the phone believes to be there is what a restart finds.
        do { try rewrite(&contents) } catch {
          contents.journal = before
          throw error
        }
        return
      }
      let lines = Journal.lines(entries)
      // Until the line is known to be there, it may be there in part.
      contents.mustBeWritten = true
      try core.base.append(lines, to: Self.name)
      contents.mustBeWritten = false
      contents.length = length + lines.count
      contents.isAhead = true
      for (entry, file) in entries { contents.journal.add(entry, to: file) }
    }
  }

  private func rewrite(_ contents: inout Contents) throws {
    contents.mustBeWritten = true
    let text = contents.journal.text
    try core.base.write(text, to: Self.name)
    contents.damage = nil
    (contents.mustBeWritten, contents.isAhead, contents.length) = (false, false, text.count)
  }

  package func commit() throws {
    try core.contents.withLock { contents in
      if contents.mustBeWritten, contents.damage == nil { return try rewrite(&contents) }
      guard contents.isAhead else { return }
      try core.base.synchronise(Self.name)
      contents.isAhead = false
    }
  }

  package var wantsFolding: Bool { core.contents.withLock { ($0.length ?? 0) > $0.mostLength } }

  package func fold(_ wholes: [String: Data]) throws {
    try core.contents.withLock { contents in
      guard contents.length != nil, contents.damage == nil else { return }
      for (file, data) in wholes { contents.journal.add(.whole(data), to: file) }
      // What can only be told by its changes stays where it is.
      guard contents.journal.changes.isEmpty else { return try rewrite(&contents) }
      for (file, data) in contents.journal.wholes.sorted(by: { $0.key < $1.key }) {
        let path = file.split(separator: "/").map(String.init)
        let folder = path.dropLast().reduce(core.base) { $0.folder($1) }
        if let data { try folder.write(data, to: path.last ?? file) } else { try folder.remove(path.last ?? file) }
      }
      try core.base.remove(Self.name)
      contents = Contents(journal: Journal(), mostLength: max(Self.shortLength, wholes.values.map(\.count).max() ?? 0))
    }
  }

  // MARK: Damage

  package var brokenFiles: [BrokenFile] {
    core.contents.withLock { contents in
      switch contents.damage {
      case .line(let number):
        [
          BrokenFile(
            name: Self.name, what: "can't be understood", reason: "Line \(number): this is no line of a journal.")
        ]
      case .unreadable(let reason): [BrokenFile(name: Self.name, what: "can't be read", reason: reason)]
      case .torn, nil: []
      }
    }
  }

  /// Mends the journal: whatever it held is kept beside it, unless it is only the half of a last line.
  package func mend() -> [StoreRemark] {
    core.contents.withLock { contents in
      guard let damage = contents.damage else { return [] }
      do {
        let remark: StoreRemark
        switch damage {
        case .torn:
          remark = StoreRemark(
            sentence: "\(Self.name) ended within a line that nobody was told to be kept; it is left out.",
            isLoss: false)
        case .line(let number):
          let kept = try keepBeside()
          remark = StoreRemark(
            sentence: "\(Self.name) can't be understood and is kept as \(kept); the phone is as it was before its line "
              + "\(number).", isLoss: true)
        case .unreadable(let reason):
          let kept = try core.base.setAside(Self.name)
          remark = StoreRemark(
            sentence: "\(Self.name) can't be read and is kept as \(kept); the phone is as it was when it was last put "
              + "away. \(reason)", isLoss: true)
        }
        try rewrite(&contents)
        return [remark]
      } catch {
        return [StoreRemark(sentence: "\(Self.name) can't be mended. \(error)", isLoss: true)]
      }
    }
  }

  /// The journal itself stays in its place until it is replaced: what it holds is nowhere else.
  private func keepBeside() throws -> String {
    var kept = Self.name + ".unreadable"
    var count = 1
    while core.base.length(of: kept) != nil {
      count += 1
      kept = "\(Self.name).unreadable-\(count)"
    }
    if let data = try core.base.read(Self.name) { try core.base.write(data, to: kept) }
    return kept
  }
}
