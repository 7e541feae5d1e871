import SkerryCells

/// Whom a push is for, as far as it was said.
nonisolated package struct PushWish: Hashable, Sendable {
  /// A token in hex, as a server knows it.
  package var token: String?
  /// The app's name on the command line, or its bundle id.
  package var app: String?
  /// The id of an activity, or the beginning of one.
  package var activity: String?
  /// The attributes type of a start.
  package var start: String?
  /// The id of a channel.
  package var channel: String?

  package init(
    token: String? = nil, app: String? = nil, activity: String? = nil, start: String? = nil, channel: String? = nil
  ) {
    (self.token, self.app, self.activity, self.start, self.channel) = (token, app, activity, start, channel)
  }
}

/// Where a push goes, and what a correct server says about it.
nonisolated package struct PushAddress: Hashable, Sendable {
  package var path: String
  package var pushType = "liveactivity"
  package var topic: String?
  package var channel: String?

  /// The headers of a correct server. At once is a priority of 10; what is for the app alone has 5.
  package func headers(priority: String? = nil, topic other: String? = nil) -> [(name: String, value: String)] {
    var headers = [("apns-push-type", pushType)]
    if let topic = other ?? topic, channel == nil { headers.append(("apns-topic", topic)) }
    if let channel { headers.append(("apns-channel-id", channel)) }
    headers.append(("apns-priority", priority ?? (pushType == "background" ? "5" : "10")))
    return headers
  }
}

/// Why nobody gets a push.
nonisolated package enum PushAddressProblem: Error, Hashable, Sendable {
  /// One of several apps has to be named; what for, in a few words.
  case whichApp(String, [String])
  case noSuch(String, String, known: [String])
  /// What was written can't be meant: a sentence without its full stop, and what `skerry list` can show about it.
  case unclear(String, listing: String?)
  /// Nobody can be reached now: a sentence without its full stop, and what `skerry list` can show about it.
  case nobody(String, listing: String?)
}

