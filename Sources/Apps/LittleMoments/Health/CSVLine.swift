/// Values as one line of a CSV file.
enum CSVLine {
  /// The line with its end (RFC 4180): values with a comma, a quote or a line break stand in quotes, in which quotes
  /// are doubled.
  static func text(_ values: [String]) -> String {
    values.map { value in
      value.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline })
        ? "\"" + value.replacing("\"", with: "\"\"") + "\"" : value
    }.joined(separator: ",") + "\n"
  }
}
