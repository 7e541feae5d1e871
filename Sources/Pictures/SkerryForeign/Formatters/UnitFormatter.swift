#if Foundation
  import Foundation
  import Synchronization
  import _FoundationICU

  /// Writes numbers with one unit in one way, in one language.
  ///
  /// To look a unit up takes a millisecond; a view that shows one is drawn each second, so formatters are kept.
  final class UnitFormatter: Sendable {
    /// The tables may be asked by several threads; what comes of an answer is its asker's alone.
    private let formatter: Mutex<OpaquePointer?>

    /// - Parameters:
    ///   - skeleton: what is written, in the words of the tables: `unit/meter unit-width-short`.
    ///   - language: a locale's identifier.
    private init?(_ skeleton: String, _ language: String) {
      var status = U_ZERO_ERROR
      let letters = Array(skeleton.utf16)
      formatter = Mutex(
        swift_unumf_openForSkeletonAndLocale(letters, Int32(letters.count), language, &status))
      guard UnitTables.isFine(status) else { return nil }
    }

    deinit { formatter.withLock { swift_unumf_close($0) } }

    private static let kept = Mutex<[String: UnitFormatter]>([:])

    /// The formatter for a skeleton in a language; `nil` for what the tables don't have.
    static func shared(_ skeleton: String, _ language: String) -> UnitFormatter? {
      let name = "\(language) \(skeleton)"
      return kept.withLock { kept in
        if let known = kept[name] { return known }
        guard let made = UnitFormatter(skeleton, language) else { return nil }
        // A program that shows more than that has many languages or precisions, and few of each.
        if kept.count >= 64 { kept.removeAll() }
        kept[name] = made
        return made
      }
    }

    /// A number with the unit.
    func written(_ value: Double) -> WrittenUnit? {
      formatter.withLock { formatter in
        var status = U_ZERO_ERROR
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard UnitTables.isFine(status), let text = text(of: result) else { return nil }
        return WrittenUnit(text: text, number: place(of: result), value: number(of: result))
      }
    }

    private func text(of result: OpaquePointer?) -> [UInt16]? {
      var status = U_ZERO_ERROR
      var letters = [UInt16](repeating: 0, count: 400)
      let count = swift_unumf_resultToString(result, &letters, Int32(letters.count), &status)
      return UnitTables.isFine(status) && letters.indices.contains(Int(count)) ? Array(letters[..<Int(count)]) : nil
    }

    /// From its sign to its last digit; in a height of feet and inches the number of inches.
    private func place(of result: OpaquePointer?) -> Range<Int>? {
      var status = U_ZERO_ERROR
      let fields = swift_ufieldpositer_open(&status)
      defer { swift_ufieldpositer_close(fields) }
      swift_unumf_resultGetAllFieldPositions(result, fields, &status)
      guard UnitTables.isFine(status), fields != nil else { return nil }
      var place: Range<Int>?
      var (start, end): (Int32, Int32) = (0, 0)
      while true {
        let field = swift_ufieldpositer_next(fields, &start, &end)
        guard field >= 0 else { return place }
        if field == Int32(UNUM_MEASURE_UNIT_FIELD.rawValue) || start >= end { continue }
        place = min(place?.lowerBound ?? .max, Int(start))..<max(place?.upperBound ?? 0, Int(end))
      }
    }

    private func number(of result: OpaquePointer?) -> Double {
      var status = U_ZERO_ERROR
      var digits = [CChar](repeating: 0, count: 400)
      let count = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
      guard UnitTables.isFine(status), digits.indices.contains(Int(count)) else { return 0 }
      return Double(String(decoding: digits[..<Int(count)].map(UInt8.init(bitPattern:)), as: UTF8.self)) ?? 0
    }
  }
#endif
