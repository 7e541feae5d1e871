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
    switch presentation.traits.layout {
    case .card, .smallCard: card(views)
    case .bothSides(let leading, let trailing): pill(leading, trailing, views.island(activityID, isStale))
    case .pill(let piece): pill(piece, views.island(activityID, isStale))
    case .expanded: expanded(views.island(activityID, isStale))
    }
  }

  private var ground: CellColor { CellColor(environment.ground) }
  private var columns: Int { presentation.traits.columns(on: environment.metrics) }

  /// - Parameter columns: the width; `nil` for as many as the content takes.
  private func finish(_ root: any SurfaceLayout, columns: Int?, background: RGB) -> PresentationRendering {
    let rendering = ViewRendering(
      pass: pass, root: SurfaceNode(root, pass: pass), frame: ViewRendering.Frame(columns: columns, mostRows: nil),
      ground: Cell.blank(on: ground))
    return PresentationRendering(rendering, background: background)
  }

  // MARK: The card

  private func card(_ views: ActivityViews) -> PresentationRendering {
    let context = ViewContext(environment: environment.values(isDark: false, supported: families), pass: pass)
    let isSmall = environment.activityFamily == .small
    let traits = isSmall ? LiveActivityPresentation.watch.traits : presentation.traits
    let (columns, rows) = (traits.columns(on: environment.metrics), traits.rows)
    let content =
      isSmall && !families.contains(.small) ? sidesInARow(views, context) : views.content(activityID, isStale)
    let node = context.single(VStack { content })
    let isDark = context.environment.colorScheme == .dark
    let background = pass.preference(BackgroundTintPreference.self) ?? Paint(RGBA(hex: isDark ? 0x000000 : 0xFFFFFF))
    let root = CardSurface(
      node, background: background, size: CellSize(columns: columns, rows: rows.upperBound),
      leastRows: rows.lowerBound, ground: ground,
      isDimmed: environment.isLuminanceReduced, pass: pass)
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

  private func islandContext(_ island: DynamicIsland, isPill: Bool) -> ViewContext {
    if let url = island.url { pass.register(widgetURL: url) }
    var values = environment.values(isDark: true, supported: families)
    values.values.isInPill = isPill
    return ViewContext(environment: values, pass: pass)
  }

  private func keyline(_ island: DynamicIsland, _ context: ViewContext) -> Paint? {
    island.keyline?._paint(in: context.environment)
  }

  private static let black = RGB(hex: 0x000000)

  private func pill(
    _ leading: IslandPiece, _ trailing: IslandPiece, _ island: DynamicIsland
  ) -> PresentationRendering {
    let context = islandContext(island, isPill: true)
    let root = CompactSurface(
      leading: part(leading, island, context), trailing: part(trailing, island, context),
      metrics: environment.metrics, keyline: keyline(island, context), ground: ground)
    return finish(root, columns: columns, background: Self.black)
  }

  private func pill(_ piece: IslandPiece, _ island: DynamicIsland) -> PresentationRendering {
    let context = islandContext(island, isPill: true)
    let root = SinglePillSurface(
      part(piece, island, context), columns: piece.columns(environment.metrics), keyline: keyline(island, context),
      ground: ground)
    return finish(root, columns: nil, background: Self.black)
  }

  private func part(_ piece: IslandPiece, _ island: DynamicIsland, _ context: ViewContext) -> IslandPart {
    IslandPart(
      context.row(piece.content(island)), name: piece.name, columns: piece.columns(environment.metrics),
      margins: island.margins[piece.mode] ?? ContentMargins(), mostBeyond: piece.mostBeyond)
  }

  private func expanded(_ island: DynamicIsland) -> PresentationRendering {
    let context = islandContext(island, isPill: false)
    let root = ExpandedIslandSurface(
      island.regions, margins: island.margins[.expanded] ?? ContentMargins(), metrics: environment.metrics,
      keyline: keyline(island, context), ground: ground, context: context)
    return finish(root, columns: columns, background: Self.black)
  }
}
