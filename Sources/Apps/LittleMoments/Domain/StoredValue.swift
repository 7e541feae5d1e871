import SwiftUI

/// One value in one file of the app's documents.
struct StoredValue<Value: Codable & Sendable>: Sendable {
  let files: any AppFiles
  let fileName: String
  let dates: JSONEncoder.DateEncodingStrategy

  /// The value, or a notice where an unreadable file was moved aside; neither if there is no file.
  func load(
    isCurrent: (Value) -> Bool, problem: (Value) -> String?
  ) throws(MeditationError) -> (value: Value?, notice: String?) {
    do {
      guard let data = try files.read(fileName) else { return (nil, nil) }
      let decoder = JSONDecoder()
      if case .iso8601 = dates { decoder.dateDecodingStrategy = .iso8601 }
      let value = try? decoder.decode(Value.self, from: data)
      let problem = value.flatMap(problem)
      if let value, isCurrent(value), problem == nil { return (value, nil) }
      let newName = try files.setAside(fileName)
      return (
        nil,
        "\(fileName) could not be read\(problem.map { ": \($0)" } ?? ""). It is kept as \(newName), and a new one is begun."
      )
    } catch {
      throw .storeUnavailable("\(error)")
    }
  }

  /// Replaces the file; it is durable when this returns.
  func save(_ value: Value) throws(MeditationError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = dates
    do { try files.write(try encoder.encode(value), to: fileName) } catch { throw .storeUnavailable("\(error)") }
  }
}
