import ActivityKit
import Foundation

/// A cup of tea that steeps.
struct TeaAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// When it may be drunk.
    var done: Date
  }

  var name: String
}
