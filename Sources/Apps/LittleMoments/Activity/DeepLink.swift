import SwiftUI

/// Where a link into the app leads: `littlemoments://endSession` completes the running session.
enum DeepLink: Hashable, Sendable, CaseIterable {
  static let scheme = "littlemoments"

  case endSession

  /// Reads a link; `nil` if it is none of the app's.
  init?(_ url: URL) {
    guard url.scheme?.lowercased() == Self.scheme, url.path().isEmpty || url.path() == "/" else { return nil }
    guard let link = Self.allCases.first(where: { $0.host.lowercased() == url.host()?.lowercased() }) else {
      return nil
    }
    self = link
  }

  /// The link as it is put into a Live Activity.
  var url: URL? { URL(string: "\(Self.scheme)://\(host)") }

  private var host: String {
    switch self {
    case .endSession: "endSession"
    }
  }
}
