import SkerryCells
import SwiftUI
import Testing

@testable import SkerryViews

/// Grids, readers, choices, guides, texts and layouts of an app's own.
@MainActor @Suite struct ContainerTableTests {
  @Test("X07 a reader of geometry takes everything, and places its content at the upper leading corner")
  func geometry() {
    LayoutCase.check([
      LayoutCase("in the corner", "a 0,0 40x16") { GeometryReader { _ in Box("a", 40, 16) } },
      LayoutCase("it knows its size", "a 0,0 80x32") {
        GeometryReader { Box("a", $0.size.width / 2, $0.size.height / 2) }
      },
      LayoutCase("as flexible as can be", "a 0,0 40x16; b 120,0 40x16") {
        HStack(alignment: .top, spacing: 0) {
          GeometryReader { _ in Box("a", 40, 16) }; Box("b", 40, 16)
        }
      },
      LayoutCase("in a frame", "a 0,0 80x32") {
        GeometryReader { Box("a", $0.size.width, $0.size.height) }.frame(width: 80, height: 32)
      },
      LayoutCase("as a background it has the size of what it lies behind", "a 0,0 80x32; b 0,0 80x32") {
        Box("a", 80, 32).background { GeometryReader { Box("b", $0.size.width, $0.size.height) } }
      },
    ])
  }

