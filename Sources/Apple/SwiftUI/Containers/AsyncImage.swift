/// A picture from the network: as in a widget on a phone, only its placeholder is shown, because nothing is loaded while
/// a picture is drawn.
public struct AsyncImage<Content: View>: View {
  private let content: Content
  private let isArea: Bool

  /// A grey area where the picture would be.
  public init(url: URL?, scale: CGFloat = 1) where Content == Rectangle { (content, isArea) = (Rectangle(), true) }
  /// The placeholder.
  public init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> Content
  ) { (self.content, isArea) = (placeholder(), false) }
  /// The closure's view stands there before anything is loaded.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { (self.content, isArea) = (content(.empty), false) }

  public var body: some View {
    if isArea { content.foregroundStyle(.fill) } else { content }
  }
}

/// How far a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)
  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
