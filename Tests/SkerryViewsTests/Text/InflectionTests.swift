import Testing

@testable import SkerryViews

/// Words that agree with a number.
@Suite struct InflectionTests {
  @Test(
    "X05 a word agrees with its number as English has it",
    arguments: [
      ("bird", "birds"), ("child", "children"), ("person", "people"), ("Box", "Boxes"), ("berry", "berries"),
      ("day", "days"), ("bus", "buses"), ("dish", "dishes"), ("half", "halves"), ("sheep", "sheep"),
    ])
  func words(one: String, many: String) {
    #expect(Inflection.plural(one) == many && Inflection.singular(many) == one)
    #expect(Inflection.plural(many) == many && Inflection.singular(one) == one)
  }

  @MainActor @Test("X05 one bird, two birds: the first number of the phrase counts, and the rest of the text stays")
  func phrases() {
    func shown(_ text: Text) -> String {
      String(picture(40) { text }.split(separator: "\n").joined().drop { $0 == " " })
    }
    let birds = [0, 1, 2]
    #expect(
      birds.map { shown(Text("^[\($0) bird](inflect: true) here")) } == ["0 birds here", "1 bird here", "2 birds here"])
    #expect(shown(Text("To \("Oslo"): ^[\(1) unread message](inflect: true)")) == "To Oslo: 1 unread message")
    #expect(shown(Text("^[1 child](inflect: true), ^[3 child](inflect: true)")) == "1 child, 3 children")
  }
}
