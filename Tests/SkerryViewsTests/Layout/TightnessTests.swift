import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct TightnessTests {
  private func steps() -> [Tightness] { Array(sequence(first: Tightness.asAsked) { $0.next }) }

  @Test("X07 what was rounded up the most is rounded down first, distances before frames before margins")
  func order() throws {
    func first(_ rows: (Tightness) -> Int) throws -> Int {
      let all = steps()
      return try #require(all.firstIndex { rows($0) < rows(.asAsked) })
    }
    let distances = try [8.0, 12, 16].map { points in try first { $0.distance(points) } }
    let frames = try [40.0, 44, 48].map { points in try first { $0.frame(points) } }
    let margins = try [8.0, 12, 16].map { points in try first { $0.margin(points) } }
    for lengths in [distances, frames, margins] { #expect(lengths == lengths.sorted()) }
    #expect(distances[0] < frames[0] && frames[0] < margins[0] && margins[0] < distances[1])
    #expect(distances[2] > margins[1], "whole rows go last")
  }

  @Test("X07 no step makes anything larger, and frames never vanish")
  func monotone() {
    for (step, next) in zip(steps(), steps().dropFirst()) {
      for points in stride(from: -16.0, through: 96, by: 1) {
        #expect(abs(next.distance(points)) <= abs(step.distance(points)))
        #expect(abs(next.margin(points)) <= abs(step.margin(points)))
        #expect(next.frame(points) <= step.frame(points))
        #expect(points <= 0 || next.frame(points) >= 1)
      }
    }
    #expect(Tightness.asAsked.distance(8) == 1)
    #expect(Tightness.asAsked.margin(-16) == -1)
  }

  @Test("X07 what draws views nearer gives way with what holds them apart, or one would lie over another")
  func negativeMargins() {
    for step in steps().dropLast() {
      let between = step.distance(12) + step.margin(-9) + step.margin(8)
      #expect(between >= 0, "\(step)")
    }
    #expect(steps().allSatisfy { $0.margin(-9) + $0.margin(9) == 0 || $0 == .asAsked })
  }

  @Test("X07 a ring as low as a line is the two sides of what is in it, or a sign by itself")
  func ringInOneRow() {
    func ring(_ share: Double) -> Scene {
      Scene {
        ZStack {
          Circle().trim(from: 0, to: share).stroke(.green, lineWidth: 3).rotationEffect(.degrees(-90))
          Text("4")
        }.frame(width: 24, height: 16)
      }
    }
    let whole = ring(1)
    #expect(whole.text == "(4)\n" && whole.foreground(0, 0) == whole.foreground(2, 0))
    #expect(ring(0.6).text == "(4)\n" && ring(0.6).foreground(2, 0) == whole.foreground(2, 0))
    #expect(ring(0.6).foreground(0, 0) != whole.foreground(0, 0))
    #expect(picture { Circle().stroke(.green).frame(width: 16, height: 16) } == "○\n")
    let dot = Circle().fill(.orange).frame(width: 12, height: 12)
    #expect(picture { dot.overlay { Circle().stroke(.white) } } == picture { dot })
  }

  @Test("X07 the edge of a filled circle is not bitten by the line around it")
  func strokedFill() {
    let plain = picture { Circle().fill(.blue).frame(width: 40, height: 48) }
    let stroked = Scene {
      Circle().fill(.blue).frame(width: 40, height: 48).overlay(Circle().stroke(.black, lineWidth: 2))
    }
    #expect(stroked.cell(0, 0).glyph == Scene { Circle().fill(.blue).frame(width: 40, height: 48) }.cell(0, 0).glyph)
    #expect(!plain.isEmpty)
  }
}
