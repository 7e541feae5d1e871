#if Foundation
  import Foundation

  extension URL.FormatStyle {
    /// What decides about whether a part of an address is written.
    enum Condition: Codable, Hashable {
      case always, never
      case display(Component, Set<String>)
      case omit(Component, Set<String>)

      func holds(for parts: URLComponents) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .display(let component, let values): component.text(in: parts).map(values.contains) ?? false
        case .omit(let component, let values): !(component.text(in: parts).map(values.contains) ?? false)
        }
      }

      static let outsideOfWeb = omit(.scheme, ["http", "https"])
    }

    /// When a part of an address is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      let condition: Condition
      /// Always.
      public static var always: Self { Self(condition: .always) }
      /// Never.
      public static var never: Self { Self(condition: .never) }
      /// Unless the scheme is `http` or `https`.
      public static var omitIfHTTPFamily: Self { Self(condition: .outsideOfWeb) }
      /// Only in addresses in which a part is one of some.
      ///
      /// - Parameters:
      ///   - component: the part that decides about it.
      ///   - requirements: what that part may be.
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(condition: .display(component, requirements))
      }
      /// Not in addresses in which a part is one of some.
      ///
      /// - Parameters:
      ///   - component: the part that decides about it.
      ///   - requirements: what that part may not be.
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(condition: .omit(component, requirements))
      }
    }

    /// When the host of an address is written, and how much of it.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      let condition: Condition
      /// Names at the beginning that are left out.
      var omitted: Set<String> = []
      /// Whether at most three names are left.
      var omitsMore = false
      /// Where names are left out; elsewhere the host is whole.
      var omission = Condition.never

      /// Always.
      public static var always: Self { Self(condition: .always) }
      /// Never.
      public static var never: Self { Self(condition: .never) }
      /// Unless the scheme is `http` or `https`.
      public static var omitIfHTTPFamily: Self { Self(condition: .outsideOfWeb) }
      /// Only in addresses in which a part is one of some.
      ///
      /// - Parameters:
      ///   - component: the part that decides about it.
      ///   - requirements: what that part may be.
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(condition: .display(component, requirements))
      }
      /// Not in addresses in which a part is one of some.
      ///
      /// - Parameters:
      ///   - component: the part that decides about it.
      ///   - requirements: what that part may not be.
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(condition: .omit(component, requirements))
      }
      /// Without some of the names at its beginning, such as `www`.
      ///
      /// - Parameters:
      ///   - subdomainsToOmit: the names that are left out.
      ///   - omitMultiLevelSubdomains: whether at most three names are left.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(condition: .always, omitted: subdomainsToOmit, omitsMore: omitMultiLevelSubdomains, omission: .always)
      }
      /// Without some of the names at its beginning, in addresses in which a part is one of some.
      ///
      /// - Parameters:
      ///   - subdomainsToOmit: the names that are left out.
      ///   - omitMultiLevelSubdomains: whether at most three names are left.
      ///   - component: the part that decides about it.
      ///   - requirements: what that part may be.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
        when component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(
          condition: .always, omitted: subdomainsToOmit, omitsMore: omitMultiLevelSubdomains,
          omission: .display(component, requirements))
      }

      /// The host as it is written; `nil` where it isn't.
      func text(in parts: URLComponents) -> String? {
        guard condition.holds(for: parts), let host = parts.host else { return nil }
        guard omission.holds(for: parts) else { return host }
        var names = host.split(separator: ".")
        while names.count > 2, let first = names.first, omitted.contains(String(first)) { names.removeFirst() }
        return (omitsMore ? names.suffix(3) : names[...]).joined(separator: ".")
      }
    }
  }
#endif
