import FoundationEssentials
import SkerryCells
import SkerryViews

extension ViewRendering {
  /// Any view by itself, as wide as given and as high as it wants.
  public convenience init(_ view: AnyView, columns: Int, in environment: PresentationEnvironment, at instant: Date) {
    let pass = environment.pass(at: instant)
    let context = ViewContext(environment: environment.values(isDark: false, supported: []), pass: pass)
    self.init(
      pass: pass, root: context.single(VStack { view }), frame: Frame(columns: columns, mostRows: nil),
      ground: Cell.blank(on: CellColor(environment.ground)))
  }
}
