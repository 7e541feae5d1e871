/// A question of the compiler, as far as a freestanding macro needs it: an object with a single key, its kind.
struct PluginRequest: Decodable {
  var getCapability: Anything?
  var loadPluginLibrary: Anything?
  var expandFreestandingMacro: Expansion?

  struct Anything: Decodable {}

  /// One use of a macro.
  struct Expansion: Decodable {
    /// The beginning of all names made by this use.
    var discriminator: String
    var syntax: Syntax
  }

  struct Syntax: Decodable {
    /// As it stands in the file, with the comments before it.
    var source: String
    var location: Location?
  }

  struct Location: Decodable {
    /// The module and the file.
    var fileID: String
    /// Where the macro's own line is, comments left out.
    var line: Int
  }
}
