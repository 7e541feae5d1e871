import FoundationEssentials
import SkerryBasics

/// The classes that Xcode makes from a definition file of Intents (`.intentdefinition`): `ConfigurationIntent` and its kin,
/// which widgets of Xcode 12 to 14 are configured by.
struct IntentDefinition: Sendable {
  private let contents: Contents

  /// The definitions of a file; `nil` if it can't be read as one.
  init?(_ text: String) {
    guard let contents = try? PropertyListDecoder().decode(Contents.self, from: Data(text.utf8)) else { return nil }
    self.contents = contents
  }

  /// The names that are declared.
  var declared: Set<String> {
    Set(
      (contents.INIntents ?? []).map(\.className) + (contents.INEnums ?? []).map(\.INEnumName)
        + (contents.INTypes ?? []).map(\.INTypeName))
  }

  /// A source that declares the classes, for those names that nothing else declares.
  func source(without taken: (String) -> Bool) -> String {
    var lines: [String] = []
    for item in contents.INEnums ?? [] where Self.isName(item.INEnumName) && !taken(item.INEnumName) {
      lines.append("public enum \(item.INEnumName): Int, Sendable {")
      lines += item.cases.map { "  case \(Self.escaped($0.name)) = \($0.number)" }
      lines.append("}")
    }
    for item in contents.INTypes ?? [] where Self.isName(item.INTypeName) && !taken(item.INTypeName) {
      lines.append("public class \(item.INTypeName): INObject {")
      lines += (item.INTypeProperties ?? []).compactMap { property in
        guard
          !["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"]
            .contains(property.INTypePropertyName ?? "")
        else { return nil }
        return Self.property(
          property.INTypePropertyName, type(property.INTypePropertyType, property.INTypePropertyObjectType, nil))
      }
      lines.append("}")
    }
    for item in contents.INIntents ?? [] where Self.isName(item.className) && !taken(item.className) {
      lines.append("public class \(item.className): INIntent {")
      lines += (item.INIntentParameters ?? []).compactMap(line)
      lines.append("}")
    }
    return lines.isEmpty ? "" : "import Intents\n\n" + lines.joined(separator: "\n") + "\n"
  }

  private func line(_ parameter: Parameter) -> String? {
    let type = type(
      parameter.INIntentParameterType, parameter.INIntentParameterObjectType, parameter.INIntentParameterEnumType)
    if parameter.INIntentParameterSupportsMultipleValues == true {
      return Self.property(parameter.INIntentParameterName, type, isList: true)
    }
    return Self.property(parameter.INIntentParameterName, type, value: value(of: parameter, type))
  }

  /// What Xcode makes of a type: numbers as objects, because the classes are Objective-C's.
  private func type(_ name: String?, _ object: String?, _ enumeration: String?) -> String? {
    if let enumeration {
      return contents.INEnums?.contains { $0.INEnumName == enumeration } == true ? enumeration : nil
    }
    return switch name {
    case "Boolean", "Integer", "Decimal", "Double", "Long", "Duration", "TimeInterval": "NSNumber"
    case "String": "String"
    case "URL": "URL"
    case "Date", "DateComponents": "DateComponents"
    case "Object": contents.INTypes?.contains { $0.INTypeName == object } == true ? object : "INObject"
    default: nil
    }
  }

  /// The value a parameter begins with, as source; `nil` for none.
  private func value(of parameter: Parameter, _ type: String?) -> String? {
    let standard = parameter.INIntentParameterMetadata?.INIntentParameterMetadataDefaultValue
    if let enumeration = contents.INEnums?.first(where: { $0.INEnumName == type }) {
      let chosen = enumeration.cases.first { $0.name == standard?.text } ?? enumeration.cases.first
      return chosen.map { ".\(Self.escaped($0.name))" }
    }
    switch (type, standard) {
    case ("NSNumber", .truth(let isTrue)): return "NSNumber(value: \(isTrue))"
    case ("NSNumber", .number(let number)): return "NSNumber(value: \(number))"
    case ("String", .text(let text)): return LiteralText.quoted(text)
    default: return nil
    }
  }

  private static func property(
    _ name: String?, _ type: String?, isList: Bool = false, value: String? = nil
  ) -> String? {
    guard let name, isName(name), let type else { return nil }
    if isList { return "  public var \(escaped(name)): [\(type)]?" }
    // An enumeration always has a value; everything else may be missing.
    if let value, value.hasPrefix(".") { return "  public var \(escaped(name)): \(type) = \(value)" }
    return "  public var \(escaped(name)): \(type)?" + (value.map { " = \($0)" } ?? "")
  }

  /// Whether a text can be a name in Swift: definition files come from anywhere.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
    }
  }

  private static func escaped(_ name: String) -> String { AssetSymbols.reserved.contains(name) ? "`\(name)`" : name }
}

// The keys of the file, as Xcode writes them.

extension IntentDefinition {
  fileprivate struct Contents: Decodable {
    var INIntents: [Intent]?
    var INEnums: [Enumeration]?
    var INTypes: [Object]?
  }

  fileprivate struct Intent: Decodable {
    var INIntentName: String
    var INIntentClassName: String?
    var INIntentClassPrefix: String?
    var INIntentParameters: [Parameter]?
    var className: String { INIntentClassName ?? (INIntentClassPrefix ?? "") + INIntentName + "Intent" }
  }

  fileprivate struct Parameter: Decodable {
    var INIntentParameterName: String?
    var INIntentParameterType: String?
    var INIntentParameterEnumType: String?
    var INIntentParameterObjectType: String?
    var INIntentParameterSupportsMultipleValues: Bool?
    var INIntentParameterMetadata: Metadata?
  }

  fileprivate struct Metadata: Decodable {
    var INIntentParameterMetadataDefaultValue: Standard?
  }

  /// A default: a truth, a number or a text.
  fileprivate enum Standard: Decodable {
    case truth(Bool)
    case number(Double)
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let truth = try? container.decode(Bool.self) {
        self = .truth(truth)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .other
      }
    }
    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  fileprivate struct Enumeration: Decodable {
    var INEnumName: String
    var INEnumValues: [Value]?

    struct Value: Decodable {
      var INEnumValueName: String?
      var INEnumValueIndex: Int?
    }

    /// Its cases; the first is the one that Xcode adds for what is unknown.
    var cases: [(name: String, number: Int)] {
      var cases: [(name: String, number: Int)] = []
      for (place, value) in (INEnumValues ?? []).enumerated() {
        guard let name = value.INEnumValueName, IntentDefinition.isName(name) else { continue }
        let number = value.INEnumValueIndex ?? place
        if !cases.contains(where: { $0.name == name || $0.number == number }) { cases.append((name, number)) }
      }
      if !cases.contains(where: { $0.name == "unknown" || $0.number == 0 }) { cases.insert(("unknown", 0), at: 0) }
      return cases
    }
  }

  fileprivate struct Object: Decodable {
    var INTypeName: String
    var INTypeProperties: [Property]?

    struct Property: Decodable {
      var INTypePropertyName: String?
      var INTypePropertyType: String?
      var INTypePropertyObjectType: String?
    }
  }
}

/// Text as a literal of Swift.
enum LiteralText {
  /// The text between quotes; whatever could end it or begin something else in it is written as a number.
  static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.value >= 0x20 && scalar.value < 0x7F && scalar != "\"" && scalar != "\\"
      literal += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return literal + "\""
  }
}
