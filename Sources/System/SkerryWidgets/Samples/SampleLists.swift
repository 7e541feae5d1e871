import FoundationEssentials

/// How long the lists of made-up values are: three elements, or as many as a curve needs where they are numbers.
///
/// Lists of numbers and of words in one value are mostly columns of one table, which are read by one index: they are
/// equally long.
nonisolated final class SampleLists {
  enum Kind: Hashable {
    case number, word, other

    init(of type: Any.Type) {
      switch type {
      case is Double.Type, is Float.Type, is Decimal.Type, is Date.Type, is any FixedWidthInteger.Type: self = .number
      case is Double?.Type, is Float?.Type, is Decimal?.Type, is Date?.Type, is Int?.Type: self = .number
      case is String.Type, is String?.Type, is Bool.Type, is Bool?.Type: self = .word
      default: self = .other
      }
    }
  }

  /// The properties that were asked for.
  private(set) var siblings = SampleSiblings()
  /// The kinds of lists in each value, by its place.
  private var kinds: [[String]: Set<Kind>] = [:]
  /// The kinds that were found when the same type was made before.
  private let known: [[String]: Set<Kind>]

  /// - Parameter found: what was found when the same type was made before.
  init(_ found: SampleLists? = nil) { known = found?.kinds ?? [:] }

  /// - Parameter isPart: whether it is a property of a property.
  func note(_ name: String, as type: Any.Type, isPart: Bool) {
    let kind: SampleSiblings.Kind =
      switch type {
      case is Date.Type: .instant
      case is String.Type: .text
      case is any FixedWidthInteger.Type: .whole
      default: "\(type)".hasPrefix("Array<") ? .list : Kind(of: type) == .number ? .number : .other
      }
    siblings.note(name, as: kind, isPart: isPart)
  }

  func note(_ kind: Kind, at path: [any CodingKey]) { kinds[Self.owner(of: path), default: []].insert(kind) }

  func length(of kind: Kind, at path: [any CodingKey]) -> Int {
    let isTable = known[Self.owner(of: path)]?.isSuperset(of: [.number, .word]) ?? false
    return switch kind {
    case .number: isTable ? 6 : 12
    case .word: isTable ? 6 : 3
    case .other: 3
    }
  }

  /// The value that a list is a property of; elements of a list are one place.
  private static func owner(of path: [any CodingKey]) -> [String] {
    path.dropLast().map { $0.intValue == nil ? $0.stringValue : "" }
  }
}
