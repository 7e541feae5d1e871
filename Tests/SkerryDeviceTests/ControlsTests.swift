import FoundationEssentials
import SkerryActivities
import SkerryScreens
import SkerryWidgets
import Testing

@testable import SkerryDevice

/// The phone's own buttons and switches.
@MainActor @Suite struct ControlsTests {
  @Test("P05 locking sends the app to the background, unlocking brings it back")
  func lock() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    phone.device.lock()
    #expect(phone.device.foregroundApp == nil && phone.messages.contains("phase background"))
    #expect(phone.phone.contains("card Alpha"))
    phone.device.unlock()
    #expect(try phone.device.foregroundApp === phone.process("alpha"))
    #expect(phone.messages.last == "phase active")
    #expect(!phone.phone.contains("card Alpha") && phone.phone.contains("in memory"))
  }

  @Test("P05 T02 the always-on screen is darker, and its timers move once a minute")
  func alwaysOn() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    phone.device.lock()
    phone.advance(30)
    let bright = phone.device.phonePicture(rows: 44)
    #expect(bright.nextChange == phone.device.now.addingTimeInterval(1))
    phone.device.toggleAlwaysOn()
    let dim = phone.device.phonePicture(rows: 44)
    #expect(luminance(dim) < luminance(bright) / 2)
    #expect(dim.nextChange == TestPhone.start.addingTimeInterval(60))
    phone.device.toggleAlwaysOn()
    #expect(phone.device.phonePicture(rows: 44).grid == bright.grid)
  }

  private func luminance(_ picture: SurfacePicture) -> Double {
    var sum = 0.0
    for row in 0..<picture.grid.size.rows {
      for column in 0..<picture.grid.size.columns {
        sum += picture.grid[column, row].background.rgb?.luminance ?? 0
      }
    }
    return sum
  }

  @Test("P05 an app goes through foreground, background, kill and relaunch, and starts afresh after the kill")
  func lifeCycle() throws {
    let phone = TestPhone()
    let alpha = try phone.process("alpha")
    #expect(!alpha.isRunning && phone.messages.isEmpty)
    phone.device.open(alpha)
    #expect(alpha.isRunning && phone.device.foregroundApp === alpha)
    #expect(phone.phone.contains("in memory 2"), "launch and becoming active each publish a screen")
    phone.device.goHome()
    #expect(alpha.isRunning && phone.device.foregroundApp == nil)
    #expect(phone.phone.contains("Alpha") && phone.phone.contains("SwiftClimb"))
    phone.device.open(alpha)
    #expect(phone.phone.contains("in memory 5"), "becoming inactive, too")
    phone.device.kill(alpha)
    #expect(!alpha.isRunning && phone.device.foregroundApp == nil && alpha.screen == nil)
    phone.device.open(alpha)
    #expect(phone.phone.contains("in memory 2"))
    // A token for starts comes with the first launch; its own tests look at it.
    #expect(
      phone.messages.filter { !$0.hasPrefix("push-to-start token") } == [
        "unlocked", "launched", "found 0 activities and nothing", "phase active", "phase inactive",
        "phase background", "phase active", "phase inactive", "phase background",
        "killed: memory is lost; activities, files and App Groups stay", "launched", "found 0 activities and nothing",
        "phase active",
      ])
  }

  @Test("P05 switching Live Activities off ends them all and refuses new ones until they are allowed again")
  func permission() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    try phone.start("bravo")
    phone.device.setLiveActivities(false)
    #expect(phone.device.center.withRegistry { $0.cardCount } == 0)
    phone.device.lock()
    #expect(!phone.phone.contains("card"))
    let before = phone.messages.count
    try phone.act(
      "alpha", "start", ["name": "Alpha"], problem: "\(ActivityAuthorizationError.denied)")
    #expect(phone.messages.count > before)
    phone.device.setLiveActivities(true)
    try phone.start("alpha")
    #expect(phone.device.center.withRegistry { $0.cardCount } == 1)
  }

  @Test("P05 12 and 24 hours, light and dark, time zone and model change what is shown at once")
  func settings() throws {
    let phone = TestPhone()
    phone.device.goHome()
    #expect(phone.phone.contains("9:41") && !phone.phone.contains("21:41"))
    phone.device.setTimeZone("Pacific/Auckland")
    #expect(phone.phone.contains("10:41"))
    phone.device.set24HourClock(true)
    #expect(phone.phone.contains("22:41"))
    let dark = phone.device.phonePicture(rows: 44).grid
    phone.device.setLightAppearance(true)
    let light = phone.device.phonePicture(rows: 44).grid
    #expect(dark.plainText() == light.plainText() && dark != light)
    for model in DeviceModel.all {
      phone.device.setModel(model)
      #expect(phone.device.phonePicture(rows: 30).grid.size.columns == model.columns)
      #expect((phone.device.islandPicture().grid.size.columns > 0) == model.hasIsland)
    }
  }

  @Test(
    "P05 a model is found by each of its spellings", arguments: ["iphone-15-pro", "iPhone 15 Pro", "15 pro", "15PRO"])
  func modelNames(_ name: String) {
    #expect(DeviceModel.named(name) == .standard)
    #expect(DeviceModel.named("iphone-99") == nil && DeviceModel.named("") == nil)
  }
}
