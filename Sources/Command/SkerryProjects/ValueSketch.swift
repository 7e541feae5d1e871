/// What the uses of a value say about its type.
final class ValueSketch {
  /// Types that it may have, with how much speaks for each.
  private(set) var votes: [String: Int] = [:]
  /// Whether something asks if it is there at all, or takes it as it is.
  var isOptional = false
  var isTakenAsOptional = false
  /// The cases that a switch or a comparison names, with what they carry, in the order in which they were found.
  private(set) var cases: [(name: String, values: [(name: String?, value: ValueSketch)], isMade: Bool)] = []
  /// What is read of it.
  private(set) var members: [(name: String, value: ValueSketch)] = []
  /// The labels with which it is made, the longest list first.
  private(set) var calls: [[String]] = []
  /// What a list holds.
  var element: ValueSketch?
  /// The labels with which it is called, being a function.
  var parameters: [String]?
  /// Whether something asks how much it holds, as of a text or a list.
  var isCounted = false
  /// Whether it stands at the end of other words.
  var isSpelled = false
  /// Whether it names a picture of the system's.
  var isSymbol = false
  /// Whether it is the element of a list that asks for identities.
  var isIdentified = false
  /// Whether one of its values is a set of several: `[.email, .phone]` where one value is asked for.
  var isSetOfOptions = false

  /// Whether its raw value is reckoned with: a number, then.
  var isNumbered = false

  func vote(_ type: String, _ weight: Int) {
    var type = type
    if type.hasSuffix("?") {
      type.removeLast()
      isTakenAsOptional = true
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      list().vote(String(type.dropFirst().dropLast()), weight)
    } else if type.prefixMatch(of: /[A-Z][\w.]*(?:<[\w.]+>)?$/) != nil {
      votes[type] = Self.sum(votes[type] ?? 0, weight)
    }
  }

  /// What it holds, being a list.
  func list() -> ValueSketch {
    let known = element ?? ValueSketch()
    element = known
    return known
  }

  func member(_ name: String) -> ValueSketch {
    if let known = members.first(where: { $0.name == name }) { return known.value }
    let new = ValueSketch()
    members.append((name, new))
    return new
  }

  /// - Parameter isMade: whether the labels are those with which it is made, and no names that a pattern gives.
  @discardableResult func addCase(_ name: String, values labels: [String?] = [], isMade: Bool = false) -> [ValueSketch]
  {
    guard name != "none", name != "some" else {
      isOptional = true
      return []
    }
    let index = cases.firstIndex { $0.name == name } ?? cases.count
    if index == cases.count { cases.append((name, [], false)) }
    for (place, label) in labels.enumerated() {
      if place == cases[index].values.count { cases[index].values.append((nil, ValueSketch())) }
      let known = cases[index].isMade || !isMade ? cases[index].values[place].name : nil
      cases[index].values[place].name = cases[index].isMade ? known : isMade ? label : known ?? label
    }
    if isMade { cases[index].isMade = true }
    return cases[index].values.map(\.value)
  }

  func addCall(_ labels: [String]) {
    calls.append(labels)
    calls.sort { $0.count > $1.count }
  }

  /// Lets both know what is known of either, being of the same type. What lies within the other can't be of its type.
  func share(with other: ValueSketch) {
    guard !holds(other), !other.holds(self) else { return }
    let before = ValueSketch()
    before.merge(self)
    merge(other)
    other.merge(before)
  }

  /// Whether it is another or that lies somewhere in it.
  private func holds(_ other: ValueSketch) -> Bool {
    other === self || parts.contains { $0.holds(other) }
  }

  private var parts: [ValueSketch] {
    members.map(\.value) + cases.flatMap { $0.values.map(\.value) } + (element.map { [$0] } ?? [])
  }

  /// More than types of an app hold one within the other.
  private static let deepest = 8

  /// More than is known of any type of an app: values that are handed on in a ring would double with each of them.
  private static let mostParts = 400

  /// How much is known, in parts within parts, up to a number.
  private func count(upTo most: Int) -> Int {
    var count = 1
    for part in parts where count < most { count += part.count(upTo: most - count) }
    return count
  }

  private var isTooLarge: Bool { count(upTo: Self.mostParts) >= Self.mostParts }

  /// Takes in what is known of another value of the same type.
  func merge(_ other: ValueSketch, depth: Int = 0) {
    guard other !== self, depth < Self.deepest else { return }
    if depth > 0 || !isTooLarge && !other.isTooLarge { mergeParts(of: other, depth) }
    for (type, weight) in other.votes { votes[type] = Self.sum(votes[type] ?? 0, weight) }
    isOptional = isOptional || other.isOptional
    isIdentified = isIdentified || other.isIdentified
    isSetOfOptions = isSetOfOptions || other.isSetOfOptions
    isCounted = isCounted || other.isCounted
    isSpelled = isSpelled || other.isSpelled
    isNumbered = isNumbered || other.isNumbered
    isSymbol = isSymbol || other.isSymbol
    parameters = parameters ?? other.parameters
    calls += other.calls.filter { !calls.contains($0) }
  }

  private func mergeParts(of other: ValueSketch, _ depth: Int) {
    for (name, values, isMade) in other.cases {
      for (mine, others) in zip(addCase(name, values: values.map(\.name), isMade: isMade), values) {
        mine.merge(others.value, depth: depth + 1)
      }
    }
    for (name, value) in other.members { member(name).merge(value, depth: depth + 1) }
    if let element = other.element { list().merge(element, depth: depth + 1) }
  }

  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    return isTooLarge ? .max : sum
  }

  /// The type for which most speaks; of two alike, a number with a fraction before one without.
  var mostVoted: String? {
    votes.max { ($0.value, Self.rank($0.key), $1.key) < ($1.value, Self.rank($1.key), $0.key) }?.key
  }

  private static func rank(_ type: String) -> Int { ["String", "Int", "Double", "Date"].firstIndex(of: type) ?? 9 }
}
