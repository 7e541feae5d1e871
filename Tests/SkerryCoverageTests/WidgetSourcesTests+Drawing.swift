import ActivityKit
import Foundation
import WidgetKit

@testable import WidgetSources

/// Live Activities that lean on drawing: discs with symbols, pills, progress by geometry, large numbers, charts of bars and
/// paths, avatars with badges, timelines, controls of their own.
extension WidgetSourcesTests {
  static var moreExhibits: [() throws -> Exhibit] {
    [pizza, cab, derby, boarding, runner, player, kitchen, train, wallbox, rain]
  }

  private static func pizza() throws -> Exhibit {
    try Exhibit(
      "PizzaOrder", PizzaOrderActivity(), PizzaOrderAttributes(shop: "Forno 48", total: 31.5),
      .init(stage: .baking, arrival: start + 1500, courier: "Noor"))
  }
  private static func cab() throws -> Exhibit {
    try Exhibit(
      "Cab", CabLiveActivity(),
      CabAttributes(driver: "Ines", plate: "7KLM492", car: "Grey Corolla", rating: 4.9),
      .init(minutes: 4, progress: 0.6, phase: "Your driver is close"))
  }
  private static func derby() throws -> Exhibit {
    try Exhibit(
      "Derby", DerbyLiveActivity(),
      DerbyAttributes(homeName: "Rovers", awayName: "Kings Park", league: "Second league"),
      .init(home: 2, away: 1, minute: 67, event: "67' Okafor scores"))
  }
  private static func boarding() throws -> Exhibit {
    try Exhibit(
      "Boarding", BoardingActivity(), BoardingAttributes(code: "SK 1412", from: "HAM", to: "CPH", seat: "14C"),
      .init(gate: "B12", boards: start + 1200, lands: start + 5400, progress: 0.3, status: "On time"))
  }
  private static func runner() throws -> Exhibit {
    try Exhibit(
      "Runner", RunnerLiveActivity(), RunnerAttributes(goal: 10),
      .init(
        start: start - 1845, km: 6.24, pace: "4'56\"", heart: 148, splits: [0.6, 0.8, 0.5, 1, 0.9, 0.7], paused: false))
  }
  private static func player() throws -> Exhibit {
    try Exhibit(
      "PlayerControls", PlayerLiveActivity(), PlayerAttributes(device: "Kitchen"),
      .init(title: "Northern Lights", artist: "The Skerries", start: start - 61, length: 214, playing: true))
  }
  private static func kitchen() throws -> Exhibit {
    try Exhibit(
      "Kitchen", KitchenLiveActivity(), KitchenAttributes(dish: "Mushroom risotto", steps: 5),
      .init(
        step: 2, instruction: "Add a ladle of warm stock and stir until the rice has taken it up.", ends: start + 260))
  }
  private static func train() throws -> Exhibit {
    try Exhibit(
      "TrainStops", TrainLiveActivity(), TrainAttributes(line: "RE7"),
      .init(
        stops: [
          .init(name: "Altona", time: start + 300), .init(name: "Dammtor", time: start + 720),
          .init(name: "Hauptbahnhof", time: start + 960),
        ], track: "8", delay: 4))
  }
  private static func wallbox() throws -> Exhibit {
    try Exhibit(
      "Wallbox", WallboxActivity(), WallboxAttributes(car: "Ente"),
      .init(percent: 62, kW: 11, done: start + 5400, cost: 7.85))
  }
  private static func rain() throws -> Exhibit {
    try Exhibit(
      "Rain", RainLiveActivity(), RainAttributes(place: "Altona"),
      .init(minutes: [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1, 0.9, 0.7, 0.6, 0.4, 0.2], starts: start + 600))
  }
}
