import Glibc

/// Which characters the terminal shows, as the user's locale says.
nonisolated enum TerminalLocale {
  /// Sets the character type of the process from its environment; true when only ASCII can be shown.
  ///
  /// Over SSH the environment often names a locale that is not installed here. The name still tells that the
  /// terminal at the other end speaks UTF-8, so the system's own UTF-8 locale takes its place.
  static func adopt(_ environment: TerminalEnvironment) -> Bool {
    let isSet = setlocale(LC_CTYPE, "") != nil
    if isSet && codesetIsUTF8 { return false }
    if asksForUTF8(environment.locale) { return setlocale(LC_CTYPE, "C.UTF-8") == nil || !codesetIsUTF8 }
    return true
  }

  /// Whether letters come in an encoding of the locale's own, such as Latin-1.
  static var hasOwnEncoding: Bool {
    guard let name = nl_langinfo(Int32(CODESET)).map({ String(cString: $0) }) else { return false }
    return !asksForUTF8(name) && name != "ANSI_X3.4-1968" && name.uppercased() != "US-ASCII"
  }

  /// True for locale names such as `en_US.UTF-8` or `de_DE.utf8`.
  static func asksForUTF8(_ name: String?) -> Bool {
    let letters = (name ?? "").lowercased().utf8.filter { $0 != UInt8(ascii: "-") }
    let word = Array("utf8".utf8)
    return letters.indices.contains { letters[$0...].starts(with: word) }
  }

  private static var codesetIsUTF8: Bool {
    nl_langinfo(Int32(CODESET)).map { asksForUTF8(String(cString: $0)) } ?? false
  }
}
