import FoundationEssentials

/// Where the files that steps name come from: the folder of a tape, the command line's, or none.
nonisolated public protocol StepResources {
  /// The bytes of a file. Throws a ``StepProblem`` that says why there are none.
  func bytes(of path: String) throws(StepProblem) -> Data
}

/// No files at all.
nonisolated public struct NoStepResources: StepResources {
  public init() {}

  public func bytes(of path: String) throws(StepProblem) -> Data {
    throw StepProblem("No files can be read here, so “\(path)” can't be.")
  }
}

/// Files that are in memory already, such as those that came over a socket together with the step.
nonisolated public struct GivenStepResources: StepResources {
  private let files: [String: Data]

  public init(_ files: [String: Data]) { self.files = files }

  public func bytes(of path: String) throws(StepProblem) -> Data {
    guard let data = files[path] else { throw .noSuch("file", path, known: files.keys.sorted()) }
    return data
  }
}
