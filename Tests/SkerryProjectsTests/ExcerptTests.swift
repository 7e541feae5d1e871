import Testing

@testable import SkerryProjects

@Suite("Parts of files that an extension shares with its app")
struct ExcerptTests {
  private let source = """
    import ActivityKit
    import ExpoModulesCore

    /// What both sides know.
    @available(iOS 16.2, *)
    public struct TideAttributes: ActivityAttributes {
      public struct ContentState: Codable, Hashable { var height: Double }
    }

    public class TideModule: Module {
      func definition() -> ModuleDefinition { Name("}") }
    }

    extension TideAttributes { var title: String { "x" } }
    """

  @Test("X01 what is wanted of a file stays, with its attributes and imports, and no line moves")
  func part() throws {
    let excerpt = try #require(Excerpt(of: source, names: ["TideAttributes"]))
    #expect(
      excerpt.text == """
        import ActivityKit
        import ExpoModulesCore


        @available(iOS 16.2, *)
        public struct TideAttributes: ActivityAttributes {
          public struct ContentState: Codable, Hashable { var height: Double }
        }





        extension TideAttributes { var title: String { "x" } }
        """)
  }

  @Test("X01 constants and functions of an app's own file are parts of it, too, without the app")
  func globals() throws {
    let app = """
      import SwiftUI

      let accent = Color(
        red: 0.6, green: 0.2, blue: 0.2)
      let other = 1
      @main
      struct TideApp: App {
        var body: some Scene { WindowGroup { Text("}") } }
      }

      @ViewBuilder
      public func heading(_ title: String) -> some View {
        Text(title)
      }
      typealias Metres = Double
      """
    let excerpt = try #require(Excerpt(of: app, names: ["accent", "heading", "Metres"]))
    #expect(
      excerpt.text == """
        import SwiftUI

        let accent = Color(
          red: 0.6, green: 0.2, blue: 0.2)






        @ViewBuilder
        public func heading(_ title: String) -> some View {
          Text(title)
        }
        typealias Metres = Double
        """)
  }

  @Test("X01 a file that declares nothing of what is wanted has no part of it")
  func nothing() { #expect(Excerpt(of: source, names: ["Moon"]) == nil) }
}
