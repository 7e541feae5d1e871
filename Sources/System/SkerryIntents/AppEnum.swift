import SkerryBasics

/// A value of an app that intents know.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, IntentValue {}

/// A choice that people can make for an intent's parameter.
///
/// ```swift
/// enum Size: String, AppEnum {
///   case small, large
///
///   static var typeDisplayRepresentation: TypeDisplayRepresentation { "Size" }
///   static var caseDisplayRepresentations: [Size: DisplayRepresentation] { [.small: "Small", .large: "Large"] }
/// }
/// ```
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable {}
