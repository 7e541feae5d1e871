import SkerryActivities
import SkerryDevice

/// The push tokens of an app, as a server would know them: what `GET /tokens` and `skerry list --tokens` tell.
nonisolated struct TokenReport: Codable, Hashable, Sendable {
  struct Start: Codable, Hashable, Sendable {
    var attributesType: String
    var token: String
  }

  struct Update: Codable, Hashable, Sendable {
    var activity: String
    var attributesType: String
    var state: String
    var token: String
  }

  /// The app's name on the command line.
  var app: String
  var bundleIdentifier: String
  /// `sandbox` or `production`; a token is good at one of them.
  var environment: String
  /// For ordinary notifications; `nil` until the app registers for them.
  var deviceToken: String?
  var pushToStart: [Start]
  var update: [Update]

  @MainActor init(_ process: AppProcess, of device: Device) {
    let bundle = process.information.bundleIdentifier
    app = process.name
    bundleIdentifier = bundle
    deviceToken = device.deviceToken(of: process)
    environment = device.settings.pushEnvironment.rawValue
    deviceToken = device.deviceToken(of: process)
    pushToStart = process.widgets.activities.keys.sorted().compactMap { type in
      device.center.withRegistry { $0.startToken(type, of: bundle) }
        .map { Start(attributesType: type, token: $0.lowercaseHex) }
    }
    update = device.center.withRegistry { $0.activities(of: bundle) }.compactMap { record in
      record.pushToken.map {
        Update(
          activity: record.id, attributesType: record.attributesType, state: record.activityState.rawValue,
          token: $0.lowercaseHex)
      }
    }
  }

  @MainActor static func all(on device: Device) -> [TokenReport] { device.apps.map { TokenReport($0, of: device) } }
}
