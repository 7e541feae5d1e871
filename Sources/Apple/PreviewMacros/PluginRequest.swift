/// A question of the compiler, as far as these macros need it: an object with a single key, its kind.
struct PluginRequest: Decodable {
  var getCapability: Anything?
  var loadPluginLibrary: Anything?
  var expandFreestandingMacro: Expansion?
  var expandAttachedMacro: Attachment?

  struct Anything: Decodable {}

  /// One use of a macro.
  struct Expansion: Decodable {
    /// The beginning of all names made by this use.
    var discriminator: String
    var syntax: Syntax
    /// The declarations around it, the innermost first.
    var lexicalContext: [Syntax]?
  }

  /// One use of a macro that is attached to a declaration.
  struct Attachment: Decodable {
    var macro: Macro
    /// The part that is asked for: `accessor` or `peer`.
    var macroRole: String
    var declSyntax: Syntax
    /// The declaration around it, if there is one.
    var parentDeclSyntax: Syntax?
    /// The declarations around it, the innermost first: an extension is told here only.
    var lexicalContext: [Syntax]?
  }

  /// The macro's own name in this program, which the source of `SkerryWidgets` gives it.
  struct Macro: Decodable {
    var typeName: String
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
