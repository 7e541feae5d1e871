import Foundation
import SkerryCells
import SkerryTesting
import SkerryViews
import Testing

/// The examples of the guide do what the guide says.
@MainActor @Suite struct ExampleTests {
  /// A view as text, at the width it wants.
  private func text<V: View>(_ view: V) -> String {
    let pass = RenderPass(instant: .snapshotStart, textEnvironment: LiveTextEnvironment(timeZone: "UTC"))
    let context = ViewContext(environment: EnvironmentValues(), pass: pass)
    return ViewRendering(
      pass: pass, root: context.single(view), frame: .init(columns: nil, mostRows: nil), ground: .blank
    ).grid.plainText()
  }

  @Test("S04 the guide's new view measures, places and draws itself")
  func view() {
    let box = GroupBox("Gate") { SkerryViews.Text("B22, at 9:49") }
    #expect(
      text(box) == """
        ╭──────────────╮
        │ Gate         │
        │ B22, at 9:49 │
        ╰──────────────╯

        """)
  }

  @Test("S04 the guide's new app starts an activity, and its card counts down")
  func app() throws {
    let scene = try LiveActivityScene(TeaApp.self)
    #expect(try scene.perform("steep", ["name": "Assam", "minutes": "4"]) == nil)
    #expect(scene.activities.count == 1)
    #expect(try scene.picture(of: .lockScreen).grid.plainText().contains("Assam"))
    #expect(try scene.picture(of: .lockScreen).grid.plainText().contains("4:00"))
    scene.advance(by: 60)
    #expect(try scene.picture(of: .compact).grid.plainText().contains("3:00"))
  }
}
