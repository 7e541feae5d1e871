import SkerryCells
import SkerryDevice
import SkerryViews

/// What a screen reader says of a dialog.
extension DialogPicture {
  /// The elements in their order: the title, what it asks or lists, and the keys that answer.
  func spoken(_ dialog: Dialog) -> [SpokenElement] {
    let content: [SpokenElement]
    switch dialog {
    case .form(let form): content = spoken(form)
    case .menu(let menu): content = spoken(menu)
    case .confirmation(let question): content = heading(question.title) + [Self.element(question.message)]
    case .help(let help): content = heading("Keys") + spoken(help)
    case .reading(let text): content = heading(text.title) + text.text.map { Self.element($0) }
    }
    return content + hints(of: dialog).map { Self.element($0.title, hint: $0.key, traits: ["button"]) }
  }

  /// Words that may be anybody's, made harmless as they are on the screen.
  private static func element(
    _ label: String, value: String = "", hint: String = "", traits: [String] = []
  ) -> SpokenElement {
    func harmless(_ text: String) -> String { CellText(text).description }
    return SpokenElement(label: harmless(label), value: harmless(value), hint: harmless(hint), traits: traits)
  }

  private func spoken(_ help: HelpDialog) -> [SpokenElement] {
    let entries = help.found(in: helpLines).map { Self.element($0.text, value: $0.keys) }
    guard let search = help.search else { return entries }
    let field = Self.element("Search", value: search.isEmpty ? "empty" : search, traits: ["text field", "selected"])
    return [field] + (entries.isEmpty ? [Self.element(Self.nothingFound)] : entries)
  }

  private func heading(_ title: String) -> [SpokenElement] { [Self.element(title, traits: ["heading"])] }

  private func spoken(_ form: FormDialog) -> [SpokenElement] {
    let remarks = [form.note, form.problem ?? ""].filter { !$0.isEmpty }.map { Self.element($0) }
    let fields = form.fields.indices.map { index in
      let field = form.fields[index]
      return Self.element(
        field.label, value: form.values[index].isEmpty ? "empty" : form.values[index],
        hint: form.problem(of: index) ?? field.hint,
        traits: [trait(of: field.kind)] + (index == form.focus ? ["selected"] : []))
    }
    return heading(form.title) + remarks + fields
  }

  private func trait(of kind: AppField.Kind) -> String {
    switch kind {
    case .toggle: "switch"
    case .choice, .number: "adjustable"
    case .text: "text field"
    }
  }

  private func spoken(_ menu: MenuDialog) -> [SpokenElement] {
    let items = menu.items.indices.map { index in
      let item = menu.items[index]
      let isSelected = index == menu.selection
      return Self.element(
        item.title, value: item.value, hint: isSelected ? item.details.joined(separator: " ") : "",
        traits: ["button"] + (isSelected ? ["selected"] : []))
    }
    return heading(menu.title) + items
  }
}
