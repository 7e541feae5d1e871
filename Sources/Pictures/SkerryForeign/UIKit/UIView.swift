#if Foundation
  import Foundation
  import SkerryViews

  // UIKit's views, as far as sources that an app shares with its widgets name them. Nothing of them is ever made or
  // drawn: as on a phone, a widget can't have them.

  /// A view of UIKit; never made.
  @MainActor open class UIView {
    /// In points.
    public var frame: CGRect
    /// In points.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// The color behind it.
    public var backgroundColor: UIColor?
    /// The color of its parts.
    public var tintColor: UIColor?
    /// Whether it is left out.
    public var isHidden = false
    /// How much of it shows, from 0 to 1.
    public var alpha: CGFloat = 1
    /// Below it.
    public private(set) var subviews: [UIView] = []
    /// Above it, which is nothing.
    public var superview: UIView? { nil }
    /// No view.
    public convenience init() { self.init(frame: .zero) }
    /// A view of a size.
    public init(frame: CGRect) { self.frame = frame }
    /// Puts a view below.
    public func addSubview(_ view: UIView) { subviews.append(view) }
    /// Takes it away.
    public func removeFromSuperview() {}
    /// Draws nothing.
    public func setNeedsDisplay() {}
    /// Lays nothing out.
    public func setNeedsLayout() {}
    /// Lays nothing out.
    open func layoutSubviews() {}
  }

  /// A page of UIKit; never made.
  @MainActor open class UIViewController {
    /// Its view.
    public var view: UIView! = UIView()
    /// No page.
    public init() {}
    /// Never called.
    open func viewDidLoad() {}
    /// Never called.
    open func viewWillAppear(_ animated: Bool) {}
    /// Never called.
    open func viewDidAppear(_ animated: Bool) {}
    /// Shows nothing.
    public func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    /// Shows nothing.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  }
  /// A page of views; never made.
  @MainActor open class UIHostingController<Content: View>: UIViewController {
    /// Its view.
    public var rootView: Content
    /// A page of a view.
    public init(rootView: Content) { self.rootView = rootView }
  }
  /// A window of UIKit; never made.
  @MainActor open class UIWindow: UIView {
    /// Its page.
    public var rootViewController: UIViewController?
  }

  /// What a view of UIKit is made with.
  @MainActor public struct UIViewRepresentableContext<Representable> {
    /// What the view depends on.
    public var environment: EnvironmentValues
  }

  /// A view of UIKit among views; widgets can't have one, and a label stands for it.
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == UIViewStandIn {
    /// The view of UIKit.
    associatedtype UIViewType: UIView
    /// What the view talks to.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    /// Never called.
    @MainActor func makeUIView(context: Context) -> UIViewType
    /// Never called.
    @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
  }
  extension UIViewRepresentable {
    public var body: UIViewStandIn { UIViewStandIn(name: "\(Self.self)") }
  }
  /// A page of UIKit among views; widgets can't have one, and a label stands for it.
  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == UIViewStandIn {
    /// The page of UIKit.
    associatedtype UIViewControllerType: UIViewController
    /// What the page talks to.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    /// Never called.
    @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
    /// Never called.
    @MainActor func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  }
  extension UIViewControllerRepresentable {
    public var body: UIViewStandIn { UIViewStandIn(name: "\(Self.self)") }
  }
  /// What stands for a view of UIKit: its name on the ground that a phone's widget shows in its place.
  public struct UIViewStandIn: View {
    let name: String
    public var body: some View {
      Label(name, systemImage: "nosign").font(.caption).foregroundStyle(.black).frame(maxWidth: .infinity)
        .background(.yellow)
    }
  }

  /// What an app is told by the system.
  @MainActor public protocol UIApplicationDelegate: AnyObject {}
  extension UIApplication {
    /// Why an app was started.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
    }
  }

  /// What is copied; nothing is.
  @MainActor public final class UIPasteboard {
    /// The person's.
    public static let general = UIPasteboard()
    /// A text.
    public var string: String?
  }
  /// How large a person wants text.
  public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let large = UIContentSizeCategory(rawValue: "L")
  }
  /// How a phone is held.
  public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    /// Upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// On its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }
#endif
