import FoundationEssentials
import SkerryCells
import SkerryScreens
import SkerrySoak
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// A picture that follows time is the picture that would be drawn.
@MainActor @Suite struct FollowingTests {
  /// What of a picture differs from another, in a few words.
  private static func difference(_ shown: DashboardPicture, _ fresh: DashboardPicture) -> String? {
    for run in shown.grid.changedRuns(since: fresh.grid).prefix(1) {
      return "row \(run.row), columns \(run.columns):\n\(line(run.row, shown.grid))\n\(line(run.row, fresh.grid))"
    }
    func places(_ picture: DashboardPicture) -> [String] { picture.regions.map { "\($0.label) \($0.rect)" } }
    if places(shown) != places(fresh) {
      return "regions: \(zip(places(shown), places(fresh)).first { $0 != $1 } ?? ("other", "count"))"
    }
    if shown.spoken != fresh.spoken { return "speech: \(shown.spoken) instead of \(fresh.spoken)" }
    if shown.nextChange != fresh.nextChange {
      return "next change: \(String(describing: shown.nextChange)) instead of \(String(describing: fresh.nextChange))"
    }
    return nil
  }

  private static func line(_ row: Int, _ grid: Grid) -> String {
    String(grid.plainText().split(separator: "\n", omittingEmptySubsequences: false)[row])
  }

  /// Lets real time pass wake by wake at a speed, and compares each picture with one drawn afresh.
  private static func tick(_ phone: LifePhone, count: Int, rate: Double) -> String? {
    let dashboard = phone.dashboard
    dashboard.phone.time = ClockControl(now: phone.device.now, real: dashboard.phone.real, rate: rate)
    defer {
      dashboard.phone.time = ClockControl(now: phone.device.now, real: dashboard.phone.real, speed: 1, isPaused: true)
      dashboard.requestDisplay()
    }
    dashboard.requestDisplay()
    _ = dashboard.frame()
    for _ in 0..<count {
      guard let pause = dashboard.secondsUntilNextWake() else { break }
      phone.sleep(min(max(pause, 0.001), 900))
      dashboard.wake()
      _ = dashboard.frame()
      if let rest = phone.device.rest, rest.stamp == phone.device.stamp, rest.deadline != phone.device.deadlineOfParts {
        return "rest until \(rest.deadline as Any) instead of \(phone.device.deadlineOfParts as Any)"
      }
      guard let shown = dashboard.lastPicture else { return "no picture" }
      if let difference = difference(shown, dashboard.picture()) {
        return "at \(phone.device.now.timeIntervalSince1970), ×\(rate): \(difference)"
      }
    }
    return nil
  }

  @Test("T06 D01 a dashboard that follows time shows what would be drawn afresh, cell by cell, after random deeds")
  func lives() throws {
    let sizes = [(120, 40), (80, 24), (200, 60), (60, 50), (40, 12)].map { CellSize(columns: $0.0, rows: $0.1) }
    var (frames, followed) = (0, 0)
    for seed in 1...UInt64(SoakCount.of(5, 300)) {
      let life = Life.random(seed: seed &* 7919, deeds: 60)
      let phone = LifePhone(payloads: Life.payloads, size: sizes[Int(seed) % sizes.count])
      var random = SmallRandom(state: seed)
      for (index, line) in life.lines.enumerated() {
        try? phone.perform([line.hasPrefix("try ") ? String(line.dropFirst(4)) : line])
        guard random.below(3) == 0 else { continue }
        let (before, start) = (phone.dashboard.followedCount, phone.dashboard.frameCount)
        let rate = [1.0, 1, 1, 30, 3600][random.below(5)]
        let problem = Self.tick(phone, count: 6, rate: rate)
        // What lies under a dialog is drawn again.
        if !phone.dashboard.hasDialog, rate == 1 {
          frames += phone.dashboard.frameCount - start
          followed += phone.dashboard.followedCount - before
        }
        guard let problem else { continue }
        Issue.record("seed \(seed), \(problem)\n\n\(Life(lines: Array(life.lines[...index])).tape)")
        return
      }
    }
    // Else nothing would have been tried.
    #expect(followed * 2 > frames, "\(followed) of \(frames)")
    print("soak: pictures that follow time: \(followed) of \(frames) followed")
  }

  @Test("T06 D01 a locked phone's second is followed, also when another picture of it was drawn in between")
  func locked() throws {
    let phone = LifePhone()
    try phone.perform([
      "app swiftclimb start-session", "app littlemoments start-session minutes=60", "device screen locked", "jump 3s",
    ])
    #expect(Self.tick(phone, count: 10, rate: 1) == nil)
    let followed = phone.dashboard.followedCount
    #expect(followed >= 10)
    phone.dashboard.phone.time = ClockControl(now: phone.device.now, real: phone.dashboard.phone.real, rate: 1)
    _ = phone.dashboard.frame()
    for _ in 0..<5 {
      phone.sleep(1)
      phone.dashboard.phone.catchUp()
      phone.look()
      phone.dashboard.wake()
      _ = phone.dashboard.frame()
      let shown = try #require(phone.dashboard.lastPicture)
      #expect(Self.difference(shown, phone.dashboard.picture()) == nil)
    }
  }
}
