import SwiftUI

/// The session whose Live Activity was started, in the app's own defaults: one that is gone was removed, and isn't
/// started again unless the person asks for it.
enum ShownActivity {
  private static let key = "shownActivitySession"

  static var session: Session.ID? {
    get { UserDefaults.standard.string(forKey: key).flatMap { UUID(uuidString: $0) } }
    set {
      if let newValue {
        UserDefaults.standard.set(newValue.uuidString, forKey: key)
      } else {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }
  }
}
