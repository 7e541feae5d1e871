import SwiftUI

/// Keeps trips and places in one file; a change is durable before anybody hears of it.
actor TripStore {
  static let fileName = "trips.json"

  private let files: any AppFiles
  private let log: @Sendable (String) -> Void
  /// Is told about every book that is read or written.
  private let share: @Sendable (TripBook) -> Void
  private var loaded: TripBook?
  /// A notice for the person about the file, such as where an unreadable one went.
  private(set) var notice: String?

  init(
    files: any AppFiles, log: @escaping @Sendable (String) -> Void, share: @escaping @Sendable (TripBook) -> Void
  ) {
    self.files = files
    self.log = log
    self.share = share
  }

  /// The trips as they are stored. Throws ``TripError/storeUnavailable(_:)``.
  func book() throws(TripError) -> TripBook {
    if let loaded { return loaded }
    let book = try load()
    loaded = book
    share(book)
    return book
  }

  /// Changes the trips. If the change is refused or can't be written, everything stays as it was.
  @discardableResult
  func change<Result: Sendable>(
    _ body: @Sendable (inout TripBook) throws(TripError) -> Result
  ) throws(TripError) -> Result {
    var book = try book()
    let result = try body(&book)
    guard book != loaded else { return result }
    do { try files.write(Self.encoded(book), to: Self.fileName) } catch { throw .storeUnavailable("\(error)") }
    loaded = book
    share(book)
    return result
  }

  private func load() throws(TripError) -> TripBook {
    do {
      guard let data = try files.read(Self.fileName) else { return TripBook() }
      let book = try? JSONDecoder().decode(TripBook.self, from: data)
      let problem = book?.problem
      if let book, book.version == TripBook.currentVersion, problem == nil { return book }
      let newName = try files.setAside(Self.fileName)
      let text =
        "The trips could not be read\(problem.map { ": \($0)" } ?? ""). They are kept as \(newName), and a new list is begun."
      notice = text
      log(text)
      return TripBook()
    } catch {
      throw .storeUnavailable("\(error)")
    }
  }

  private static func encoded(_ book: TripBook) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(book)
  }
}
