import SkerryScreens
import Testing

@testable import SkerryDevice

/// The phone's own clocks, minute by minute.
@MainActor @Suite struct MinuteTests {
  enum Screen: CaseIterable { case locked, alwaysOn, home, app }

  @Test("T01 D08 a minute is drawn where the clock lies, without the screen around it", arguments: Screen.allCases)
  func followed(_ screen: Screen) throws {
    let phone = TestPhone()
    switch screen {
    case .locked: phone.device.lock()
    case .alwaysOn:
      phone.device.lock()
      phone.device.toggleAlwaysOn()
    case .home: break
    case .app: phone.device.open(try phone.process("alpha"))
    }
    for rows in [12, 20, 44] {
      var picture = phone.device.phonePicture(rows: rows)
      #expect(picture.nextRedrawing == nil)
      for _ in 0..<3 {
        let minute = try #require(picture.nextChange)
        phone.device.advance(to: minute)
        var grid = picture.grid
        let isFollowed = picture.follow(to: minute, on: &grid)
        #expect(isFollowed)
        picture.grid = grid
        let afresh = phone.device.phonePicture(rows: rows)
        #expect(grid == afresh.grid && picture.spoken == afresh.spoken, "\(rows) rows at \(minute)")
        #expect(picture.nextChange == afresh.nextChange)
      }
    }
  }
}
