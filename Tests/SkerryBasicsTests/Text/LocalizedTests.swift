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
    #expect(LocalizedStringResource(key: "k", format: "%2$@ %1$@ %", arguments: ["a", "b"]).string == "b a %")
    #expect(LocalizedStringResource(key: "k", format: "%@ %@", arguments: ["a"]).string == "a %@")
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource)) == resource)
  }
}
