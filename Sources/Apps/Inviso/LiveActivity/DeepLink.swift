import SwiftUI

/// The one link into the app; it opens it and leads nowhere in particular.
enum DeepLink {
  static let scheme = "inviso"
  private static let host = "open"
  static let open = "\(scheme)://\(host)"

  /// The link as it is put into the activity.
  static var url: URL? { URL(string: open) }

  static func isOpen(_ url: URL) -> Bool {
    url.scheme?.lowercased() == scheme && url.host()?.lowercased() == host
  }
}
