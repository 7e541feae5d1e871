import FoundationEssentials
import SkerryWidgets
import Testing

@testable import CommuteTimely
@testable import SkerryDevice

/// The next trip on the home screen.
@MainActor @Suite struct NextTripWidgetTests {
  private func home(_ family: WidgetFamily) throws -> CommutePhone {
    let phone = try CommutePhone()
    let control = try #require(DeviceControl.named("widget"))
    try phone.device.set(control, to: family.word, for: phone.app)
    return phone
  }

  private func show(_ phone: CommutePhone) -> String {
    phone.device.goHome()
    return phone.phone
  }

  @Test(
    "M08 small shows the countdown, medium destination, leave time and weather, large everything and what comes then")
  func families() throws {
    for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
      let phone = try home(family)
      #expect(show(phone).contains("Nothing planned"))
      try phone.settings(["first-name": "Sam"])
      try phone.plan("Office", at: "+60m")
      try phone.plan("Gym", at: "+200m")
      let picture = show(phone)
      #expect(picture.contains("Office") && picture.contains("Leave"), "\(family)")
      let weather = try phone.recommendation().snapshot.weather.conditions.description
      #expect(picture.contains(weather) == (family != .systemSmall))
      #expect(picture.contains("Hi Sam") == (family == .systemLarge))
      #expect(picture.contains("Gym") == (family == .systemLarge))
    }
  }

  @Test("M08 its timeline goes on without the app: the countdown each minute, the next trip when one is over")
  func timeline() throws {
    let phone = try home(.systemLarge)
    try phone.plan("Office", at: "+60m")
    try phone.plan("Gym", at: "+200m")
    phone.device.kill(phone.app)
    phone.device.goHome()
    phone.advance(59 * 60)
    #expect(phone.phone.contains("📍 Office"))
    phone.advance(60)
    #expect(phone.phone.contains("📍 Gym") && !phone.phone.contains("📍 Office"))
    phone.advance(3 * 3600)
    #expect(phone.phone.contains("Nothing planned"))
    #expect((8...16).contains(phone.count("asked for by its reload policy")), "where a trip is near")
  }

  @Test("M08 planning, changing and cancelling reload it at once; a tap opens the trip")
  func reload() throws {
    let phone = try home(.systemMedium)
    try phone.plan("Office", at: "+60m")
    #expect(show(phone).contains("Office"))
    try phone.act("edit-trip", ["destination": "Gym", "street": "", "arrival": "+90m"])
    #expect(show(phone).contains("Gym"))
    let widget = try #require(phone.device.placedWidgets.first)
    phone.device.tap(widget, widgetURL: DeepLink.trip(try phone.trip("Gym").id).url)
    #expect(phone.device.foregroundApp === phone.app && phone.screen.contains("📍 Gym"))
    try phone.act("cancel-trip")
    #expect(show(phone).contains("Nothing planned"))
  }
}
