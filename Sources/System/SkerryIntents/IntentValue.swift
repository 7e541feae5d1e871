import FoundationEssentials

/// A value that intents and their results can carry.
public protocol IntentValue: Sendable {}

extension String: IntentValue {}
extension Int: IntentValue {}
extension Double: IntentValue {}
extension Bool: IntentValue {}
extension Date: IntentValue {}
extension URL: IntentValue {}
extension Array: IntentValue where Element: IntentValue {}
extension Optional: IntentValue where Wrapped: IntentValue {}
