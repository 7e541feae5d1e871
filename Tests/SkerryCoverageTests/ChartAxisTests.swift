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
      let axis = ChartAxis(values, includesZero: false, domain: nil, dates)
      return axis.ends.last.map(axis.text) ?? ""
    }
    #expect(label([0, 86_400]) == "Feb 1")
    #expect(label([0, 3600, 86_400]).hasPrefix("12:00"))
    #expect(label([0, 7 * 86_400]) == "Feb 7")
  }

  @Test("X07 marks of an axis stand at the values they are given, without words where they have none")
  @MainActor func marks() {
    let values: [ChartValue] = [.number(0), .number(10)]
    let axis = ChartAxis(values, includesZero: true, domain: nil, ChartDates())
    let plot = ChartPlot(marks: [], settings: ChartSettings(), dates: ChartDates())
    func places(_ marks: AxisMarks?) -> [Double] { plot.labels(of: axis, marks, isBelow: false).map(\.place) }
    #expect(places(nil) == [0, 1])
    #expect(places(AxisMarks(values: [2.5, 5, 12])) == [0.25, 0.5], "what lies outside of the plot has no mark")
    #expect(places(AxisMarks { _ in AxisGridLine() }) == [])
    let even = AxisMarks(values: [0, 5, 10]) { value in
      if let number = value.as(Int.self), number % 10 == 0 { AxisValueLabel("\(number)") }
    }
    #expect(places(even) == [0, 1])
  }
}
