#if Foundation
  import Foundation
  import _FoundationICU

  /// The tables of units, in all languages, that Foundation carries along and writes lengths of time with.
  ///
  /// They are Unicode's (CLDR); Apple's Foundation writes measurements with the same ones.
  enum UnitTables {
    /// How much of a unit's name is written; the values are the tables' names.
    enum Width: String {
      case wide = "full-name"
      case abbreviated = "short"
      case narrow
    }

    /// A number with its unit; `nil` for what the tables don't have.
    ///
    /// - Parameters:
    ///   - value: the number, in `unit`.
    ///   - unit: the tables' name of a unit, such as `mile-per-hour`.
    ///   - usage: the tables' name of a purpose, such as `person-height`, in whose units the locale's people think; `nil` keeps
    ///     the unit.
    ///   - precision: how many digits there are, as the tables say it: `.00` for two behind the point.
    static func written(
      _ value: Double, _ unit: String, usage: String? = nil, _ width: Width, precision: String? = nil, in locale: Locale
    ) -> WrittenUnit? {
      // Dimensions of the tables' own have no short name.
      let stem = unit.contains("generic") ? "measure-unit/" : "unit/"
      var skeleton = "\(stem)\(unit) unit-width-\(width.rawValue)"
      if let usage { skeleton += " usage/\(usage)" }
      if let precision { skeleton += " \(precision)" }
      return UnitFormatter.shared(skeleton, locale.identifier)?.written(value)
    }

    /// Quantities behind each other, as a language puts hours, minutes and seconds together.
    static func list(_ texts: [String], _ width: Width, in locale: Locale) -> String? {
      var status = U_ZERO_ERROR
      let listWidth =
        switch width {
        case .wide: ULISTFMT_WIDTH_WIDE
        case .abbreviated: ULISTFMT_WIDTH_SHORT
        case .narrow: ULISTFMT_WIDTH_NARROW
        }
      let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, listWidth, &status)
      guard isFine(status), formatter != nil else { return nil }
      defer { swift_ulistfmt_close(formatter) }
      let letters = texts.map { Array($0.utf16) }
      let all = letters.flatMap { $0 }
      let lengths = letters.map { Int32($0.count) }
      return all.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return nil }
        var position = 0
        let starts = lengths.map { length -> UnsafePointer<UInt16>? in
          defer { position += Int(length) }
          return start + position
        }
        var written = [UInt16](repeating: 0, count: all.count + 16 * (texts.count + 1))
        let count = swift_ulistfmt_format(
          formatter, starts, lengths, Int32(texts.count), &written, Int32(written.count), &status)
        guard isFine(status), written.indices.contains(Int(count)) else { return nil }
        return String(decoding: written[..<Int(count)], as: UTF16.self)
      }
    }

    /// Warnings are below zero.
    static func isFine(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }
  }

  /// A number with its unit, and where in the text the number stands.
  struct WrittenUnit {
    let text: [UInt16]
    /// `nil` where the number isn't written, as in the Arabic for one meter.
    let number: Range<Int>?
    /// The number in the unit that is written.
    let value: Double

    var string: String { String(decoding: text, as: UTF16.self) }

    /// The number alone.
    var digits: String? { number.map { String(decoding: text[$0], as: UTF16.self) } }

    /// The text with another number in its place.
    func with(_ digits: String) -> String {
      guard let number else { return string }
      return string(text[..<number.lowerBound]) + digits + string(text[number.upperBound...])
    }

    /// The text without a gap between the number and its unit.
    var closed: String {
      guard let number, let digits else { return string }
      var head = string(text[..<number.lowerBound])
      while head.last?.isWhitespace == true { head.removeLast() }
      return head + digits + string(text[number.upperBound...]).trimmingPrefix(while: \.isWhitespace)
    }

    /// The unit alone.
    var unit: String { with("").trimmingCharacters(in: .whitespaces) }

    private func string(_ letters: ArraySlice<UInt16>) -> String { String(decoding: letters, as: UTF16.self) }
  }
#endif
