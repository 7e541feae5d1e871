// The examples of the reference, as they stand there; a test of the project holds the two together.
import ActivityKit

struct OrderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var arrival: Date
    var isDelivered = false
  }

  let number: Int
}

func startAndEnd(arrival: Date) async throws {
  let content = ActivityContent(state: OrderAttributes.ContentState(arrival: arrival), staleDate: arrival)
  let activity = try Activity.request(attributes: OrderAttributes(number: 7), content: content, pushType: .token)
  await activity.update(content)
  await activity.end(content, dismissalPolicy: .after(arrival))
}

func content(arrival: Date) -> ActivityContent<OrderAttributes.ContentState> {
  let content = ActivityContent(
    state: OrderAttributes.ContentState(arrival: arrival), staleDate: arrival, relevanceScore: 50)
  return content
}

func followPermission() async {
  let info = ActivityAuthorizationInfo()
  guard info.areActivitiesEnabled else { return }
  for await isEnabled in info.activityEnablementUpdates { print(isEnabled) }
}

func alert(activity: Activity<OrderAttributes>) async {
  let alert = AlertConfiguration(title: "Pizza", body: "Your pizza is at the door.", sound: .default)
  await activity.update(activity.content, alertConfiguration: alert)
}
