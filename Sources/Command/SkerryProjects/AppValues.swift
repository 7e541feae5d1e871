/// What the app around an extension says its activities hold.
///
/// Where no preview shows an activity, its values are made up. The code that begins one knows better: it names the driver,
/// says how long the timer runs and which state comes first. What it takes from models is followed to where those are
/// written down, such as the samples of a list.
struct AppValues {
  /// Lines of hints, as those of ``SampleWords`` are.
  private(set) var lines: [String] = []

  /// The properties that are filled with what another language hands over under a key.
  private var bridged: [String: Set<String>] = [:]
  private let reader: AppReader
  /// Those of the attributes and of their content.
  private let properties: Set<String>

  /// - Parameters:
  ///   - app: the Swift code of the whole project.
  ///   - sources: that of the extension.
  ///   - foreign: code of the project in other languages.
  ///   - keys: what the extension reads from stores and dictionaries.
  init(_ app: AppCode, of sources: [String], foreign: ForeignCode = ForeignCode(callers: []), keys: [String] = []) {
    reader = AppReader(app: app)
    let types = ActivityTypes(in: sources)
    properties = types.properties
    guard !types.names.isEmpty else { return }
    for making in makings(of: types) { take(making) }
    // A sample of what the content is made of says what agrees with each other.
    for (call, file) in reader.app.samples {
      let known = call.arguments.filter { $0.label.map(properties.contains) ?? false }
      if known.count > 2, !types.names.contains(call.name), !types.contents.contains(call.name) {
        take(Making(of: call, arguments(of: call, in: .none, file), .none, file))
      }
    }
    for (type, properties) in types.models.sorted(by: { $0.key < $1.key }) {
      model(type, properties, app.calls(of: type) + unnamed(properties, in: app.files(with: type)))
    }
    let known = Set(lines.compactMap { $0.hasPrefix("written") ? $0.split(separator: "\t").dropFirst().first : nil })
    for (name, text) in AppNamesakes(app, of: properties.filter { !known.contains($0[...]) }).texts {
      add("written", name, text)
    }
    // Where the phone's side takes a dictionary apart, only what it asks of that is meant.
    for name in bridged.isEmpty ? properties.union(keys) : Set(keys) { bridged[name, default: []].insert(name) }
    let all = foreign.callers + foreign.samples
    for text in foreign.callers {
      let found = ForeignValues(in: text, of: Set(bridged.keys), others: all.filter { $0 != text })
      for (key, value) in found.values {
        for name in (bridged[key] ?? []).sorted() { add(name, value) }
      }
      for (key, alias) in found.aliases {
        for name in (bridged[key] ?? []).sorted() { add("alias", name, alias) }
      }
    }
  }

  /// Where values of the attributes and contents are made: what begins an activity first, and nothing of its end.
  private func makings(of types: ActivityTypes) -> [Making] {
    var begun: [Making] = []
    var further: [Making] = []
    for name in types.names.sorted() {
      for file in reader.app.files(with: name) {
        for room in AppRoom.all(in: file) where !room.isOfEnd {
          for call in room.calls where isMaking(call, types) {
            let making = Making(of: call, arguments(of: call, in: room, file), room, file)
            if room.isOfBeginning { begun.append(making) } else { further.append(making) }
          }
        }
      }
    }
    return Self.fullestFirst(begun) + Self.fullestFirst(further)
  }

  /// The values of one making belong together: of several ways to begin an activity, the one that says most comes first.
  private static func fullestFirst(_ makings: [Making]) -> [Making] {
    makings.enumerated().sorted { one, other in
      (-one.element.known, one.offset) < (-other.element.known, other.offset)
    }.map(\.element)
  }

  /// What one call hands to an activity.
  private struct Making {
    struct Argument {
      let label: String
      let text: String
      let values: [AppValue]
    }
    let arguments: [Argument]
    /// How many of them say something, or are worked out by the app.
    let known: Int
    let room: AppRoom
    let file: String
    /// Whether nothing of it is done yet.
    let isAtBeginning: Bool

    init(of call: CodeCall, _ arguments: [Argument], _ room: AppRoom, _ file: String) {
      isAtBeginning = call.arguments.contains { SampleWords.isAtBeginning("\($0.label ?? ""): \($0.text))") }
      (self.arguments, self.room, self.file) = (arguments, room, file)
      known = arguments.count { argument in
        argument.values.contains { !$0.saysNothing }
          || argument.values.isEmpty && !["nil", "[]"].contains(argument.text)
      }
    }
  }

  private func arguments(of call: CodeCall, in room: AppRoom, _ file: String) -> [Making.Argument] {
    call.arguments.compactMap { label, text in
      guard let label, properties.contains(label) else { return nil }
      return Making.Argument(label: label, text: text, values: reader.values(of: text, in: room, file))
    }
  }

  private func isMaking(_ call: CodeCall, _ types: ActivityTypes) -> Bool {
    if types.names.contains(call.name) || types.contents.contains(call.name) { return true }
    let labels = call.arguments.compactMap(\.label)
    return call.name == "init" && !labels.isEmpty && labels.count == call.arguments.count
      && properties.isSuperset(of: labels)
  }

