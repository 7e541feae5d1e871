import FoundationEssentials
import SkerryBasics
import SkerrySoak
import Testing

@testable import SkerryDefaults

/// UserDefaults, and the files behind it.
@Suite struct DefaultsTests {
  private let files = MemoryStore()
  private var store: DefaultsStore { DefaultsStore(files: files) }

  private func asApp<Result>(
    _ store: DefaultsStore, groups: [String] = ["group.a"], _ body: () throws -> Result
  ) rethrows -> Result {
    let host = DefaultsHostContext(bundleIdentifier: "com.example.app", appGroups: groups, store: store)
    return try DefaultsHost.$current.withValue(host, operation: body)
  }

  private func text(_ suite: String) throws -> String {
    String(decoding: try #require(try files.read(suite + ".json")), as: UTF8.self)
  }

  @Test("P11 every kind of property list comes back as it was, in the same run and in the next")
  func kinds() throws {
    let first = store
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    asApp(first) {
      let defaults = UserDefaults.standard
      defaults.set(true, forKey: "bool")
      defaults.set(12, forKey: "int")
      defaults.set(12.0, forKey: "double")
      defaults.set(Float(0.5), forKey: "float")
      defaults.set("text", forKey: "string")
      defaults.set(Data([0, 255]), forKey: "data")
      defaults.set(date, forKey: "date")
      defaults.set(["a", "b"], forKey: "strings")
      defaults.set(["x": 1, "y": ["z", true]] as [String: Any], forKey: "dictionary")
      defaults.set(URL(string: "https://example.com/a"), forKey: "url")
      let optional: String? = "some"
      defaults.set(optional, forKey: "optional")
      defaults.set(optional, forKey: "gone")
      defaults.set(nil as String?, forKey: "gone")
    }
    for store in [first, store] {
      asApp(store) {
        let defaults = UserDefaults.standard
        #expect(defaults.object(forKey: "bool") as? Bool == true)
        #expect(defaults.object(forKey: "int") as? Int == 12 && defaults.object(forKey: "double") as? Double == 12)
        #expect(defaults.float(forKey: "float") == 0.5 && defaults.integer(forKey: "double") == 12)
        #expect(defaults.string(forKey: "string") == "text" && defaults.string(forKey: "int") == "12")
        #expect(defaults.data(forKey: "data") == Data([0, 255]) && defaults.object(forKey: "date") as? Date == date)
        #expect(defaults.stringArray(forKey: "strings") == ["a", "b"])
        #expect(defaults.array(forKey: "strings")?.count == 2 && defaults.stringArray(forKey: "dictionary") == nil)
        #expect(defaults.dictionary(forKey: "dictionary")?["x"] as? Int == 1)
        #expect((defaults.dictionary(forKey: "dictionary")?["y"] as? [Any])?.last as? Bool == true)
        #expect(defaults.url(forKey: "url")?.absoluteString == "https://example.com/a")
        #expect(defaults.string(forKey: "optional") == "some" && defaults.object(forKey: "gone") == nil)
        #expect(defaults.object(forKey: "enableLiveActivities") as? Bool == nil)
        #expect(defaults.dictionaryRepresentation().count == 11)
      }
    }
  }

  @Test("P11 the file is JSON that people read: values as they are, bytes that are text as text")
  func file() throws {
    let store = store
    store.set(.bool(true), forKey: "enabled", in: "group.a")
    store.set(.double(12), forKey: "double", in: "group.a")
    store.set(.array([.int(1), .string("two")]), forKey: "list", in: "group.a")
    store.set(.data(Data(#"{"climbCount":9}"#.utf8)), forKey: "state", in: "group.a")
    store.set(.data(Data([1, 2])), forKey: "bytes", in: "group.a")
    store.set(.dictionary(["data": .string("AQI=")]), forKey: "tricky", in: "group.a")
    #expect(
      try text("group.a") == """
        {
          "bytes": {"data": "AQI="},
          "double": 12.0,
          "enabled": true,
          "list": [
            1,
            "two"
          ],
          "state": {"utf8": "{\\"climbCount\\":9}"},
          "tricky": {"dictionary": {
            "data": "AQI="
          }}
        }

        """)
    #expect(self.store.values(of: "group.a") == store.values(of: "group.a"))
  }

  @Test("P11 whatever an app stores is read back as the same, and every byte of the file is harmless to a terminal")
  func randomValues() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<SoakCount.of(300, 30_000) {
      let values = ["k": value(&random, depth: 4), random.text: value(&random, depth: 2)]
      let file = DefaultsValue.file(values)
      #expect(try DefaultsValue.values(inFile: Data(file.utf8)) == values, "\(file)")
      #expect(file.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    }
  }

  private func value(_ random: inout SeededRandom, depth: Int) -> DefaultsValue {
    switch random.below(depth > 0 ? 8 : 6) {
    case 0: .bool(random.below(2) == 0)
    case 1: .int([0, -1, .max, .min, 12][random.below(5)])
    case 2: .double([0, -0.0, 12, 1e300, .leastNonzeroMagnitude, 0.1, .infinity, -.infinity][random.below(8)])
    case 3: .string(random.text)
    case 4: .data(random.below(2) == 0 ? Data(random.text.utf8) : Data([0xFF, UInt8(random.below(256))]))
    case 5: .date(Date(timeIntervalSinceReferenceDate: Double(random.below(1_000_000)) / 8))
    case 6: .array((0..<random.below(3)).map { _ in value(&random, depth: depth - 1) })
    default:
      .dictionary(
        Dictionary((0..<random.below(3)).map { _ in (random.text, value(&random, depth: depth - 1)) }) { $1 })
    }
  }

  @Test("P11 P07 what the first version wrote is read")
  func firstVersion() throws {
    let old = """
      { "a" : {"data":{"_0":"AQI="}}, "b" : {"bool":{"_0":true}}, "c" : {"int":{"_0":3}}, "d" : {"double":{"_0":3}},
        "e" : {"string":{"_0":"x"}}, "f" : {"array":{"_0":[{"int":{"_0":1}}]}},
        "g" : {"dictionary":{"_0":{"k":{"string":{"_0":"v"}}}}} }
      """
    #expect(
      try DefaultsValue.values(inFile: Data(old.utf8)) == [
        "a": .data(Data([1, 2])), "b": .bool(true), "c": .int(3), "d": .double(3), "e": .string("x"),
        "f": .array([.int(1)]), "g": .dictionary(["k": .string("v")]),
      ])
  }

  @Test(
    "S06 P11 a file that is no JSON is set aside, told with its line, and never written over",
    arguments: [
      ("", "Line 1: the file ends in the middle"), ("{\n\"a\": 1,\n\"b\" 2}", "Line 3: a colon is expected after “b”"),
      ("{\"a\": tru}", "Line 1: “tru” is no value"), ("{\"a\": 1} x", "Line 1: there is something behind the end"),
      ("{\"a\": \"\\x\"}", "Line 1: this text has an escape"), ("[1]", "Line 1: an object is expected"),
      ("{\"a\": \"\n\"}", "Line 1: a line ends within quotation marks"), ("{\"a\": nan}", "“nan” is no value"),
      ("{\"a\": [1, 2", "the file ends in the middle"), ("{\"a\": 1e999}", "“1e999” is no value"),
      ("{\"a\": " + String(repeating: "[", count: 300), "nested too deeply"), ("{\"a\": \"", "are not closed"),
    ])
  func garbage(_ text: String, _ problem: String) throws {
    try files.write(Data(text.utf8), to: "group.a.json")
    let store = store
    #expect(store.problems.count == 1 && store.problems.first?.contains("is kept as group.a.json.unreadable") == true)
    #expect(store.problems.first?.contains(problem) == true, "\(store.problems)")
    store.set(.int(1), forKey: "n", in: "group.a")
    #expect(try files.read("group.a.json.unreadable") == Data(text.utf8))
    #expect(self.store.problems.isEmpty && self.store.values(of: "group.a") == ["n": .int(1)])
  }

  @Test("P11 an app opens its own store and those of its groups, and shares them; no other")
  func entitlement() {
    let store = store
    asApp(store) {
      #expect(UserDefaults(suiteName: "group.b") == nil && UserDefaults(suiteName: "com.example.app") != nil)
      UserDefaults(suiteName: "group.a")?.set(1, forKey: "n")
      let stored = UserDefaults.standard.persistentDomain(forName: "group.a")
      #expect(stored?["n"] as? Int == 1 && stored?.count == 1)
      #expect(UserDefaults.standard.persistentDomain(forName: "group.b") == nil)
      #expect(UserDefaults.standard.persistentDomain(forName: UserDefaults.globalDomain) == nil)
      UserDefaults.standard.removePersistentDomain(forName: "group.b")
    }
    asApp(store, groups: ["group.a", "group.b"]) {
      #expect(UserDefaults(suiteName: "group.a")?.integer(forKey: "n") == 1)
      UserDefaults.standard.removePersistentDomain(forName: "group.a")
      #expect(UserDefaults(suiteName: "group.a")?.object(forKey: "n") == nil)
    }
    #expect(UserDefaults.standard.synchronize() == false)
  }

  @Test("P11 registered values are found until something is stored, and are gone with the process")
  func registered() {
    let store = store
    asApp(store) {
      UserDefaults.standard.register(defaults: ["on": true, "name": "x"])
      #expect(UserDefaults.standard.bool(forKey: "on"))
      #expect(UserDefaults(suiteName: "group.a")?.string(forKey: "name") == "x")
      UserDefaults.standard.set(false, forKey: "on")
      #expect(!UserDefaults.standard.bool(forKey: "on"))
      UserDefaults.standard.removeObject(forKey: "on")
      #expect(UserDefaults.standard.bool(forKey: "on") && UserDefaults.standard.synchronize())
    }
    store.forgetRegistered(by: "com.example.app")
    asApp(store) { #expect(!UserDefaults.standard.hasValue(forKey: "on")) }
    #expect(self.store.suites == ["com.example.app"])
  }

  @Test("P11 an inspector sees every suite, its values in order, and that something changed")
  func inspection() {
    let store = store
    let before = store.version
    for suite in ["group.b", "group.a", "group/ä %"] { store.set(.int(1), forKey: "z", in: suite) }
    store.set(.int(2), forKey: "a", in: "group.a")
    #expect(store.version == before + 4)
    store.set(.int(2), forKey: "a", in: "group.a")
    #expect(store.version == before + 4)
    for store in [store, self.store] {
      #expect(store.suites == ["group.a", "group.b", "group/ä %"])
      #expect(store.entries(of: "group.a").map(\.key) == ["a", "z"])
    }
  }
}

/// Objects that live longer than the code that made them.
@Suite struct LastingDefaultsTests {
  @Test("P11 an object kept in a global serves the process whose code runs, not the one that made it")
  func globals() throws {
    func host(_ name: String) -> DefaultsHostContext {
      DefaultsHostContext(bundleIdentifier: name, appGroups: ["group.a"], store: DefaultsStore(files: MemoryStore()))
    }
    let (first, second) = (host("com.example.first"), host("com.example.second"))
    let kept = try DefaultsHost.$current.withValue(first) {
      let kept = (group: try #require(UserDefaults(suiteName: "group.a")), own: UserDefaults.standard)
      kept.group.set(1, forKey: "number")
      kept.own.set("first", forKey: "name")
      return kept
    }
    DefaultsHost.$current.withValue(second) {
      #expect(kept.group.object(forKey: "number") == nil && kept.own.string(forKey: "name") == nil)
      kept.own.set("second", forKey: "name")
    }
    #expect(second.store.values(of: "com.example.second") == ["name": .string("second")])
    #expect(kept.group.integer(forKey: "number") == 1, "code that belongs to no process finds what the maker had")
    #expect(kept.own.string(forKey: "name") == "first")
  }
}

/// Random numbers that are the same every time.
private struct SeededRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private static let pieces = [
    "data", "utf8", "date", "dictionary", "_0", "bool", "\"", "\\", "\n", "\u{1B}", "\u{9B}", "é", "🧗", "{", "1", "",
  ]
  /// Text that is hard to write down, and often a key that means something.
  var text: String {
    mutating get { (0..<(1 + below(2))).map { _ in Self.pieces[below(Self.pieces.count)] }.joined() }
  }
}
