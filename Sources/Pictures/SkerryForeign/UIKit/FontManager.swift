#if Foundation
  import Foundation

  /// Where a file is, by Core Foundation's name.
  public typealias CFURL = URL
  /// What went wrong, by Core Foundation's name.
  public typealias CFError = NSError

  /// Who sees a font that is brought along.
  public enum CTFontManagerScope: UInt32, Sendable {
    /// Nobody.
    case none = 0
    /// The program.
    case process = 1
    /// Programs of the same user, also later.
    case persistent = 2
    /// Programs of the same user until its session ends.
    case session = 3
    /// Whoever is logged in.
    public static let user = CTFontManagerScope.persistent
  }

  /// Brings the fonts of a file along; a terminal has one font, in which they are drawn.
  @discardableResult public func CTFontManagerRegisterFontsForURL(
    _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool { true }

  /// Brings the fonts of files along; a terminal has one font, in which they are drawn.
  public func CTFontManagerRegisterFontURLs(
    _ urls: NSArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ handler: ((NSArray, Bool) -> Bool)?
  ) {}
#endif
