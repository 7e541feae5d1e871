/// Why the program of an extension was ended by the extension's own code, read from what it said at its end.
public struct ExtensionCrash: Hashable, Sendable {
  /// What went wrong, as Swift words it.
  public private(set) var reason: String
  /// The user's file and line, where Swift names them.
  public private(set) var place: String?
  /// The function in which it happened, where it names one.
  public private(set) var function: String?
  /// Whether the values that were shown are made up, as no preview of the extension has any.
  public private(set) var wereValuesMadeUp = false

  /// - Parameters:
  ///   - lines: what the program wrote to its error stream.
  ///   - item: the extension, whose files have their own names there.
  public init?(in lines: [String], of item: WidgetExtension) {
    let module = GeneratedPackage.targetName(of: item)
    let functions = Self.functions(in: lines, of: item)
    if let fatal = lines.first(where: { $0.contains(Self.mark) }), let mark = fatal.firstRange(of: Self.mark) {
      let text = fatal[mark.upperBound...].drop { $0 == ":" || $0 == " " }
      reason = text.isEmpty ? "it gave up" : String(text)
      let head = fatal[..<mark.lowerBound].split(separator: ":")
      if let file = head.first, head.count >= 2, let line = Int(head[1]), file.hasPrefix(module + "/") {
        let name = String(file.dropFirst(module.count + 1))
        let path = item.sources.first { TextFile.name(of: $0) == name } ?? name
        place = "\(path):\(line)"
      }
      function = functions.first
    } else {
      // Where none of the extension's own functions was under way, nobody can say that it is the reason.
      guard let crash = lines.first(where: { $0.hasPrefix(Self.crash) }), !functions.isEmpty else { return nil }
      if lines.contains(where: Self.isFarDown) {
        reason = "it calls itself without end"
        // Below the gap stands what led there: functions that are there more than once all the same.
        let top = Array(lines.prefix { $0.trimmingBlanks != Self.gap })
        function = Self.repeated(Self.functions(in: top, of: item)).joined(separator: ", ")
      } else {
        let words = String(crash.dropFirst(Self.crash.count).prefix { $0 != "*" }).trimmingBlanks
        // Where in the C library that was says nothing.
        reason = words.hasPrefix("Aborted") ? "it gave up, as abort() does" : words
        function = functions.first
      }
    }
    wereValuesMadeUp = !item.sources.contains { path in
      let text = TextFile.read(path) ?? ""
      return text.contains("#Preview") || text.contains("previewContext(")
    }
  }

  /// How Swift begins its reasons; it tells them as text only.
  private static let mark = "Fatal error"

  /// How Swift begins to tell of a signal that an instruction caused, and what it says of it a line later.
  private static let (signal, crash) = ("*** Signal ", "*** Program crashed: ")

  /// Whether a line says why a program ends.
  public static func isReason(_ line: String) -> Bool {
    line.contains(mark) || line.hasPrefix(crash) || line.hasPrefix(signal) && line.contains("Backtracing")
  }

  /// Whether a line names a function that so many others were called by as no program needs.
  private static func isFarDown(_ line: String) -> Bool {
    guard let number = line.prefixMatch(of: /\s*(\d+)\s.*0x/)?.output.1 else { return false }
    return Int(number) ?? 0 >= mostFrames
  }

  private static let mostFrames = 2000
  /// What stands for the functions that nobody wants to read.
  private static let gap = "..."

  /// The functions that call each other in turn.
  private static func repeated(_ functions: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for name in functions { counts[name, default: 0] += 1 }
    var names: [String] = []
    for name in functions where counts[name] ?? 0 > 1 && !names.contains(name) { names.append(name) }
    return Array((names.isEmpty ? functions : names).prefix(3))
  }

  /// The innermost function of the extension's own among those that the runtime names.
  public static func function(in lines: [String], of item: WidgetExtension) -> String? {
    functions(in: lines, of: item).first
  }

  /// All of the extension's own, the innermost first.
  private static func functions(in lines: [String], of item: WidgetExtension) -> [String] {
    let module = GeneratedPackage.targetName(of: item)
    // A frame: “5 0x000055d8 Card.body.getter + 411 in W_1a2b”; what the compiler made for itself says nothing.
    let frames = lines.filter { $0.hasSuffix(" in \(module)") || $0.contains(" in \(module) ") }
    return frames.compactMap(function)
  }

  private static func function(_ frame: String) -> String? {
    guard let address = frame.firstRange(of: "0x"),
      let start = frame[address.upperBound...].firstIndex(of: " "), let end = frame[start...].firstRange(of: " + ")
    else { return nil }
    var name = String(frame[start..<end.lowerBound].drop { $0 == " " })
    // What the compiler put into another function says so before its name.
    if name.hasPrefix("["), let close = name.firstIndex(of: "]") {
      name = String(name[name.index(after: close)...].drop { $0 == " " })
    }
    guard name != "main", !name.hasSuffix("_main"), !name.hasPrefix("<"), !name.contains("thunk") else { return nil }
    if let closure = name.ranges(of: " in ").last { name = String(name[closure.upperBound...]) }
    guard !name.isEmpty else { return nil }
    return name.hasSuffix(".getter") ? String(name.dropLast(7)) : name
  }

  /// The sentence for the person who wrote the code.
  public var sentence: String {
    let scene = [place, function.map { "in \($0)" }].compactMap { $0 }.joined(separator: ", ")
    let hint = wereValuesMadeUp ? ". Its values were made up; with a #Preview of yours they are the ones you mean" : ""
    return "The extension's own code ended the program" + (scene.isEmpty ? "" : " (\(scene))") + ": \(reason)" + hint
  }
}
