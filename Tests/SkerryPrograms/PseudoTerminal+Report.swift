extension PseudoTerminal {
  /// What the harness saw; after a problem only what that was.
  public struct Report: Decodable, Sendable {
    public var ok: Bool
    public var problem: String?
    public var steps: [Found] = []
    public var exit: Exit?
    /// What is not as it was before the program.
    public var restored: [String] = []
    /// The main screen at the end.
    public var screen = ""
    /// All bytes, one character each.
    public var output = ""
    /// Those since the step `mark`.
    public var sinceMark = ""

    enum CodingKeys: String, CodingKey {
      case ok, problem, steps, exit, restored, screen, output
      case sinceMark = "since_mark"
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      func text(_ key: CodingKeys) throws -> String { try values.decodeIfPresent(String.self, forKey: key) ?? "" }
      ok = try values.decode(Bool.self, forKey: .ok)
      problem = try values.decodeIfPresent(String.self, forKey: .problem)
      steps = try values.decodeIfPresent([Found].self, forKey: .steps) ?? []
      exit = try values.decodeIfPresent(Exit.self, forKey: .exit)
      restored = try values.decodeIfPresent([String].self, forKey: .restored) ?? []
      (screen, output, sinceMark) = try (text(.screen), text(.output), text(.sinceMark))
    }
  }

  /// What a step found.
  public struct Found: Decodable, Sendable {
    public var text: String?
    public var styles: [[Run]]?
    public var alternate: Bool?
    public var restored: [String]?
    /// How often it woke while it was measured, and what it wrote then.
    public var wakes: Int?
    public var writes: Int?
    public var bytes: Int?
    public var threads: Int?
  }

  /// How the program ended.
  public struct Exit: Decodable, Equatable, Sendable {
    public var code: Int?
    public var signal: String?

    public init(code: Int? = nil, signal: String? = nil) {
      self.code = code
      self.signal = signal
    }
  }

  /// Cells beside each other that look the same.
  public struct Run: Decodable, Equatable, Sendable {
    public let count: Int
    /// Foreground, background, then names of attributes.
    public let style: [String]

    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      count = try values.decode(Int.self)
      style = try values.decode([String].self)
    }
  }
}
