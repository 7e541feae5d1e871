import Testing

@testable import SkerryProjects

/// Texts that are keys of a strings table which nobody brought.
@Suite struct KeysOfTextsTests {
  @Test("X01 texts that are keys of a strings table which is missing show the words of their keys")
  func keys() {
    let keys = KeysOfTexts(of: [
      """
      Text("ferry.live.title"); Label("ferry.next-pier", systemImage: "ferry.fill")
      Text("ferry.live.next-car \\(state.car) \\(state.count)")
      var word: LocalizedStringKey { state.isLate ? "ferry.late_again" : "ferry.onTime" }
      """
    ])
    #expect(keys.words["ferry.live.title"] == "Live" && keys.words["ferry.next-pier"] == "Next pier")
    #expect(keys.words["ferry.live.next-car %@ %lld"] == "Next car %@ %lld", "\(keys.words)")
    #expect(keys.words["ferry.late_again"] == "Late again" && keys.words["ferry.onTime"] == "On time")
    #expect(keys.words["ferry.fill"] == nil)
    #expect(keys.table.contains("\"ferry.next-pier\" = \"Next pier\";\n") && keys.remarks.count == 1)
  }

  @Test("X01 a site's name and a text of several words are no keys")
  func texts() {
    let keys = KeysOfTexts(of: [
      """
      Text("harbour.com"); Text("ferry.go"); Text("e.g. tea"); Text("pier.one is open"); Image(systemName: "bolt.fill")
      Text("ferry.title")
      """
    ])
    #expect(keys.words.isEmpty && keys.table.isEmpty && keys.remarks.isEmpty, "\(keys.words)")
  }
}
