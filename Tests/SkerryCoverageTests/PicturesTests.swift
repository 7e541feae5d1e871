import Foundation
import SkerryCells
import SkerryWidgets
import Testing

@testable import CoverageSources

/// What the sources look like.
@MainActor @Suite struct PicturesTests {
  private static let presentations = LiveActivityPresentation.allCases
  private static let instants: [TimeInterval] = [0, 1, 59.5, 900, 7200]

  @Test("S01 T01 every presentation is drawn at every instant, the same each time, by patching as by drawing afresh")
  func everything() throws {
    for exhibit in try Gallery.exhibits() {
      for state in exhibit.states.indices {
        for presentation in Self.presentations {
          let patched = try exhibit.draw(presentation, state: state)
          for seconds in Self.instants {
            let instant = start + seconds
            _ = patched.advance(to: instant)
            let fresh = try exhibit.draw(presentation, state: state, at: instant)
            #expect(fresh.grid.checkInvariants() == [])
            let isSame = patched.grid == fresh.grid
            #expect(isSame, "\(exhibit.name) \(state) \(presentation) \(seconds)")
          }
        }
      }
    }
  }

  @Test("P04 S01 every presentation shows something, on light and dark grounds, fresh and stale")
  func nothingIsEmpty() throws {
    for exhibit in try Gallery.exhibits() {
      for presentation in Self.presentations {
        for isDark in [false, true] {
          let picture = try exhibit.draw(presentation, isStale: isDark, isDark: isDark)
          let letters = picture.grid.plainText().filter { !$0.isWhitespace && !"▗▖▝▘▄▀▏▕▔▁".contains($0) }
          #expect(!letters.isEmpty, "\(exhibit.name) \(presentation)")
        }
      }
    }
  }

  private func looks(_ exhibit: Exhibit, _ presentation: LiveActivityPresentation, _ picture: String) throws {
    let drawn = try exhibit.draw(presentation).grid.plainText()
    #expect(drawn == picture + "\n", "\n\(drawn)")
  }

  @Test("P04 S01 a delivery: who, when, steps; two rows in the minimal presentation")
  func foodDelivery() throws {
    try looks(
      Gallery.foodDelivery(), .expanded,
      """
      ▗▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▖
      ▏ 👜 3 items                        ◔  15:00 ▕
      ▏             Ida is on the way!             ▕
      ▏                                            ▕
      ▏  ☎ Call courier                            ▕
      ▝▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▘
      """)
    try looks(
      Gallery.foodDelivery(), .minimal,
      """
      ▟  ◔  ▙
      ▏15:00▕
      ▝▀▀▀▀▀▘
      """)
  }

  @Test("P04 S01 parking: a line between number plate and price, progress with its time")
  func parking() throws {
    try looks(
      Gallery.parking(), .lockScreen,
      """
      ▗                                            ▖
                Parking until 12:56 PM
          P     ━━━━━━━━━━━━━━━━━─────────────────
                30:00
                HH SK 16 │ €4.00
      ▝                                            ▘
      """)
  }

  @Test("P04 S01 a match: round crests, large goals in the island, the clock between them")
  func match() throws {
    try looks(
      Gallery.match(), .expanded,
      """
      ▗                                            ▖
        ▟C█▙ ▄▄                            ▗▖ ▟C█▙
        ▜██▛ ▄▟           50:00             ▌ ▜██▛
             ▙▄          2nd half          ▗▙

        • 40' Kaya
        • 44' Lind
      ▝                                            ▘
      """)
  }

  @Test("P04 P14 a train: speech names line, stations and delay")
  func spokenTrain() throws {
    let spoken = try Gallery.train().draw(.lockScreen).spoken.map(\.line).joined(separator: "\n")
    for word in ["RE 7", "Hamburg", "Kiel", "+4 min"] { #expect(spoken.contains(word), "\(spoken)") }
  }

  @Test("S01 half of the laundry bar is filled where the app scales it")
  func scaledBar() throws {
    let grid = try Gallery.laundry().draw(.lockScreen).grid
    let row = 6
    let filled = (2..<44).prefix { grid[$0, row].foreground == grid[2, row].foreground }
    #expect(filled.count == 15)
  }
}
