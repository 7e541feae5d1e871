/// Views of packages that many projects fetch, as far as a widget shows them: something that says what would be there.
///
/// They are compiled beside a project's own sources where those import the package; its other names stay unknown.
enum StandIns {
  /// A package's module, what stands for it, and how the remark says so.
  struct StandIn {
    let module: String
    let source: String
    let remark: String
  }

  /// Those of some modules.
  static func of(_ modules: some Sequence<String>) -> [StandIn] {
    let wanted = Set(modules)
    return all.filter { wanted.contains($0.module) }
  }

  private static func picture(_ name: String, label: String) -> String {
    """
    struct \(name)<Content: View>: View {
      private let content: Content
      init(_ url: URL?) where Content == Rectangle { content = Rectangle() }
      init(url: URL?) where Content == Rectangle { content = Rectangle() }
      init<Loaded: View>(
        url: URL?, @ViewBuilder content: @escaping (Image) -> Loaded, @ViewBuilder placeholder: () -> Content
      ) { self.content = placeholder() }
      func placeholder<P: View>(@ViewBuilder _ make: () -> P) -> \(name)<P> { \(name)<P>(of: make()) }
      private init(of content: Content) { self.content = content }
      func resizable() -> Self { self }
      func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self { self }
      func fade(duration: Double) -> Self { self }
      func cancelOnDisappear(_ flag: Bool) -> Self { self }
      func cacheOriginalImage(_ flag: Bool = true) -> Self { self }
      func onSuccess(_ perform: ((Any) -> Void)?) -> Self { self }
      func onFailure(_ perform: ((any Error) -> Void)?) -> Self { self }
      func indicator(_ indicator: Any) -> Self { self }
      var body: some View { content.foregroundStyle(.fill).accessibilityLabel("\(label)") }
    }

    """
  }

  private static let network = "a picture from the network"
  private static let all = [
    StandIn(
      module: "Kingfisher", source: picture("KFImage", label: network), remark: "KFImage shows a grey area"),
    StandIn(
      module: "SDWebImageSwiftUI", source: picture("WebImage", label: network), remark: "WebImage shows a grey area"),
    StandIn(
      module: "CachedAsyncImage", source: picture("CachedAsyncImage", label: network),
      remark: "CachedAsyncImage shows its placeholder"),
    StandIn(
      module: "Lottie",
      source: """
        struct LottieView: View {
          init(animation: LottieAnimation?) {}
          func playing() -> Self { self }
          func looping() -> Self { self }
          var body: some View { Rectangle().foregroundStyle(.fill).accessibilityLabel("an animation") }
        }
        struct LottieAnimation { static func named(_ name: String) -> LottieAnimation? { LottieAnimation() } }

        """, remark: "LottieView shows a grey area"),
  ]
}
