/// A value in a text that can be translated, with the format of C by which the source writes it.
package struct InterpolatedValue: Hashable, Sendable {
  package let value: NumberText.Argument
  /// Such as `%lld` or `%.1f`; `%@` for what is no number.
  package let specifier: String

  package init(_ value: NumberText.Argument, specifier: String) {
    (self.value, self.specifier) = (value, specifier)
  }

  /// A text that stands for itself.
  package init(_ text: String) { self.init(.text(text), specifier: "%@") }

  /// A whole number.
  package init<Value: BinaryInteger>(_ number: Value) {
    self.init(NumberText.Argument(number), specifier: Value.isSigned ? "%lld" : "%llu")
  }

  /// A number with a fraction, by the format that its type has: `%lf` or `%f`.
  package init(_ number: Double, specifier: String = "%lf") { self.init(.floating(number), specifier: specifier) }

  /// By which plural forms are chosen; `nil` for what is no number. A push has its numbers as texts.
  package var number: Double? {
    if case .text(let text) = value { return Double(text) }
    return value.number
  }

  /// As the source wants it, in the phone's language.
  package var written: String {
    if case .text(let text) = value { return text }
    return NumberText.string(value, specifier: specifier)
  }

  /// As a translation wants it in its place, in the phone's language.
  ///
  /// - Parameter place: how the place is written, such as `%.1lf`, `%05d` or `%2$@`.
  package func written(as place: String) -> String {
    guard let number else { return written }
    let wanted = place.replacing(/^%\d+\$/, with: "%", maxReplacements: 1)
    guard wanted != specifier, let form = NumberSpecifier(wanted), !"@sS".contains(form.conversion), form.isParticular
    else { return written }
    guard case .text(let text) = value else { return NumberText.string(value, specifier: wanted) }
    // A text has its own marks, or none.
    return NumberText.string(
      Int64(text).map { .integer($0) } ?? .floating(number), specifier: wanted, isLocalized: false)
  }

  /// In no language: what keys are made of.
  package var plain: String {
    switch value {
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .floating(let number): "\(number)"
    case .text(let text): text
    }
  }
}

extension InterpolatedValue: Codable {
  private enum CodingKeys: String, CodingKey { case integer, unsigned, floating, specifier }

  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let specifier = try container.decode(String.self, forKey: .specifier)
    if let number = try container.decodeIfPresent(Int64.self, forKey: .integer) {
      self.init(.integer(number), specifier: specifier)
    } else if let number = try container.decodeIfPresent(UInt64.self, forKey: .unsigned) {
      self.init(.unsigned(number), specifier: specifier)
    } else {
      self.init(.floating(try container.decode(Double.self, forKey: .floating)), specifier: specifier)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    // Doubles that JSON has no words for are texts in any language.
    if value.number?.isFinite != true {
      var container = encoder.singleValueContainer()
      return try container.encode(written)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch value {
    case .integer(let number): try container.encode(number, forKey: .integer)
    case .unsigned(let number): try container.encode(number, forKey: .unsigned)
    case .floating(let number): try container.encode(number, forKey: .floating)
    case .text: break
    }
    try container.encode(specifier, forKey: .specifier)
  }
}