  private mutating func take(_ making: Making) {
    for argument in making.arguments {
      let (label, text, values) = (argument.label, argument.text, argument.values)
      for value in values where !(making.isAtBeginning && SampleWords.isOfBeginning(label, value.word ?? "")) {
        add(label, value)
      }
      for key in text.matches(of: /(?:\[|\bget\w*\()\s*"(\w+)"\s*[\])]/.wordBoundaryKind(.simple)) {
        bridged[String(key.output.1), default: []].insert(label)
      }
      if values.allSatisfy(\.saysNothing), let path = path(text, making) { add("alias", label, path) }
      if let unit = Self.unit(text) { add("unit", label, unit) }
    }
  }

  /// `String(format: "%.1f km", length)`: the unit behind a number that the app works out.
  private static func unit(_ text: String) -> String? {
    text.firstMatch(of: /\bformat:\s*"%[0-9.]*(?:f|l{0,2}d|@)\s?([A-Za-z°%\/]+)"/).map { String($0.output.1) }
  }

  /// `title: rower.name` is the name of a rower, `title: r.name` too where `r` is one, and `title: rower.name.fr` is French.
  private func path(_ text: String, _ making: Making) -> String? {
    guard
      let match = text.wholeMatch(
        of:
          /(?:self\.)?(?:[A-Za-z_]\w*[?!]?\.)*?([A-Za-z_]\w*)[?!]?\.(\w+)[?!]?(?:\.(?:en|de|fr|es|it|pt|ja|zh|ko|nl|localized|wrappedValue))?(?:\s*\?\?.*)?/
      )
    else {
      return nil
    }
    var owner = String(match.output.1)
    if owner.count < 4, let type = reader.type(of: owner, in: making.room, making.file), !Self.plainTypes.contains(type)
    {
      let stem = type.replacing(/(?:Model|Info|Data|State|Snapshot|Item|DTO|Dto|Record|Entity)$/, with: "")
      owner = (stem.isEmpty ? type : stem).prefix(1).lowercased() + (stem.isEmpty ? type : stem).dropFirst()
    }
    guard !["rawValue", "description"].contains(match.output.2) else { return nil }
    return "\(owner)\(match.output.2.prefix(1).uppercased())\(match.output.2.dropFirst())"
  }

  private static let plainTypes: Set<String> = ["String", "Int", "Double", "Any", "Date", "Dictionary", "Array"]

  /// What lists of the app's own hold: all makings of a type that say as much as the first.
  private mutating func model(
    _ type: String, _ properties: Set<String>, _ calls: [(call: CodeCall, room: AppRoom, file: String)]
  ) {
    let known = calls.filter { !$0.room.isOfEnd }.prefix(60).map { found in
      found.call.arguments.compactMap { argument -> (String, String)? in
        guard let label = argument.label, properties.contains(label),
          let word = reader.values(of: argument.text, in: found.room, found.file).first?.word
        else { return nil }
        return (label, word)
      }
    }
    guard let most = known.map(\.count).max(), most > 0, let first = known.first(where: { $0.count == most }) else {
      return
    }
    for values in known where values.map(\.0) == first.map(\.0) {
      for (label, word) in values { add("written", "\(type).\(label)", word, isRepeated: true) }
    }
  }

  /// Makings that leave the type's name out, as in a list of it: `[.init(name: "Skagen", minutes: 12)]`.
  private func unnamed(
    _ properties: Set<String>, in files: [String]
  ) -> [(call: CodeCall, room: AppRoom, file: String)] {
    guard properties.count > 1 else { return [] }
    return files.flatMap { file in
      AppRoom.all(in: file).flatMap { room in
        room.calls.filter { $0.name == "init" && Set($0.arguments.compactMap(\.label)) == properties }.map {
          ($0, room, file)
        }
      }
    }
  }

  private mutating func add(_ name: String, _ value: AppValue) {
    if case .moment(let seconds, let isPast) = value, isPast || seconds == nil {
      // When something was seen is no beginning of it.
      if !isPast || !name.contains(/(?i)stamp|updated|refreshed|fetched|sampled|synced|asOf/) {
        add(isPast ? "begins" : "ends", name, nil)
      }
    } else if case .template(let text) = value {
      add("shape", name, text)
    } else if case .clock(let isDay) = value {
      add(isDay ? "day" : "clock", name, nil)
    } else if case .instead(let text) = value {
      if value.word != nil { add("instead", name, text) }
    } else if let word = value.word, !Self.isWhole(name, value) {
      add("written", name, word)
    }
  }

  /// Whether all of something is done, as it is at its end.
  private static func isWhole(_ name: String, _ value: AppValue) -> Bool {
    guard value == .number(1) || value == .number(100) else { return false }
    return name.contains(/(?i)(?:progress|fraction|percent|percentage)$/)
  }

  private mutating func add(_ kind: String, _ name: String, _ word: String?, isRepeated: Bool = false) {
    guard SampleWords.isPlain(name), word.map(SampleWords.isPlain) ?? true else { return }
    let line = ([kind, name] + [word].compactMap { $0 }).joined(separator: "\t")
    if isRepeated || !lines.contains(line) { lines.append(line) }
  }
}
