import SwiftUI
import WidgetKit

@main
struct FerryWidgetsBundle: WidgetBundle {
  var body: some Widget {
    CrossingLiveActivity()
    NextFerryWidget()
  }
}
