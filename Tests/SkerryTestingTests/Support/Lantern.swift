import Foundation
import SwiftUI
import WidgetKit

/// What Foundation writes of an evening, in the ways of real views.
struct LanternView: View {
  /// 2026-01-31 18:41 UTC.
  let lit = Date(timeIntervalSince1970: 1_769_884_860)

  private var short: String {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter.string(from: lit)
  }
  private var template: String {
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("EEEjmm")
    return formatter.string(from: lit)
  }
  private var interval: String {
    let formatter = DateIntervalFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    return formatter.string(from: lit, to: lit + 3600)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(lit.formatted(date: .omitted, time: .shortened))
      Text(short)
      Text(template)
      Text(interval)
      Text(lit, style: .time)
      Text(lit, format: .dateTime.hour().minute())
      Text((lit..<lit + 3600).formatted(date: .omitted, time: .shortened))
      Text("\(2.4.formatted(.currency(code: "USD"))) \(1234.5.formatted()) \(Locale.current.identifier)")
    }
  }
}

struct Lantern_Previews: PreviewProvider {
  static var previews: some View {
    LanternView().previewDisplayName("Lit")
    Text("A dark lantern")
  }
}

enum Pier {
  private struct Lamp_Previews: PreviewProvider {
    static var previews: some View { Text("A lamp on the pier") }
  }
  struct Rail_Previews: PreviewProvider {
    static var previews: some View { Text("A rail") }
  }
}

#Preview("Rail") { _previews(of: Pier.Rail_Previews.self) }
