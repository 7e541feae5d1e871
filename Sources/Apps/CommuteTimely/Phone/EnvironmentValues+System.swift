// Stands for `if #available(iOS 17, *)`, which is settled when a program is built: here one program runs on every iOS.
import ActivityKit
import SwiftUI
import WidgetKit

extension EnvironmentValues {
  /// Whether Live Activities have buttons, as they do since iOS 17; before, a button does what the card beside it does.
  var hasActivityButtons: Bool { systemVersion >= SystemVersion(17, 0) }
}
