import FoundationEssentials
import SkerryBasics
import Testing

@Suite struct LocalizedTests {
  @Test("P01 localized resources come from literals, interpolations and keys with a default")
  func resources() throws {
    let name = "Funghi"
    let resource: LocalizedStringResource = "Pizza \(name): \(3) of \(8) slices, 100%"
    #expect(resource.key == "Pizza %@: %lld of %lld slices, 100%%")
    #expect(resource.string == "Pizza Funghi: 3 of 8 slices, 100%")
    #expect(String(localized: LocalizedStringResource("pizza.title", defaultValue: "It's \(name)")) == "It's Funghi")
    let (a, b) = (InterpolatedValue("a"), InterpolatedValue("b"))
    #expect(LocalizedStringResource(key: "k", format: "%2$@ %1$@ %", arguments: [a, b]).string == "b a %")
    #expect(LocalizedStringResource(key: "k", format: "%@ %@", arguments: [a]).string == "a %@")
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource)) == resource)
  }

  @Test("X05 P07 numbers of a resource stay numbers where it is kept, and those that were kept as texts are read")
  func kept() throws {
    let resource: LocalizedStringResource =
      "\(-3) \(UInt.max) \(2.5) \(Float(0.5)) \(Double.nan) \(1, specifier: "%03d")"
    let read = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(read.string == resource.string && read.key == "%lld %llu %lf %f %lf %03d")
    #expect(read.string == "-3 18,446,744,073,709,551,615 2.500000 0.500000 NaN 001")
    let old = Data(#"{"key":"%lld of %@","format":"%lld of %@","arguments":["3","x"]}"#.utf8)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: old).string == "3 of x")
  }

  @Test("X05 a number is written as the phone's language does, but not in a key")
  func language() {
    let german = Localization(tables: StringTables(files: []), language: "de")
    Localization.$bound.withValue(german) {
      let resource: LocalizedStringResource = "\(1_234_567) items, \(1234.5, specifier: "%.1f") m, \("1,234")"
      #expect(resource.string == "1.234.567 items, 1.234,5 m, 1,234")
      #expect(LocalizedStringResource("n\(1234)", defaultValue: "\(1234)" as String.LocalizationValue).key == "n1234")
    }
  }
}
