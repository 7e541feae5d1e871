import SkerryCells
import Testing

@testable import SkerryViews

/// Styles of apps that show what they style in the system's way.
@MainActor @Suite struct StyleInStyleTests {
  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("[")
        Label(configuration)
        Text("]")
      }
    }
  }

  private struct OwnParts: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label {
        configuration.title
      } icon: {
        Text("*")
      }
    }
  }

  @Test("X01 a label within a label's style has the system's look")
  func labels() {
    #expect(picture { Label("Gate", systemImage: "star.fill").labelStyle(Framed()) } == "[★ Gate]\n")
    #expect(picture { Label("Gate", systemImage: "star.fill").labelStyle(OwnParts()) } == "* Gate\n")
  }

  private struct Doubled: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        Gauge(value: configuration.value) { EmptyView() }
      }
    }
  }

  @Test("X01 a gauge within a gauge's style has the system's look")
  func gauges() {
    let text = picture(10) { Gauge(value: 0.5) { Text("Tank") }.gaugeStyle(Doubled()) }
    #expect(text.contains("Tank") && text.contains("━"), "\(text)")
  }

  private struct Switched: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 8) {
        Text("+")
        Toggle(isOn: .constant(configuration.isOn)) { configuration.label }
      }
    }
  }

  @Test("X01 a switch within a switch's style has the system's look")
  func switches() {
    let text = picture(20) { Toggle(isOn: .constant(true)) { Text("Fan") }.toggleStyle(Switched()) }
    #expect(text.contains("+ Fan"), "\(text)")
  }
}
