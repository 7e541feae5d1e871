import FoundationEssentials
import SkerryBasics

/// Broadcast channels: what servers do with them, and what their listeners hear.
extension Registry {
  /// The ids of an app's broadcast channels at the push service that this phone uses, the first made first.
  public func channelIDs(of app: String) -> [String] { channels.ids(of: app, in: conditions.environment) }

  /// Does what a server asks of Apple's channel management.
  mutating func manage(_ request: APNsRequest, of app: String, _ step: inout Step) throws(PushRefusal) {
    let environment = request.sentTo ?? conditions.environment
    let deed = try manage(request, app, environment)
    step.add(.channels(deed), app: app)
  }

  private mutating func manage(
    _ request: APNsRequest, _ app: String, _ environment: PushEnvironment
  ) throws(PushRefusal) -> ChannelDeed {
    guard types.knowsApp(app) else { throw .noSuchBundle(app) }
    if let id = request.header("apns-request-id"), !APNsMessageID.isValid(id) { throw .badRequestID(id) }
    if case .allChannels = request.route { return .listed(ids: channels.ids(of: app, in: environment)) }
    guard request.method == "POST" else {
      let channel = try channel(of: request, app, environment)
      guard request.method == "DELETE" else { return .read(id: channel.id, keepsNewest: channel.keepsNewest) }
      channels.remove(channel)
      return .deleted(id: channel.id)
    }
    try PushPayload.checkSize(of: request.body, limit: rules.broadcastLimit)
    let settings = try ChannelSettings(request.body)
    guard channels.count(of: app, in: environment) < BroadcastChannels.limit else { throw .tooManyChannels }
    let given = request.header(APNsRequest.channelIDHeader)
    if let given {
      guard PushType.channel(given).isWellFormed else { throw .badChannelID(given) }
      guard channels[given, of: app, in: environment] == nil else {
        throw .badRequestParams("\(given) is there already")
      }
    }
    let channel = channels.make(
      id: given, of: app, in: environment, keepsNewest: settings.keepsNewest, seed: seed)
    return .made(id: channel.id, keepsNewest: channel.keepsNewest)
  }

  private func channel(
    of request: APNsRequest, _ app: String, _ environment: PushEnvironment
  ) throws(PushRefusal) -> BroadcastChannels.Channel {
    guard let id = request.header("apns-channel-id"), !id.isEmpty else { throw .missingChannelID }
    guard PushType.channel(id).isWellFormed else { throw .badChannelID(id) }
    guard let channel = channels[id, of: app, in: environment] else { throw .channelNotRegistered(id) }
    return channel
  }

  /// A broadcast that came over the wire: the channel has to be there, and may keep it.
  mutating func receive(
    _ request: APNsRequest, _ push: PushRequest, broadcastTo app: String, _ step: inout Step
  ) throws(PushRefusal) {
    guard types.knowsApp(app) else { throw .noSuchBundle(app) }
    let id = try PushHeaders(headers: request.apnsHeaders).checkBroadcast()
    try PushPayload.checkSize(of: request.body, limit: rules.broadcastLimit)
    let environment = request.sentTo ?? conditions.environment
    guard let channel = channels[id, of: app, in: environment] else { throw .channelNotRegistered(id) }
    let expiration = request.header("apns-expiration")
    if !channel.keepsNewest, let expiration, Int64(expiration) != 0 { throw .nothingIsKept(expiration) }
    let kept = channel.keepsNewest ? kept(push, until: expiration, at: step.instant) : nil
    if let payload = try? PushPayload(json: request.body, limit: rules.broadcastLimit), payload.event == .start {
      throw .broadcastStart
    }
    if channel.keepsNewest { channels.keep(kept, in: channel) }
    guard environment == conditions.environment, hasListeners(id, of: app) else {
      guard let kept else { throw .nobodyListens(id) }
      return step.add(.pushNote(.keptForLater(channel: id, until: kept.expiration)), app: app)
    }
    try receive(push, channel: id, of: app, &step)
  }

  private func hasListeners(_ id: String, of app: String) -> Bool {
    tokens.channels[id]?.elements.contains { records[$0.id]?.appIdentifier == app } ?? false
  }

