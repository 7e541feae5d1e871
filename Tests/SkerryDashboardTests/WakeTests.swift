import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

/// How often the dashboard wakes, and that each time something is new.
@MainActor @Suite struct WakeTests {
  /// Counts the wakes of one hour of real time, or of other seconds, and those after which nothing was new.
  private func hour(_ driver: Driver, seconds: Double = 3600) -> (wakes: Int, idle: Int) {
    var last = driver.dashboard.frame()
    let frames = driver.wait(seconds)
    var idle = 0
    for frame in frames {
      if frame == last { idle += 1 }
      last = frame
    }
    return (frames.count, idle)
  }

  @Test("D08 T01 while a timer shows seconds the dashboard wakes 3,600 times an hour, each time for something new")
  func seconds() {
    let driver = Driver.climbing()
    driver.keys("l")
    driver.wait(2)
    // After half an hour the counts are stale: that deadline falls on a second at which the timer moves anyway.
    #expect(hour(driver) == (3600, 0))
  }

  @Test(
    "D08 T01 D03 and no more often where less of it can be seen",
    arguments: [Driver.medium, Driver.narrow, CellSize(columns: 60, rows: 30)])
  func smaller(_ size: CellSize) {
    for pane in Pane.allCases.indices {
      let driver = Driver.climbing(size: size)
      driver.keys("l")
      for _ in 0..<pane { driver.keys("Tab") }
      driver.wait(2)
      let result = hour(driver, seconds: 120)
      #expect(result.idle == 0 && result.wakes <= 120, "\(driver.dashboard.focus)")
    }
  }

  @Test("D08 while only minutes show it wakes 60 times an hour", arguments: [Driver.wide, Driver.medium, Driver.small])
  func minutes(_ size: CellSize) {
    let driver = Driver(size: size)
    #expect(hour(driver) == (60, 0))
    let away = Driver.climbing(size: Driver.narrow)
    away.keys("l", "o")
    away.wait(2)
    #expect(hour(away) == (60, 0), "the dimmed lock screen alone shows no seconds")
  }

  @Test("D08 with nothing that moves it does not wake at all")
  func nothing() {
    let driver = Driver.climbing()
    driver.keys("Space")
    #expect(driver.dashboard.secondsUntilNextWake() == nil)
    #expect(driver.wait(3600).isEmpty)
    let log = Driver(size: Driver.small)
    log.keys("Shift-Tab")
    #expect(hour(log) == (0, 0), "the log alone has nothing that moves")
  }

  @Test("D08 T03 at a speed of 3,600 it draws at most eight pictures a second")
  func fast() {
    let driver = Driver.climbing()
    for _ in 0..<12 { driver.keys("+") }
    #expect(driver.dashboard.time.rate == 3600)
    let frames = driver.wait(10)
    #expect((40...81).contains(frames.count), "\(frames.count)")
    #expect(driver.elapsed == 36_000)
  }

  @Test("D08 a key wakes nothing by itself: nothing is drawn until something is new")
  func needsDisplay() {
    let driver = Driver.climbing()
    #expect(!driver.dashboard.needsDisplay)
    driver.dashboard.handle(.key(.character("l")))
    #expect(driver.dashboard.needsDisplay)
    _ = driver.dashboard.frame()
    #expect(!driver.dashboard.needsDisplay)
  }
}
