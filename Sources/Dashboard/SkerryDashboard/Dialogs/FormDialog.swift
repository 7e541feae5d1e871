import SkerryCells
import SkerryDevice
import SkerrySteps

/// A sheet to fill in, one field below the other, each with its problem beside it.
struct FormDialog {
  let title: String
  /// A remark above the fields.
  let note: String
  let fields: [AppField]
  var values: [String]
  var focus = 0 { didSet { lift = 0 } }
  /// Rows by which the window over notes and fields was moved up from the focused field, by the keys for pages.
  private(set) var lift = 0
  /// The number of the app's sheet that it is; `nil` for one of the dashboard's own.
  var sheet: Int?
  /// Whether a recording has what is done in the sheet.
  var isRecorded = true
  /// The problem with which the sheet came back.
  var problem: String?
  /// Sends the sheet; returns what is wrong with it, or `nil` when it is done.
  let submit: @MainActor (Dashboard, AppForm) -> String?
  private(set) var hasTriedToSubmit = false
  private var isUntouched: Set<Int>
  /// Fields whose first value nobody has typed: typing takes its place, as over a selected text.
  private var isOffered: Set<Int>
  /// The ways in which the focused text may go on from what was written last.
  private(set) var offers: [String] = []

  init(
    title: String, note: String = "", fields: [AppField], submit: @escaping @MainActor (Dashboard, AppForm) -> String?
  ) {
    self.title = title
    self.note = note
    self.fields = fields
    self.submit = submit
    values = fields.map(\.firstValue)
    isUntouched = Set(fields.indices)
    isOffered = Set(fields.indices.filter { fields[$0].isTyped && !fields[$0].initialValue.isEmpty })
    findOffers()
  }

  /// Puts in what was typed before.
  mutating func fill(with draft: [String: String]) {
    for index in fields.indices {
      guard let value = draft[fields[index].id], value != values[index] else { continue }
      values[index] = value
      isUntouched.remove(index)
      isOffered.remove(index)
    }
  }

  var form: AppForm { AppForm(Dictionary(zip(fields.map(\.id), values), uniquingKeysWith: { first, _ in first })) }

  /// The problem of a field, as far as it should be told already.
  func problem(of index: Int) -> String? {
    isUntouched.contains(index) && !hasTriedToSubmit ? nil : fields[index].problem(with: values[index])
  }

  /// Whether what is typed takes the place of a field's value.
  func isReplacedByTyping(_ index: Int) -> Bool { isOffered.contains(index) }

  /// Whether the focused field is written rather than chosen.
  var takesText: Bool { fields.indices.contains(focus) && fields[focus].isTyped }

  mutating func handle(_ key: Key) -> DialogOutcome {
    switch key {
    case .escape: return .closes
    case .control("c"): return .leaves
    case .tab: if !complete() { move(1) }
    case .down: move(1)
    case .backTab, .up: move(-1)
    case .left: step(-1)
    case .right: step(1)
    case .end: isOffered.remove(focus)
    case .enter: return send()
    case .pageUp: lift = min(lift + Self.page, 2 * focus + 12)
    case .pageDown: lift = max(0, lift - Self.page)
    case .backspace, .delete: erase()
    case .control("u"): replace(with: "")
    case .character(let character): type(character)
    default: break
    }
    return .stays
  }

  /// The rows that the keys for pages move.
  private static let page = 3

  /// The first row that is seen where there is room for so many: as far up as the focused field allows.
  func firstRow(notes: Int, room: Int) -> Int { max(0, notes + 2 * (focus + 1) - room - lift) }

  private mutating func move(_ distance: Int) {
    guard !fields.isEmpty else { return }
    if !values[focus].isEmpty { isUntouched.remove(focus) }
    focus = (focus + distance + fields.count) % fields.count
    findOffers()
  }

  private mutating func findOffers() {
    offers = fields.indices.contains(focus) ? fields[focus].completion?.offers(values[focus]) ?? [] : []
  }

  /// Goes on with the focused text as far as there is only one way; returns whether there was any.
  private mutating func complete() -> Bool {
    guard fields.indices.contains(focus), let completion = fields[focus].completion else { return false }
    let offers = completion.offers(values[focus])
    guard let first = offers.first else { return false }
    let common = offers.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    guard common != values[focus], common.hasPrefix(values[focus]) else { return false }
    replace(with: common)
    return true
  }

  private mutating func replace(with value: String) {
    values[focus] = value
    isUntouched.remove(focus)
    isOffered.remove(focus)
    problem = nil
    findOffers()
  }

  private mutating func erase() {
    switch fields[focus].kind {
    case .text, .number: replace(with: String(values[focus].dropLast()))
    case .choice: if !fields[focus].isRequired { replace(with: "") }
    case .toggle: break
    }
  }

  private mutating func type(_ character: Character) {
    let start = isOffered.contains(focus) ? "" : values[focus]
    switch fields[focus].kind {
    case .text(let limit): if start.count < limit { replace(with: start + String(character)) }
    case .number: if character.isNumber || character == "-" { replace(with: start + String(character)) }
    case .choice(let words):
      if character == " " { step(1) }
      if let word = words.first(where: { $0.lowercased().hasPrefix(character.lowercased()) }) { replace(with: word) }
    case .toggle:
      if character == " " { step(1) }
      if character == "y" { replace(with: "yes") }
      if character == "n" { replace(with: "no") }
    }
  }

  /// Left and right choose a word, or count; in a text they go through what is entered often, or keep what is there.
  private mutating func step(_ distance: Int) {
    switch fields[focus].kind {
    case .text:
      let isCompleted = fields[focus].completion != nil
      let texts = isCompleted ? offers : fields[focus].suggestions
      guard !texts.isEmpty else { return _ = isOffered.remove(focus) }
      let present = texts.firstIndex(of: values[focus]) ?? (distance > 0 ? -1 : texts.count)
      replace(with: texts[(present + distance + texts.count) % texts.count])
      // A chosen text may be written on, and the others can still be chosen in its place.
      if isCompleted { offers = texts } else { isOffered.insert(focus) }
    case .number(let range):
      let value = Int(values[focus]).map { $0 + distance } ?? range.lowerBound
      replace(with: String(min(max(value, range.lowerBound), range.upperBound)))
    case .choice(let words):
      guard !words.isEmpty else { return }
      let index = words.firstIndex(of: values[focus]).map { ($0 + distance + words.count) % words.count } ?? 0
      replace(with: words[index])
    case .toggle: replace(with: values[focus] == "yes" ? "no" : "yes")
    }
  }

  private mutating func send() -> DialogOutcome {
    hasTriedToSubmit = true
    if let wrong = fields.indices.first(where: { problem(of: $0) != nil }) {
      focus = wrong
      return .stays
    }
    let form = form
    let submit = submit
    let copy = self
    return .runs { dashboard in
      if let problem = submit(dashboard, form) {
        var again = copy
        again.problem = problem
        dashboard.dialog = .form(again)
        if dashboard.dialog == nil { dashboard.remark = problem }
      }
    }
  }
}

extension String {
  /// The common beginning of two texts.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

extension AppField {
  /// Whether its value is written rather than chosen.
  fileprivate var isTyped: Bool {
    switch kind {
    case .text, .number: true
    case .choice, .toggle: false
    }
  }
}
