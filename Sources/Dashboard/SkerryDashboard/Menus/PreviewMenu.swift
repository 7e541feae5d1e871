import SkerryDevice
import SkerryScreens

/// A preview of a view or a widget that somebody looks at, and which of its states.
nonisolated struct ShownPreview: Codable, Equatable {
  /// The name of the preview; an edited source may have another one of that name.
  var title: String
  /// From 0.
  var state: Int
}

/// Previews of views and widgets: activities are started instead.
extension Dashboard {
  /// Those of all apps.
  var previews: [AppPreview] { device.apps.flatMap(\.previews).filter { $0.attributesType == nil } }

  /// The preview that stands in the place of the presentations.
  var previewInFront: (preview: AppPreview, state: Int)? {
    guard let shown = shownPreview, let preview = previews.first(where: { $0.title == shown.title }),
      !preview.stateNames.isEmpty
    else { return nil }
    return (preview, min(shown.state, preview.stateNames.count - 1))
  }

  func askForPreview() {
    guard !previews.isEmpty else {
      return remark = "There is no #Preview of a view or a widget; the app starts those of activities."
    }
    let place = previewInFront.flatMap { shown in previews.firstIndex { $0.title == shown.preview.title } }
    show(previewMenu, selection: place.map { $0 + 1 } ?? 0)
  }

  var previewMenu: MenuDialog {
    let shown = previewInFront
    let activity = MenuDialog.Item(
      key: "a", title: "Selected activity", value: shown == nil ? "● shown" : "",
      details: ["Its presentations; the app starts what the previews of activities show."]
    ) { $0.shownPreview = nil }
    let items = previews.enumerated().map { index, preview in
      let count = preview.stateNames.count
      let isShown = preview.title == shown?.preview.title
      return MenuDialog.Item(
        key: index < 9 ? Character(String(index + 1)) : nil, title: preview.title,
        value: isShown ? "● shown" : count > 1 ? "\(count) states ›" : preview.summary,
        details: [preview.summary, preview.place]
      ) { dashboard in
        if count > 1 { dashboard.show(dashboard.stateMenu(of: preview)) } else { dashboard.show(preview, state: 0) }
      }
    }
    return MenuDialog(title: "Preview", items: [activity] + items)
  }

  private func stateMenu(of preview: AppPreview) -> MenuDialog {
    let shown = previewInFront
    let items = preview.stateNames.indices.map { index in
      let isShown = preview.title == shown?.preview.title && index == shown?.state
      return MenuDialog.Item(
        key: index < 9 ? Character(String(index + 1)) : nil,
        title: preview.stateNames[index] ?? "State \(index + 1)", value: isShown ? "● shown" : ""
      ) { $0.show(preview, state: index) }
    }
    return MenuDialog(title: preview.title, items: items)
  }

  /// Shows a preview, as of now, where it can be seen.
  func show(_ preview: AppPreview, state: Int) {
    shownPreview = ShownPreview(title: preview.title, state: state)
    device.renewPreviewPictures()
    scroll[.presentations] = nil
    if !layout.panes.contains(where: { $0.pane == .presentations }) { focus = .presentations }
  }

  /// Goes on to the next state, or the next preview.
  func selectPreview(distance: Int) {
    let all = previews.flatMap { preview in preview.stateNames.indices.map { (preview, $0) } }
    guard let shown = previewInFront,
      let place = all.firstIndex(where: { $0.0.title == shown.preview.title && $0.1 == shown.state })
    else { return }
    let (preview, state) = all[(place + distance + all.count) % all.count]
    show(preview, state: state)
  }

  /// Shows the first preview where there is no activity to look at: on a phone that was never used.
  public func showFirstPreview() {
    guard let preview = previews.first(where: { !$0.stateNames.isEmpty }) else { return }
    shownPreview = ShownPreview(title: preview.title, state: 0)
  }
}
