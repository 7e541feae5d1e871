// Badges stand on rows of lists and on tabs, which no surface of a widget has.

nonisolated extension View {
  /// A number on a row of a list or on a tab; there are none on a surface.
  public func badge(_ count: Int) -> some View { self }
  /// A text on a row of a list or on a tab; there are none on a surface.
  public func badge(_ label: Text?) -> some View { self }
  /// A text on a row of a list or on a tab; there are none on a surface.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  /// A text on a row of a list or on a tab; there are none on a surface.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
  /// How much badges stand out; there are none on a surface.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// How much the headers of a list stand out; a list has none here.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// How wide buttons are; they are as wide as their labels.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Whether a button that stays pressed acts again; on a surface none does.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// How much a badge stands out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// A little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

/// How wide a button is.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As the surroundings want it.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
}
