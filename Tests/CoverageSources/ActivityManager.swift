import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

final class DeliveryActivityManager: ObservableObject {
  static let shared = DeliveryActivityManager()

  @Published private(set) var token: String?
  @Published var isRunning = false
  private var activity: Activity<FoodDeliveryAttributes>?
  private let decoder = JSONDecoder()

  func start(restaurant: String) {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else {
      print("Live Activities are off")
      return
    }
    let attributes = FoodDeliveryAttributes(restaurant: restaurant, orderNumber: UUID().uuidString, total: 20)
    let state = FoodDeliveryAttributes.ContentState(
      courier: "Ida", window: Date()...Date().addingTimeInterval(15 * 60), step: .received, items: 2)
    do {
      let content = ActivityContent(
        state: state, staleDate: Calendar.current.date(byAdding: .minute, value: 30, to: Date()))
      activity = try Activity<FoodDeliveryAttributes>.request(
        attributes: attributes, content: content, pushType: .token)
      isRunning = true
      observe()
    } catch {
      print("Could not start: \(error.localizedDescription)")
    }
  }

  func startPlain(_ attributes: PomodoroAttributes, _ state: PomodoroAttributes.ContentState) throws -> String {
    let activity = try Activity.request(attributes: attributes, content: .init(state: state, staleDate: nil))
    return activity.id
  }

  @available(*, deprecated, message: "for phones before iOS 16.2")
  func startOld(_ attributes: PomodoroAttributes, _ state: PomodoroAttributes.ContentState) async {
    do {
      let activity = try Activity<PomodoroAttributes>.request(
        attributes: attributes, contentState: state, pushType: nil)
      await activity.update(using: activity.contentState)
      await activity.end(using: state, dismissalPolicy: .default)
      await activity.end(dismissalPolicy: .after(Date.now.addingTimeInterval(60)))
    } catch (let error) {
      print(error)
    }
  }

  private func observe() {
    guard let activity = activity else { return }
    Task {
      for await data in activity.pushTokenUpdates {
        let token = data.map { String(format: "%02x", $0) }.joined()
        await MainActor.run { self.token = token }
      }
    }
    Task { [weak self] in
      for await state in activity.activityStateUpdates {
        switch state {
        case .active, .stale: break
        case .dismissed, .ended: self?.isRunning = false
        default: break
        }
      }
    }
    Task {
      for await content in activity.contentUpdates {
        print(content.state.items)
      }
    }
  }

  func advance() {
    Task {
      guard let activity else { return }
      var state = activity.content.state
      state.step = FoodDeliveryAttributes.Step(rawValue: state.step.rawValue + 1) ?? .delivered
      await activity.update(.init(state: state, staleDate: nil, relevanceScore: 100))
    }
  }

  @discardableResult
  func stopAll(_ policy: ActivityUIDismissalPolicy = .immediate) async -> Int {
    let all = Activity<FoodDeliveryAttributes>.activities
    for activity in all {
      await activity.end(activity.content, dismissalPolicy: policy)
    }
    WidgetCenter.shared.reloadAllTimelines()
    return all.count
  }

  func watchStarts() {
    Task {
      for await activity in Activity<FoodDeliveryAttributes>.activityUpdates {
        print("started", activity.id, activity.pushToken?.count ?? 0)
      }
    }
    Task.detached {
      for await isOn in ActivityAuthorizationInfo().activityEnablementUpdates { print(isOn) }
    }
  }

  private func describe(_ state: ActivityState) -> String {
    state == .ended ? "over" : "running"
  }
}

struct DeliveryControlView: View {
  @StateObject private var manager = DeliveryActivityManager.shared
  @AppStorage("restaurant") private var restaurant = "Bistro Nord"
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(restaurant)
      Button {
        manager.start(restaurant: restaurant)
      } label: {
        Label("Order", systemImage: "bag")
      }
      .disabled(manager.isRunning)
      Button(action: { manager.advance() }) { Text("Next") }
      Button("Stop", role: .destructive) {
        Task { await manager.stopAll() }
      }
      Toggle("Details", isOn: $isShown)
    }
  }
}
