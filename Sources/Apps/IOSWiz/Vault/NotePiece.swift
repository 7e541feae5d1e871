import SwiftUI

/// An entry on its way to its place.
struct NotePiece {
  var line: EntryLine
  /// The end of its line, if it is to have another one than the others.
  var lineEnd = ""
  /// The lines that belong to it; those without an end get the note's.
  var belongings: [String] = []
  /// The blank lines that stand between it and the others.
  var gap: [String] = []
  /// Blank lines that keep text behind it from being a part of it.
  var behind: [String] = []

  /// With a list's marker; what belongs to it stands as far behind that as before.
  func with(_ marker: String) -> NotePiece {
    var changed = self
    let before = line.contentColumn
    changed.line.mark(marker)
    let columns = changed.line.contentColumn - before
    changed.belongings = belongings.map { line in
      // Text that goes on without being indented need not move.
      LineCursor(Array(line.utf8)[...]).column < before ? line : NoteLines.moved(line, by: columns)
    }
    return changed
  }

  /// How many items of lists it has, itself and those that belong to it.
  var itemCount: Int {
    var lines = NoteLines(Data())
    lines.insert([line.text] + belongings, at: 0)
    return NoteBlocks(lines, from: 0).items.count
  }
}
