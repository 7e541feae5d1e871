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
  var focus = 0 {
    didSet {
      lift = 0
      cursor = .max
      isBrowsing = false
    }
  }
  /// Where typing goes on in the focused text: the characters before the cursor, or more of them than there are.
  private var cursor = Int.max
  /// Whether the focused text was chosen from what is offered, so that both arrows go on choosing.
  private var isBrowsing = false
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
      if index == focus { cursor = .max }
      isUntouched.remove(index)
      isOffered.remove(index)
    }
  }

  /// The fields that no longer say what they said first.
  var filled: [DashboardStanding.Field] {
    fields.indices.filter { values[$0] != fields[$0].firstValue }
      .map { DashboardStanding.Field(label: fields[$0].label, value: values[$0]) }
  }

  /// Puts in what was typed into a sheet like this one, field by field as they are called; returns what has no field here.
  mutating func fill(with others: [DashboardStanding.Field]) -> [DashboardStanding.Field] {
    var draft: [String: String] = [:]
    var lost: [DashboardStanding.Field] = []
    for other in others {
      guard let field = fields.first(where: { $0.label == other.label && $0.canSay(other.value) }) else {
        lost.append(other)
        continue
      }
      draft[field.id] = other.value
    }
    fill(with: draft)
    return lost
  }

  /// The label of the focused field, and where its cursor stands.
  var place: (label: String?, cursor: Int?) {
    guard fields.indices.contains(focus) else { return (nil, nil) }
    return (fields[focus].label, takesText ? edited(focus).cursor : nil)
  }

  /// Goes to a field by its label, and puts the cursor there.
  mutating func go(to label: String?, cursor: Int?) {
    guard let field = fields.firstIndex(where: { $0.label == label }) else { return }
    if field != focus { move(to: field) }
    if let cursor, takesText { self.cursor = EditedText(values[field], cursor: cursor).cursor }
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

  /// A field's text with the cursor, which stands at the end of those that have no focus.
  func edited(_ index: Int) -> EditedText { EditedText(values[index], cursor: index == focus ? cursor : .max) }

  mutating func handle(_ key: Key) -> DialogOutcome {
    switch key {
    case .escape: return .closes
    case .control("c"): return .leaves
    case .tab: if !complete() { move(1) }
    case .down: move(1)
    case .backTab, .up: move(-1)
    case .left: step(-1)
    case .right: step(1)
    case .enter: return send()
    case .pageUp: lift = min(lift + Self.page, 2 * focus + 12)
    case .pageDown: lift = max(0, lift - Self.page)
    case .character(let character): type(character)
    default: if takesText { edit(key) } else { erase(key) }
    }
    return .stays
  }

  /// The keys that move the cursor and erase, as at a shell.
  private mutating func edit(_ key: Key) {
    switch key {
    case .home, .control("a"): edit { $0.moveToStart() }
    case .end, .control("e"): edit { $0.moveToEnd() }
    case .control("b"): edit { $0.move(by: -1) }
    case .control("f"): edit { $0.move(by: 1) }
    case .backspace: edit { $0.eraseCharacterBefore() }
    // Before a selected text there is nothing behind the cursor to erase but the text itself.
    case .delete, .control("d"):
      if isOffered.contains(focus) { replace(with: "") } else { edit { $0.eraseCharacterBehind() } }
    case .control("w"): edit { $0.eraseWordBefore() }
    case .control("u"): edit { $0.eraseAllBefore() }
    case .control("k"): edit { $0.eraseAllBehind() }
    default: break
    }
  }

  /// Changes the focused text, or only where its cursor stands.
  private mutating func edit(_ change: (inout EditedText) -> Void) {
    var text = edited(focus)
    change(&text)
    if text.text == values[focus] {
      isOffered.remove(focus)
      isBrowsing = false
    } else {
      replace(with: text.text)
    }
    cursor = text.cursor
  }

  /// Puts the cursor behind so many characters of the focused text.
  mutating func setCursor(_ count: Int) { edit { $0 = EditedText($0.text, cursor: count) } }

  /// The rows that the keys for pages move.
  private static let page = 3

  /// The first row that is seen where there is room for so many: as far up as the focused field allows.
  func firstRow(notes: Int, room: Int) -> Int { max(0, notes + 2 * (focus + 1) - room - lift) }

  private mutating func move(_ distance: Int) {
    guard !fields.isEmpty else { return }
    move(to: (focus + distance + fields.count) % fields.count)
  }

  mutating func move(to field: Int) {
    if !values[focus].isEmpty { isUntouched.remove(focus) }
    focus = field
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
    cursor = .max
    isBrowsing = false
    isUntouched.remove(focus)
    isOffered.remove(focus)
    problem = nil
    findOffers()
  }

  /// Takes back what was chosen, where nothing need be.
  private mutating func erase(_ key: Key) {
    guard fields.indices.contains(focus), [.backspace, .delete, .control("u")].contains(key) else { return }
    if case .choice = fields[focus].kind, !fields[focus].isRequired { replace(with: "") }
  }

  private mutating func insert(_ character: Character) {
    if isOffered.contains(focus) { replace(with: "") }
    edit { $0.insert(character) }
  }

  private mutating func type(_ character: Character) {
    guard fields.indices.contains(focus) else { return }
    switch fields[focus].kind {
    case .text(let limit):
      if isOffered.contains(focus) || values[focus].count < limit { insert(character) }
    case .number: if character.isNumber || character == "-" { insert(character) }
    case .choice(let words):
      if character == " " { step(1) }
      if let word = words.first(where: { $0.lowercased().hasPrefix(character.lowercased()) }) { replace(with: word) }
    case .toggle:
      if character == " " { step(1) }
      if character == "y" { replace(with: "yes") }
      if character == "n" { replace(with: "no") }
    }
  }

  /// Left and right choose a word, or count; in a text they move the cursor, and where it can't go on in that direction, or
  /// what stands there was chosen, they go through what is offered.
  private mutating func step(_ distance: Int) {
    guard fields.indices.contains(focus) else { return }
    if takesText, case .text = fields[focus].kind {
      let text = edited(focus)
      let isAtEdge = distance < 0 ? text.isAtStart : text.isAtEnd
      guard hasOffers, isAtEdge || isBrowsing || isOffered.contains(focus) else {
        return edit { $0.move(by: distance) }
      }
    }
    choose(distance)
  }

  private var hasOffers: Bool {
    fields[focus].completion == nil ? !fields[focus].suggestions.isEmpty : !offers.isEmpty
  }

  /// Goes to the next word, number or offered text, or to the one before.
  mutating func choose(_ distance: Int) {
    switch fields[focus].kind {
    case .text:
      guard hasOffers else { return }
      let isCompleted = fields[focus].completion != nil
      let texts = isCompleted ? offers : fields[focus].suggestions
      let present = texts.firstIndex(of: values[focus]) ?? (distance > 0 ? -1 : texts.count)
      replace(with: texts[(present + distance + texts.count) % texts.count])
      // A chosen text may be written on, and the others can still be chosen in its place.
      if isCompleted { offers = texts } else { isOffered.insert(focus) }
      isBrowsing = true
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
  /// Whether it can show a value at all: what is chosen must be among the words.
  fileprivate func canSay(_ value: String) -> Bool {
    switch kind {
    case .text, .number: true
    case .choice, .toggle: problem(with: value) == nil
    }
  }

  /// Whether its value is written rather than chosen.
  fileprivate var isTyped: Bool {
    switch kind {
    case .text, .number: true
    case .choice, .toggle: false
    }
  }
}
