/// The currency in which a source shows what something costs.
extension SampleWords {
  /// `Text("\(state.fare)원")`, `currencyCode = "JPY"`, `+ " zł"`: its sign beside a value, or its code.
  mutating func currency(in text: String) {
    for (code, signs) in Self.signs
    where text.contains("\"\(code)\"") || signs.contains(where: { stands($0, in: text) }) {
      add("money", code)
    }
  }

  /// A sign that begins or ends a text, or stands beside a value in it: as a part of a word it is none.
  private func stands(_ sign: String, in text: String) -> Bool {
    text.contains(sign)
      && [")\(sign)", ") \(sign)", "\"\(sign)\"", "\" \(sign)\"", "\"\(sign)\\(", "\"\(sign) \\(", " \(sign)\\("]
        .contains {
          text.contains($0)
        }
  }

  private static let signs: [(code: String, signs: [String])] = [
    ("KRW", ["원", "₩"]), ("VND", ["đ", "₫"]), ("JPY", ["円"]), ("IDR", ["Rp"]), ("EUR", ["€"]), ("GBP", ["£"]),
    ("INR", ["₹"]), ("BRL", ["R$"]), ("TRY", ["₺"]), ("PLN", ["zł"]), ("CZK", ["Kč"]), ("HUF", ["Ft"]), ("RUB", ["₽"]),
    ("THB", ["฿"]), ("PHP", ["₱"]), ("NGN", ["₦"]), ("TWD", ["NT$"]), ("SEK", ["kr"]),
  ]
}
