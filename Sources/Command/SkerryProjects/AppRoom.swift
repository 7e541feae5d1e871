/// A function of an app, a property that is worked out, or what stands in a file before the first one: names mean the same in
/// all of it.
struct AppRoom: Sendable {
  /// A parameter as it is declared: `for rower: Rower = .none`.
  struct Parameter: Sendable {
    /// What is written before an argument for it; `nil` for none.
    var label: String?
    var name: String
    var type: String
    var initial: String?
  }

  /// Its name; `init` of an initializer, and nothing outside of all functions.
  let name: String
  let parameters: [Parameter]
  /// From its name to the next function.
  let code: String
  let calls: [CodeCall]
  /// Whether what is handed over here is that of an activity which is over, paused or went wrong.
  let isOfEnd: Bool

  /// The rooms of a source, in their order.
  static func all(in source: String) -> [AppRoom] { known.value(of: source, make) }

  private static let known = KnownTexts<[AppRoom]>()

  private static func make(_ source: String) -> [AppRoom] {
    let heads = source.matches(
      of:
        /\bfunc\s+(\w+)\s*(?:<[^>\n]*>)?\(|(?m:^)[ \t]*(?:\w+[ \t]+)*(init)\??\(|(?m:^)[ \t]*(?:\w+[ \t]+)*var\s+(\w+)\s*:\s*[^=\n{]+\{[ \t]*\n/
    )
    var rooms = [AppRoom(name: "", signature: "", code: source[..<(heads.first?.range.lowerBound ?? source.endIndex)])]
    for (place, head) in heads.enumerated() {
      let end = place + 1 < heads.count ? heads[place + 1].range.lowerBound : source.endIndex
      let code = source[head.range.upperBound..<end]
      let name = head.output.1 ?? head.output.2 ?? head.output.3 ?? ""
      let signature = head.output.3 == nil ? BareCode.inside(code) : code.prefix(0)
      let body = head.output.3 == nil ? code[signature.endIndex...].dropFirst() : code
      rooms.append(AppRoom(name: String(name), signature: signature, code: body))
    }
    return rooms
  }

  private init(name: String, signature: Substring, code: Substring) {
    self.name = name
    parameters = BareCode.parts(signature).compactMap { text in
      guard
        let match = text.wholeMatch(
          of: /\s*(?:@\w+\s+)*(\w+)(?:\s+(\w+))?\s*:\s*(?:@\w+\s+|inout\s+)*([^=]+?)\s*(?:=\s*([\s\S]+?))?\s*/)
      else { return nil }
      let label = match.output.1 == "_" ? nil : String(match.output.1)
      return Parameter(
        label: label, name: String(match.output.2 ?? match.output.1), type: String(match.output.3),
        initial: match.output.4.map(String.init))
    }
    self.code = String(code)
    calls = CodeCall.all(in: self.code)
    isOfEnd = Self.isOfEnd(name) || Self.endsOnly(calls)
  }

  /// Whether activities are ended here, and none is begun or goes on.
  private static func endsOnly(_ calls: [CodeCall]) -> Bool {
    let names = calls.map(\.name)
    return names.contains("end") && !names.contains("request") && !names.contains("update")
  }
  /// Whether a function of a name ends something.
  static func isOfEnd(_ name: String) -> Bool { name.contains(ends) }
  private static var ends: Regex<Substring> {
    /^(?:end|stop|finish|cancel|complete|dismiss|clear|expire|fail|pause|reset|abort)(?:ped|led|ed|d)?(?![a-z])|(?:End|Ended|Stop|Stopped|Finish|Finished|Cancel|Cancelled|Complete|Completed|Dismiss|Clear|Expired|Failed|Failure|Pause|Paused|Reset|Stale|Offline|Lost|Disconnect|Disconnected|Interrupted|Error)(?![a-z])/
  }
  /// Whether an activity is begun here.
  var isOfBeginning: Bool { code.contains(".request(") || name.contains(/(?i)start|begin|request|launch|create/) }
}
