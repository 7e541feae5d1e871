import FoundationEssentials

/// How hours are written: 15:00 or 3:00 PM.
public enum HourFormat {
  /// What the phone has for code that runs on it, where that may be something else than what its language has.
  @TaskLocal public static var is24HourOfPhone: Bool?

  /// Whether a day has 24 hours in times of day, where this is asked.
  public static var is24Hour: Bool { is24HourOfPhone ?? PhoneLanguage.uses24HourClock }

  /// A locale whose hours are written in one of both ways; itself where it has that way already.
  package static func locale(_ identifier: String, is24Hour: Bool) -> Locale {
    Locale(
      identifier: is24Hour == isUsual(in: identifier)
        ? identifier : identifier + (is24Hour ? "@hours=h23" : "@hours=h12"))
  }

  /// Whether people write 24 hours who have a locale.
  package static func isUsual(in identifier: String) -> Bool {
    let parts = identifier.split { $0 == "-" || $0 == "_" }
    let region = parts.dropFirst().first { $0.utf8.count == 2 && $0.allSatisfy(\.isUppercase) }
    guard let region else {
      let language = PhoneLanguage.base(of: identifier)
      return !languagesOf12Hours.contains(language) && !(language == "zh" && parts.contains("Hant"))
    }
    // French Canada writes as France does.
    return !regionsOf12Hours.contains(String(region)) || parts.first == "fr" && region == "CA"
  }

  private static let regionsOf12Hours = Set(
    """
    AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY HK HN
    IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW PY QA SA SB SD
    SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YE ZM
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let languagesOf12Hours = Set(
    """
    aa ak am ar as ay bi bn ch cr dz ee el en fil fj gn gu hi ho hz ik iu kj km kn ko ks mh mi ml mr ms ng nv ny oj om or pa
    pi qu sa sd sm so sq ta te ti to ur
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
