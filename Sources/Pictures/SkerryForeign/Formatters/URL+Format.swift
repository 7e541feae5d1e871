#if Foundation
  import Foundation
  // Addresses for people, which Foundation on Linux doesn't write.

  extension URL {
    /// Writes an address with those of its parts that a person wants to read.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// A part of an address.
      public enum Component: Int, Codable, Hashable, Sendable {
        /// What stands before `://`, the names before `@`, the host and its port, and what follows.
        case scheme, user, password, host, port, path, query, fragment
      }

      private var scheme, user, password, port, path, query, fragment: ComponentDisplayOption
      private var host: HostDisplayOption

      /// A way to write addresses; by default a scheme, a host and a path, and a port that isn't one of web sites.
      ///
      /// - Parameters:
      ///   - scheme: when the scheme is written, such as `https://`.
      ///   - user: when the name of a user is.
      ///   - password: when a password is.
      ///   - host: when and how the host is.
      ///   - port: when the port is.
      ///   - path: when the path is.
      ///   - query: when the query is, which begins with `?`.
      ///   - fragment: when the fragment is, which begins with `#`.
      public init(
        scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
        password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
        port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
        query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
      ) {
        (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
        (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
      }

      /// The address, with the parts that are written.
      ///
      /// - Parameter value: the address.
      public func format(_ value: URL) -> String {
        guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
        func shown(_ option: ComponentDisplayOption, _ part: Component) -> String? {
          option.condition.holds(for: parts) ? part.text(in: parts) : nil
        }
        var names = shown(user, .user) ?? ""
        if let password = shown(password, .password) { names += ":\(password)" }
        var text = names.isEmpty ? "" : "\(names)@"
        text += (host.text(in: parts) ?? "") + (shown(port, .port).map { ":\($0)" } ?? "")
        if let scheme = shown(scheme, .scheme) { text = scheme + (parts.host == nil ? ":" : "://") + text }
        return text + (shown(path, .path) ?? "") + (shown(query, .query).map { "?\($0)" } ?? "")
          + (shown(fragment, .fragment).map { "#\($0)" } ?? "")
      }

      private func with(_ change: (inout Self) -> Void) -> Self {
        var style = self
        change(&style)
        return style
      }

      /// The style with another say about the scheme.
      ///
      /// - Parameter strategy: when it is written.
      public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.scheme = strategy } }
      /// The style with another say about the name of a user.
      ///
      /// - Parameter strategy: when it is written.
      public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.user = strategy } }
      /// The style with another say about a password.
      ///
      /// - Parameter strategy: when it is written.
      public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.password = strategy } }
      /// The style with another say about the host.
      ///
      /// - Parameter strategy: when and how it is written.
      public func host(_ strategy: HostDisplayOption = .always) -> Self { with { $0.host = strategy } }
      /// The style with another say about the port.
      ///
      /// - Parameter strategy: when it is written.
      public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.port = strategy } }
      /// The style with another say about the path.
      ///
      /// - Parameter strategy: when it is written.
      public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.path = strategy } }
      /// The style with another say about the query.
      ///
      /// - Parameter strategy: when it is written.
      public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.query = strategy } }
      /// The style with another say about the fragment.
      ///
      /// - Parameter strategy: when it is written.
      public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.fragment = strategy } }
    }

    /// The scheme, the host and the path.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The address in a style.
    ///
    /// - Parameter style: how it is written.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == URL { style.format(self) }
  }

  extension FormatStyle where Self == URL.FormatStyle {
    /// An address: its scheme, host and path, as long as the style says nothing else.
    public static var url: Self { Self() }
  }

  extension URL.FormatStyle.Component {
    /// The part as it stands in an address; `nil` where there is none.
    func text(in parts: URLComponents) -> String? {
      switch self {
      case .scheme: parts.scheme
      case .user: parts.user
      case .password: parts.password
      case .host: parts.host
      case .port: parts.port.map(String.init)
      case .path: parts.path
      case .query: parts.query
      case .fragment: parts.fragment
      }
    }
  }
#endif
