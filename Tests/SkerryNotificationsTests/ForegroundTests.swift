import Testing

@testable import SkerryNotifications

@Suite struct ForegroundTests {
  @Test("P09 an app in the foreground without an answer shows nothing at all, not even a badge")
  func noDelegate() async {
    let phone = Self.phone()
    phone.push(Self.push)
    let context = phone.context
    for effect in phone.effects() {
      if case .asksApp(let ticket, let record) = effect.kind {
        await context.center.askDelegate(record, ticket: ticket)
      }
    }
    #expect(phone.list.isEmpty)
    #expect(phone.banner == nil)
    #expect(phone.badge == 0)
    #expect(phone.log().contains { $0.contains("its willPresent returned neither .banner nor .list") })
  }

  static let answers: [(UNNotificationPresentationOptions, String)] = [
    (.banner, "B"), (.list, "L"), (.sound, "S"), (.badge, "#"), (.alert, "LB"),
    ([.banner, .list, .sound, .badge], "LBS#"),
  ]

  @Test("P09 each presentation option brings its part", arguments: answers)
  func options(options: UNNotificationPresentationOptions, expected: String) {
    let phone = Self.phone()
    phone.push(Self.push)
    _ = phone.effects()
    phone.hub.apply(.presentationChosen(ticket: 1, options))
    let letters = MannerTests.letters(phone) + (phone.badge == 5 ? "#" : "")
    #expect(letters == expected)
    #expect(phone.problems.isEmpty)
  }

  @Test("P09 a delegate that never answers counts as one that shows nothing after a while")
  func timesOut() {
    let phone = Self.phone()
    phone.push(Self.push)
    phone.wait(30)
    #expect(phone.list.isEmpty)
    #expect(phone.log().contains { $0.contains("never answered willPresent") })
    #expect(phone.hub.withState { $0.nextDeadline == nil })
    phone.hub.apply(.presentationChosen(ticket: 1, .list))
    #expect(phone.list.isEmpty)
  }

  @Test("P09 T04 a clock set beyond a notification makes it due then: the app has its time to answer, a banner its own")
  func clockSet() {
    let phone = Self.phone()
    var request = TriggerTests.request("a", .timeInterval(600, repeats: false))
    request.content.title = "Leave"
    phone.hub.apply(.added(appIdentifier: Phone.app, request))
    phone.setClock(by: 86_400)
    #expect(phone.effects().allSatisfy { $0.instant == phone.now || $0.instant == Phone.start })
    phone.wait(5)
    phone.hub.apply(.presentationChosen(ticket: 1, [.banner, .list]))
    #expect(phone.banner == "Leave" && phone.list == ["Leave"])
    phone.setClock(by: 3600)
    #expect(phone.banner == "Leave", "no time has passed")
    phone.wait(10)
    #expect(phone.banner == nil)
  }

  @Test("P09 a killed app's question counts as answered; a locked or other app's notification needs no answer")
  func others() {
    let killed = Self.phone()
    killed.push(Self.push)
    killed.hub.apply(.processEnded(appIdentifier: Phone.app))
    #expect(killed.hub.withState { $0.questions.isEmpty })
    killed.push(Self.push)
    #expect(killed.banner == "T")

    let locked = Self.phone()
    locked.hub.apply(.screen(isLocked: true))
    locked.push(Self.push)
    #expect(locked.list == ["T"])

    let other = Self.phone()
    other.hub.apply(.foreground(appIdentifier: "com.example.other"))
    other.push(Self.push)
    #expect(other.banner == "T")
    other.hub.apply(.foreground(appIdentifier: Phone.app))
    #expect(other.banner == nil)
    #expect(other.list == ["T"])
  }

  private static let push = #"{"aps": {"alert": {"title": "T"}, "sound": "default", "badge": 5}}"#

  private static func phone() -> Phone {
    let phone = Phone()
    phone.allow()
    phone.hub.apply(.screen(isLocked: false))
    phone.hub.apply(.foreground(appIdentifier: Phone.app))
    _ = phone.effects()
    return phone
  }
}
