#if Foundation
  import Foundation
  import SkerryBasics
  // Names of people, which Foundation on Linux doesn't write.

  extension PersonNameComponents {
    /// Writes the name of a person.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How much of a name is written.
      public enum Style: Int, Codable, Hashable, Sendable {
        /// The nickname, or the given name: `Tom`.
        case short = 1
        /// `Thomas Clark`.
        case medium
        /// `Dr. Thomas Louis Clark Esq.`.
        case long
        /// Initials: `TC`.
        case abbreviated
      }

      /// How much of a name is written.
      public var style: Style
      /// The language; the phone's as long as nobody chooses one.
      public var locale: Locale

      /// A way to write names.
      ///
      /// - Parameters:
      ///   - style: how much of a name is written.
      ///   - locale: the language; the phone's, if none is given.
      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        self.style = style
        self.locale = locale
      }

      /// The style in another language.
      ///
      /// - Parameter locale: the language.
      public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

      /// A name in words.
      ///
      /// - Parameter value: the parts of the name.
      public func format(_ value: PersonNameComponents) -> String {
        let order = order(of: value)
        switch style {
        case .short: return value.nickname.filled ?? value.givenName.filled ?? value.familyName.filled ?? ""
        case .medium: return order.joined([value.givenName, value.familyName])
        case .long:
          return order.joined(
            [value.givenName, value.middleName, value.familyName], before: value.namePrefix, after: value.nameSuffix)
        case .abbreviated: return order.initials(value)
        }
      }

      private func order(of name: PersonNameComponents) -> Order {
        let letters = [name.familyName, name.givenName].compactMap(\.filled).joined().unicodeScalars
        if !letters.isEmpty, letters.allSatisfy(Order.isEastAsian) { return .closed }
        let language = locale == .autoupdatingCurrent ? PhoneLanguage.identifier : locale.identifier
        let base = language.prefix { $0 != "_" && $0 != "-" }
        return ["hu", "ja", "ko", "vi", "zh"].contains(base) ? .familyFirst : .givenFirst
      }
    }

    /// The given name and the family name, as the phone's language puts them.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name in a style.
    ///
    /// - Parameter style: how it is written.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }
  }

  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// The name of a person.
    ///
    /// - Parameter style: how much of it is written.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
  }

  /// In which order the parts of a name stand.
  private enum Order {
    case givenFirst, familyFirst
    /// The family's name first, and no gaps: 山田太郎.
    case closed

    func joined(_ names: [String?], before prefix: String? = nil, after suffix: String? = nil) -> String {
      var names = names.compactMap(\.filled)
      if self != .givenFirst, names.count > 1 { names.insert(names.removeLast(), at: 0) }
      if self == .closed { return (prefix ?? "") + names.joined() + (suffix ?? "") }
      return ([prefix.filled].compactMap { $0 } + names + [suffix.filled].compactMap { $0 }).joined(separator: " ")
    }

    func initials(_ name: PersonNameComponents) -> String {
      let parts = [name.givenName, name.familyName].compactMap(\.filled)
      switch self {
      case .closed: return name.familyName.filled ?? name.givenName.filled ?? ""
      case .givenFirst: return parts.compactMap { $0.first.map(String.init) }.joined()
      case .familyFirst: return parts.reversed().compactMap { $0.first.map(String.init) }.joined()
      }
    }

    /// Chinese characters, kana and hangul.
    static func isEastAsian(_ letter: Unicode.Scalar) -> Bool {
      switch letter.value {
      case 0x1100...0x11FF, 0x3005...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
      default: false
      }
    }
  }

  extension String? {
    /// `nil` for an empty text as well.
    fileprivate var filled: String? { self?.isEmpty == false ? self : nil }
  }
#endif
