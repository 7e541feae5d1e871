import SkerryCells

/// Whom pushes are for and how they are sent, as far as it was said.
nonisolated struct PushOrder: Hashable, Sendable {
  var token: String?
  /// The app's name on the command line.
  var app: String?
  /// The id of an activity, or the beginning of one.
  var activity: String?
  /// The attributes type of a start.
  var start: String?
  /// The id of a channel.
  var channel: String?
  var priority: String?
  var topic: String?
  var headers: [HTTPHeader] = []

  /// Sends a payload and says what became of it. Throws a ``CommandFailure`` if there is nobody to send it to.
  @MainActor func deliver(_ file: PayloadFile, to phone: any PhoneConnection) throws -> PushResult {
    var request = try request(for: file, knowing: phone.get([TokenReport].self, from: "/tokens"))
    if file.name != "-" { request.headers.append(HTTPHeader(PushResult.fileHeader, file.fullPath)) }
    return PushResult(try phone.send(request), file: file.name)
  }

  /// The request that a server would make.
  func request(for file: PayloadFile, knowing apps: [TokenReport]) throws -> HTTPRequest {
    let target = try target(of: file, in: apps)
    var wanted = [HTTPHeader("apns-push-type", target.pushType)]
    if let topic = topic ?? target.topic, target.channel == nil { wanted.append(HTTPHeader("apns-topic", topic)) }
    if let channel = target.channel {
      wanted += [HTTPHeader("apns-channel-id", channel), HTTPHeader("apns-expiration", "0")]
    }
    wanted.append(HTTPHeader("apns-priority", priority ?? (target.pushType == "background" ? "5" : "10")))
    let own = wanted.filter { header in !headers.contains { $0.isNamed(header.name) } }
    // An empty value takes a header away.
    let given = headers.filter { !$0.value.isEmpty }
    return HTTPRequest(
      method: "POST", target: target.path, headers: own + given + [HTTPHeader(PushResult.madeHereHeader, "yes")],
      body: file.bytes)
  }

  /// Where a push goes, and what a correct server says about it.
  private struct Target {
    var path: String
    var pushType = "liveactivity"
    var topic: String?
    var channel: String?
  }

  private func target(of file: PayloadFile, in apps: [TokenReport]) throws -> Target {
    if let channel { return try broadcast(channel, in: apps) }
    if let token { return try target(token: token, file, in: apps) }
    if let activity { return try target(activity: activity, in: apps) }
    if let start { return try target(start: start, in: apps) }
    switch file.event {
    case "start":
      guard let type = file.attributesType else {
        throw CommandFailure("\(CellText(file.name)) starts an activity, but its aps has no attributes-type.")
      }
      return try target(start: type, in: apps)
    case nil: return try notification(file, in: apps)
    default: return try newestActivity(in: apps)
    }
  }

  /// The apps that are meant: the one that was named, or all.
  private func candidates(in apps: [TokenReport]) throws -> [TokenReport] {
    guard let app else { return apps }
    guard let named = apps.first(where: { $0.app == app || $0.bundleIdentifier == app }) else {
      throw CommandFailure.noSuch("app", app, known: apps.map(\.app))
    }
    return [named]
  }

  private func broadcast(_ channel: String, in apps: [TokenReport]) throws -> Target {
    let candidates = try candidates(in: apps)
    guard candidates.count == 1 else { throw ambiguous("the channel's app", apps) }
    return Target(path: "/4/broadcasts/apps/\(candidates[0].bundleIdentifier)", channel: channel)
  }

  private func ambiguous(_ what: String, _ apps: [TokenReport]) -> CommandFailure {
    CommandFailure("Say which is \(what) with --app: \(apps.map(\.app).joined(separator: ", ")).")
  }

  private static func liveTopic(_ app: TokenReport) -> String { app.bundleIdentifier + ".push-type.liveactivity" }

  /// A token may be anything: what is wrong with it is up to APNs to say.
  private func target(token: String, _ file: PayloadFile, in apps: [TokenReport]) throws -> Target {
    let path = "/3/device/" + token
    let hex = token.lowercased()
    if let owner = apps.first(where: { $0.deviceToken == hex }) { return notification(file, owner, path: path) }
    let owner = apps.first { app in (app.update.map(\.token) + app.pushToStart.map(\.token)).contains(hex) }
    let named = try app == nil ? nil : candidates(in: apps).first
    return Target(path: path, topic: (named ?? owner ?? (apps.count == 1 ? apps[0] : nil)).map(Self.liveTopic))
  }

  private func target(activity: String, in apps: [TokenReport]) throws -> Target {
    let wanted = activity.uppercased()
    let candidates = try candidates(in: apps).flatMap { app in app.update.map { (app: app, update: $0) } }
    let found = candidates.filter { $0.update.activity.uppercased().hasPrefix(wanted) }
    guard found.count == 1, let first = found.first, !wanted.isEmpty else {
      throw CommandFailure(
        "\(found.count > 1 ? "Several activities begin" : "No activity with a push token begins") with "
          + "“\(CellText(activity).prefix(columns: 60))”; skerry list --tokens shows all.")
    }
    return Target(path: "/3/device/" + first.update.token, topic: Self.liveTopic(first.app))
  }

  private func target(start type: String, in apps: [TokenReport]) throws -> Target {
    let candidates = try candidates(in: apps).flatMap { app in app.pushToStart.map { (app: app, start: $0) } }
    let found = candidates.filter { $0.start.attributesType == type }
    guard found.count <= 1 else { throw ambiguous("the app that has \(CellText(type))", found.map(\.app)) }
    guard let first = found.first else {
      guard !candidates.isEmpty else {
        throw CommandFailure("No app has a push-to-start token; that takes iOS 17.2 and an app with an activity.")
      }
      throw CommandFailure.noSuch("attributes type", type, known: candidates.map(\.start.attributesType))
    }
    return Target(path: "/3/device/" + first.start.token, topic: Self.liveTopic(first.app))
  }

  /// The activity that started last.
  private func newestActivity(in apps: [TokenReport]) throws -> Target {
    let candidates = try candidates(in: apps)
    let found = candidates.filter { !$0.update.isEmpty }
    guard found.count <= 1 else { throw ambiguous("meant", found) }
    guard let owner = found.first, let newest = owner.update.last else {
      let whose = app.map { CellText($0).prefix(columns: 60).description } ?? "any app"
      throw CommandFailure(
        "No activity of \(whose) has a push token: it takes a request with pushType: .token, a moment after the start, "
          + "and the person's Allow; skerry list --activities shows all.")
    }
    return Target(path: "/3/device/" + newest.token, topic: Self.liveTopic(owner))
  }

  private func notification(_ file: PayloadFile, in apps: [TokenReport]) throws -> Target {
    var candidates = try candidates(in: apps)
    if app == nil, let bundle = file.targetBundle {
      candidates = candidates.filter { $0.bundleIdentifier == bundle }
      guard !candidates.isEmpty else {
        throw CommandFailure.noSuch("app with the bundle id", bundle, known: apps.map(\.bundleIdentifier))
      }
    }
    guard candidates.count == 1, let owner = candidates.first else { throw ambiguous("the notification's app", apps) }
    guard let token = owner.deviceToken else {
      throw CommandFailure("\(owner.app) has not registered for notifications, so it has no device token.")
    }
    return notification(file, owner, path: "/3/device/" + token)
  }

  private func notification(_ file: PayloadFile, _ owner: TokenReport, path: String) -> Target {
    Target(path: path, pushType: file.isSilent ? "background" : "alert", topic: owner.bundleIdentifier)
  }
}
