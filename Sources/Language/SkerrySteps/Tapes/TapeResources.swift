import FoundationEssentials

/// The files of a tape: what its lines hold, and then what lies beside it.
nonisolated struct TapeResources: StepResources {
  private let beside: any StepResources
  /// Bytes by path; `nil` for what can't be read.
  private var given: [String: Data?] = [:]

  init(beside: any StepResources) { self.beside = beside }

  mutating func give(_ path: String, _ data: Data?) { given.updateValue(data, forKey: path) }

  func bytes(of path: String) throws(StepProblem) -> Data {
    guard let known = given[path] else { return try beside.bytes(of: path) }
    guard let known else { throw StepProblem("\(path) can't be read: No such file or directory.") }
    return known
  }
}
