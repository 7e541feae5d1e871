import FoundationEssentials
import SkerryCells
import SkerryViews

/// The entries a provider made for one size of a widget, ready to be drawn.
public struct WidgetTimeline {
  /// The dates of the entries, in ascending order.
  public let dates: [Date]
  /// When the provider wants to be asked again: a date, or `nil` for never.
  public let reloadDate: Date?
  /// The size of the widget.
  public let family: WidgetFamily
  private let traits: WidgetTraits
  private let views: [AnyView]
  /// When the provider made it, on the phone's clock; the system draws all entries then, so that is their `Date()`.
  private let drawn: Date?

  init<Entry: TimelineEntry, Content: View>(
    _ entries: [Entry], _ policy: TimelineReloadPolicy, _ family: WidgetFamily, _ traits: WidgetTraits,
    _ content: (Entry) -> Content
  ) {
    // A sort that keeps the order of entries with equal dates, of which the last one counts.
    let given = entries.map { $0.date }
    let order = given.indices.sorted { (given[$0], $0) < (given[$1], $1) }
    dates = order.map { given[$0] }
    views = order.map { AnyView(content(entries[$0])) }
    switch policy.kind {
    case .atEnd: reloadDate = dates.last
    case .never: reloadDate = nil
    case .after(let date): reloadDate = date
    }
    self.family = family
    self.traits = traits
    drawn = PresentTime.virtual
  }

  /// A timeline that ends with the given entries; `nil` if one is of another type.
  init?<Entry: TimelineEntry, Content: View>(
    given entries: [any TimelineEntry], as type: Entry.Type, _ family: WidgetFamily, _ traits: WidgetTraits,
    _ content: (Entry) -> Content
  ) {
    let typed = entries.compactMap { $0 as? Entry }
    guard typed.count == entries.count else { return nil }
    self.init(typed, .never, family, traits, content)
  }

  /// The entry shown at an instant: the last one that has begun, else the first; `nil` without entries.
  public func entryIndex(at instant: Date) -> Int? {
    dates.lastIndex { $0 <= instant } ?? dates.indices.first
  }

  /// The date at which another entry takes over, `nil` if none does.
  public func nextEntryDate(after instant: Date) -> Date? {
    let shown = entryIndex(at: instant)
    return dates.first { $0 > instant && entryIndex(at: $0) != shown }
  }

  /// Draws the widget as it looks at an instant; what it returns moves on to later entries by itself.
  public func rendering(
    environment: PresentationEnvironment = PresentationEnvironment(), at instant: Date
  ) -> PresentationRendering {
    let isDark = environment.colorScheme == .dark || environment.isLuminanceReduced || family.isAccessory
    return PresentationRendering(
      background: RGB(hex: isDark ? 0x1C1C1E : 0xFFFFFF), at: instant
    ) { instant in
      let index = entryIndex(at: instant)
      let picture = environment.writing {
        PresentTime.standing(at: drawn ?? instant) { draw(index.map { views[$0] }, environment, instant) }
      }
      return (picture, nextEntryDate(after: instant))
    }
  }

  private func draw(_ view: AnyView?, _ environment: PresentationEnvironment, _ instant: Date) -> ViewRendering {
    let pass = environment.pass(at: instant, drawn: drawn)
    var values = environment.values(isDark: family.isAccessory, supported: [])
    values.widgetFamily = family
    values.widgetRenderingMode = family.isAccessory ? .vibrant : .fullColor
    values.showsWidgetContainerBackground = !family.isAccessory
    values[DrawsContainerKey.self] = !family.isAccessory
    let margin = traits.hasContentMargins && !family.isAccessory ? 16.0 : 0
    values.widgetContentMargins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    let context = ViewContext(environment: values, pass: pass)
    let content = view.flatMap { context.single($0) }
    let root = WidgetSurface(
      content, background: pass.preference(ContainerBackgroundPreference.self), family: family,
      ground: CellColor(environment.ground), isDark: values.colorScheme == .dark,
      margins: traits.hasContentMargins && !family.isAccessory, pass: pass)
    return ViewRendering(
      pass: pass, root: SurfaceNode(root, pass: pass),
      frame: ViewRendering.Frame(columns: family.cellSize.columns, mostRows: nil),
      ground: Cell.blank(on: CellColor(environment.ground)))
  }
}
