import FoundationEssentials
import SkerryDevice
import SkerrySnapshots

/// A sheet and what it is called.
struct NamedSheet {
  /// The parts of the golden file's name; usual parts are left out, so that more variants rename nothing.
  let names: [String]
  let sheet: SnapshotSheet

  /// The end of the golden file's path.
  var fileName: String { names.map(Self.slug).joined(separator: ".") }
  /// As people read it.
  var title: String { names.isEmpty ? sheet.title : names.joined(separator: ", ") }
  /// All remarks, each with the picture it belongs to.
  var remarks: [String] {
    sheet.remarks + sheet.pictures.flatMap { picture in picture.remarks.map { "\(picture.name): \($0)" } }
  }

  /// The same sheet, said to be of another instant: what was made for the computer's clock has to say the same each day.
  func dated(_ instant: Date) -> NamedSheet {
    var sheet = sheet
    sheet.circumstances.instant = instant
    return NamedSheet(names: names, sheet: sheet)
  }

  static func names(of model: DeviceModel) -> [String] { model == .standard ? [] : [model.id] }

  /// Letters, digits, dashes and dots: “Out for delivery!” becomes `Out-for-delivery`.
  static func slug(_ name: String) -> String {
    var slug = ""
    for scalar in name.unicodeScalars {
      let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isKept || scalar == "." || scalar == "_" || scalar == "+" {
        slug.unicodeScalars.append(scalar)
      } else if scalar.properties.isAlphabetic || scalar.properties.isEmoji, !scalar.isASCII {
        // Two names that differ only in letters outside of ASCII must not share a file.
        slug += "u" + String(scalar.value, radix: 16)
      } else if !slug.isEmpty, !slug.hasSuffix("-") {
        slug += "-"
      } else if slug.isEmpty, scalar == "-" {
        slug = "-"
      }
    }
    while slug.hasSuffix("-") || slug.hasSuffix(".") { slug.removeLast() }
    while slug.hasPrefix(".") { slug.removeFirst() }
    return slug.isEmpty ? "unnamed" : slug
  }
}
