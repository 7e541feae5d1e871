import SwiftUI

/// The facts about the vault.
struct VaultFacts: Hashable, Sendable {
  /// As it was typed; `nil` if none is chosen.
  let path: String?
  /// `nil` if it isn't there.
  let noteCount: Int?
  let readCount: Int
  let waitingCount: Int
  let widgetCount: Int
  /// Whether what is written outlives the program.
  let isKept: Bool
  let isWatched: Bool
  /// How far the widget's queue has moved into the vault, in a sentence; `nil` while nothing is moved.
  let progress: String?
  let problems: [String]
}

/// Which folder is the vault, how it is doing, and everything that is wrong with it.
struct SettingsScreen: View {
  let facts: VaultFacts
  /// More don't fit the screen of a phone.
  private static let shownProblems = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Image(systemName: "folder").foregroundStyle(Color.wizTint).accessibilityHidden(true)
        Text(facts.path ?? "No vault is chosen").fontWeight(.semibold)
      }
      .accessibilityElement(children: .combine)
      Text(state).foregroundStyle(.secondary)
      if !facts.isKept {
        Text("This phone keeps nothing: its folders are in memory only.").foregroundStyle(.secondary)
      }
      if facts.waitingCount > 0 { NoticeView(text: waiting) }
      if let progress = facts.progress {
        NoticeView(text: progress)
      } else if facts.widgetCount > 0 {
        NoticeView(text: "\(Count.entries(facts.widgetCount)) in the widget's queue.")
      }
      ForEach(Array(facts.problems.prefix(Self.shownProblems).enumerated()), id: \.offset) {
        NoticeView(text: $0.element)
      }
      if facts.problems.count > Self.shownProblems {
        Text("and \(facts.problems.count - Self.shownProblems) more").foregroundStyle(.orange)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var state: String {
    guard facts.path != nil else { return "A folder of Markdown notes, such as an Obsidian vault: one note a day." }
    guard let count = facts.noteCount else { return "It can't be used now." }
    let watched = facts.isWatched ? " Edits by other programs appear at once." : ""
    return "\(Count.notes(count)), \(facts.readCount) read; entries stand below “## \(NoteOutline.title)”.\(watched)"
  }

  private var waiting: String {
    "\(Count.entries(facts.waitingCount)) \(facts.waitingCount == 1 ? "waits" : "wait") on this phone for the vault."
  }
}
