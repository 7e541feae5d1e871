import SkerryBasics
import Testing

@Suite struct NumberTextTests {
  @Test(
    "S01 numbers by specifier read as on a phone",
    arguments: [
      (NumberText.Argument.floating(3.14159), "%.1f", "3.1"), (.floating(2.5), "%.0f", "2"),
      (.floating(1234.5), "%.2f", "1,234.50"),
      (.floating(-0.04), "%.1f", "-0.0"), (.floating(7), "%lf", "7.000000"), (.floating(7), "%06.2f", "007.00"),
      (.floating(1e300), "%.0e", "1e+300"), (.floating(0.0001), "%g", "0.0001"), (.floating(.infinity), "%f", "∞"),
      (.integer(1234), "%lld", "1,234"), (.integer(7), "%02d", "07"), (.integer(-7), "%03d", "-07"),
      (.integer(7), "%-3d", "7  "), (.integer(7), "%+d", "+7"), (.integer(255), "%x", "ff"),
      (.integer(255), "%04X", "00FF"), (.integer(5), "%.3d", "005"),
      (.unsigned(18_446_744_073_709_551_615), "%llu", "18,446,744,073,709,551,615"),
      (.text("Ada"), "%@", "Ada"), (.text("Ada"), "%5@", "  Ada"), (.text("Ada"), "%d", "Ada"),
      (.integer(3), "%@", "3"),
      (.integer(3), "%.1f", "3.0"), (.integer(3), "nonsense", "3"), (.integer(3), "%", "3"),
      (.floating(2.9), "%d", "2"),
    ])
  func specifiers(argument: NumberText.Argument, specifier: String, expected: String) {
    #expect(NumberText.string(argument, specifier: specifier) == expected)
  }

  @Test("S01 thousands are grouped, decimals exact, shares whole percentages")
  func grouping() {
    #expect(
      [0, 999, 1000, -1_234_567, Int.min].map { NumberText.grouped($0) } == [
        "0", "999", "1,000", "-1,234,567", "-9,223,372,036,854,775,808",
      ])
    #expect(NumberText.decimal(1234.5, fractionDigits: 1) == "1,234.5")
    #expect(NumberText.decimal(1234.5, fractionDigits: 2, isGrouped: false) == "1234.50")
    #expect(NumberText.percent(0.42) == "42%")
    #expect(NumberText.string(.integer(1234), specifier: "%d", isLocalized: false) == "1234")
  }
}
