import SkerryCells
import SwiftUI
import Testing

@testable import SkerryViews

/// The nine places of an alignment, with their parts of what is left over.
private let corners: [(name: String, alignment: Alignment, x: Double, y: Double)] = [
  ("top leading", .topLeading, 0, 0), ("top", .top, 0.5, 0), ("top trailing", .topTrailing, 1, 0),
  ("leading", .leading, 0, 0.5), ("center", .center, 0.5, 0.5), ("trailing", .trailing, 1, 0.5),
  ("bottom leading", .bottomLeading, 0, 1), ("bottom", .bottom, 0.5, 1), ("bottom trailing", .bottomTrailing, 1, 1),
]

/// Frames, padding, layers and what else wraps one view.
@MainActor @Suite struct FrameTableTests {
  /// `a` of 16 × 16 points somewhere within 80 × 48.
  private func place(_ corner: (name: String, alignment: Alignment, x: Double, y: Double)) -> String {
    "a \(Int(64 * corner.x)),\(Int(32 * corner.y)) 16x16"
  }

  @Test("X07 a frame, an overlay, a background and a stack in depth place what is smaller by their alignment")
  func alignments() {
    for corner in corners {
      let (alignment, place) = (corner.alignment, place(corner))
      LayoutCase.check([
        LayoutCase("frame \(corner.name)", place) {
          Box("a", 16, 16).frame(width: 80, height: 48, alignment: alignment)
        },
        LayoutCase("filling frame \(corner.name)", in: (80, 48), place) {
          Box("a", 16, 16).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        },
        LayoutCase("overlay \(corner.name)", place + "; b 0,0 80x48") {
          Box("b", 80, 48).overlay(alignment: alignment) { Box("a", 16, 16) }
        },
        LayoutCase("background \(corner.name)", place + "; b 0,0 80x48") {
          Box("b", 80, 48).background(alignment: alignment) { Box("a", 16, 16) }
        },
        LayoutCase("in depth \(corner.name)", place + "; b 0,0 80x48") {
          ZStack(alignment: alignment) {
            Box("b", 80, 48); Box("a", 16, 16)
          }
        },
      ])
    }
  }

  @Test("X07 a fixed frame offers its own size, and is as large whatever its content is")
  func fixedFrames() {
    LayoutCase.check([
      LayoutCase("flexible content fills it", "a 0,0 80x32; b 80,0 40x16") {
        HStack(alignment: .top, spacing: 0) {
          Box("a").frame(width: 80, height: 32); Box("b", 40, 16)
        }
      },
      LayoutCase("the width alone", "a 0,0 80x64") { Box("a").frame(width: 80) },
      LayoutCase("the height alone", "a 0,0 160x32") { Box("a").frame(height: 32) },
      LayoutCase("larger content overflows evenly", "a -16,0 80x16; b 48,0 24x16") {
        HStack(spacing: 0) {
          Box("a", 80, 16).frame(width: 48); Box("b", 24, 16)
        }
      },
      LayoutCase("or from the leading edge", "a 0,0 80x16; b 48,0 24x16") {
        HStack(spacing: 0) {
          Box("a", 80, 16).frame(width: 48, alignment: .leading); Box("b", 24, 16)
        }
      },
      LayoutCase("or to the trailing edge", "a -32,0 80x16; b 48,0 24x16") {
        HStack(spacing: 0) {
          Box("a", 80, 16).frame(width: 48, alignment: .trailing); Box("b", 24, 16)
        }
      },
      LayoutCase("the inner of two is what the content gets", "a 48,0 64x64") {
        Box("a").frame(width: 64).frame(width: 160)
      },
      LayoutCase("a larger one within a smaller", "a -32,0 160x64") { Box("a").frame(width: 160).frame(width: 96) },
      LayoutCase("no length is none", "a 0,0 160x64") { Box("a").frame(width: nil, height: nil) },
    ])
  }