  @Test("X07 a grid's columns are as wide as their widest cell, its rows as high as their highest")
  func grids() {
    LayoutCase.check([
      LayoutCase("two by two", "a 0,0 40x16; b 40,0 80x16; c 0,16 40x16; d 40,16 80x16") {
        GridContainer(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 40, 16); Box("b", 80, 16)
          }
          GridRow {
            Box("c", 40, 16); Box("d", 80, 16)
          }
        }
      },
      LayoutCase("cells lie in the middle", "a 8,0 40x16; b 56,0 80x16; c 0,16 56x16; d 72,16 48x16") {
        GridContainer(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 40, 16); Box("b", 80, 16)
          }
          GridRow {
            Box("c", 56, 16); Box("d", 48, 16)
          }
        }
      },
      LayoutCase("or where the grid says", "a 0,0 40x16; b 56,0 80x16; c 0,16 56x16; d 56,16 48x16") {
        GridContainer(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 40, 16); Box("b", 80, 16)
          }
          GridRow {
            Box("c", 56, 16); Box("d", 48, 16)
          }
        }
      },
      LayoutCase("distances", "a 0,0 40x16; b 56,0 40x16; c 0,32 40x16; d 56,32 40x16") {
        GridContainer(horizontalSpacing: 16, verticalSpacing: 16) {
          GridRow {
            Box("a", 40, 16); Box("b", 40, 16)
          }
          GridRow {
            Box("c", 40, 16); Box("d", 40, 16)
          }
        }
      },
      LayoutCase("a row's own alignment", "a 0,32 40x16; b 40,0 40x48") {
        GridContainer(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .bottom) {
            Box("a", 40, 16); Box("b", 40, 48)
          }
        }
      },
      LayoutCase("a view outside of rows spans all columns", "a 0,0 40x16; b 40,0 40x16; c 0,16 80x16") {
        GridContainer(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 40, 16); Box("b", 40, 16)
          }
          Box("c", 80, 16)
        }
      },
      LayoutCase("a cell over two columns", "a 0,0 40x16; b 40,0 40x16; c 0,16 80x16") {
        GridContainer(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 40, 16); Box("b", 40, 16)
          }
          GridRow {
            Box("c", width: 16 ... .infinity, height: 16...16).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
          }
        }
      },
      LayoutCase("a column's alignment", "a 40,0 40x16; b 80,0 40x16; c 0,16 80x16; d 80,16 40x16") {
        GridContainer(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 40, 16).gridColumnAlignment(.trailing); Box("b", 40, 16)
          }
          GridRow {
            Box("c", 80, 16); Box("d", 40, 16)
          }
        }
      },
      LayoutCase("a flexible column takes what is left", "a 0,0 40x16; b 40,0 120x16") {
        GridContainer(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 40, 16); Box("b", width: 0 ... .infinity, height: 16...16)
          }
        }
      },
      LayoutCase("a short row leaves its last cells empty", "a 0,0 40x16; b 40,0 40x16; c 0,16 40x16") {
        GridContainer(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 40, 16); Box("b", 40, 16)
          }
          GridRow { Box("c", 40, 16) }
        }
      },
    ])
  }

  @Test("X07 columns of a lazy grid are fixed, flexible, or as many as there is room for")
  func lazyGrids() {
    func boxes(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { Box("\($0)", height: 16...16) } }
    LayoutCase.check([
      LayoutCase("fixed", "0 0,0 40x16; 1 40,0 80x16; 2 0,16 40x16") {
        LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(80), spacing: 0)], spacing: 0) {
          boxes(3)
        }
      },
      LayoutCase("flexible", "0 0,0 80x16; 1 80,0 80x16; 2 0,16 80x16") {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          boxes(3)
        }
      },
      LayoutCase("three flexible with distances", in: (176, 64), "0 0,0 48x16; 1 64,0 48x16; 2 128,0 48x16") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 16), count: 3), spacing: 0) { boxes(3) }
      },
      LayoutCase("fixed and flexible", "0 0,0 40x16; 1 40,0 120x16") {
        LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          boxes(2)
        }
      },
      LayoutCase("adaptive", "0 0,0 40x16; 1 40,0 40x16; 2 80,0 40x16; 3 120,0 40x16; 4 0,16 40x16") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) { boxes(5) }
      },
      LayoutCase("adaptive shares out what is left", "0 0,0 80x16; 1 80,0 80x16; 2 0,16 80x16") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 64), spacing: 0)], spacing: 0) { boxes(3) }
      },
      LayoutCase("adaptive with distances", "0 0,0 48x16; 1 56,0 48x16; 2 112,0 48x16; 3 0,16 48x16") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 48), spacing: 8)], spacing: 0) { boxes(4) }
      },
      LayoutCase("distances of rows", "0 0,0 80x16; 1 80,0 80x16; 2 0,32 80x16") {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 16) {
          boxes(3)
        }
      },
      LayoutCase("a least of a flexible one", in: (80, 64), "0 0,0 64x16; 1 64,0 16x16") {
        LazyVGrid(
          columns: [GridItem(.flexible(minimum: 64), spacing: 0), GridItem(.flexible(minimum: 16), spacing: 0)],
          spacing: 0
        ) { boxes(2) }
      },
      LayoutCase("a most of a flexible one", "0 0,0 40x16; 1 40,0 120x16") {
        LazyVGrid(
          columns: [GridItem(.flexible(minimum: 8, maximum: 40), spacing: 0), GridItem(.flexible(), spacing: 0)],
          spacing: 0
        ) { boxes(2) }
      },
    ])
  }

  @Test("X07 the first view that fits is shown, by its ideal size, or else the last one")
  func viewsThatFit() {
    LayoutCase.check([
      LayoutCase("the first", "a 0,0 120x16") {
        ViewThatFits {
          Box("a", 120, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("the second", in: (100, 64), "b 0,0 80x16") {
        ViewThatFits {
          Box("a", 120, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("the last", in: (40, 64), "b 0,0 80x16") {
        ViewThatFits {
          Box("a", 120, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("exactly", in: (120, 64), "a 0,0 120x16") {
        ViewThatFits {
          Box("a", 120, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("too high", "b 0,0 80x16") {
        ViewThatFits {
          Box("a", 120, 80); Box("b", 80, 16)
        }
      },
      LayoutCase("height doesn't matter across", "a 0,0 120x80") {
        ViewThatFits(in: .horizontal) {
          Box("a", 120, 80); Box("b", 80, 16)
        }
      },
      LayoutCase("width doesn't matter down", in: (100, 64), "a 0,0 120x16") {
        ViewThatFits(in: .vertical) {
          Box("a", 120, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("by the ideal size, then as large as offered", "a 0,0 160x64") {
        ViewThatFits {
          Box("a", ideal: (120, 16)); Box("b", 80, 16)
        }
      },
      LayoutCase("a row by all its views", in: (100, 64), "c 0,0 24x16") {
        ViewThatFits {
          HStack(spacing: 0) {
            Box("a", 80, 16); Box("b", 80, 16)
          }; Box("c", 24, 16)
        }
      },
    ])
  }

  @Test("X07 a guide of a view's own moves it against the others")
  func guides() {
    LayoutCase.check([
      LayoutCase("leading", "a 16,0 40x16; b 0,16 80x16") {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 16); Box("b", 80, 16).alignmentGuide(.leading) { _ in 16 }
        }
      },
      LayoutCase("trailing", "a 24,0 40x16; b 0,16 80x16") {
        VStack(alignment: .trailing, spacing: 0) {
          Box("a", 40, 16); Box("b", 80, 16).alignmentGuide(.trailing) { $0.width - 16 }
        }
      },
      LayoutCase("half of the width", "a 40,0 40x16; b 0,16 80x16") {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 16); Box("b", 80, 16).alignmentGuide(.leading) { $0.width / 2 }
        }
      },
      LayoutCase("top", "a 0,16 40x16; b 40,0 40x48") {
        HStack(alignment: .top, spacing: 0) {
          Box("a", 40, 16); Box("b", 40, 48).alignmentGuide(.top) { _ in 16 }
        }
      },
      LayoutCase("bottom", "a 0,16 40x16; b 40,0 40x48") {
        HStack(alignment: .bottom, spacing: 0) {
          Box("a", 40, 16); Box("b", 40, 48).alignmentGuide(.bottom) { _ in 32 }
        }
      },
      LayoutCase("another guide than the stack's changes nothing", "a 0,0 40x16; b 0,16 80x16") {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 16); Box("b", 80, 16).alignmentGuide(.trailing) { _ in 16 }
        }
      },
      LayoutCase("negative", "a 0,0 40x16; b 16,16 80x16") {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 16); Box("b", 80, 16).alignmentGuide(.leading) { _ in -16 }
        }
      },
      LayoutCase("in depth", "a 0,0 80x48; b 16,16 16x16") {
        ZStack(alignment: .topLeading) {
          Box("a", 80, 48)
          Box("b", 16, 16).alignmentGuide(.leading) { _ in -16 }.alignmentGuide(.top) { _ in -16 }
        }
      },
    ])
  }

  @Test("X07 a text is as wide as its words, breaks into the room there is, and keeps its lines where told")
  func texts() {
    func sized(_ text: some View) -> some View { text.background { Box("t") } }
    LayoutCase.check([
      LayoutCase("one line", "t 0,0 24x16") { sized(Text("abc")) },
      LayoutCase("two lines", in: (40, 160), "t 0,0 40x32") { sized(Text("abcde fgh")) },
      LayoutCase("one line only", in: (40, 160), "t 0,0 40x16") { sized(Text("abcde fgh").lineLimit(1)) },
      LayoutCase("as many as fit", in: (40, 32), "t 0,0 40x32") { sized(Text("abcde fghij klmno")) },
      LayoutCase("its ideal size", in: (40, 160), "t 0,0 72x16") { sized(Text("abcde fgh").fixedSize()) },
      LayoutCase("as high as it needs", in: (40, 16), "t 0,0 40x32") {
        sized(Text("abcde fgh").fixedSize(horizontal: false, vertical: true))
      },
      LayoutCase("room for three lines", "t 0,0 24x48") { sized(Text("abc").lineLimit(3, reservesSpace: true)) },
      LayoutCase("room for no more than it needs", "t 0,0 24x16") { sized(Text("abc").lineLimit(3)) },
      LayoutCase("lines of its own", "t 0,0 40x32") { sized(Text("abc\ndefgh")) },
      LayoutCase("a text in a frame", "t 0,0 80x32") { sized(Text("abc").frame(width: 80, height: 32)) },
      LayoutCase("a text before a spacer", "a 136,0 24x16; t 0,0 24x16") {
        HStack(spacing: 0) {
          sized(Text("abc")); Spacer(); Box("a", 24, 16)
        }
      },
      LayoutCase("a text may shrink, a box not", in: (80, 16), "a 40,0 40x16; t 0,0 40x16") {
        HStack(spacing: 0) {
          sized(Text("abcdefgh").lineLimit(1)); Box("a", 40, 16)
        }
      },
      LayoutCase("its first line in a row", "a 0,0 40x32; t 40,16 24x16") {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Box("a", 40, 32); sized(Text("abc"))
        }
      },
    ])
  }

  @Test("X07 a layout of an app's own measures its views in offers of its own and places them where it wants")
  func ownLayouts() {
    LayoutCase.check([
      LayoutCase("equally wide", "a 0,0 80x16; b 80,0 80x16") {
        EqualWidths {
          Box("a", width: 0 ... .infinity, height: 16...16, ideal: (40, 16));
          Box("b", width: 0 ... .infinity, height: 16...16, ideal: (80, 16))
        }
      },
      LayoutCase("as one view of a row", "a 0,0 40x16; b 40,0 40x16; c 80,0 80x16") {
        HStack(alignment: .top, spacing: 0) {
          EqualWidths {
            Box("a", width: 0 ... .infinity, height: 16...16, ideal: (40, 16));
            Box("b", width: 0 ... .infinity, height: 16...16, ideal: (40, 16))
          }
          Box("c", 80, 16)
        }
      },
      LayoutCase("from a middle", "a 64,16 32x32") { Centered { Box("a", 32, 32) } },
      LayoutCase("any of two, stacked", "a 0,0 40x16; b 0,16 40x16") {
        AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) {
          Box("a", 40, 16); Box("b", 40, 16)
        }
      },
      LayoutCase("any of two, in a row", "a 0,0 40x16; b 40,0 40x16") {
        AnyLayout(HStackLayout(spacing: 0)) {
          Box("a", 40, 16); Box("b", 40, 16)
        }
      },
    ])
  }
}

/// All views as wide as the widest wants to be.
private struct EqualWidths: Layout {
  private func width(_ subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: width(subviews) * CGFloat(subviews.count), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = width(subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// The first view in the middle of everything.
private struct Centered: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
