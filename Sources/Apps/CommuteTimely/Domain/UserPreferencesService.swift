import SwiftUI

/// The person's choices, in the App Group so that the widgets know them, too.
struct UserPreferencesService: Sendable {
  static let appGroup = "group.com.commutetimely.shared"
  static let firstNameLimit = 20
  private static let islandKey = "dynamicIslandEnabled"
  private static let firstNameKey = "firstName"

  private var store: UserDefaults? { UserDefaults(suiteName: Self.appGroup) }

  /// Whether trips get a Live Activity; on until the person says otherwise.
  var dynamicIslandEnabled: Bool { store?.object(forKey: Self.islandKey) as? Bool ?? true }

  func updateDynamicIslandEnabled(_ isEnabled: Bool) { store?.set(isEnabled, forKey: Self.islandKey) }

  /// Whom activities greet; `nil` for nobody.
  var firstName: String? {
    guard let name = store?.string(forKey: Self.firstNameKey), !name.isEmpty else { return nil }
    return name
  }

  /// An empty name is none. Throws ``TripError/firstNameTooLong(limit:)``.
  func updateFirstName(_ name: String) throws(TripError) {
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard name.count <= Self.firstNameLimit else { throw .firstNameTooLong(limit: Self.firstNameLimit) }
    store?.set(name, forKey: Self.firstNameKey)
  }
}
