/// What stands for a table of a database, for an action, and for what somebody chooses.
extension MadeUpSource {
  /// An action of a button that comes to nothing.
  func intent(_ name: String, _ sketch: ValueSketch) -> String {
    let calls = MadeUpCalls(of: name, in: reader.codes)
    var types = innerTypes(of: name)
    var lines = ""
    // What is set once it is made: `intent.pier = pier`.
    for (property, value) in sketch.members where !["title", "description"].contains(property) {
      guard value.parameters == nil, declared[name]?.contains(property) != true else { continue }
      let type = corrected(type(of: property, value, path: name, nested: &types), property, name)
      let standard = type.hasSuffix("?") ? "nil" : likelyValue(property, type, value) ?? made(type, value)
      lines += "  var `\(property)`: \(type)" + (standard.map { " = \($0)" } ?? "?") + "\n"
    }
    // A function of the project's own may ask for one that runs in the app.
    let kind = reader.codes.contains { $0.text.holds("LiveActivityIntent") } ? "LiveActivityIntent" : "AppIntent"
    let text = """
      struct \(name): \(kind) {
        static let title: LocalizedStringResource = "\(name)"
      \(types)\(lines)  init() {}

      """
    return text + calls.initializers(isEmptyKnown: true) { _ in "" } + calls.types
      + "  func perform() async throws -> some IntentResult { .result() }\n}\n"
  }

  /// What somebody chooses for a widget.
  func configuration(_ name: String, _ sketch: ValueSketch) -> String {
    var types = innerTypes(of: name)
    var lines = ""
    for (property, value) in sketch.members where !["title", "description"].contains(property) {
      let type = corrected(type(of: property, value, path: name, nested: &types), property, name)
      if value.parameters != nil { continue }
      let standard = likelyValue(property, type, value) ?? made(type, value)
      let isPlain = ["String", "Int", "Double", "Bool"].contains(type)
      let wrapper = isPlain ? "@Parameter(title: \"\(Self.words(property))\", default: \(standard ?? "0")) " : ""
      lines += "  \(wrapper)var `\(property)`: \(type)" + (isPlain ? "" : standard.map { " = \($0)" } ?? "") + "\n"
    }
    return """
      struct \(name): WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "\(Self.words(name))"
      \(types)\(lines)  init() {}
      }

      """
  }

  /// The properties of a class, each with a value.
  private func stored(_ name: String, _ sketch: ValueSketch, _ types: inout String) -> String {
    sketch.members.compactMap { property, value -> String? in
      guard !["fetchRequest", "entity", "id", "self"].contains(property),
        declared[name]?.contains(property) != true
      else { return nil }
      let type = corrected(type(of: property, value, path: name, nested: &types), property, name)
      guard value.parameters == nil else { return computed(property, type, value, &types).map { Self.lines($0, "") } }
      return likelyValue(property, type, value).map { "  var `\(property)`: \(type) = \($0)\n" }
    }.joined()
  }

  /// An object of a database of Core Data, whose tables are empty.
  func object(_ name: String, _ sketch: ValueSketch) -> String {
    var types = ""
    let lines = stored(name, sketch, &types)
    return """
      class \(name): NSManagedObject {
      \(types)\(lines)  class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: "\(name)") }
      }

      """
  }

  /// A model of SwiftData.
  func model(_ name: String, _ sketch: ValueSketch) -> String {
    var types = innerTypes(of: name)
    let lines = stored(name, sketch, &types)
    let isIdentified = sketch.members.contains { $0.name == "id" }
    return "final class \(name): PersistentModel {\n\(types)\(lines)"
      + (isIdentified ? "  var id = UUID()\n" : "") + "  init() {}\n"
      + MadeUpCalls(of: name, in: reader.codes).initializers(isEmptyKnown: true) { _ in "" } + "}\n"
  }

  /// The database of an app, as Xcode's template has it.
  static func database(_ name: String) -> String {
    """
    final class \(name) {
      static var shared: \(name) { \(name)() }
      let container = NSPersistentContainer(name: "\(name)")
      var persistentContainer: NSPersistentContainer { container }
      var viewContext: NSManagedObjectContext { container.viewContext }
    }

    """
  }
}
