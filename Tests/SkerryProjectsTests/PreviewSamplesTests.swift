import Testing

@testable import SkerryProjects

/// The samples that sources keep of activities which no preview shows.
@Suite struct PreviewSamplesTests {
  private static let attributes: Set<String> = ["FerryAttributes"]

  @Test("X06 samples of an activity's attributes and states are handed over, also those of the file alone")
  func found() {
    let source = PreviewSamples(
      """
      import WidgetKit
      extension FerryAttributes {
        fileprivate static var preview: FerryAttributes { FerryAttributes(name: "Sula") }
        private static var hidden: FerryAttributes { preview }
        static var other: Harbour { Harbour() }
      }
      extension FerryAttributes.ContentState {
        fileprivate static var boarding: FerryAttributes.ContentState { .init(minutes: 5) }
        static let crossing = Self(minutes: 12)
        static let empty = FerryAttributes.ContentState(minutes: 0)
        static func late(_ minutes: Int) -> Self { Self(minutes: minutes) }
      }
      enum Samples {
        static let docked = FerryAttributes.ContentState(minutes: 0)
      }
      // #Preview(as: .content, using: FerryAttributes.preview) { Ferry() } contentStates: { .boarding }
      """, attributes: Self.attributes)
    #expect(
      source.paths.map(\.path) == [
        "FerryAttributes.preview", "FerryAttributes.ContentState.boarding", "FerryAttributes.ContentState.crossing",
        "Samples.docked",
      ])
    #expect(source.source.hasPrefix("\n#Preview { _sample(FerryAttributes.preview) }\n"), "\(source.source)")
    #expect(!source.source.contains("import"))
  }

  @Test("X06 what lies within a condition is handed over within the same, and a file without views imports them")
  func conditions() {
    let source = PreviewSamples(
      """
      import ActivityKit
      #if DEBUG
      struct FerryAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          static let sample = ContentState()
          private struct Inner { static let deep = FerryAttributes.ContentState() }
        }
      }
      #endif
      #if false
      extension FerryAttributes { static let off = FerryAttributes() }
      #endif
      """, attributes: Self.attributes)
    #expect(
      source.source
        == "\nimport SwiftUI\n\n#if DEBUG\n#Preview { _sample(FerryAttributes.ContentState.sample) }\n#endif\n")
    #expect(PreviewSamples("enum A { static let b = 1 }", attributes: Self.attributes).source.isEmpty)
    #expect(PreviewSamples("enum A { static let b = FerryAttributes() }", attributes: []).source.isEmpty)
  }

  @Test("X06 samples are wanted where no preview shows an activity, and a comment shows none")
  func wanted() {
    let off = "//#Preview(as: .content, using: a) { B() } contentStates: { c }"
    #expect(PreviewSamples.areNeeded(in: [off, "struct A {}"]))
    #expect(!PreviewSamples.areNeeded(in: ["struct A {}", String(off.dropFirst(2))]))
    #expect(!PreviewSamples.areNeeded(in: ["a.previewContext(b, viewKind: .content)"]))
    let texts = ["struct Ferry: ActivityAttributes, Sendable {}", "struct Other: Codable {}"]
    #expect(PreviewSamples.attributes(in: texts) == ["Ferry"])
    let alias = "struct Tide: ActivityAttributes { typealias ContentState = Water }"
    #expect(PreviewSamples.types(in: texts + [alias]) == ["Ferry", "Tide", "Water"])
    let base = "private typealias Base = ActivityAttributes\nstruct Lap: Base {}"
    #expect(PreviewSamples.attributes(in: [base]) == ["Lap"])
  }
}
