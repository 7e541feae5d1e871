import FoundationEssentials

/// The person's answer below the first cards of an app.
public enum Consent: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not asked or not answered yet.
  case undecided
  /// "Allow" was tapped; the next activity asks once more.
  case allowed
  /// "Always Allow" was tapped, or the switch in Settings was turned on.
  case always
}

/// The question of a card below its content; the other button is "Don't Allow".
public enum ConsentQuestion: String, Hashable, Sendable, Codable {
  case allow
  case alwaysAllow

  /// The title of the button that agrees.
  public var agreement: String { self == .allow ? "Allow" : "Always Allow" }
  /// The title of the button that refuses.
  public var refusal: String { "Don't Allow" }
}

/// A stored answer, with the newest start at the time: what starts later asks for "Always Allow".
struct ConsentAnswer: Codable, Hashable, Sendable {
  var isAlways: Bool
  var order: Int
}

extension Registry {
  /// The person's answer for the app so far.
  public func consent(of appIdentifier: String) -> Consent {
    guard let answer = permissions.consents[appIdentifier] else { return .undecided }
    return answer.isAlways ? .always : .allowed
  }

  /// The question of the activity's card, if it has one; of an app's cards that could ask, only the topmost does.
  public func consentQuestion(of id: String) -> ConsentQuestion? {
    guard let record = visit(id), let asking = askingCard(of: record.appIdentifier), asking.id == id else { return nil }
    return asking.question
  }

  private func askingCard(of app: String) -> (id: String, question: ConsentQuestion)? {
    guard conditions.asksForConsent, let cards = apps[app]?.cards else { return nil }
    guard let answer = permissions.consents[app] else { return cards.first.map { ($0.id, .allow) } }
    guard !answer.isAlways else { return nil }
    return cards.elements.first { $0.order > answer.order }.map { ($0.id, .alwaysAllow) }
  }

  /// Whether a push-started activity of the app has to wait for the person before it gets its update token.
  func waitsForConsent(_ app: String) -> Bool { conditions.asksForConsent && permissions.consents[app] == nil }

  /// The person taps a button below a card; without a question on the screen there is no such button.
  mutating func answerConsent(_ app: String, _ isAllowed: Bool, _ step: inout Step) {
    guard let asking = askingCard(of: app) else {
      return step.add(.ignored(.consent, .noQuestion), app: app)
    }
    guard isAllowed else {
      permissions.consents[app] = nil
      step.add(.consentAnswered(asking.question, isAllowed: false), app: app, id: asking.id)
      return setPermission(app, false, &step)
    }
    permissions.consents[app] = ConsentAnswer(isAlways: asking.question == .alwaysAllow, order: orderCount)
    version += 1
    step.add(.consentAnswered(asking.question, isAllowed: true), app: app, id: asking.id)
    releaseTokens(presentIDs(of: app), &step)
  }

  /// Lets the update tokens come that waited for the person.
  mutating func releaseTokens(_ ids: [String], _ step: inout Step) {
    for id in ids {
      guard var record = visit(id), record.consentAwaitedSince != nil else { continue }
      record.consentAwaitedSince = nil
      record.expectToken(after: rules.tokenDelay, at: step.instant)
      store(record)
    }
  }
}
