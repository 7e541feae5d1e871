import SwiftUI

/// Keeps the rooms in one file; a change is durable before anybody hears of it.
actor RoomStore {
  static let fileName = "rooms.json"

  private let files: any AppFiles
  private let log: @Sendable (String) -> Void
  /// Is told the rooms after each change.
  private let changed: @Sendable (RoomBook) -> Void
  private var loaded: RoomBook?
  /// A notice for the person about the file, such as where an unreadable one went.
  private(set) var notice: String?

  init(
    files: any AppFiles, log: @escaping @Sendable (String) -> Void,
    changed: @escaping @Sendable (RoomBook) -> Void = { _ in }
  ) {
    self.files = files
    self.log = log
    self.changed = changed
  }

  /// The rooms as they are stored. Throws ``RoomError/storeUnavailable(_:)``.
  func book() throws(RoomError) -> RoomBook {
    if let loaded { return loaded }
    let book = try load()
    loaded = book
    return book
  }

  /// Changes the rooms. If the change is refused or can't be written, everything stays as it was.
  @discardableResult
  func change<Result: Sendable>(
    _ body: @Sendable (inout RoomBook) throws(RoomError) -> Result
  ) throws(RoomError) -> Result {
    var book = try book()
    let result = try body(&book)
    do { try files.write(Self.encoded(book), to: Self.fileName) } catch { throw .storeUnavailable("\(error)") }
    loaded = book
    changed(book)
    return result
  }

  private func load() throws(RoomError) -> RoomBook {
    do {
      guard let data = try files.read(Self.fileName) else { return RoomBook() }
      let book = try? JSONDecoder().decode(RoomBook.self, from: data)
      let problem = book?.problem
      if let book, book.version == RoomBook.currentVersion, problem == nil { return book }
      let newName = try files.setAside(Self.fileName)
      let text =
        "The rooms could not be read\(problem.map { ": \($0)" } ?? ""). They are kept as \(newName), and a new list is begun."
      notice = text
      log(text)
      return RoomBook()
    } catch {
      throw .storeUnavailable("\(error)")
    }
  }

  private static func encoded(_ book: RoomBook) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(book)
  }
}
