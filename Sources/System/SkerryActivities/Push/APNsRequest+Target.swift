extension APNsRequest {
  /// Whom a request is for, so that the device knows who has to take it.
  public enum Target: Hashable, Sendable {
    /// An activity, by its update token.
    case activity(id: String)
    /// An app, by its push-to-start token.
    case start(appIdentifier: String)
    case broadcast(appIdentifier: String)
    /// Apple's servers alone: it is about an app's channels.
    case channels(appIdentifier: String)
    /// An ordinary notification for an app: the registry doesn't know the token, the device may.
    case notification(deviceToken: String)
    /// Nobody; delivering it says why.
    case unknown
  }

  /// Finds out whom the request is for; everything but `.notification` is for `ActivityCenter.deliver(_:at:)`.
  public func target(in registry: Registry) -> Target {
    switch route {
    case nil: return .unknown
    case .broadcast(let app): return .broadcast(appIdentifier: app)
    case .channels(let app), .allChannels(let app): return .channels(appIdentifier: app)
    case .device(let token): return target(of: token.lowercased(), in: registry)
    }
  }

  private func target(of token: String, in registry: Registry) -> Target {
    switch registry.tokens.owners[token] {
    case .activity(let id): return .activity(id: id)
    case .start(let app): return .start(appIdentifier: app)
    case nil: break
    }
    let isOfActivities = header("apns-push-type")?.lowercased() == "liveactivity"
    guard !isOfActivities, !token.isEmpty, registry.tokens.death(of: token) == nil else { return .unknown }
    return .notification(deviceToken: token)
  }
}
