import SwiftUI

/// Where a link into the app leads: `ioswiz://activities` or `ioswiz://settings`.
enum DeepLink: String, Hashable, Sendable {
  static let scheme = "ioswiz"

  case activities
  case settings

  /// Reads a link; `nil` if it is none of the app's.
  init?(_ url: URL) {
    guard url.scheme?.lowercased() == Self.scheme, url.path().isEmpty || url.path() == "/" else { return nil }
    self.init(rawValue: url.host()?.lowercased() ?? "")
  }

  /// The link as it is put into the widget.
  var url: URL? { URL(string: "\(Self.scheme)://\(rawValue)") }
}
