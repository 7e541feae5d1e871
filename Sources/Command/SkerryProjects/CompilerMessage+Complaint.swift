extension CompilerMessage {
  /// What a complaint says about the type of something; the compiler tells it as text only.
  enum Complaint {
    case noMember, unknown, unknownType, mustBeOptional, mustBeThere, nothingGiven, conversion, operands
    case ambiguousMember, mustBeFloating, noReturnOfIsland
  }

  /// How each kind begins.
  private static let beginnings: [(beginning: String, complaint: Complaint)] = [
    ("value of type '", .noMember), ("type '", .noMember), ("cannot find type ", .unknownType),
    ("cannot find '", .unknown), ("initializer for conditional binding must have Optional type", .mustBeOptional),
    ("cannot use optional chaining on non-optional value", .mustBeOptional),
    ("value of optional type", .mustBeThere), ("'nil' is not compatible with expected argument type", .nothingGiven),
    ("cannot convert ", .conversion), ("cannot assign value", .conversion), ("binary operator ", .operands),
    ("missing return in closure expected to return 'DynamicIsland'", .noReturnOfIsland),
    ("ambiguous use of 'subscript(dynamicMember:)'", .ambiguousMember),
  ]

  /// The kind; `nil` for any other complaint.
  var complaint: Complaint? {
    if quoted.suffix(2) == ["Int", "BinaryFloatingPoint"] { return .mustBeFloating }
    let known = Self.beginnings.first { text.hasPrefix($0.beginning) }?.complaint
    guard known == .noMember else { return known }
    if case .member = missingName { return .noMember }
    return nil
  }

  /// What stands in quotation marks, without what a name stands for: `'TimeInterval' (aka 'Double')` is the first.
  var quoted: [String] {
    text.replacing(/\s\(aka '[^']*'\)/, with: "").split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
