import SkerryBasics
import Testing

@Suite struct ShortNumberTests {
  @Test(
    "D01 a number is written with three decimals at most, and without any where there is no fraction",
    arguments: [
      (0, "0"), (50, "50"), (-2, "-2"), (0.5, "0.5"), (780_125.7833333333, "780125.783"),
      (1.8980000019073486, "1.898"), (2.9999999, "3"), (0.0004, "0.0004"), (-1.23456, "-1.235"),
      (Double.infinity, "inf"),
    ])
  func short(number: Double, text: String) {
    #expect(number.formattedShortly == text)
  }
}
