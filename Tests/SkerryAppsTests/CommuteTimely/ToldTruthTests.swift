import FoundationEssentials
import SkerryActivities
import SkerryTesting
import SkerryWidgets
import Testing

@testable import CommuteTimely
@testable import SkerryDevice

/// What screens, cards and widgets say is what is known, and all of it.
@MainActor @Suite struct ToldTruthTests {
  @Test("M05 the card of a trip that the app ended as over says that, and not that it is out of date")
  func over() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+60m")
    phone.device.lock()
    phone.advance(3600)
    #expect(phone.activity?.activityState == .ended)
    #expect(phone.phone.contains("Trip over") && !phone.phone.contains("Out of date"))
    phone.advance(299)
    #expect(phone.phone.contains("Trip over") && !phone.phone.contains("Out of date"))
  }

  @Test("M04 T04 nothing is told to be out of date that an update made fresh in the same moment")
  func staleAndFresh() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+50m")
    phone.advance(5)
    phone.device.setClock(phone.device.now.addingTimeInterval(45 * 60))
    #expect(phone.activity?.activityState == .active && phone.count("newer content arrived") == 1)
    #expect(phone.count("Office is out of date") == 0)
  }

  @Test("M03 P14 the minimal island tells by a sign, not by its colour alone, that it is out of date")
  func minimal() throws {
    let phone = try CommutePhone()
    try phone.plan(at: "+60m")
    #expect(try !phone.text(.minimal).contains("⚠"))
    phone.device.kill(phone.app)
    phone.advance(7 * 60)
    #expect(try phone.text(.minimal).contains("⚠"))
  }

  @Test(
    "M08 the widget shows what was known when its timeline was made, and asks for a new one in a quarter of an hour")
  func widget() throws {
    let phone = try CommutePhone()
    try phone.device.set(
      try #require(DeviceControl.named("widget")), to: WidgetFamily.systemMedium.word, for: phone.app)
    try phone.plan(at: "+60m")
    phone.device.goHome()
    phone.device.kill(phone.app)
    let known = try phone.recommendation().prediction.confidence
    #expect(phone.count("timeline of NextTrip: 2 entries") >= 1)
    func shows(_ confidence: Double) -> Bool {
      phone.phone.contains("Confidence \(Int((confidence * 100).rounded()))%")
    }
    phone.advance(14 * 60)
    #expect(try phone.recommendation().prediction.confidence != known && shows(known))
    phone.advance(2 * 60)
    #expect(!shows(known) && phone.count("asked for by its reload policy") == 1)
  }

  @Test("M08 the widget follows the activity as soon as the home screen can be seen")
  func widgetFollows() throws {
    let phone = try CommutePhone()
    try phone.device.set(
      try #require(DeviceControl.named("widget")), to: WidgetFamily.systemMedium.word, for: phone.app)
    try phone.plan(at: "+60m")
    phone.advance(10 * 60)
    phone.device.goHome()
    let confidence = try #require(phone.activity?.commute?.confidence)
    #expect(phone.phone.contains("Confidence \(Int((confidence * 100).rounded()))%"))
    phone.advance(3600)
    #expect(phone.phone.contains("Nothing planned"))
  }

  @Test("M01 M03 a trip that isn't today says on which day it is, and when its card comes")
  func days() throws {
    let phone = try CommutePhone()
    try phone.device.set(
      try #require(DeviceControl.named("widget")), to: WidgetFamily.systemMedium.word, for: phone.app)
    try phone.plan(at: "2026-02-02 08:30")
    #expect(phone.screen.contains("Arrive Mon at 8:30"))
    #expect(phone.screen.contains("Its card comes on February 2, 2026 at "))
    phone.device.goHome()
    #expect(phone.phone.contains("Leave by Mon "))
    try phone.plan("Gym", at: "+60m")
    #expect(phone.screen.contains("leave Mon ") && phone.screen.contains("Arrive at 10:41"))
  }

  @Test("M01 lists say how much of them there is no room for")
  func lists() throws {
    let phone = try CommutePhone()
    for number in 1...15 { try phone.plan("Place \(number)", at: "+\(number + 60)m", save: "yes") }
    for _ in 1...14 { try phone.act("cancel-trip", ["trip": try firstChoice(phone)]) }
    #expect(phone.screen.contains("and 11 more"), "three below what is planned")
    try phone.act("cancel-trip")
    #expect(phone.screen.contains("and 3 more"), "twelve alone")
    try phone.act("settings")
    #expect(phone.screen.contains("15 in all") && phone.screen.contains("and 7 more"))
  }

  private func firstChoice(_ phone: CommutePhone) throws -> String {
    let fields = phone.app.screen?.actions.first { $0.id == "cancel-trip" }?.fields ?? []
    guard case .choice(let names)? = fields.first?.kind else { return "" }
    return names.first ?? ""
  }
}
