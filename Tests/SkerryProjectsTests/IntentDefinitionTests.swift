import Testing

@testable import SkerryProjects

/// A definition file of Intents gives the classes that Xcode would make.
@Suite struct IntentDefinitionTests {
  private static func file(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(body)</dict></plist>
    """
  }

  private static func parameter(_ name: String, _ type: String, _ more: String = "") -> String {
    """
    <dict><key>INIntentParameterName</key><string>\(name)</string>
    <key>INIntentParameterType</key><string>\(type)</string>\(more)</dict>
    """
  }

  private static func standard(_ value: String) -> String {
    """
    <key>INIntentParameterMetadata</key>
    <dict><key>INIntentParameterMetadataDefaultValue</key>\(value)</dict>
    """
  }

  private static func intent(_ name: String, _ parameters: [String]) -> String {
    """
    <key>INIntents</key><array><dict><key>INIntentName</key><string>\(name)</string>
    <key>INIntentParameters</key><array>\(parameters.joined())</array></dict></array>
    """
  }

  private static let units = """
    <key>INEnums</key><array><dict><key>INEnumName</key><string>Unit</string><key>INEnumValues</key><array>
    <dict><key>INEnumValueName</key><string>unknown</string></dict>
    <dict><key>INEnumValueName</key><string>metres</string><key>INEnumValueIndex</key><integer>1</integer></dict>
    <dict><key>INEnumValueName</key><string>default</string><key>INEnumValueIndex</key><integer>2</integer></dict>
    </array></dict></array>
    """

  @Test("X01 a definition file of Intents becomes the classes that Xcode makes of it, with their defaults")
  func classes() throws {
    let text = Self.file(
      Self.units
        + Self.intent(
          "Configuration",
          [
            Self.parameter("harbour", "String", Self.standard("<string>Old \"Quay\"</string>")),
            Self.parameter("shows", "Boolean", Self.standard("<true/>")),
            Self.parameter("days", "Integer", Self.standard("<integer>7</integer>")),
            Self.parameter("unit", "Integer", "<key>INIntentParameterEnumType</key><string>Unit</string>"),
            Self.parameter("place", "Object"),
            Self.parameter("sun", "Placemark"),
          ]))
    let definition = try #require(IntentDefinition(text))
    #expect(definition.declared == ["Unit", "ConfigurationIntent"])
    #expect(
      definition.source { _ in false } == """
        import Intents

        public enum Unit: Int, Sendable {
          case unknown = 0
          case metres = 1
          case `default` = 2
        }
        public class ConfigurationIntent: INIntent {
          public var harbour: String? = "Old \\u{22}Quay\\u{22}"
          public var shows: NSNumber? = NSNumber(value: true)
          public var days: NSNumber? = NSNumber(value: 7.0)
          public var unit: Unit = .unknown
          public var place: INObject?
        }

        """)
    #expect(definition.source { $0 == "Unit" || $0 == "ConfigurationIntent" } == "", "what sources declare is theirs")
  }

  @Test("X01 S06 names in a definition file that are no names of Swift are left out, and other files are none")
  func nasty() throws {
    let text = Self.file(Self.intent("X { } //", [Self.parameter("a: Int; let b", "String")]))
    let definition = try #require(IntentDefinition(text))
    #expect(definition.source { _ in false } == "")
    #expect(IntentDefinition("just words") == nil)
    #expect(IntentDefinition("<plist><dict><key>INIntents</key><string>no</string></dict></plist>") == nil)
  }
}
