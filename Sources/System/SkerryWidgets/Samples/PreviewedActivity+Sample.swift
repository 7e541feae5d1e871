import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDefaults

extension PreviewedActivity {
  /// Two contents of a type with values that are made up, for an activity that no preview shows.
  @MainActor static func madeUp<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> PreviewedActivity {
    do {
      let hints = SampleHints.ofProgram
      let now = LinkedPreview.moment
      let subject = Set(SampleValues.words(unqualifiedName(of: type)))
      let values = [0, 1].map { SampleValues(hints: hints, now: now, step: $0, subject: subject) }
      let attributes = try SampleDecoder.make(type, values[0])
      let states = try values.map { try SampleDecoder.make(Attributes.ContentState.self, $0) }
      return PreviewedActivity(attributes, states)
    } catch {
      let problem = "No #Preview shows \(unqualifiedName(of: type)), and its values can't be made up: \(error)"
      return PreviewedActivity(type, problem: ActivityPreviewProblem(description: problem))
    }
  }
}

nonisolated extension SampleValues {
  /// The id of made-up attributes, as plugins write it before the keys of an activity.
  static let identifier = "5A11B5E0-0000-4000-8000-000000000000"

  /// What a store may hold under a key that is read as a type.
  func stored(_ key: String, as type: String) -> DefaultsValue {
    switch type {
    case "integer": .int(whole(key))
    case "double", "float": .double(fraction(key))
    case "bool": .bool(truth(key))
    case "date": .date(date(key))
    case "milliseconds": .double((date(key).timeIntervalSince1970 * 1000).rounded(.down))
    default: .string(text(key))
    }
  }
}
