import FoundationEssentials
import Testing

@testable import Inviso
@testable import SkerryDevice

/// What the document calls “App Killed by System”, and what suspension does to a wait of 30 minutes.
@MainActor @Suite struct ProcessLifeTests {
  @Test("R03 P15 an app that the system ended is launched by the push and turns green; a force-quit one isn't")
  func killedBySystem() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.device.terminate(phone.app)
    #expect(phone.device.phase(of: phone.app) == .endedBySystem && phone.status == .waiting)
    phone.push("room-1")
    #expect(phone.device.phase(of: phone.app) == .background && phone.status == .connected && phone.listed.isEmpty)

    let other = try InvisoPhone()
    try other.waitIn("Blue Room")
    other.device.kill(other.app)
    other.push("room-1")
    #expect(other.device.phase(of: other.app) == .forceQuit && other.status == .waiting)
  }

  @Test("R04 P15 suspended, the 30-minute end comes with the next opening; not suspended, after 30 minutes")
  func suspended() throws {
    for isSuspended in [true, false] {
      let phone = try InvisoPhone()
      phone.device.setSuspension(isSuspended)
      try phone.waitIn("Blue Room")
      phone.advance(1801)
      #expect((phone.activity == nil) == !isSuspended)
      phone.advance(1800)
      phone.device.open(phone.app)
      #expect(phone.activity == nil)
    }
  }

  @Test("R02 P15 a suspended app is woken by a silent push, turns green, and is suspended again")
  func wokenBySilentPush() throws {
    let phone = try InvisoPhone()
    phone.device.setSuspension(true)
    try phone.waitIn("Blue Room")
    phone.advance(600)
    #expect(phone.device.phase(of: phone.app) == .suspended)
    phone.push("room-1")
    #expect(phone.status == .connected)
    phone.advance(5)
    #expect(phone.activity == nil, "the push's time is long enough for the green card to go")
    phone.advance(55)
    #expect(phone.device.phase(of: phone.app) == .suspended)
    let other = try InvisoPhone()
    other.device.setSuspension(true)
    try other.waitIn("Blue Room")
    other.advance(600)
    other.push("room-1", wakes: false)
    #expect(other.status == .waiting && other.device.phase(of: other.app) == .suspended)
  }

  @Test("R04 P03 a wait as long as the system lets activities be ends with them: no card stays", arguments: [479, 480])
  func longestWait(minutes: Int) throws {
    let phone = try InvisoPhone()
    try phone.act("settings", ["minutes": "\(minutes)"])
    try phone.waitIn("Blue Room")
    phone.advance(Double(minutes) * 60 - 1)
    #expect(phone.activity != nil)
    phone.advance(1)
    #expect(phone.activity == nil && !phone.phone.contains("Waiting"))
  }

  @Test("R01 P15 force-quit in front, the app was inactive in the app switcher: the orange card stays")
  func forceQuitInFront() throws {
    let phone = try InvisoPhone()
    try phone.join("Blue Room")
    phone.device.kill(phone.app)
    #expect(phone.device.phase(of: phone.app) == .forceQuit && phone.device.foregroundApp == nil)
    #expect(phone.status == .waiting && phone.shared.allSatisfy { $0 != nil })
    phone.advance(3600)
    #expect(phone.status == .waiting)
    phone.device.open(phone.app)
    #expect(phone.activity == nil && phone.phone.contains("You are alone."))
  }

  @Test("R04 T04 a clock that is put forward ends the wait when the card says that its time is over")
  func clockPutForward() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.advance(300)
    phone.device.setClock(phone.device.now.addingTimeInterval(600))
    let set = phone.device.now
    phone.device.advance(to: set.addingTimeInterval(899))
    #expect(phone.status == .waiting)
    phone.device.advance(to: set.addingTimeInterval(900))
    #expect(phone.activity == nil)

    let other = try InvisoPhone()
    try other.waitIn("Blue Room")
    other.advance(300)
    other.device.setClock(other.device.now.addingTimeInterval(2400))
    #expect(other.activity == nil)
  }

  @Test("R04 T04 the wait takes 30 minutes of elapsed time although the clock was set back two hours")
  func clockSetBack() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.advance(600)
    phone.device.setClock(phone.device.now.addingTimeInterval(-7200))
    let set = phone.device.now
    phone.device.advance(to: set.addingTimeInterval(1199))
    #expect(phone.activity != nil)
    phone.device.advance(to: set.addingTimeInterval(1200))
    #expect(phone.activity == nil)
  }
}
