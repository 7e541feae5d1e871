import FoundationEssentials
import SkerryBasics
import SkerrySoak
import Testing

@testable import SkerryNotifications

@Suite struct PayloadTests {
  @Test("P08 every key of an ordinary push arrives in the content, and the whole payload in userInfo")
  func everything() throws {
    let payload = try NotificationPayload(
      json: Data(
        #"""
        {"aps": {"alert": {"title": "T", "subtitle": "S", "loc-key": "%@ waits in %2$@", "loc-args": ["Ann", "blue"],
          "launch-image": "L"}, "badge": 3, "sound": {"critical": 1, "name": "bell.caf", "volume": 0.5},
          "content-available": 1, "mutable-content": true, "category": "ROOM", "thread-id": "blue",
          "interruption-level": "time-sensitive", "relevance-score": 0.75, "target-content-id": "w1"},
         "roomId": "r1", "Simulator Target Bundle": "com.example.rooms"}
        """#.utf8))
    let content = payload.content
    #expect([content.title, content.subtitle, content.body] == ["T", "S", "Ann waits in blue"])
    #expect(content.badge == 3)
    #expect(content.sound == .criticalSoundNamed(UNNotificationSoundName("bell.caf"), withAudioVolume: 0.5))
    #expect(payload.isContentAvailable && payload.isMutable)
    #expect([content.categoryIdentifier, content.threadIdentifier, content.launchImageName] == ["ROOM", "blue", "L"])
    #expect(content.interruptionLevel == .timeSensitive)
    #expect(content.relevanceScore == 0.75)
    #expect(content.targetContentIdentifier == "w1")
    #expect(payload.targetBundle == "com.example.rooms")
    let info = UNNotificationContent(content).userInfo
    #expect(info["roomId"] as? String == "r1")
    #expect((info["aps"] as? [AnyHashable: Any])?["badge"] as? Int == 3)
    #expect(info["Simulator Target Bundle"] == nil)
  }

  @Test("P08 an alert may be a string; an empty sound is none; null counts as absent")
  func shortForms() throws {
    let payload = try NotificationPayload(json: Data(#"{"aps": {"alert": "Hi", "sound": "", "badge": null}}"#.utf8))
    #expect(
      payload.content
        == {
          var content = payload.content; content.body = "Hi"; return content
        }())
    #expect(payload.content.body == "Hi" && payload.content.title.isEmpty)
    #expect(payload.content.sound == nil)
    #expect(payload.content.badge == nil)
  }

  static let refused: [(String, NotificationRefusal)] = [
    (String(repeating: "[", count: 513), .malformedJSON), ("", .payloadEmpty), ("{", .malformedJSON),
    ("\u{1b}[2J", .malformedJSON),
    ("[]", .wrongValue(path: "the body", expected: "a dictionary")), ("{}", .missingKey("aps")),
    (#"{"aps": 1}"#, .wrongValue(path: "aps", expected: "a dictionary")),
    (#"{"aps": {"event": "update", "content-state": {}}}"#, .liveActivityPayload),
    (#"{"aps": {"alert": 1}}"#, .wrongValue(path: "aps.alert", expected: "a string or a dictionary")),
    (#"{"aps": {"alert": {"title": 1}}}"#, .wrongValue(path: "aps.alert.title", expected: "a string")),
    (
      #"{"aps": {"alert": {"loc-key": "k", "loc-args": [1]}}}"#,
      .wrongValue(path: "aps.alert.loc-args", expected: "an array of strings")
    ),
    (#"{"aps": {"badge": -1}}"#, .wrongValue(path: "aps.badge", expected: "a whole number from 0")),
    (#"{"aps": {"badge": true}}"#, .wrongValue(path: "aps.badge", expected: "a whole number from 0")),
    (#"{"aps": {"badge": 1.5}}"#, .wrongValue(path: "aps.badge", expected: "a whole number from 0")),
    (#"{"aps": {"badge": 1e30}}"#, .wrongValue(path: "aps.badge", expected: "a whole number from 0")),
    (#"{"aps": {"sound": 1}}"#, .wrongValue(path: "aps.sound", expected: "a string or a dictionary")),
    (
      #"{"aps": {"sound": {"volume": 2}}}"#, .wrongValue(path: "aps.sound.volume", expected: "a number from 0 to 1")
    ),
    (#"{"aps": {"mutable-content": 2}}"#, .wrongValue(path: "aps.mutable-content", expected: "1 or 0")),
    (
      #"{"aps": {"interruption-level": "loud"}}"#,
      .wrongValue(path: "aps.interruption-level", expected: "passive, active, time-sensitive or critical")
    ),
  ]

  @Test("P08 a payload that can't be read is refused with its reason and the path of the value", arguments: refused)
  func refusals(json: String, expected: NotificationRefusal) {
    #expect(throws: expected) { try NotificationPayload(json: Data(json.utf8)) }
    let phone = Phone()
    phone.allow()
    phone.push(json)
    #expect(phone.effects().contains { $0.kind == .refused(expected) })
    #expect(phone.list.isEmpty)
  }

  @Test("P08 4096 bytes pass, 4097 are PayloadTooLarge")
  func size() throws {
    let frame = #"{"aps":{"alert":""}}"#.utf8.count
    func body(_ bytes: Int) -> Data {
      Data(#"{"aps":{"alert":"\#(String(repeating: "x", count: bytes - frame))"}}"#.utf8)
    }
    #expect(try NotificationPayload(json: body(4096)).content.body.count == 4096 - frame)
    #expect(throws: NotificationRefusal.payloadTooLarge(bytes: 4097, limit: 4096)) {
      try NotificationPayload(json: body(4097))
    }
    #expect(NotificationRefusal.payloadTooLarge(bytes: 4097, limit: 4096).status == 413)
  }

  @Test("P08 a push finds its app by token, by bundle id or by its own words; otherwise APNs' reason word is logged")
  func targets() throws {
    let phone = Phone()
    phone.allow()
    phone.hub.apply(.registered(appIdentifier: Phone.app))
    let token = try #require(phone.hub.withState { $0.apps[Phone.app]?.deviceToken?.lowercaseHex })
    #expect(token.count == 64)
    #expect(
      token
        == {
          $0.hub.apply(.registered(appIdentifier: Phone.app)); return token
        }(phone))
    let alert = #"{"aps": {"alert": {"title": "T"}}}"#
    let named = #"{"aps": {"alert": {"title": "T"}}, "Simulator Target Bundle": "\#(Phone.app)"}"#
    let cases: [(RemoteNotification.Target, String, String?)] = [
      (.token(token), alert, nil), (.token(token.uppercased()), alert, nil), (.app(Phone.app), alert, nil),
      (.inPayload, named, nil), (.app(Phone.app), named.replacing(Phone.app, with: "com.example.other"), nil),
      (.token(""), alert, "MissingDeviceToken"), (.token("00"), alert, "BadDeviceToken"),
      (.app("com.example.none"), alert, "no app com.example.none"), (.inPayload, alert, "names no app"),
      (.token(token), "", "PayloadEmpty"),
    ]
    for (target, body, reason) in cases {
      _ = phone.effects()
      phone.hub.apply(.cleared(.all))
      phone.hub.apply(.remote(RemoteNotification(target: target, body: Data(body.utf8))))
      let log = phone.log()
      #expect(phone.list == (reason == nil ? ["T"] : []))
      if let reason { #expect(log.contains { $0.contains(reason) }, "\(log)") }
    }
  }

  @Test(
    "P08 headers are checked as APNs does",
    arguments: [
      ([:], nil), (["apns-topic": ""], "MissingTopic"), (["apns-topic": "com.other"], "DeviceTokenNotForTopic"),
      (["apns-push-type": "liveactivity"], "InvalidPushType"), (["apns-priority": "7"], "BadPriority"),
      (["apns-push-type": "background", "apns-priority": "10"], "BadPriority"),
      (["apns-expiration": "soon"], "BadExpirationDate"), (["apns-id": "X"], "BadMessageId"),
      (["apns-collapse-id": String(repeating: "x", count: 65)], "BadCollapseId"),
    ] as [([String: String], String?)])
  func headers(changes: [String: String], reason: String?) {
    let phone = Phone()
    phone.allow()
    let headers = ["apns-topic": Phone.app].merging(changes) { $1 }
    let body = Data(#"{"aps": {"alert": "x"}}"#.utf8)
    let effects = phone.hub.apply(.remote(RemoteNotification(target: .app(Phone.app), body: body, headers: headers)))
    let refusals = effects.compactMap { if case .refused(let refusal) = $0.kind { refusal.reason } else { nil } }
    #expect(refusals == (reason.map { [$0] } ?? []))
    #expect(phone.list.count == (reason == nil ? 1 : 0))
  }

  @Test("P09 content-available wakes the app in the background, if its Info.plist has the mode")
  func background() {
    let silent = #"{"aps": {"content-available": 1}, "x": 2}"#
    let able = Phone(Phone.rooms { $0.wakesForPushes = true })
    able.push(silent)
    let woken = able.effects().compactMap { if case .wakesApp(let content) = $0.kind { content } else { nil } }
    #expect(woken.first?.userInfo["x"] as? Int == 2)
    let unable = Phone()
    unable.push(silent)
    #expect(unable.log().contains { $0.contains("UIBackgroundModes") })
    unable.push(#"{"aps": {}}"#)
    #expect(unable.log().contains { $0.contains("no alert, no badge, no sound") })
  }

  @Test("P09 pushes with the same apns-collapse-id replace each other")
  func collapse() {
    let phone = Phone()
    phone.allow()
    for title in ["one", "two"] {
      let body = Data(#"{"aps": {"alert": {"title": "\#(title)"}}}"#.utf8)
      let headers = ["apns-topic": Phone.app, "apns-collapse-id": "room"]
      phone.hub.apply(.remote(RemoteNotification(target: .app(Phone.app), body: body, headers: headers)))
    }
    #expect(phone.list == ["two"])
  }

  @Test("P08 no payload, however broken, does more than be refused with a sentence")
  func fuzz() {
    let seeds =
      Self.refused.map(\.0) + [
        #"{"aps":{"alert":{"title":"T","body":"B","loc-key":"%1$@ %9$@ %","loc-args":["a"]},"badge":1,"sound":"default"}}"#,
        #"{"aps":{"alert":"x","mutable-content":1,"interruption-level":"critical","thread-id":"t"},"a":[1,null,{"b":2.5}]}"#,
        #"{"aps":{"sound":{"critical":1,"name":"n","volume":1}},"Simulator Target Bundle":"com.example.rooms"}"#,
      ]
    var dice = Dice(42)
    var state = NotificationState(seed: 3)
    state.apply(.appInstalled(Phone.rooms()), at: Phone.start)
    state.apply(.allowed(appIdentifier: Phone.app, true), at: Phone.start)
    let count = SoakCount.of(3000, 500_000)
    var refused = 0
    for number in 0..<count {
      var bytes = Array((seeds.randomElement(using: &dice) ?? "").utf8)
      for _ in 0..<Int.random(in: 0...4, using: &dice) { Self.mutate(&bytes, &dice) }
      let target: RemoteNotification.Target = Bool.random(using: &dice) ? .app(Phone.app) : .inPayload
      let instant = Phone.start.addingTimeInterval(Double(number))
      let effects = state.apply(.remote(RemoteNotification(target: target, body: Data(bytes))), at: instant)
      let sentences = effects.map { $0.logMessage { "\($0)" } }
      #expect(!effects.isEmpty && sentences.allSatisfy { !$0.isEmpty })
      if effects.contains(where: { if case .refused = $0.kind { true } else { false } }) { refused += 1 }
      if number.isMultiple(of: 100) { #expect(state.invariants().isEmpty) }
    }
    #expect(refused > count / 4 && refused < count)
  }

  private static func mutate(_ bytes: inout [UInt8], _ dice: inout Dice) {
    let place = Int.random(in: 0...bytes.count, using: &dice)
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &dice), at: place)
    case 1: if place < bytes.count { bytes.remove(at: place) }
    case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &dice) }
    case 3: bytes.insert(contentsOf: Array(#""badge":-9e99,"#.utf8), at: place)
    default: bytes.insert(contentsOf: Array(repeating: 91, count: Int.random(in: 1...3000, using: &dice)), at: place)
    }
  }
}
