import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDefaults

/// Values for an activity that no preview shows, and the preview of a view that was given some of them.
typealias ActivitySample = (values: PreviewedActivity, preview: LinkedPreview?)

extension PreviewedActivity {
  /// What the views of previews were given of an activity; the rest, or two contents of it, are made up.
  @MainActor static func sample<Attributes: ActivityAttributes>(
    _ type: Attributes.Type, in views: ValuesInViews
  ) -> ActivitySample {
    let attributes = views.all(type).first
    var known: Set<Attributes.ContentState> = []
    let states = views.all(Attributes.ContentState.self).filter { known.insert($0.value).inserted }
    let values = sample(type, attributes?.value, states.map(\.value))
    return (values, attributes?.preview ?? states.first?.preview)
  }

  @MainActor private static func sample<Attributes: ActivityAttributes>(
    _ type: Attributes.Type, _ attributes: Attributes?, _ states: [Attributes.ContentState]
  ) -> PreviewedActivity {
    do {
      let hints = SampleHints.ofProgram
      let now = LinkedPreview.moment
      let name = unqualifiedName(of: type)
      var first = SampleValues(hints: hints, now: now, step: 0, of: name)
      first.siblings = try SampleDecoder.siblings(in: type, first)
      first.siblings.formUnion(try SampleDecoder.siblings(in: Attributes.ContentState.self, first))
      let values = [first, first.next]
      let attributes = try attributes ?? SampleDecoder.make(type, values[0])
      let states =
        try states.isEmpty ? values.map { try SampleDecoder.make(Attributes.ContentState.self, $0) } : states
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

  private func written(_ key: String) -> Date {
    hints.written[key]?.first.flatMap { SampleWritten($0).value(of: Date.self, at: now) } as? Date ?? date(key)
  }

  /// What a store may hold under a key that is read as a type.
  func stored(_ key: String, as type: String) -> DefaultsValue {
    switch type {
    case "integer": .int(whole(key))
    case "double", "float": .double(fraction(key))
    case "bool": .bool(hints.written[key]?.first.flatMap { Bool($0) } ?? truth(key))
    case "stringArray": .array((0..<3).map { .string(text(key, index: $0)) })
    case "date": .date(written(key))
    case "milliseconds": .double((written(key).timeIntervalSince1970 * 1000).rounded(.down))
    default: .string(hints.written[key]?.first.map { SampleWritten($0).text } ?? heading(key) ?? text(key))
    }
  }
}
