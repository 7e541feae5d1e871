import SkerryTesting
import SwiftUI

/// Views that are put together from others, in surroundings that previews share.
struct Shelf<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      Group(subviews: content) { jars in
        Text("\(jars.count) jars, first:")
        if let first = jars.first { first.bold() }
        ForEach(subviews: jars.dropFirst().isEmpty ? AnyView(EmptyView()) : AnyView(jars)) { jar in
          HStack {
            Text("-"); jar
          }
        }
      }
    }
  }
}

extension EnvironmentValues {
  @Entry var heat = 0
}

struct Stove: View {
  @Environment(\.heat) private var heat
  var degrees: Binding<Int>

  var body: some View { Text("level \(heat), \(degrees.wrappedValue)°") }
}

/// What is made once for all previews.
struct WarmKitchen: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 3 }
  func body(content: Content, context: Int) -> some View { content.environment(\.heat, context) }
}

/// Surroundings that aren't there at once.
struct SlowKitchen: PreviewModifier {
  static func makeSharedContext() async throws -> Int {
    await Task.yield()
    return 9
  }
  func body(content: Content, context: Int) -> some View { content.environment(\.heat, context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var warm: Self = .modifier(WarmKitchen())
}

#Preview("Warm", traits: .warm, .sizeThatFitsLayout) {
  @Previewable @State var degrees = 80
  Stove(degrees: $degrees)
}

#Preview("Slow", traits: .modifier(SlowKitchen())) {
  @Previewable @State var degrees = 20
  Stove(degrees: $degrees)
}

#Preview("Shelf") {
  Shelf {
    Text("Plums")
    Text("Pears")
  }
}

#Preview("Names of iOS 26") {
  VStack {
    Button("Boil") {}.buttonStyle(.glassProminent)
    Button("Stop") {}.buttonStyle(.glass)
    Text("Steam").colorEffect(ShaderLibrary.steam(.float(3), .color(.red), .boundingRect))
      .padding(.horizontal).background(.red, in: .rect(corners: .concentric(minimum: .fixed(12))))
  }
}