/// Finds out whom a payload is for, from the tokens there are: for `skerry push`, steps and the dashboard alike.
nonisolated package struct PushAddressBook: Sendable {
  let apps: [TokenReport]
  /// The activity that is meant where none is named; otherwise the one that started last.
  var preferredActivity: String?
  /// The app that is meant where several could be, by its name.
  var preferredApp: String?

  package init(_ apps: [TokenReport]) { self.apps = apps }

  package func address(of wish: PushWish, for payload: PayloadPeek) throws(PushAddressProblem) -> PushAddress {
    let named = try candidates(wish)
    if let channel = wish.channel { return try broadcast(channel, named) }
    if let token = wish.token { return address(ofToken: token, wish, named, payload) }
    if let activity = wish.activity { return try address(ofActivity: activity, named) }
    if let start = wish.start { return try address(ofStart: start, named) }
    if payload.isNotification || payload.event == nil && payload.targetBundle != nil {
      return try notification(payload, wish, named)
    }
    guard payload.event == "start" else { return try newestActivity(wish, named) }
    // Which app is meant was said, and it has one token for all types: what is wrong with the type is up to the phone to say.
    let isKnown = named.contains { $0.pushToStart.contains { $0.attributesType == payload.attributesType } }
    if !isKnown, wish.app != nil, let owner = named.first, let start = owner.pushToStart.first {
      return Self.live(start.token, of: owner)
    }
    guard let type = payload.attributesType else {
      throw .unclear("A start needs attributes-type in its aps", listing: nil)
    }
    return try address(ofStart: type, named)
  }

  /// The apps that are meant: the one that was named, or all.
  private func candidates(_ wish: PushWish) throws(PushAddressProblem) -> [TokenReport] {
    guard let app = wish.app else { return apps }
    guard let named = apps.first(where: { $0.app == app || $0.bundleIdentifier == app }) else {
      throw .noSuch("app", app, known: apps.map(\.app))
    }
    return [named]
  }

  /// The one that is meant of several.
  private func only(_ candidates: [TokenReport], for what: String) throws(PushAddressProblem) -> TokenReport {
    if let preferred = candidates.first(where: { $0.app == preferredApp }) { return preferred }
    guard candidates.count == 1 else { throw .whichApp(what, candidates.map(\.app)) }
    return candidates[0]
  }

  /// A token of Live Activities, of an app if it is known whose.
  private static func live(_ token: String, of app: TokenReport?) -> PushAddress {
    PushAddress(path: "/3/device/" + token, topic: app.map { $0.bundleIdentifier + ".push-type.liveactivity" })
  }

  private func broadcast(_ channel: String, _ named: [TokenReport]) throws(PushAddressProblem) -> PushAddress {
    let app = try only(named, for: "the channel's app")
    return PushAddress(path: "/4/broadcasts/apps/\(app.bundleIdentifier)", channel: channel)
  }

  /// A token may be anything: what is wrong with it is up to APNs to say.
  private func address(
    ofToken token: String, _ wish: PushWish, _ named: [TokenReport], _ payload: PayloadPeek
  ) -> PushAddress {
    let hex = token.lowercased()
    if let owner = apps.first(where: { $0.deviceToken == hex }) { return notification(payload, owner, token) }
    let owner = apps.first { app in (app.update.map(\.token) + app.pushToStart.map(\.token)).contains(hex) }
    let app = (wish.app == nil ? nil : named.first) ?? owner ?? (apps.count == 1 ? apps[0] : nil)
    return Self.live(token, of: app)
  }

  private func address(
    ofActivity activity: String, _ named: [TokenReport]
  ) throws(PushAddressProblem) -> PushAddress {
    let wanted = activity.uppercased()
    let found = named.flatMap { app in
      app.update.filter { $0.activity.uppercased().hasPrefix(wanted) }.map { (app: app, token: $0.token) }
    }
    if found.count == 1, !wanted.isEmpty {
      return Self.live(found[0].token, of: found[0].app)
    }
    let waiting = named.flatMap { $0.withoutToken ?? [] }.filter { $0.activity.uppercased().hasPrefix(wanted) }
    if found.isEmpty, waiting.count == 1 {
      guard let token = waiting[0].deadToken else { throw .nobody(Self.phrase(waiting[0].reason), listing: nil) }
      let owner = named.first { $0.withoutToken?.contains(waiting[0]) == true }
      return Self.live(token, of: owner)
    }
    throw .unclear(
      "\(found.isEmpty ? "No activity with a push token begins" : "Several activities begin") with "
        + "“\(CellText(activity).prefix(columns: 60))”", listing: "tokens")
  }

  private func address(ofStart type: String, _ named: [TokenReport]) throws(PushAddressProblem) -> PushAddress {
    let starts = named.flatMap { app in app.pushToStart.map { (app: app, start: $0) } }
    let found = starts.filter { $0.start.attributesType == type }
    guard !found.isEmpty else {
      let unstartable = named.flatMap { $0.withoutStartToken ?? [] }
      if let known = unstartable.first(where: { $0.attributesType == type }) {
        throw .nobody(known.reason, listing: nil)
      }
      guard !starts.isEmpty else {
        throw .nobody(
          "No app has a push-to-start token; that takes iOS 17.2, and an app with an activity that has run once",
          listing: nil)
      }
      throw .noSuch("attributes type", type, known: starts.map(\.start.attributesType))
    }
    let app = try only(found.map(\.app), for: "the app that has \(CellText(type))")
    let token = found.first { $0.app == app }?.start.token ?? ""
    return Self.live(token, of: app)
  }

  /// The preferred activity, else the one that started last.
  private func newestActivity(_ wish: PushWish, _ named: [TokenReport]) throws(PushAddressProblem) -> PushAddress {
    if wish.app == nil, let preferredActivity { return try address(ofActivity: preferredActivity, named) }
    let reachable = named.filter { !$0.update.isEmpty }
    if let owner = reachable.isEmpty ? nil : try only(reachable, for: "meant"), let newest = owner.update.last {
      return Self.live(newest.token, of: owner)
    }
    // A server that was told of no end knows the last token, and hears from APNs that it is dead.
    let over = named.filter { app in
      app.lastDeadToken != nil && app.withoutToken?.allSatisfy { $0.deadToken != nil } != false
    }
    if let owner = over.isEmpty ? nil : try only(over, for: "meant"), let token = owner.lastDeadToken {
      return Self.live(token, of: owner)
    }
    if let waiting = named.compactMap({ $0.withoutToken?.last }).last {
      throw .nobody(Self.phrase(waiting.reason), listing: "activities")
    }
    let whose = wish.app.map { CellText($0).prefix(columns: 60).description } ?? "any app"
    throw .nobody(
      "No activity of \(whose) has a push token: it takes a request with pushType: .token, a moment after the start, "
        + "and the person's Allow", listing: "activities")
  }

  private static func phrase(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}

// MARK: Ordinary notifications

nonisolated extension PushAddressBook {
  private func notification(
    _ payload: PayloadPeek, _ wish: PushWish, _ named: [TokenReport]
  ) throws(PushAddressProblem) -> PushAddress {
    var candidates = named
    if wish.app == nil, let bundle = payload.targetBundle {
      candidates = apps.filter { $0.bundleIdentifier == bundle }
      if candidates.isEmpty {
        throw .noSuch("app with the bundle id", bundle, known: apps.map(\.bundleIdentifier))
      }
    }
    let owner = try only(candidates, for: "the notification's app")
    guard let token = owner.deviceToken else {
      throw .nobody("\(owner.app) has not registered for notifications, so it has no device token", listing: nil)
    }
    return notification(payload, owner, token)
  }

  private func notification(_ payload: PayloadPeek, _ owner: TokenReport, _ token: String) -> PushAddress {
    PushAddress(
      path: "/3/device/" + token, pushType: payload.isSeen ? "alert" : "background", topic: owner.bundleIdentifier)
  }
}
