/// What something costs in a currency.
nonisolated struct SampleMoney: Sendable {
  /// How much it is of what a dollar is.
  let scale: Double
  private let before: String
  private let after: String

  init(_ code: String?) {
    let known = code.flatMap { Self.known[$0] } ?? (1, "$", "")
    (scale, before, after) = known
  }

  /// A sum of dollars, as large as it mostly is in the currency.
  func amount(_ dollars: Double) -> Double { scale < 20 ? dollars : (dollars * scale / 100).rounded() * 100 }

  /// The same as a text.
  func text(_ dollars: Double) -> String {
    let amount = amount(dollars)
    let cents = Int((amount * 100).rounded())
    var whole = "\(cents / 100)"
    if scale >= 20, whole.count > 3 { whole.insert(",", at: whole.index(whole.endIndex, offsetBy: -3)) }
    let rest = "\(cents % 100)"
    return before + (scale >= 20 ? whole : "\(whole).\(rest.count < 2 ? "0" : "")\(rest)") + after
  }

  private static let known: [String: (Double, String, String)] = [
    "KRW": (1000, "₩", ""), "VND": (5000, "", " ₫"), "JPY": (100, "¥", ""), "IDR": (3000, "Rp ", ""),
    "EUR": (1, "€", ""), "GBP": (1, "£", ""), "INR": (30, "₹", ""), "BRL": (4, "R$ ", ""), "TRY": (30, "₺", ""),
    "PLN": (4, "", " zł"),
    "CZK": (20, "", " Kč"), "HUF": (300, "", " Ft"), "RUB": (60, "", " ₽"), "THB": (30, "฿", ""), "PHP": (50, "₱", ""),
    "NGN": (1000, "₦", ""), "TWD": (30, "NT$", ""), "SEK": (10, "", " kr"),
  ]
}
