import SkerryDevice

/// A preview of a widget extension and one of its states, as they were asked for on the command line.
nonisolated struct PreviewChoice {
  let app: InstalledApp
  let preview: AppPreview
  /// From 0.
  let state: Int

  /// The title of a picture.
  var title: String {
    preview.stateNames.count > 1 ? "\(preview.title) · \(preview.name(ofState: state))" : preview.title
  }

  /// Reads a number or a name, with a state behind a dot or without: `2`, `2.3`, `Order`, `Order.3`, `Order.delayed`,
  /// and `delayed` alone where only one preview has a state of this name. Large and small letters are the same.
  ///
  /// Throws a ``CommandFailure`` if there is no such preview or state.
  init(_ text: String, among apps: [InstalledApp] = Skerry.installedApps.withLock({ $0 })) throws {
    let all = apps.flatMap { app in app.previews.map { (app, $0) } }
    guard !all.isEmpty else {
      throw CommandFailure(
        "--preview: this program has no #Preview; it chooses one of a widget extension that is a program of its own.")
    }
    if let (app, preview) = Self.find(text, among: all) {
      (self.app, self.preview, state) = (app, preview, 0)
      try Self.check(0, of: preview)
      return
    }
    if let dot = text.lastIndex(of: "."),
      let (app, preview) = Self.find(String(text[..<dot]), among: all)
    {
      let wanted = String(text[text.index(after: dot)...])
      let known = preview.stateNames.indices.map { preview.name(ofState: $0) }
      let index = Int(wanted).map { $0 - 1 } ?? known.firstIndex { Self.same($0, wanted) }
      guard let index else {
        throw CommandFailure.noSuch("state", wanted, of: "“\(preview.title)”", known: known)
      }
      try Self.check(index, of: preview)
      (self.app, self.preview, state) = (app, preview, index)
      return
    }
    let named = all.flatMap { app, preview in
      preview.stateNames.indices.filter { preview.stateNames[$0].map { Self.same($0, text) } ?? false }
        .map { (app, preview, $0) }
    }
    // The same state in several previews of one activity: the first will do, its presentation is chosen by --surface.
    guard let first = named.first else {
      throw CommandFailure.noSuch(
        "preview", text, known: all.map(\.1.title), listing: all.count > 6 ? "\(Skerry.programName) list" : nil)
    }
    guard
      named.allSatisfy({ $0.1.attributesType == first.1.attributesType && first.1.attributesType != nil })
        || named.count == 1
    else {
      let choices = named.map { "\($1.title).\($1.name(ofState: $2))" }.joined(separator: ", ")
      throw CommandFailure("Several previews have a state “\(text)”; say which: \(choices).")
    }
    (app, preview, state) = first
  }

  private typealias Found = (InstalledApp, AppPreview)

  private static func find(_ text: String, among all: [Found]) -> Found? {
    all.first { same($0.1.title, text) } ?? all.first { "\($0.1.number)" == text }
  }

  private static func same(_ one: String, _ other: String) -> Bool { one.lowercased() == other.lowercased() }

  private static func check(_ state: Int, of preview: AppPreview) throws {
    let count = preview.stateNames.count
    guard !(0..<count).contains(state) else { return }
    throw CommandFailure(
      count == 0
        ? "“\(preview.title)” has no states, so there is nothing to show."
        : count == 1
          ? "“\(preview.title)” has only one state; leave the number out."
          : "“\(preview.title)” has \(count) states; choose one from \(preview.number).1 to \(preview.number).\(count)."
    )
  }

  /// The completions of the option: numbers, and names where they are single words.
  static func completions(of apps: [InstalledApp] = Skerry.installedApps.withLock({ $0 })) -> [String] {
    let previews = apps.flatMap(\.previews)
    return previews.flatMap { preview in
      let states = preview.stateNames.indices.map { "\(preview.number).\($0 + 1)" }
      return ["\(preview.number)"] + (states.count > 1 ? states : [])
    } + Set(previews.flatMap(\.stateNames).compactMap(\.self)).sorted()
  }
}
