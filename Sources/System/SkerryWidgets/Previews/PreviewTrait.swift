import SkerryViews

/// What Xcode's previews are described by.
nonisolated public struct Preview: Sendable {
  /// The traits of a view's preview.
  public struct ViewTraits: Sendable {}
}

/// How a preview is laid out in Xcode, and what stands around it.
nonisolated public struct PreviewTrait<T>: Sendable {
  /// What the trait makes of the view; `nil` where it only concerns Xcode's canvas.
  let modify: (@Sendable @MainActor (AnyView) -> AnyView)?

  init(modify: (@Sendable @MainActor (AnyView) -> AnyView)? = nil) { self.modify = modify }
}

nonisolated extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the content; here a preview has the size of its surface.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// As the phone is held by default.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A size in points; here a preview has the size of its surface.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  /// Upright, as surfaces are anyway.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upside down; surfaces stay upright.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// Turned to the left; surfaces stay upright.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// Turned to the right; surfaces stay upright.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// As Assistive Access shows apps; surfaces stay as they are.
  public static var assistiveAccess: PreviewTrait { PreviewTrait() }

  /// What a modifier makes of the view.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    let apply = PreviewContexts.applying(modifier)
    return PreviewTrait { apply($0) }
  }
}

/// Puts previews into surroundings of their own, such as a store with samples.
/// A preview asks for one with `#Preview(traits: .modifier(Samples()))`.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// What a preview becomes.
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  /// Makes what the previews share, once.
  ///
  /// A preview is drawn at once: a context that waits for something leaves the view as it is.
  static func makeSharedContext() async throws -> Context
  /// Makes the view that is shown.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, for its modifier.
public struct PreviewModifierContent: PrimitiveView {
  let content: AnyView
  public func _makeNodes(in context: ViewContext) -> [Node] { content._makeNodes(in: context) }
}

/// What the modifiers of previews share, each made once.
@MainActor enum PreviewContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  /// What a modifier makes of a view; nothing where its context can't be had at once.
  static func applying<M: PreviewModifier>(_ modifier: M) -> @MainActor (AnyView) -> AnyView {
    { view in
      guard let context = context(of: M.self) else { return view }
      return AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
    }
  }

  private static func context<M: PreviewModifier>(of type: M.Type) -> M.Context? {
    if let known = made[ObjectIdentifier(type)] as? M.Context { return known }
    let answer = Answer<M.Context>()
    // Runs up to where the context waits for the first time, which most never do.
    Task.immediate { answer.value = try? await type.makeSharedContext() }
    if let value = answer.value { made[ObjectIdentifier(type)] = value }
    return answer.value
  }

  private final class Answer<Value> {
    var value: Value?
  }
}
