import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerrySteps
import Testing

@testable import SkerryDashboard

/// The one list of what can be pressed.
@MainActor @Suite struct PressableTests {
  @Test("P06 D02 what can be pressed is listed as it is seen: the screen from the top, other presentations, controls")
  func order() throws {
    let driver = Driver.climbing()
    for keys in [["l"], ["h"], ["h", "x"]] {
      for key in keys { driver.keys(key) }
      let list = driver.dashboard.phone.pressables()
      let places = list.map { place -> Int in
        switch place.place {
        case .question: 0
        case .screen: 1
        case .farther: 2
        case .presentation: 3
        case .controlCenter: 4
        }
      }
      #expect(places == places.sorted() && places.contains(3), "\(list.map(\.label))")
      let picture = driver.device.phonePicture(rows: PhoneOperator.tallestScreen)
      // A widget follows what lies in it.
      let rows = list.filter { item in
        if case .widget = item.target { false } else { item.place == .screen }
      }.compactMap { item in
        picture.regions.filter { region in
          if case .activity = region.target { false } else { region.label == item.label }
        }.map(\.rect.minRow).min()
      }
      #expect(rows == rows.sorted(), "\(keys): \(list.map(\.label))")
    }
  }

  @Test("P06 S08 the menu of what can be pressed, a step and a click offer the same buttons of the screen")
  func same() throws {
    let driver = Driver.climbing()
    driver.keys("l")
    let pane = try #require(driver.dashboard.picture().layout.panes.first { $0.pane == .phone }?.rect)
    let clicked = driver.dashboard.picture().regions.filter { region in
      if case .action = region.target { pane.contains(region.rect.origin) } else { false }
    }.map(\.label)
    let listed = driver.dashboard.phone.pressables().filter { $0.place == .screen }.map(\.label)
    driver.keys("p")
    guard case .menu(let menu)? = driver.dashboard.dialog else { return #expect(Bool(false), "no menu") }
    #expect(!clicked.isEmpty && clicked == Array(menu.items.map(\.title).prefix(clicked.count)))
    #expect(listed.starts(with: clicked), "\(listed)")
    #expect(Set(menu.items.map(\.title)).count == menu.items.count, "nothing is offered twice")
  }
}