  @Test("X07 a flexible frame clamps what it is offered, and takes its content's size where it has no limit")
  func flexibleFrames() {
    LayoutCase.check([
      LayoutCase("up to its most", "a 0,0 80x16; b 80,0 24x16") {
        HStack(alignment: .top, spacing: 0) {
          Box("a", width: 0 ... .infinity, height: 16...16).frame(maxWidth: 80); Box("b", 24, 16)
        }
      },
      LayoutCase("small content in a most", "a 16,0 48x16; b 80,0 24x16") {
        HStack(spacing: 0) {
          Box("a", 48, 16).frame(maxWidth: 80); Box("b", 24, 16)
        }
      },
      LayoutCase("offered less than its most", in: (64, 64), "a 8,0 48x16") { Box("a", 48, 16).frame(maxWidth: 80) },
      LayoutCase("offered less than its content", in: (24, 64), "a 0,0 48x16; b 48,0 24x16") {
        HStack(spacing: 0) {
          Box("a", 48, 16).frame(maxWidth: 80); Box("b", 24, 16)
        }
      },
      LayoutCase("at least its least", "a 16,0 48x16; b 80,0 24x16") {
        HStack(spacing: 0) {
          Box("a", 48, 16).frame(minWidth: 80); Box("b", 24, 16)
        }
      },
      LayoutCase("a least that the content exceeds", "a 0,0 96x16; b 96,0 24x16") {
        HStack(spacing: 0) {
          Box("a", 96, 16).frame(minWidth: 80); Box("b", 24, 16)
        }
      },
      LayoutCase("a least where less is offered", in: (40, 64), "a 0,0 80x64") { Box("a").frame(minWidth: 80) },
      LayoutCase("between both", "a 0,0 120x64") { Box("a").frame(minWidth: 80, maxWidth: 120) },
      LayoutCase("between both, offered less", in: (40, 64), "a 0,0 80x64") {
        Box("a").frame(minWidth: 80, maxWidth: 120)
      },
      LayoutCase("between both, offered something between", in: (96, 64), "a 0,0 96x64") {
        Box("a").frame(minWidth: 80, maxWidth: 120)
      },
      LayoutCase("both fill with small content", "a 32,0 16x16; b 80,0 24x16") {
        HStack(spacing: 0) {
          Box("a", 16, 16).frame(minWidth: 40, maxWidth: 80); Box("b", 24, 16)
        }
      },
      LayoutCase("an ideal where nothing is offered", in: (nil, nil), "a 0,0 80x16") { Box("a").frame(idealWidth: 80) },
      LayoutCase("an ideal in its ideal size", "a 0,0 80x32") {
        Box("a").frame(idealWidth: 80, idealHeight: 32).fixedSize()
      },
      LayoutCase("an ideal doesn't matter in an offer", "a 0,0 160x64") { Box("a").frame(idealWidth: 80) },
      LayoutCase("filling one direction", "a 56,0 48x16; b 0,16 24x16") {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 48, 16).frame(maxWidth: .infinity); Box("b", 24, 16)
        }
      },
      LayoutCase("two that fill share", "a 16,0 48x16; b 96,0 48x16") {
        HStack(spacing: 0) {
          Box("a", 48, 16).frame(maxWidth: .infinity); Box("b", 48, 16).frame(maxWidth: .infinity)
        }
      },
      LayoutCase("one that fills and one that doesn't", "a 32,0 48x16; b 112,0 48x16") {
        HStack(spacing: 0) {
          Box("a", 48, 16).frame(maxWidth: .infinity); Box("b", 48, 16)
        }
      },
      LayoutCase("a most of height", in: (80, 160), "a 0,0 80x32; b 0,32 80x128") {
        VStack(spacing: 0) {
          Box("a").frame(maxHeight: 32); Box("b")
        }
      },
      LayoutCase("a least of height", in: (80, 160), "a 0,16 80x16; b 0,48 80x112") {
        VStack(spacing: 0) {
          Box("a", 80, 16).frame(minHeight: 48); Box("b")
        }
      },
    ])
  }

  @Test("X07 a fixed size takes the ideal one, in one direction or both")
  func fixedSizes() {
    LayoutCase.check([
      LayoutCase("both", "a 0,0 40x32") { Box("a", ideal: (40, 32)).fixedSize() },
      LayoutCase("across", "a 0,0 40x64") { Box("a", ideal: (40, 32)).fixedSize(horizontal: true, vertical: false) },
      LayoutCase("down", "a 0,0 160x32") { Box("a", ideal: (40, 32)).fixedSize(horizontal: false, vertical: true) },
      LayoutCase("neither", "a 0,0 160x64") { Box("a", ideal: (40, 32)).fixedSize(horizontal: false, vertical: false) },
      LayoutCase("more than offered", in: (40, 16), "a 0,0 80x32") { Box("a", ideal: (80, 32)).fixedSize() },
      LayoutCase("a row in its ideal size", in: (40, 16), "a 0,0 40x16; b 40,0 80x16") {
        HStack(spacing: 0) {
          Box("a", ideal: (40, 16)); Box("b", ideal: (80, 16))
        }.fixedSize()
      },
      LayoutCase("not flexible in a row any more", "a 0,0 40x16; b 40,0 120x64") {
        HStack(alignment: .top, spacing: 0) {
          Box("a", ideal: (40, 16)).fixedSize(); Box("b")
        }
      },
    ])
  }

  @Test("X07 padding offers its content less, and is larger by its insets")
  func padding() {
    LayoutCase.check([
      LayoutCase("all round", "a 16,16 48x16; b 80,0 24x48") {
        HStack(spacing: 0) {
          Box("a", 48, 16).padding(16); Box("b", 24, 48)
        }
      },
      LayoutCase("the usual 16 points", "a 16,16 48x16") { Box("a", 48, 16).padding() },
      LayoutCase("flexible content", "a 16,16 128x32") { Box("a").padding(16) },
      LayoutCase("at both sides", "a 24,0 112x64") { Box("a").padding(.horizontal, 24) },
      LayoutCase("above and below", "a 0,16 160x32") { Box("a").padding(.vertical, 16) },
      LayoutCase("leading", "a 40,0 120x64") { Box("a").padding(.leading, 40) },
      LayoutCase("trailing", "a 0,0 120x64") { Box("a").padding(.trailing, 40) },
      LayoutCase("top", "a 0,16 160x48") { Box("a").padding(.top, 16) },
      LayoutCase("bottom", "a 0,0 160x48") { Box("a").padding(.bottom, 16) },
      LayoutCase("two edges", "a 16,16 144x48") { Box("a").padding([.top, .leading], 16) },
      LayoutCase("each its own", "a 8,16 128x16") {
        Box("a").padding(EdgeInsets(top: 16, leading: 8, bottom: 32, trailing: 24))
      },
      LayoutCase("twice", "a 24,0 112x64") { Box("a").padding(.horizontal, 16).padding(.horizontal, 8) },
      LayoutCase("around a frame", "a 16,16 80x16; b 112,0 24x48") {
        HStack(spacing: 0) {
          Box("a").frame(width: 80, height: 16).padding(16); Box("b", 24, 48)
        }
      },
      LayoutCase("within a frame", "a 16,16 48x16; b 80,0 24x48") {
        HStack(spacing: 0) {
          Box("a").padding(16).frame(width: 80, height: 48); Box("b", 24, 48)
        }
      },
      LayoutCase("negative", "a -8,0 48x16; b 32,0 24x16") {
        HStack(spacing: 0) {
          Box("a", 48, 16).padding(.horizontal, -8); Box("b", 24, 16)
        }
      },
      LayoutCase("no room for it", in: (16, 16), "a 16,16 0x0") { Box("a").padding(16) },
    ])
  }

  @Test("X07 layers are offered the size of what they lie on, and change nothing of its layout")
  func layers() {
    LayoutCase.check([
      LayoutCase("a flexible overlay is as large as its base", "a 0,0 80x32; b 0,0 80x32") {
        Box("a", 80, 32).overlay { Box("b") }
      },
      LayoutCase("so is a background", "a 0,0 80x32; b 0,0 80x32") { Box("a", 80, 32).background { Box("b") } },
      LayoutCase("a larger overlay overflows evenly", "a 0,0 80x32; b -16,-16 112x64; c 80,0 24x32") {
        HStack(spacing: 0) {
          Box("a", 80, 32).overlay { Box("b", 112, 64) }; Box("c", 24, 32)
        }
      },
      LayoutCase("a larger background too", "a 0,0 80x32; b -16,-16 112x64; c 80,0 24x32") {
        HStack(spacing: 0) {
          Box("a", 80, 32).background { Box("b", 112, 64) }; Box("c", 24, 32)
        }
      },
      LayoutCase("padding before", "a 16,16 48x16; b 0,0 80x48") {
        Box("a", 48, 16).padding(16).background { Box("b") }
      },
      LayoutCase("padding after", "a 16,16 48x16; b 16,16 48x16") {
        Box("a", 48, 16).background { Box("b") }.padding(16)
      },
      LayoutCase("several views of a layer lie in depth", "a 0,0 80x48; b 0,0 80x48; c 32,16 16x16") {
        Box("a", 80, 48).overlay {
          Box("b"); Box("c", 16, 16)
        }
      },
      LayoutCase("a stack in depth is as large as the largest each way", "a 0,16 80x16; b 32,0 16x48; c 80,0 24x48") {
        HStack(spacing: 0) {
          ZStack {
            Box("a", 80, 16); Box("b", 16, 48)
          }; Box("c", 24, 48)
        }
      },
      LayoutCase("its views are all offered everything", "a 0,0 160x64; b 0,0 160x64") {
        ZStack {
          Box("a"); Box("b")
        }
      },
      LayoutCase("an offset moves what is drawn alone", "a 16,16 40x16; b 40,0 40x16") {
        HStack(spacing: 0) {
          Box("a", 40, 16).offset(x: 16, y: 16); Box("b", 40, 16)
        }
      },
      LayoutCase("a position fills the room and puts the middle there", "a 72,32 16x16") {
        Box("a", 16, 16).position(x: 80, y: 40)
      },
      LayoutCase("what is hidden keeps its room", "a 0,0 40x16; b 40,0 40x16") {
        HStack(spacing: 0) {
          Box("a", 40, 16).hidden(); Box("b", 40, 16)
        }
      },
    ])
  }

  @Test("X07 an aspect ratio fits into what it is offered, or fills it")
  func aspectRatios() {
    LayoutCase.check([
      LayoutCase("a square fits", "a 0,0 64x64") { Box("a").aspectRatio(1, contentMode: .fit) },
      LayoutCase("a square fills", "a 0,0 160x160") { Box("a").aspectRatio(1, contentMode: .fill) },
      LayoutCase("twice as wide", "a 0,0 128x64") { Box("a").aspectRatio(2, contentMode: .fit) },
      LayoutCase("half as wide", "a 0,0 32x64") { Box("a").aspectRatio(0.5, contentMode: .fit) },
      LayoutCase("five times as wide", "a 0,0 160x32") { Box("a").aspectRatio(5, contentMode: .fit) },
      LayoutCase("five times as wide fills", "a 0,0 320x64") { Box("a").aspectRatio(5, contentMode: .fill) },
      LayoutCase("only a width", in: (80, nil), "a 0,0 80x80") { Box("a").aspectRatio(1, contentMode: .fit) },
      LayoutCase("only a height", in: (nil, 64), "a 0,0 128x64") { Box("a").aspectRatio(2, contentMode: .fit) },
      LayoutCase("its own", "a 0,0 128x64") { Box("a", ideal: (32, 16)).scaledToFit() },
      LayoutCase("its own, filling", "a 0,0 160x80") { Box("a", ideal: (32, 16)).scaledToFill() },
      LayoutCase("a fixed view stays", "a 0,0 48x16") { Box("a", 48, 16).aspectRatio(1, contentMode: .fit) },
    ])
  }

  @Test("X07 a frame relative to its container takes all of it, a number of equal parts, or what a closure says")
  func containerFrames() {
    LayoutCase.check([
      LayoutCase("all of it", "a 0,0 160x64") { Box("a").containerRelativeFrame([.horizontal, .vertical]) },
      LayoutCase("one of two", "a 0,0 80x64") { Box("a").containerRelativeFrame(.horizontal, count: 2, spacing: 0) },
      LayoutCase("two of four with gaps", "a 0,0 72x64") {
        Box("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 16)
      },
      LayoutCase("a closure's part of the height", "a 0,0 160x32") {
        Box("a").containerRelativeFrame(.vertical) { length, _ in length / 2 }
      },
      LayoutCase("a smaller view by its alignment", "a 144,48 16x16") {
        Box("a", 16, 16).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
      },
    ])
  }
}
