/// A modifier that is made for an environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == ModifiedContent<Content, ResolvedModifier> {
  /// What it becomes.
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
extension EnvironmentalModifier {
  /// The content with the modifier for the environment around it.
  public func body(content: Content) -> ModifiedContent<Content, ResolvedModifier> {
    ModifiedContent(content: content, modifier: resolve(in: EnvironmentValues.current))
  }
}

/// A view made of data; nobody edits it on a surface.
public protocol DynamicViewContent<Data>: View {
  /// The data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

/// Makes a picture of a view. It is drawn in cells where it is shown, and has no pixels.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The room it is offered, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels of a point.
  public var scale: CGFloat = 1
  /// Whether it has no clear parts.
  public var isOpaque = false
  /// How colors are computed.
  public var colorMode = ColorRenderingMode.nonLinear
  /// Draws a view.
  public init(content view: Content) { content = view }
  /// The picture: the view on its own, in its own size or the one it is offered, as on a light screen.
  public var uiImage: UIImage? {
    // A renderer's environment is that of a light screen, whatever the surface is.
    let view = AnyView(
      content.frame(width: proposedSize.width, height: proposedSize.height)
        .environment(\.colorScheme, .light).foregroundStyle(.black))
    let size = PictureDrawing.idealSize(of: view)
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(drawing: PictureDrawing(size: nil) { view }, size: size)
  }
  /// The picture's pixels: none.
  public var cgImage: CGImage? { nil }
}

/// A rectangle whose corners are round.
@MainActor @preconcurrency
public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners
  /// The corners within a room, if there is one.
  func corners(in size: CGSize?) -> Corners?
}
/// The corners of a rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The radius of that corner in points; `nil` for that of the container.
  public var topLeading, topTrailing, bottomLeading, bottomTrailing: CGFloat?
  /// Corners of a radius in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(
      topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
  }
  /// Corners like those of the container.
  public static let concentric = RoundedRectangularShapeCorners(
    topLeading: nil, topTrailing: nil, bottomLeading: nil, bottomTrailing: nil)
}
extension Rectangle: RoundedRectangularShape {
  /// Sharp ones.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}
extension Capsule: RoundedRectangularShape {
  /// As round as the room allows.
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}
extension Circle: RoundedRectangularShape {
  /// As round as the room allows.
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}
