import SkerryBasics

/// The members of a payload's dictionary, each read with the type it must have; `null` counts as absent.
struct NotificationFields {
  let members: [String: JSONValue]
  /// Where the dictionary stands, e.g. `aps.alert`; empty at the top.
  private let path: String

  init(_ members: [String: JSONValue], path: String = "") {
    self.members = members
    self.path = path
  }

  func dictionary(
    _ key: String, expected: String = "a dictionary"
  ) throws(NotificationRefusal) -> NotificationFields? {
    try value(key, expected) { $0.object.map { NotificationFields($0, path: place(key)) } }
  }

  func string(_ key: String) throws(NotificationRefusal) -> String? { try value(key, "a string") { $0.string } }

  func number(_ key: String) throws(NotificationRefusal) -> Double? { try value(key, "a number") { $0.number } }

  /// 1 or 0; an iPhone takes true and false as well.
  func flag(_ key: String) throws(NotificationRefusal) -> Bool {
    try value(key, "1 or 0") { value in
      if case .bool(let flag) = value { return flag }
      return value.integer.flatMap { $0 == 1 ? true : $0 == 0 ? false : nil }
    } ?? false
  }

  /// A text, or a key into the app's strings with arguments.
  ///
  /// There are no strings files here, so a key is shown itself, with its arguments filled in.
  func text(_ plain: String, key: String, arguments: String) throws(NotificationRefusal) -> String {
    guard let format = try string(key) else { return try string(plain) ?? "" }
    let list: [String]? = try value(arguments, "an array of strings") { value in
      guard case .array(let elements) = value else { return nil }
      let strings = elements.compactMap(\.string)
      return strings.count == elements.count ? strings : nil
    }
    return LocalizedFormat.filled(format, with: list ?? [])
  }

  func value<Value>(
    _ key: String, _ expected: String, _ read: (JSONValue) -> Value?
  ) throws(NotificationRefusal) -> Value? {
    guard let member = members[key], member != .null else { return nil }
    guard let value = read(member) else { throw .wrongValue(path: place(key), expected: expected) }
    return value
  }

  private func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
