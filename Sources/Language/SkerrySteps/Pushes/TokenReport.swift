import SkerryActivities
import SkerryBasics
import SkerryDevice

/// The push tokens of an app, as a server would know them: what `GET /tokens` and `skerry list --tokens` tell.
nonisolated package struct TokenReport: Codable, Hashable, Sendable {
  package struct Start: Codable, Hashable, Sendable {
    package var attributesType: String
    package var token: String
  }

  package struct Update: Codable, Hashable, Sendable {
    package var activity: String
    package var attributesType: String
    package var state: String
    package var token: String
  }

  /// An activity that no server can reach now.
  package struct Waiting: Codable, Hashable, Sendable {
    package var activity: String
    /// Why it has no token, in a sentence.
    package var reason: String
    /// The last token that it had, if it is over.
    package var deadToken: String?

    package init(activity: String, reason: String) { (self.activity, self.reason) = (activity, reason) }
  }

  /// An attributes type that no push can start now.
  package struct Unstartable: Codable, Hashable, Sendable {
    package var attributesType: String
    /// Why it has no token, in a sentence.
    package var reason: String
  }

  /// The app's name on the command line.
  package var app: String
  package var bundleIdentifier: String
  /// `sandbox` or `production`; a token is good at one of them.
  package var environment: String
  /// For ordinary notifications; `nil` until the app registers for them.
  package var deviceToken: String?
  package var pushToStart: [Start]
  package var update: [Update]
  /// Activities without a token; earlier versions didn't tell of them.
  package var withoutToken: [Waiting]?
  /// The update token that died last, of an activity that is over: what a server still knows, until it hears 410.
  package var lastDeadToken: String?
  /// Attributes types without a push-to-start token; earlier versions didn't tell of them.
  package var withoutStartToken: [Unstartable]?

  @MainActor package init(_ process: AppProcess, of device: Device) {
    let bundle = process.information.bundleIdentifier
    app = process.name
    bundleIdentifier = bundle
    environment = device.settings.pushEnvironment.rawValue
    deviceToken = device.deviceToken(of: process)
    pushToStart = process.widgets.activities.keys.sorted().compactMap { type in
      device.center.withRegistry { $0.startToken(type, of: bundle) }
        .map { Start(attributesType: type, token: $0.lowercaseHex) }
    }
    withoutStartToken = process.widgets.activities.keys.sorted().compactMap { type in
      device.center.withRegistry { $0.reasonForNoStartToken(type, of: bundle) }
        .map { Unstartable(attributesType: type, reason: $0) }
    }
    let records = device.center.withRegistry { $0.activities(of: bundle) }
    update = records.compactMap { record in
      record.pushToken.map {
        Update(
          activity: record.id, attributesType: record.attributesType, state: record.activityState.rawValue,
          token: $0.lowercaseHex)
      }
    }
    let dead = device.center.withRegistry { $0.deadTokens(of: bundle) }
    lastDeadToken = dead.last?.token
    let deadTokens = Dictionary(dead.map { ($0.activity, $0.token) }, uniquingKeysWith: { _, last in last })
    withoutToken = records.filter { $0.pushToken == nil }.map {
      var waiting = Waiting(activity: $0.id, reason: device.reasonForNoToken($0))
      waiting.deadToken = $0.activityState.isLive ? nil : deadTokens[$0.id]
      return waiting
    }
  }

  @MainActor package static func all(on device: Device) -> [TokenReport] {
    device.apps.map { TokenReport($0, of: device) }
  }
}
