import FoundationEssentials

@testable import SkerryActivities

extension PlainPhone {
  mutating func apply(_ event: PlainEvent, at now: Date) -> PlainVerdict {
    advance(to: now)
    switch event {
    case .request(let request): return self.request(request, at: now)
    case .update(let number, let content): return update(number, content, at: now)
    case .end(let number, let content, let removal, let timestamp):
      return end(number, content, removal, timestamp, at: now)
    case .push(let push): return receive(push, at: now)
    case .swipe(let number):
      guard items.indices.contains(number), items[number].hasCard else { return .ignored }
      dismiss(number, at: now)
    case .permission(let app, let isAllowed): setPermission(app, isAllowed, at: now)
    case .frequentPushes(let app, let isAllowed):
      withoutFrequent.removeAll { $0 == app }
      if !isAllowed { withoutFrequent.append(app) }
    case .appRemoved(let app): remove(app, at: now)
    case .typeSeen(let app):
      ran.insert(app)
      giveStartToken(app)
    case .tokenRotation(let number):
      guard items.indices.contains(number), items[number].isRunning, items[number].hasToken else { return .ignored }
      giveToken(number)
    case .startTokenRotation(let app):
      guard has(17, 2), let place = startTokens.firstIndex(where: { $0.app == app && $0.isAlive }) else {
        return .ignored
      }
      startTokens[place].count += 1
    case .consent(let app, let isAllowed): return answer(app, isAllowed, at: now)
    case .conditions(let new): setConditions(new, at: now)
    case .transientEnd(let app):
      revoke(at: now) { $0.isTransient && $0.isLive && (app == nil || $0.app == app) }
    }
    return .done
  }

  // MARK: Calls

  private mutating func request(_ request: PlainRequest, at now: Date) -> PlainVerdict {
    if let error = refusal(request) { return .refused(error) }
    create(request, byPush: false, at: now)
    return .done
  }

  func refusal(_ request: PlainRequest) -> ActivityAuthorizationError? {
    let isUnsupported =
      !has(16, 1) || request.push == .channel && !has(18, 0) || request.isTransient && !has(18, 0)
      || request.start != nil && !has(26, 0)
    if isUnsupported { return .unsupported }
    if items.count(where: \.isLive) >= 8 { return .globalMaximumExceeded }
    if items.count(where: { $0.isLive && $0.app == request.app }) >= 5 { return .targetMaximumExceeded }
    if !isAllowed(request.app) { return .denied }
    if !request.isTargetSupported { return .unsupportedTarget }
    return request.isForeground ? nil : .visibility
  }

  private mutating func update(_ number: Int, _ content: PlainContent, at now: Date) -> PlainVerdict {
    guard items.indices.contains(number), items[number].isLive else { return .ignored }
    if let timestamp = content.timestamp, timestamp < items[number].newestTimestamp { return .ignored }
    apply(content, to: number, at: now)
    judgeStaleness(number, at: now)
    return .done
  }

  mutating func end(
    _ number: Int, _ content: PlainContent?, _ removal: PlainRemoval, _ timestamp: Date?, at now: Date
  ) -> PlainVerdict {
    guard items.indices.contains(number), items[number].state != .dismissed else { return .ignored }
    if items[number].isLive, let timestamp = timestamp ?? content?.timestamp,
      timestamp < items[number].newestTimestamp
    {
      return .ignored
    }
    if items[number].state == .pending {
      dismiss(number, at: now)
    } else if items[number].isRunning {
      if let content { apply(content, to: number, at: now) }
      end(number, removal: removal.date(endedAt: now), at: now)
    } else {
      let sooner = removal.date(endedAt: items[number].ended ?? now)
      guard let planned = items[number].removal, sooner < planned else { return .ignored }
      items[number].removal = sooner
      if sooner <= now { dismiss(number, at: now) }
    }
    return .done
  }

  // MARK: The person

  private mutating func setPermission(_ app: String?, _ isAllowed: Bool, at now: Date) {
    if let app {
      guard denied.contains(app) == isAllowed else { return }
      denied.removeAll { $0 == app }
      if isAllowed {
        answers.removeAll { $0.app == app }
        answers.append(Answer(app: app, order: nil))
      } else {
        denied.append(app)
      }
    } else {
      isAllowedForAll = isAllowed
    }
    if !isAllowed { revoke(at: now) { app == nil || $0.app == app } }
  }

  private mutating func remove(_ app: String, at now: Date) {
    revoke(at: now) { $0.app == app }
    denied.removeAll { $0 == app }
    withoutFrequent.removeAll { $0 == app }
    answers.removeAll { $0.app == app }
    urgent.removeAll { $0.app == app }
    ran.remove(app)
    for place in startTokens.indices where startTokens[place].app == app { startTokens[place].isAlive = false }
  }

  private mutating func answer(_ app: String, _ isAllowed: Bool, at now: Date) -> PlainVerdict {
    guard let asking = asking(app) else { return .ignored }
    answers.removeAll { $0.app == app }
    guard isAllowed else {
      setPermission(app, false, at: now)
      return .done
    }
    answers.append(Answer(app: app, order: asking.isSecond ? nil : starts))
    release(at: now) { $0.app == app }
    return .done
  }

  /// The card that asks, and whether it is for Always Allow.
  func asking(_ app: String) -> (item: Int, isSecond: Bool)? {
    guard conditions.asksForConsent else { return nil }
    let cards = cards(of: app)
    guard let answer = answers.first(where: { $0.app == app }) else { return cards.first.map { ($0, false) } }
    guard let order = answer.order else { return nil }
    return cards.first { items[$0].order > order }.map { ($0, true) }
  }

  private mutating func release(at now: Date, where isConcerned: (Item) -> Bool) {
    for number in items.indices where items[number].isHeld && isConcerned(items[number]) {
      items[number].isHeld = false
      items[number].tokenDue = now.addingTimeInterval(1)
    }
  }

  // MARK: The phone

  private mutating func setConditions(_ new: RegistryConditions, at now: Date) {
    let hadStartTokens = has(17, 2)
    conditions = new
    if !hadStartTokens { for app in Self.apps where ran.contains(app) { giveStartToken(app) } }
    if !new.asksForConsent { release(at: now) { _ in true } }
    if !has(16, 1) { revoke(at: now) { _ in true } }
    if !has(26, 0) { revoke(at: now) { $0.state == .pending } }
    for number in items.indices where items[number].isLive && !has(16, 2) {
      items[number].content = known(items[number].content)
      judgeStaleness(number, at: now)
    }
  }

  private mutating func giveStartToken(_ app: String) {
    guard has(17, 2) else { return }
    guard let place = startTokens.firstIndex(where: { $0.app == app }) else {
      return startTokens.append(StartToken(app: app, count: 1, isAlive: true))
    }
    guard !startTokens[place].isAlive else { return }
    startTokens[place].count += 1
    startTokens[place].isAlive = true
  }
}

extension PlainRemoval {
  func date(endedAt end: Date) -> Date {
    let latest = end.addingTimeInterval(4 * PlainPhone.hour)
    return switch self {
    case .usual: latest
    case .now: end
    case .after(let date): date < end ? end : date > latest ? latest : date
    }
  }
}
