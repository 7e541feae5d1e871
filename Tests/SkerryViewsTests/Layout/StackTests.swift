import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct StackTests {
  @Test("S01 a row: the default distance is one column, a spacer brings its own room and takes what is left")
  func rows() {
    #expect(
      picture {
        HStack {
          Text("a"); Text("b")
        }
      } == "a b\n")
    #expect(
      picture {
        HStack(spacing: 0) {
          Text("a"); Text("b")
        }
      } == "ab\n")
    #expect(
      picture {
        HStack(spacing: 16) {
          Text("a"); Text("b")
        }
      } == "a  b\n")
    #expect(
      picture(10) {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      } == "a        b\n")
    #expect(
      picture(9) {
        HStack {
          Spacer(); Text("a"); Spacer()
        }
      } == "    a\n")
    #expect(
      picture {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      } == "a b\n")
    #expect(
      picture {
        HStack(spacing: 0) {
          Text("a"); Spacer(minLength: 0); Text("b")
        }
      } == "ab\n")
  }

  @Test("S01 decision 5: a positive gap never vanishes across, below 8 points it does downwards")
  func points() {
    #expect(
      picture {
        HStack(spacing: 1) {
          Text("a"); Text("b")
        }
      } == "a b\n")
    #expect(
      picture {
        HStack(spacing: 12) {
          Text("a"); Text("b")
        }
      } == "a  b\n")
    #expect(
      picture {
        VStack(spacing: 7) {
          Text("a"); Text("b")
        }
      } == "a\nb\n")
    #expect(
      picture {
        VStack(spacing: 8) {
          Text("a"); Text("b")
        }
      } == "a\n\nb\n")
    #expect(
      picture {
        VStack(spacing: 24) {
          Text("a"); Text("b")
        }
      } == "a\n\n\nb\n")
    #expect(picture { Text("a").padding(.leading, 1) } == " a\n")
    #expect(picture { Text("a").padding(.top, 7) } == "a\n")
    #expect(picture { Text("a").padding(.top, 8) } == "\na\n")
    #expect(picture { Text("a").padding(4) } == " a\n")
    #expect(picture { Text("a").padding() } == "\n  a\n\n")
    #expect(Points.columns(12) == 2)
    #expect(Points.columns(11.9) == 1)
    #expect(Points.rows(-8) == 0)
    #expect(Points.columns(.infinity) == Proposal.unbounded)
    #expect(Points.columns(.nan) == 0)
  }

  @Test("S01 a column: text on text has no distance, everything else the default one")
  func columns() {
    #expect(
      picture {
        VStack {
          Text("a"); Text("b")
        }
      } == "a\nb\n")
    #expect(
      picture {
        VStack(alignment: .leading) {
          Text("abc"); Text("d")
        }
      } == "abc\nd\n")
    #expect(
      picture {
        VStack(alignment: .trailing) {
          Text("abc"); Text("d")
        }
      } == "abc\n  d\n")
    #expect(
      picture {
        VStack {
          Text("abc"); Text("d")
        }
      } == "abc\n d\n")
    #expect(
      picture(3) {
        VStack {
          Text("a"); Divider(); Text("b")
        }
      } == " a\n───\n b\n")
  }

  @Test("S01 two long texts share, a short one keeps its length, the long one gets the rest")
  func sharing() {
    #expect(
      picture(11) {
        HStack {
          Text("aaaaaaaa").lineLimit(1); Text("bbbbbbbb").lineLimit(1)
        }
      } == "aaaa… bbbb…\n")
    #expect(
      picture(11) {
        HStack {
          Text("aa").lineLimit(1); Text("bbbbbbbbbbb").lineLimit(1)
        }
      } == "aa bbbbbbb…\n")
  }

  @Test("S01 a higher priority is served first, keeping the least the others need")
  func priorities() {
    #expect(
      picture(11) {
        HStack {
          Text("aaaaaaaa").lineLimit(1); Text("bbbbbbbb").lineLimit(1).layoutPriority(1)
        }
      } == "a… bbbbbbbb\n")
    #expect(
      picture(8) {
        HStack {
          Text("aaaaaaaa").lineLimit(1).layoutPriority(-1); Text("bbbb").lineLimit(1)
        }
      } == "aa… bbbb\n")
  }

  @Test("S01 a row aligns its children at top, middle, bottom and baselines")
  func alignment() {
    func row(_ alignment: VerticalAlignment) -> String {
      picture {
        HStack(alignment: alignment) {
          Text("x\ny\nz"); Text("a\nb")
        }
      }
    }
    #expect(row(.top) == "x a\ny b\nz\n")
    #expect(row(.bottom) == "x\ny a\nz b\n")
    #expect(row(.firstTextBaseline) == "x a\ny b\nz\n")
    #expect(row(.lastTextBaseline) == "x\ny a\nz b\n")
    #expect(
      picture {
        HStack {
          Text("x\ny\nz"); Text("a")
        }
      } == "x\ny a\nz\n")
  }

  @Test("S01 a guide of one's own moves a view against its neighbours")
  func guides() {
    #expect(
      picture {
        VStack(alignment: .leading) {
          Text("abc"); Text("d").alignmentGuide(.leading) { _ in -16 }
        }
      } == "abc\n  d\n")
  }

  @Test("S01 a pile: all get the same offer, the largest decides, the priority's own size if there is one")
  func piles() {
    #expect(
      picture {
        ZStack {
          Text("abcde"); Text("X")
        }
      } == "abXde\n")
    #expect(
      picture {
        ZStack(alignment: .topTrailing) {
          Text("abcde\nfghij"); Text("X")
        }
      } == "abcdX\nfghij\n")
    #expect(
      Scene {
        ZStack {
          Text("abcde"); Text("X").layoutPriority(1)
        }
      }.rendering.size.columns == 1)
  }

  @Test("S01 frames: fixed, filling, with limits; content may stick out")
  func frames() {
    #expect(picture { Text("a").frame(width: 40, alignment: .trailing) } == "    a\n")
    #expect(picture(10) { Text("a").frame(maxWidth: .infinity, alignment: .trailing) } == "         a\n")
    #expect(picture(10) { Text("a").frame(maxWidth: 32, alignment: .trailing) } == "      a\n")
    #expect(picture(10) { Text("abc").frame(minWidth: 40, alignment: .leading) } == "  abc\n")
    #expect(Scene { Text("abc").frame(width: 8, height: 16) }.text == "…\n")
    #expect(Scene { Text("abc").fixedSize().frame(width: 8) }.rendering.size.columns == 1)
    #expect(Scene { Text("a").frame(width: -5, height: .nan) }.rendering.size == CellSize(columns: 1, rows: 1))
    #expect(Scene { Color.red.frame(height: 2) }.rendering.size.rows == 1)
    #expect(Scene(columns: 8) { Text("a").frame(minHeight: 40) }.rendering.size.rows == 3)
  }

  @Test("S01 fixedSize takes the ideal size, whatever is offered")
  func fixedSize() {
    #expect(picture(4) { Text("abc def") } == "abc\ndef\n")
    #expect(Scene(columns: 4) { Text("abc def").fixedSize(horizontal: true, vertical: false) }.rendering.size.rows == 1)
    #expect(
      picture(8, rows: 2) { Text("abc def ghi").fixedSize(horizontal: false, vertical: true) } == "abc def\nghi\n")
  }

  @Test("S01 offsets and positions move the drawing, not the layout")
  func offsets() {
    #expect(
      picture {
        HStack(spacing: 0) {
          Text("a").offset(x: 16); Text(" "); Text(" ")
        }
      } == "  a\n")
    #expect(picture(7, rows: 3) { Text("a").position(x: 28, y: 24) } == "\n   a\n\n")
  }

  @Test("S01 groups and conditions are no containers of their own")
  func groups() {
    let shown = true
    #expect(
      picture {
        HStack {
          Group {
            Text("a"); Text("b")
          }
          if shown { Text("c") } else { Text("d") }
          ForEach(0..<2) { Text("\($0)") }
          EmptyView()
        }
      } == "a b c 0 1\n")
    #expect(
      picture {
        HStack(spacing: 0) {
          Group {
            Text("a"); Text("b")
          }.padding(.leading, 8)
        }
      } == " a b\n")
  }

  @Test("S01 right-to-left interfaces run the other way")
  func mirrored() {
    let scene = Scene(columns: 6, environment: { $0.layoutDirection = .rightToLeft }) {
      HStack {
        Text("a"); Spacer(); Text("b")
      }
    }
    #expect(scene.text == "b    a\n")
  }

  @Test("X07 in a row of its ideal height a shape is as high as its neighbours, and in a column as wide")
  func idealAcross() {
    let bar = picture {
      HStack(spacing: 8) {
        Rectangle().fill(.red).frame(width: 2)
        VStack(alignment: .leading, spacing: 0) {
          Text("one")
          Text("two")
          Text("three")
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(bar == "│ one\n│ two\n│ three\n")
    let line = picture {
      VStack(spacing: 0) {
        Text("a heading")
        Divider()
      }
      .fixedSize()
    }
    #expect(line == "a heading\n─────────\n")
  }

  @Test("X07 the distances around a line are in its own row, as far as they fit in it")
  func distancesAroundLine() {
    let flight = picture(6) {
      VStack {
        Text("a")
        Rectangle().frame(height: 1)
        Text("b")
      }
    }
    #expect(flight == "  a\n──────\n  b\n")
    func parted(_ spacing: Double) -> String {
      picture(2) {
        VStack(spacing: spacing) {
          Text("a")
          Divider()
          Color.red.frame(height: 2)
          Text("b")
        }
      }
    }
    #expect(parted(8) == "a\n──\n──\nb\n" && parted(12) == parted(8))
    #expect(parted(16) == "a\n\n──\n\n──\n\nb\n")
    let padded = picture(2) {
      VStack(spacing: 8) {
        Text("a")
        Divider().padding(.vertical, 16)
      }
    }
    #expect(padded == "a\n\n\n──\n\n", "a distance of its own is one besides")
  }

  @Test("X07 a disc of two rows beside three rows stands around their middle one")
  func discBesideThreeRows() {
    let row = picture {
      HStack(spacing: 8) {
        VStack(spacing: 0) {
          Text("a")
          Text("b")
          Text("c")
        }
        Text("+").frame(width: 32, height: 32).background(.red, in: Circle())
      }
      .padding(16)
    }
    let lines = row.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].contains("b") && lines[2].contains("+"), "\(row)")
  }

  @Test("X07 beside something of three rows, the letters of what is two rows high stand in the middle")
  func middleOfThree() {
    let text = picture(5) {
      HStack(spacing: 8) {
        VStack(spacing: 0) {
          Text("a")
          Text("b")
          Text("c")
        }
        Text("go").frame(height: 32)
      }
    }
    #expect(text == "a\nb go\nc\n")
  }

}
