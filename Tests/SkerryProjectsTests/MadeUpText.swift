import Testing

@testable import SkerryProjects

/// What is made up of a source for names that the compiler looked for.
func madeUpText(_ names: [(name: String, isType: Bool)], _ source: String) -> String {
  var types = MadeUpTypes()
  for (name, isType) in names {
    let isTaken = types.take(name, isType: isType, in: [source])
    #expect(isTaken, "\(name)")
  }
  return MadeUpSource(types, from: [source]).text
}
