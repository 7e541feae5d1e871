import Foundation
import Testing

@testable import Charts

/// What an axis says about dates.
@Suite struct ChartAxisTests {
  @Test("X07 dates that are whole days apart are days on an axis, also two of them; times within a day are times")
  func days() {
    let dates = ChartDates(timeZone: "UTC")
    let midnight = Date(timeIntervalSince1970: 1_769_817_600)
    func label(_ offsets: [Double]) -> String {
      let values = offsets.map { ChartValue.date(midnight + $0) }
      return ChartAxis(values, includesZero: false, domain: nil, dates).lastLabel
    }
    #expect(label([0, 86_400]) == "Feb 1")
    #expect(label([0, 3600, 86_400]).hasPrefix("12:00"))
    #expect(label([0, 7 * 86_400]) == "Feb 7")
  }
}
