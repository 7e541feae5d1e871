import Testing

@testable import SkerryProjects

/// Previews as before Xcode 15 are found in the source.
@Suite struct PreviewProvidersTests {
  @Test("X06 X01 a PreviewProvider of a file gets a #Preview that shows what it shows; nothing else does")
  func found() {
    let source = PreviewProviders(
      """
      import SwiftUI
      @available(iOS 16.2, *)
      struct Order_Previews: PreviewProvider {
        static var previews: some View { Text("a") }
      }
      private final class Trip: Sendable, PreviewProvider {}
      extension Order {
        struct Inner_Previews: PreviewProvider {}
      }
      // struct Old_Previews: PreviewProvider {}
      struct Box<T: View> { let provider: PreviewProvider.Type }
      """)
    #expect(source.names == ["Order_Previews", "Trip", "Order.Inner_Previews"])
    #expect(
      source.source
        == "\n#Preview(\"Order\") { _previews(of: Order_Previews.self) }\n\n#Preview(\"Trip\") { _previews(of: Trip.self) }\n"
        + "\n#Preview(\"Inner\") { _previews(of: Order.Inner_Previews.self) }\n")
    #expect(PreviewProviders("struct A {}").source.isEmpty)
  }

  @Test("X06 X01 a PreviewProvider within a type is found, if it isn't private and no other type is between them")
  func nested() {
    let source = PreviewProviders(
      """
      struct Ferry: Widget {
        var body: some WidgetConfiguration { Tide { a } }
        struct Ferry_Previews: PreviewProvider {
          static var previews: some View { Text("a") }
        }
        private struct Hidden_Previews: PreviewProvider {}
        enum Deep { struct Deep_Previews: PreviewProvider {} }
      }
      """)
    #expect(source.names == ["Ferry.Ferry_Previews"])
  }

  @Test("X06 X01 a PreviewProvider within a condition is found, if it is one that an iPhone takes")
  func conditions() {
    let source = PreviewProviders(
      """
      #if DEBUG
        @available(iOS 16.2, *)
        struct Order_Previews: PreviewProvider {
          static var previews: some View { Text("a") }
        }
      #endif
      #if false
        struct Watch_Previews: PreviewProvider {}
      #else
        struct Phone_Previews: PreviewProvider {}
      #endif
      """)
    #expect(source.names == ["Order_Previews", "Phone_Previews"])
  }
}