  /// Until when its channel keeps a broadcast, the distant past where it keeps none; `nil` for what is no broadcast.
  package func broadcastExpiration(of request: APNsRequest, at instant: Date) -> Date? {
    guard case .broadcast(let app) = request.route else { return nil }
    let id = request.header("apns-channel-id") ?? ""
    guard let channel = channels[id, of: app, in: request.sentTo ?? conditions.environment], channel.keepsNewest,
      let kept = kept(request.push, until: request.header("apns-expiration"), at: instant)
    else { return .distantPast }
    return kept.expiration
  }

  /// The broadcast as the channel keeps it; `nil` for one that is to be tried once.
  private func kept(
    _ push: PushRequest, until expiration: String?, at instant: Date
  ) -> BroadcastChannels.KeptBroadcast? {
    let longest = instant.addingTimeInterval(BroadcastChannels.KeptBroadcast.longestStay)
    let wanted = expiration.flatMap { Double($0) }.flatMap { Date(timeIntervalSince1970: $0).storable }
    let end = min(wanted ?? longest, longest)
    guard end > instant else { return nil }
    return .init(body: push.body, priority: push.priority, arrival: instant, expiration: end)
  }

  // MARK: Listeners

  /// An activity that listens to a channel starts: it hears the newest broadcast a moment later, if the channel keeps
  /// one; where there is no such channel no phone would say so, and the log does.
  mutating func subscribe(_ record: ActivityRecord, _ step: inout Step) -> ActivityRecord {
    var record = record
    guard let id = record.pushType?.channelID else { return record }
    let environment = conditions.environment
    guard let channel = channels[id, of: record.appIdentifier, in: environment] else {
      step.add(.pushNote(.noSuchChannel(id, environment)), app: record.appIdentifier, id: record.id)
      return record
    }
    guard channel.newest(at: step.instant) != nil else { return record }
    record.tokenDate = step.instant.addingTimeInterval(rules.tokenDelay)
    store(record)
    return record
  }

  /// Lets listeners hear, a moment later, what they could not while the phone was offline.
  mutating func resumeBroadcasts(_ step: inout Step) {
    for id in presentIDs {
      guard var record = visit(id), record.waitsForNetwork else { continue }
      record.tokenDate = step.instant.addingTimeInterval(rules.tokenDelay)
      store(record)
    }
  }

  /// Gives a new listener the newest broadcast of its channel, once the phone is online.
  mutating func catchUp(_ record: ActivityRecord, _ step: inout Step) {
    var record = record
    guard conditions.isOnline else {
      record.tokenDate = .distantFuture
      return store(record)
    }
    record.tokenDate = nil
    let id = record.pushType?.channelID ?? ""
    let channel = channels[id, of: record.appIdentifier, in: conditions.environment]
    let payload = channel?.newest(at: step.instant).flatMap { newest in
      (try? PushPayload(json: newest.body, limit: rules.broadcastLimit)).map { (newest, $0) }
    }
    // Nothing of a server's has reached the activity yet; the instant of its start is no measure for what has.
    if let payload, record.contentVersion == 1 {
      record.contentTimestamp = min(record.contentTimestamp, payload.1.timestamp)
    }
    store(record)
    guard let (newest, payload) = payload else { return }
    // What was sent while the phone was offline has come already, and is what the channel keeps since.
    guard record.contentVersion == 1 || payload.timestamp != record.contentTimestamp else { return }
    let arrival = newest.arrival.storable ?? step.instant
    step.add(.pushNote(.keptByChannel(since: arrival)), app: record.appIdentifier, id: record.id)
    do throws(PushRefusal) {
      guard payload.event != .start else { throw .broadcastStart }
      let headers = ["apns-priority": String(newest.priority)]
      let push = PushRequest(target: .channel(id), body: newest.body, headers: headers)
      try deliver(payload, of: push, to: record.id, &step)
    } catch {
      step.add(.pushRefused(error), app: record.appIdentifier, id: record.id)
    }
  }
}

extension APNsRequest {
  /// With a request that makes a channel: the id that it is to have here, as Apple's service gave it elsewhere.
  package static let channelIDHeader = "skerry-channel-id"
}
