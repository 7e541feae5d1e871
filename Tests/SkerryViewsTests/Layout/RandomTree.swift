import FoundationEssentials
import SkerryCells

@testable import SkerryViews

/// Numbers that are the same for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// View trees that nobody would write by hand, with leaves that move.
@MainActor struct RandomTree {
  var numbers: SeededNumbers
  let start: Date

  init(seed: UInt64, start: Date) {
    numbers = SeededNumbers(seed: seed)
    self.start = start
  }

  mutating func view(depth: Int) -> AnyView {
    if depth == 0 { return leaf() }
    let content = AnyView(container(depth: depth))
    return modified(content)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
  private mutating func points(_ most: Int) -> Double { Double(number(0...most)) }

  private mutating func container(depth: Int) -> AnyView {
    let children = (0..<number(1...3)).map { _ in view(depth: depth - number(1...depth)) }
    let each = ForEach(children.indices, id: \.self) { children[$0] }
    switch number(0...6) {
    case 0, 1: return AnyView(HStack(spacing: points(16)) { each })
    case 2, 3: return AnyView(VStack(alignment: .leading, spacing: points(12)) { each })
    case 4: return AnyView(ZStack { each })
    case 5: return AnyView(ViewThatFits { each })
    default: return AnyView(GeometryReader { _ in each }.frame(height: 32))
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    switch number(0...13) {
    case 0: AnyView(view.padding(points(20)))
    case 1:
      AnyView(view.background(Color(red: 1, green: 0, blue: 0).opacity(0.4), in: RoundedRectangle(cornerRadius: 16)))
    case 2: AnyView(view.frame(width: points(200), alignment: .trailing))
    case 3: AnyView(view.opacity(0.6))
    case 4: AnyView(view.clipShape(Circle()))
    case 5: AnyView(view.offset(x: points(24) - 12, y: points(24) - 12))
    case 6: AnyView(view.overlay(alignment: .topTrailing) { Text("👍日").offset(x: 8) })
    case 7: AnyView(view.mask { Capsule() })
    case 8: AnyView(view.border(.blue))
    case 9: AnyView(view.blur(radius: points(20)))
    case 10: AnyView(view.saturation(0.3).brightness(0.1))
    case 11: AnyView(view.compositingGroup().blendMode(.multiply))
    case 12:
      AnyView(
        view.overlay { Circle().frame(width: 16, height: 16).blendMode(.destinationOut) }.compositingGroup())
    default: view
    }
  }

  private mutating func leaf() -> AnyView {
    let from = start.addingTimeInterval(Double(number(-4000...4000)))
    let to = from.addingTimeInterval(Double(number(1...5000)))
    switch number(0...11) {
    case 0: return AnyView(Text("lorem ipsum 日本 dolor").lineLimit(number(1...3)))
    case 1: return AnyView(Text(timerInterval: from...to, countsDown: true))
    case 2: return AnyView(Text(timerInterval: from...to, countsDown: false).fixedSize())
    case 3: return AnyView(Text(from, style: .relative))
    case 4: return AnyView(Text(from, style: .timer).font(.largeTitle))
    case 5: return AnyView(Text("since \(from, style: .offset)").multilineTextAlignment(.center))
    case 6: return AnyView(ProgressView(timerInterval: from...to, countsDown: false))
    case 7: return AnyView(ProgressView(timerInterval: from...to).progressViewStyle(.circular))
    case 8: return AnyView(Circle().trim(from: 0, to: 0.6).stroke(.green, lineWidth: 3).frame(width: 40, height: 40))
    case 9:
      return AnyView(
        Image(systemName: "checkmark.circle.fill").font(.system(size: points(40) + 20)).foregroundStyle(.green))
    case 10: return AnyView(Image(systemName: "heart.circle").resizable().frame(width: 48, height: 48))
    default: return AnyView(Color.gray.opacity(0.3).frame(width: 30, height: 20))
    }
  }
}
