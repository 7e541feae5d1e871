import Testing

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
    /// All that it wrote.
    public var output = Written()
    /// What it wrote since the step `mark`.
    public var sinceMark = Written()

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
      (screen, output, sinceMark) = try (text(.screen), Written(text(.output)), Written(text(.sinceMark)))
    }
  }

  /// The bytes that a program wrote, one character each. A failed test tells their number and not all of their escape
  /// sequences.
  public struct Written: Sendable, CustomTestStringConvertible {
    public let text: String

    init(_ text: String = "") { self.text = text }

    public func contains(_ part: String) -> Bool { text.contains(part) }
    public var unicodeScalars: String.UnicodeScalarView { text.unicodeScalars }
    public var testDescription: String {
      let end = text.unicodeScalars.suffix(60).map { $0.escaped(asASCII: true) }.joined()
      return "\(text.utf8.count) bytes, the last of them \(end)"
    }
  }

  /// What a step found.
  public struct Found: Decodable, Sendable {
    /// How long it was measured, in seconds.
    public var seconds: Double?
    public var text: String?
    public var styles: [[Run]]?
    /// The column and the row of the cursor, unless it is hidden.
    public var cursor: [Int]?
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

extension PseudoTerminal.Report: CustomTestStringConvertible {
  /// How it ended; the rest is asked for where it matters.
  public var testDescription: String {
    let end = exit.map { "\($0.code.map { "code \($0)" } ?? "signal \($0.signal ?? "")")" } ?? "no end"
    return "\(steps.count) steps, \(end), \(restored.isEmpty ? "terminal restored" : "\(restored)")"
  }
}

extension PseudoTerminal.Found: CustomTestStringConvertible {
  public var testDescription: String {
    let numbers = [("wakes", wakes), ("writes", writes), ("bytes", bytes), ("threads", threads)]
    let told = numbers.compactMap { name, number in number.map { "\(name) \($0)" } }
    return told.isEmpty ? "a step's findings" : told.joined(separator: ", ")
  }
}
