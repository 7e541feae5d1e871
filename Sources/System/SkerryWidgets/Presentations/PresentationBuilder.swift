import FoundationEssentials
import SkerryCells
import SkerryViews

/// Builds the picture of one presentation from an activity's views.
struct PresentationBuilder {
  let presentation: LiveActivityPresentation
  let activityID: String
  let isStale: Bool
  let environment: PresentationEnvironment
  let families: [ActivityFamily]
  let pass: RenderPass

  func rendering(of views: ActivityViews) -> PresentationRendering {
    switch presentation {
    case .lockScreen, .banner, .watch: card(views)
    case .compact: compact(views.island(activityID, isStale))
    case .compactLeading: side(views.island(activityID, isStale), .compactLeading)
    case .compactTrailing: side(views.island(activityID, isStale), .compactTrailing)
    case .minimal: minimal(views.island(activityID, isStale))
    case .expanded: expanded(views.island(activityID, isStale))
    }
  }

  private var ground: CellColor { CellColor(environment.ground) }

  private func finish(_ root: any SurfaceLayout, columns: Int, background: RGB) -> PresentationRendering {
    let rendering = ViewRendering(
      pass: pass, root: SurfaceNode(root, pass: pass), frame: ViewRendering.Frame(columns: columns, mostRows: nil),
      ground: Cell.blank(on: ground))
    return PresentationRendering(rendering, background: background)
  }

  // MARK: The card

  private func card(_ views: ActivityViews) -> PresentationRendering {
    let context = ViewContext(environment: environment.values(isDark: false, supported: families), pass: pass)
    let isSmall = environment.activityFamily == .small
    let metrics = environment.metrics
    let columns = isSmall ? ScreenMetrics.smallCardColumns : metrics.cardColumns
    let rows = isSmall ? ScreenMetrics.smallCardRows...ScreenMetrics.smallCardRows : ScreenMetrics.cardRows
    let content =
      isSmall && !families.contains(.small) ? sidesInARow(views, context) : views.content(activityID, isStale)
    let node = context.single(VStack { content })
    let isDark = context.environment.colorScheme == .dark
    let background = pass.preference(BackgroundTintPreference.self) ?? Paint(RGBA(hex: isDark ? 0x000000 : 0xFFFFFF))
    let root = CardSurface(
      node, background: background, size: CellSize(columns: columns, rows: rows.upperBound),
      leastRows: rows.lowerBound, ground: ground, pass: pass)
    let tint = background.representative
    return finish(
      root, columns: columns, background: tint.rgb.blended(over: environment.ground, opacity: tint.alpha))
  }

  /// The picture on a Watch of an activity without a small card: both compact sides next to each other.
  private func sidesInARow(_ views: ActivityViews, _ context: ViewContext) -> AnyView {
    let island = views.island(activityID, isStale)
    return AnyView(
      HStack {
        island.compactLeading
        Spacer()
        island.compactTrailing
      }
      .padding(.horizontal, Points.perColumn))
  }

  // MARK: The island

  private func islandContext(_ island: DynamicIsland) -> ViewContext {
    if let url = island.url { pass.register(widgetURL: url) }
    return ViewContext(environment: environment.values(isDark: true, supported: families), pass: pass)
  }

  private func keyline(_ island: DynamicIsland, _ context: ViewContext) -> RGBA? {
    island.keyline.map { $0._paint(in: context.environment).representative }
  }

  private static let black = RGB(hex: 0x000000)

  private func compact(_ island: DynamicIsland) -> PresentationRendering {
    let context = islandContext(island)
    let root = CompactSurface(
      leading: context.row(island.compactLeading), trailing: context.row(island.compactTrailing),
      margins: island.margins, metrics: environment.metrics, keyline: keyline(island, context), ground: ground)
    return finish(root, columns: environment.metrics.pillColumns, background: Self.black)
  }

  private func side(_ island: DynamicIsland, _ mode: DynamicIslandMode) -> PresentationRendering {
    let context = islandContext(island)
    let view = mode == .compactLeading ? island.compactLeading : island.compactTrailing
    let part = IslandPart(
      context.row(view), name: mode == .compactLeading ? "compact leading" : "compact trailing",
      columns: environment.metrics.sideColumns, margins: island.margins[mode] ?? ContentMargins())
    let columns = environment.metrics.sideColumns
    return pill(part, columns: columns, island, context)
  }

  private func minimal(_ island: DynamicIsland) -> PresentationRendering {
    let context = islandContext(island)
    let part = IslandPart(
      context.row(island.minimal), name: "minimal", columns: ScreenMetrics.minimalColumns,
      margins: island.margins[.minimal] ?? ContentMargins())
    return pill(part, columns: ScreenMetrics.minimalColumns, island, context)
  }

  private func pill(
    _ part: IslandPart, columns: Int, _ island: DynamicIsland, _ context: ViewContext
  ) -> PresentationRendering {
    let root = SinglePillSurface(
      part, columns: columns, keyline: keyline(island, context), ground: ground)
    return finish(root, columns: columns, background: Self.black)
  }

  private func expanded(_ island: DynamicIsland) -> PresentationRendering {
    let context = islandContext(island)
    let root = ExpandedIslandSurface(
      island.regions, margins: island.margins[.expanded] ?? ContentMargins(), metrics: environment.metrics,
      keyline: keyline(island, context), ground: ground, context: context)
    return finish(root, columns: environment.metrics.cardColumns, background: Self.black)
  }
}
