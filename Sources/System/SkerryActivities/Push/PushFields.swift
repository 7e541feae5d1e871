import FoundationEssentials
import SkerryBasics

/// The members of a payload's dictionary, each read with the type it must have; `null` counts as absent.
struct PushFields {
  let members: [String: JSONValue]

  func dictionary(_ key: String) throws(PushRefusal) -> [String: JSONValue]? {
    try value(key, "a dictionary") { $0.object }
  }

  func string(_ key: String) throws(PushRefusal) -> String? { try value(key, "a string") { $0.string } }

  func integer(_ key: String) throws(PushRefusal) -> Int64? {
    try value(key, "whole seconds since 1970") { $0.integer }
  }

  func number(_ key: String) throws(PushRefusal) -> Double? { try value(key, "a number") { $0.number } }

  func date(_ key: String) throws(PushRefusal) -> Date? {
    try value(key, "seconds since 1970") { $0.number.map { Date(timeIntervalSince1970: $0) } }
  }

  /// A dictionary as canonical JSON.
  func json(_ key: String) throws(PushRefusal) -> Data? {
    try value(key, "a dictionary") { value in
      value.object == nil ? nil : try? CanonicalJSON.encode(value)
    }
  }

  func alert() throws(PushRefusal) -> AlertConfiguration? {
    guard let members = try dictionary("alert") else { return nil }
    let alert = PushFields(members: members)
    guard let title = try alert.text("title") else { throw .missingKey("alert.title") }
    guard let body = try alert.text("body") else { throw .missingKey("alert.body") }
    let sound = try alert.string("sound").map { $0 == "default" ? .default : AlertConfiguration.AlertSound.named($0) }
    return AlertConfiguration(title: title, body: body, sound: sound ?? .none)
  }

  func inputPushType() throws(PushRefusal) -> PushType? {
    if let channel = try string("input-push-channel") {
      let type = PushType.channel(channel)
      guard type.isWellFormed else { throw .wrongValue(key: "input-push-channel", expected: "a base64 channel id") }
      return type
    }
    return try value("input-push-token", "the number 1") { $0.integer == 1 ? .token : nil }
  }

  /// A string, or a key into the app's strings with arguments.
  private func text(_ key: String) throws(PushRefusal) -> LocalizedStringResource? {
    try value(key, "a string or a dictionary with loc-key") { value in
      if let text = value.string {
        return LocalizedStringResource(key: text, format: "%@", arguments: [InterpolatedValue(text)])
      }
      guard let localized = value.object?["loc-key"]?.string else { return nil }
      guard let list = value.object?["loc-args"] else {
        return LocalizedStringResource(key: localized, format: localized, arguments: [])
      }
      guard case .array(let arguments) = list else { return nil }
      let strings = arguments.compactMap(\.string)
      guard strings.count == arguments.count else { return nil }
      return LocalizedStringResource(
        key: localized, format: localized, arguments: strings.map { InterpolatedValue($0) })
    }
  }

  private func value<Value>(
    _ key: String, _ expected: String, _ read: (JSONValue) -> Value?
  ) throws(PushRefusal) -> Value? {
    guard let member = members[key], member != .null else { return nil }
    guard let value = read(member) else { throw .wrongValue(key: key, expected: expected) }
    return value
  }
}
