import SkerryCells
import SwiftUI
import Testing

@testable import SkerryWidgets

/// Parts of a line that a layout of one's own sets apart.
@Suite struct SegmentTests {
  @Test("X07 parts that a layout sets apart by less than a column stay told apart", arguments: [2.0, 4])
  func ownLayout(_ gap: Double) throws {
    let studio = try BareWidget.studio(content: {
      EqualParts(gap: gap) { ForEach(0..<6, id: \.self) { _ in Capsule().fill(.orange).frame(height: 4) } }
    })
    let grid = try studio.draw(.lockScreen, .init()).grid
    let line = try #require(grid.plainText().split(separator: "\n").first { $0.contains("━") })
    #expect(line.split(whereSeparator: { $0 != "━" }).count == 6, "\(line)")
  }

  @Test("P04 bars of half a row are something to see, and an empty pill is nothing")
  func lowBars() throws {
    func warnings(_ height: CGFloat?) throws -> [PresentationWarning] {
      let studio = try BareWidget.studio(minimal: {
        Group {
          if let height {
            HStack(spacing: 1) {
              Rectangle().fill(.red).frame(width: 12, height: height)
              Rectangle().fill(.blue).frame(width: 8, height: height)
            }
            .accessibilityLabel("Shares")
          }
        }
      })
      return try studio.draw(.minimal, .init()).warnings
    }
    #expect(try warnings(8).isEmpty)
    #expect(try warnings(nil).contains(.nothingShown))
  }

  @Test("X07 what a layout sets apart keeps its words whole")
  func words() throws {
    let studio = try BareWidget.studio(content: {
      EqualParts(gap: 2) { ForEach(0..<3, id: \.self) { Text("part\($0)").fixedSize() } }
    })
    let text = try studio.draw(.lockScreen, .init()).grid.plainText()
    #expect((0..<3).allSatisfy { text.contains("part\($0)") }, "\(text)")
  }
}

/// Views of one width beside each other.
private struct EqualParts: Layout {
  let gap: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = (bounds.width - gap * CGFloat(subviews.count - 1)) / CGFloat(subviews.count)
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * (width + gap), y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
