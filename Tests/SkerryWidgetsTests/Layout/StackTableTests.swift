import SkerryCells
import SwiftUI
import Testing

@testable import SkerryViews

/// Stacks: least flexible first, even shares of what is left, priorities, spacers, spacing and alignment.
@MainActor @Suite struct StackTableTests {
  @Test("X07 a row places its views one after the other, with its distance between them")
  func rows() {
    LayoutCase.check([
      LayoutCase("no distance", "a 0,0 40x16; b 40,0 80x16") {
        HStack(spacing: 0) {
          Box("a", 40, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("8 points", "a 0,0 40x16; b 48,0 80x16") {
        HStack(spacing: 8) {
          Box("a", 40, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("16 points", "a 0,0 40x16; b 56,0 80x16") {
        HStack(spacing: 16) {
          Box("a", 40, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("the usual one", "a 0,0 40x16; b 48,0 80x16") {
        HStack {
          Box("a", 40, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("overlapping", "a 0,0 40x16; b 24,0 80x16") {
        HStack(spacing: -16) {
          Box("a", 40, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("nothing has no distance", "a 0,0 40x16; b 48,0 40x16") {
        HStack(spacing: 8) {
          Box("a", 40, 16); EmptyView(); Box("b", 40, 16)
        }
      },
      LayoutCase("a group is its views", "a 0,0 24x16; b 32,0 24x16; c 64,0 24x16") {
        HStack(spacing: 8) {
          Group {
            Box("a", 24, 16); Box("b", 24, 16)
          }; Box("c", 24, 16)
        }
      },
      LayoutCase("a loop is its views", "0 0,0 24x16; 1 32,0 24x16; 2 64,0 24x16") {
        HStack(spacing: 8) { ForEach(0..<3) { Box("\($0)", 24, 16) } }
      },
      LayoutCase("a branch not taken is nothing", "b 0,0 24x16") {
        HStack(spacing: 8) {
          if "a".isEmpty { Box("a", 24, 16) }; Box("b", 24, 16)
        }
      },
      LayoutCase("the upper edges", "a 0,0 40x16; b 40,0 80x48") {
        HStack(alignment: .top, spacing: 0) {
          Box("a", 40, 16); Box("b", 80, 48)
        }
      },
      LayoutCase("the middles", "a 0,16 40x16; b 40,0 80x48") {
        HStack(spacing: 0) {
          Box("a", 40, 16); Box("b", 80, 48)
        }
      },
      LayoutCase("the lower edges", "a 0,32 40x16; b 40,0 80x48") {
        HStack(alignment: .bottom, spacing: 0) {
          Box("a", 40, 16); Box("b", 80, 48)
        }
      },
      LayoutCase("what has no text has its baseline at the lower edge", "a 0,32 40x16; b 40,0 80x48") {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Box("a", 40, 16); Box("b", 80, 48)
        }
      },
      LayoutCase("the same of the last baseline", "a 0,0 40x48; b 40,32 80x16") {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Box("a", 40, 48); Box("b", 80, 16)
        }
      },
      LayoutCase("too much goes on beyond the end", "a 0,0 120x16; b 120,0 80x16") {
        HStack(spacing: 0) {
          Box("a", 120, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("a row in a row", "a 0,0 24x16; b 24,0 24x16; c 56,0 24x16") {
        HStack(spacing: 8) {
          HStack(spacing: 0) {
            Box("a", 24, 16); Box("b", 24, 16)
          }; Box("c", 24, 16)
        }
      },
      LayoutCase("a column in a row", "a 0,0 24x16; b 0,16 24x16; c 24,0 24x32") {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Box("a", 24, 16); Box("b", 24, 16)
          }; Box("c", 24, 32)
        }
      },
    ])
  }

  @Test("X07 a row shares its width: the least flexible first, an even share of what is left to each")
  func sharedWidth() {
    LayoutCase.check([
      LayoutCase("one takes all", "a 0,0 160x64") { HStack { Box("a") } },
      LayoutCase("two halves", "a 0,0 80x64; b 80,0 80x64") {
        HStack(spacing: 0) {
          Box("a"); Box("b")
        }
      },
      LayoutCase("the distance comes off first", in: (168, 64), "a 0,0 80x64; b 88,0 80x64") {
        HStack(spacing: 8) {
          Box("a"); Box("b")
        }
      },
      LayoutCase("four quarters", "a 0,0 40x64; b 40,0 40x64; c 80,0 40x64; d 120,0 40x64") {
        HStack(spacing: 0) {
          Box("a"); Box("b"); Box("c"); Box("d")
        }
      },
      LayoutCase("fixed before flexible", "a 0,0 120x64; b 120,0 40x16") {
        HStack(alignment: .top, spacing: 0) {
          Box("a"); Box("b", 40, 16)
        }
      },
      LayoutCase("a most is not exceeded, the rest goes on", "a 0,0 40x64; b 40,0 120x64") {
        HStack(spacing: 0) {
          Box("a", width: 0...40); Box("b")
        }
      },
      LayoutCase("the order of places doesn't matter", "a 0,0 120x64; b 120,0 40x64") {
        HStack(spacing: 0) {
          Box("a"); Box("b", width: 0...40)
        }
      },
      LayoutCase("by flexibility", in: (240, 64), "a 0,0 120x64; b 120,0 80x64; c 200,0 40x64") {
        HStack(spacing: 0) {
          Box("a"); Box("b", width: 0...80); Box("c", width: 0...40)
        }
      },
      LayoutCase("a least is kept", in: (80, 64), "a 0,0 40x64; b 40,0 40x64") {
        HStack(spacing: 0) {
          Box("a", width: 40...40); Box("b", width: 0...80)
        }
      },
      LayoutCase("nothing left", "a 0,0 120x16; b 120,0 80x16; c 200,0 0x64") {
        HStack(alignment: .top, spacing: 0) {
          Box("a", 120, 16); Box("b", 80, 16); Box("c")
        }
      },
      LayoutCase("the row is as wide as its views", "a 0,0 80x64; b 80,0 80x64") {
        HStack(spacing: 0) {
          HStack { Box("a", width: 0...80) }; Box("b")
        }
      },
      LayoutCase("ideal sizes", in: (nil, nil), "a 0,0 40x16; b 40,0 80x16") {
        HStack(spacing: 0) {
          Box("a", ideal: (40, 16)); Box("b", ideal: (80, 16))
        }
      },
      LayoutCase("nothing offered: the least", in: (0, 0), "a 0,0 24x16; b 24,0 40x16") {
        HStack(spacing: 0) {
          Box("a", width: 24...80, height: 16...32); Box("b", width: 40...80, height: 16...32)
        }
      },
      LayoutCase("the height is each one's own matter", "a 0,0 80x32; b 80,0 80x64") {
        HStack(alignment: .top, spacing: 0) {
          Box("a", height: 0...32); Box("b")
        }
      },
    ])
  }

  @Test("X07 views of a higher priority are sized first, as if the others took their least")
  func priorities() {
    LayoutCase.check([
      LayoutCase("all but the least of the other", "a 0,0 120x64; b 120,0 40x64") {
        HStack(spacing: 0) {
          Box("a").layoutPriority(1); Box("b", width: 40 ... .infinity)
        }
      },
      LayoutCase("all", "a 0,0 160x64; b 160,0 0x64") {
        HStack(spacing: 0) {
          Box("a").layoutPriority(1); Box("b")
        }
      },
      LayoutCase("what the first leaves is shared", "a 0,0 80x64; b 80,0 40x64; c 120,0 40x64") {
        HStack(spacing: 0) {
          Box("a", width: 0...80).layoutPriority(1); Box("b"); Box("c")
        }
      },
      LayoutCase("a negative one comes last", "a 0,0 0x64; b 0,0 160x64") {
        HStack(spacing: 0) {
          Box("a").layoutPriority(-1); Box("b")
        }
      },
      LayoutCase("three levels", "a 0,0 24x64; b 24,0 40x64; c 64,0 96x64") {
        HStack(spacing: 0) {
          Box("a", width: 24 ... .infinity); Box("b", width: 40 ... .infinity).layoutPriority(1)
          Box("c").layoutPriority(2)
        }
      },
      LayoutCase("two of the same share", "a 0,0 64x64; b 64,0 64x64; c 128,0 32x64") {
        HStack(spacing: 0) {
          Box("a").layoutPriority(1); Box("b").layoutPriority(1); Box("c", width: 32 ... .infinity)
        }
      },
      LayoutCase("in a column", in: (80, 160), "a 0,0 80x128; b 0,128 80x32") {
        VStack(spacing: 0) {
          Box("a").layoutPriority(1); Box("b", height: 32 ... .infinity)
        }
      },
      LayoutCase("a frame around it keeps it to itself", "a 0,0 80x64; b 80,0 80x64") {
        HStack(spacing: 0) {
          HStack { Box("a").layoutPriority(1) }; Box("b")
        }
      },
    ])
  }

  @Test("X07 a spacer takes what the others leave, and never less than its least")
  func spacers() {
    LayoutCase.check([
      LayoutCase("between", "a 0,0 40x16; b 120,0 40x16") {
        HStack(spacing: 0) {
          Box("a", 40, 16); Spacer(); Box("b", 40, 16)
        }
      },
      LayoutCase("before", "a 120,0 40x16") {
        HStack(spacing: 0) {
          Spacer(); Box("a", 40, 16)
        }
      },
      LayoutCase("after", "a 0,0 40x16") {
        HStack(spacing: 0) {
          Box("a", 40, 16); Spacer()
        }
      },
      LayoutCase("at both ends", in: (168, 64), "a 64,0 40x16") {
        HStack(spacing: 0) {
          Spacer(); Box("a", 40, 16); Spacer()
        }
      },
      LayoutCase("two between three", "a 0,0 32x16; b 64,0 32x16; c 128,0 32x16") {
        HStack(spacing: 0) {
          Box("a", 32, 16); Spacer(); Box("b", 32, 16); Spacer(); Box("c", 32, 16)
        }
      },
      LayoutCase("the usual least", in: (80, 64), "a 0,0 40x16; b 48,0 40x16") {
        HStack(spacing: 0) {
          Box("a", 40, 16); Spacer(); Box("b", 40, 16)
        }
      },
      LayoutCase("no least", in: (80, 64), "a 0,0 40x16; b 40,0 40x16") {
        HStack(spacing: 0) {
          Box("a", 40, 16); Spacer(minLength: 0); Box("b", 40, 16)
        }
      },
      LayoutCase("a least of its own", in: (80, 64), "a 0,0 40x16; b 72,0 40x16") {
        HStack(spacing: 0) {
          Box("a", 40, 16); Spacer(minLength: 32); Box("b", 40, 16)
        }
      },
      LayoutCase("a least that there is room for", "a 0,0 40x16; b 120,0 40x16") {
        HStack(spacing: 0) {
          Box("a", 40, 16); Spacer(minLength: 32); Box("b", 40, 16)
        }
      },
      LayoutCase("whatever else is flexible comes first", "a 0,0 160x64") {
        HStack(spacing: 0) {
          Box("a"); Spacer(minLength: 0)
        }
      },
      LayoutCase("in a column", in: (80, 160), "a 0,0 40x16; b 0,144 40x16") {
        VStack(spacing: 0) {
          Box("a", 40, 16); Spacer(); Box("b", 40, 16)
        }
      },
      LayoutCase("it takes no height in a row", "a 0,0 40x16; b 0,16 40x16") {
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Box("a", 40, 16); Spacer()
          }; Box("b", 40, 16)
        }
      },
      LayoutCase("nor width in a column", in: (160, 64), "a 0,0 40x16; b 40,0 120x64") {
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 0) {
            Box("a", 40, 16); Spacer()
          }; Box("b")
        }
      },
    ])
  }

  @Test("X07 a column places its views one below the other, and shares its height as a row its width")
  func columns() {
    LayoutCase.check([
      LayoutCase("no distance", in: (160, 160), "a 0,0 80x16; b 0,16 80x32") {
        VStack(spacing: 0) {
          Box("a", 80, 16); Box("b", 80, 32)
        }
      },
      LayoutCase("16 points", in: (160, 160), "a 0,0 80x16; b 0,32 80x32") {
        VStack(spacing: 16) {
          Box("a", 80, 16); Box("b", 80, 32)
        }
      },
      LayoutCase("overlapping", in: (160, 160), "a 0,0 80x32; b 0,16 80x32") {
        VStack(spacing: -16) {
          Box("a", 80, 32); Box("b", 80, 32)
        }
      },
      LayoutCase("the leading edges", in: (160, 160), "a 0,0 48x16; b 0,16 80x16") {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 48, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("the middles", in: (160, 160), "a 16,0 48x16; b 0,16 80x16") {
        VStack(spacing: 0) {
          Box("a", 48, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("the trailing edges", in: (160, 160), "a 32,0 48x16; b 0,16 80x16") {
        VStack(alignment: .trailing, spacing: 0) {
          Box("a", 48, 16); Box("b", 80, 16)
        }
      },
      LayoutCase("one takes all", in: (160, 160), "a 0,0 160x160") { VStack { Box("a") } },
      LayoutCase("two halves", in: (160, 160), "a 0,0 160x80; b 0,80 160x80") {
        VStack(spacing: 0) {
          Box("a"); Box("b")
        }
      },
      LayoutCase("the distance comes off first", in: (160, 176), "a 0,0 160x80; b 0,96 160x80") {
        VStack(spacing: 16) {
          Box("a"); Box("b")
        }
      },
      LayoutCase("fixed before flexible", in: (160, 160), "a 0,0 160x128; b 0,128 160x32") {
        VStack(spacing: 0) {
          Box("a"); Box("b", width: 0 ... .infinity, height: 32...32)
        }
      },
      LayoutCase("a most is not exceeded", in: (160, 160), "a 0,0 160x32; b 0,32 160x128") {
        VStack(spacing: 0) {
          Box("a", height: 0...32); Box("b")
        }
      },
      LayoutCase("nothing left", in: (160, 32), "a 0,0 160x32; b 0,32 160x0") {
        VStack(spacing: 0) {
          Box("a", 160, 32); Box("b")
        }
      },
      LayoutCase("too much goes on beyond the end", in: (160, 32), "a 0,0 80x32; b 0,32 80x32") {
        VStack(spacing: 0) {
          Box("a", 80, 32); Box("b", 80, 32)
        }
      },
      LayoutCase("ideal sizes", in: (nil, nil), "a 0,0 40x32; b 0,32 40x48") {
        VStack(spacing: 0) {
          Box("a", ideal: (40, 32)); Box("b", ideal: (40, 48))
        }
      },
      LayoutCase("the whole width is offered to each", in: (160, 160), "a 0,0 160x16; b 0,16 160x16") {
        VStack(spacing: 0) {
          Box("a", height: 16...16); Box("b", height: 16...16)
        }
      },
    ])
  }
}
