import SkerryCells

/// Where the parts of a field of a sheet lie on the screen, for whoever presses there.
nonisolated struct FieldPlace {
  let field: Int
  /// The columns of its value; before them stands its label.
  let value: Range<Int>
  /// What is seen of a written text, and the column where that begins.
  var text: (window: TextWindow, column: Int)?
  /// The columns of the arrows that go back and on.
  var arrows: (back: Int, forward: Int)?
}

extension FormDialog {
  /// Does what a finger does at a column of a field: it goes there, puts the cursor there, chooses.
  mutating func press(_ place: FieldPlace, column: Int) {
    if focus != place.field { move(to: place.field) }
    guard place.value.contains(column) else { return }
    if let arrows = place.arrows, column == arrows.back { return choose(-1) }
    if let arrows = place.arrows, column == arrows.forward { return choose(1) }
    if let text = place.text { return setCursor(text.window.cursor(at: column - text.column)) }
    choose(1)
  }
}
