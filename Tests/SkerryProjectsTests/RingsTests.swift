import SkerryBasics
import Testing

@testable import SkerryProjects

/// Sources that lead in rings, or say the same thing again and again.
@Suite struct RingsTests {
  private func isMade(_ name: String, _ source: String) -> Bool {
    madeUpText([(name, true)], source).contains(" \(name)")
  }

  @Test("X01 a value that is handed on to what it lies within is no ring")
  func handedOn() {
    #expect(
      isMade(
        "Berth",
        """
        struct Card: View {
          let berth: Berth
          var body: some View { Text(berth.pier.line); Next(berth: Berth(pier: berth.pier.line)) }
        }
        """))
    #expect(
      isMade("Leg", "struct Row: View { let leg: Leg; var body: some View { Other(leg: Leg(next: leg.next.next)) } }"))
    let ring = (0..<30).map { "Text(ship.mast.sail); Ship(mast: ship.hull.mast\($0)); Ship(hull: ship.mast.hull\($0))" }
    #expect(
      isMade("Ship", "struct Row: View { let ship: Ship; var body: some View { \(ring.joined(separator: "\n")) } }"))
  }

  @Test("X01 a value that is handed on a hundred times weighs as much as once")
  func handedOnOften() {
    let calls = (0..<100).map { _ in "Row(stop: Stop(name: ferry.title))" }.joined(separator: "\n")
    let source = "struct Card: View { let ferry: Ferry; var body: some View { Text(ferry.title)\n\(calls) } }"
    var types = MadeUpTypes()
    for name in ["Ferry", "Stop"] {
      let isTaken = types.take(name, in: [source])
      #expect(isTaken)
    }
    let made = MadeUpSource(types, from: [source])
    #expect((made.sketches["Stop"]?.member("name").votes["String"]).map { $0 < 100 } == true)
    let sketch = ValueSketch()
    for _ in 0..<3 { sketch.vote("String", .max / 2) }
    #expect(sketch.votes["String"] == .max)
  }

  @Test("X01 names for a type that lead to each other end")
  func aliases() {
    #expect(
      isMade(
        "Ticket",
        """
        enum Sea { typealias Value = Ticket }
        enum Air { typealias Content = Value }
        enum Rail { typealias Value = Content }
        struct Row: View { let ticket: Ticket; var body: some View { Text(ticket.seat) } }
        """))
  }

  @Test("X06 a name that was reached by too many others is looked up again where it is named itself")
  func deepNames() {
    let script = """
      const a=b
      const b=c
      const c=d
      const d=e
      const e=f
      const f=g
      const g='Pier'
      """
    let reader = ForeignReader(text: script, others: [])
    #expect(reader.value(of: "a") == nil)
    #expect(reader.value(of: "g") == .text("Pier") && reader.value(of: "f") == .text("Pier"))
  }

  @Test("X06 a table of thousands of texts is read once from its beginning to its end")
  func largeTable() {
    let rows = (0..<4000).map { "\"key\($0)\": [\"inner\": \"x\"]," }.joined(separator: "\n")
    let tables = SampleWords.tables(in: "let words = [\n\(rows)\n]")
    #expect(tables["words"]?.count == 4000 && tables["words"]?.first == "key0")
  }

  @Test("X01 a raw text with quotes in it ends at its own sign")
  func rawTexts() {
    let code = BareCode(#####"let a = #"He said "{ go" now"# + "b"; struct Pier { let c = ##"}"# "}"## }"#####)
    #expect(code.text.count { $0 == "{" } == 1 && code.text.count { $0 == "}" } == 1)
  }

  @Test("X01 members of a class that are overridden count as its extension's members")
  func classMembers() {
    let outline = SwiftOutline(
      of:
        "extension UIColor { class var brand: UIColor { .red }\n  class func shade() {}\n  class override func tint() {} }"
    )
    #expect(outline.members == ["UIColor.brand", "UIColor.shade", "UIColor.tint"])
  }

  @Test("X05 pictures with the names of Swift's own words can be named")
  func reservedNames() throws {
    let names = ["Subscript", "Typealias", "Inout", "Fileprivate", "Default", "Deinit", "Rethrows"]
    let project = try SmallProject(
      Dictionary(uniqueKeysWithValues: names.map { ("A.xcassets/\($0).imageset/Contents.json", "{}") }))
    let source = try #require(AssetSymbols(catalogs: [project.path + "/A.xcassets"]).source { _ in false })
    for name in names { #expect(source.contains("static let `\(name.lowercased())` = ")) }
  }
}
