/// Makes a value of the environment, of a transaction or of a container out of a property with a value.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var berth = "A1"
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
