extension Double {
  /// The number as people read it: without a fraction where there is none, and with three decimals at most. What is less
  /// than one of those is written as it is.
  public var formattedShortly: String {
    if let whole = Int(exactly: self) { return "\(whole)" }
    guard isFinite, (0.001..<1e12).contains(magnitude) else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
