/// A source that is compiled beside a project's own, in which formatters and `formatted(_:)` write as the phone does.
///
/// Packages of one's own get the same by the plugin `SkerryFormats`, beside which it lies.
enum FormatsOfPhone {
  /// The names that it declares; a project that declares one of them itself goes without.
  static let names = [
    "Locale.current", "Calendar.current", "Date.formatted", "BinaryInteger.formatted", "BinaryFloatingPoint.formatted",
    "Int.formatted", "Double.formatted", "Decimal.formatted", "Range.formatted", "Sequence.formatted",
    "Array.formatted", "Duration.formatted", "DateFormatter", "NumberFormatter", "DateIntervalFormatter",
  ]

  /// `nil` where Skerry's sources are not as they should be.
  static func source(in skerry: SkerryPackage) -> String? {
    TextFile.read(skerry.path + "/Sources/Testing/SkerryFormats/Formats.txt")
  }
}
