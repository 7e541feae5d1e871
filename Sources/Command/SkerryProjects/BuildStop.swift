import Glibc
import SkerryBasics

/// Says when nobody wants a build any more: the source has changed again, or whoever would look has gone.
public struct BuildStop {
  /// Whenever one of these becomes readable, the question is asked again.
  let descriptors: [Int32]
  private let asks: () -> Bool

  /// - Parameters:
  ///   - descriptors: what becomes readable when the answer may be another one.
  ///   - asks: whether the build is to stop; once it says so, it goes on saying so.
  public init(_ descriptors: [Int32], when asks: @escaping () -> Bool) {
    (self.descriptors, self.asks) = (descriptors, asks)
  }

  var isWanted: Bool { asks() }
}

/// A running program with all that it started.
struct ProcessTree {
  let root: pid_t

  /// The programs that it started, and those that they started, as long as they have not ended.
  var descendants: [pid_t] {
    let all = Self.numbers.compactMap { number in Self.parent(of: number).map { (number, $0) } }
    let children = Dictionary(grouping: all) { $0.1 }.mapValues { $0.map(\.0) }
    var found: [pid_t] = []
    var next = children[root] ?? []
    while let process = next.popLast() {
      found.append(process)
      next += children[process] ?? []
    }
    return found
  }

  private static var numbers: [pid_t] { (FolderListing.names(in: "/proc") ?? []).compactMap { pid_t($0) } }

  /// The program that started another one.
  private static func parent(of process: pid_t) -> pid_t? {
    ProcessStatus.fields(of: Int(process)).flatMap { $0.count > 1 ? pid_t($0[1]) : nil }
  }
}
