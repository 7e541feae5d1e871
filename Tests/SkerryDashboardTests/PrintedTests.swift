import Testing

@testable import SkerryDashboard

/// What views print.
@MainActor @Suite struct PrintedTests {
  @Test("X02 D06 what is printed stands in the log once, however often it is printed, and never without end")
  func once() {
    let driver = Driver()
    let before = driver.messages.count
    driver.dashboard.take(printed: ["drawn", "again", "drawn"])
    driver.dashboard.take(printed: ["again"])
    #expect(driver.messages.dropFirst(before) == ["drawn", "again"])
    #expect(driver.dashboard.needsDisplay && driver.text.contains("again"))
    for number in 0..<2000 { driver.dashboard.take(printed: ["\(number)"]) }
    #expect(driver.messages.count == before + 501 && driver.messages.last?.contains("terminal") == true)
  }
}
