import FoundationEssentials
import SkerryActivities
import SkerryViews
import Testing

@testable import SkerryWidgets

/// What previews make of `Date()` as numbers.
@MainActor @Suite struct PreviewNumberTests {
  nonisolated private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var eta: Double
      var etaMilliseconds: Int
      var started: Int
      var at: Date
      var count = 3
      var price = 12.5
      var code = 1_769_852
      var word = "1769852460 \"1769852460\""
      var calendar = 1_577_836_800.0
    }
    var booked: TimeInterval
  }

  private static func preview(made: Date) -> PreviewedActivity {
    PresentTime.standing(at: made) {
      let now = Date()
      return PreviewedActivity(
        Ride(booked: now.timeIntervalSince1970 - 60),
        [
          Ride.ContentState(
            eta: now.addingTimeInterval(1260).timeIntervalSince1970,
            etaMilliseconds: Int((now.timeIntervalSince1970 + 1260) * 1000),
            started: Int(now.timeIntervalSince1970) - 300,
            at: now.addingTimeInterval(1260))
        ])
    }
  }

  private static func state(_ preview: PreviewedActivity, at instant: Date) throws -> Ride.ContentState {
    let content = try preview.content(at: instant)
    let state = try #require(content.states.first)
    let attributes = try JSONDecoder().decode(Ride.self, from: content.attributes)
    #expect(attributes.booked == instant.timeIntervalSince1970 - 60)
    return try JSONDecoder().decode(Ride.ContentState.self, from: state)
  }

  @Test(
    "X06 numbers that a preview makes of Date(), in seconds or milliseconds since 1970, keep their meaning on the phone",
    arguments: [1_795_374_000.0, 1_795_374_000.25, 1_795_374_000.75])
  func numbers(made: Double) throws {
    let phone = Date(timeIntervalSince1970: 1_769_852_460)
    let state = try Self.state(Self.preview(made: Date(timeIntervalSince1970: made)), at: phone)
    #expect(state.eta == 1_769_852_460 + 1260)
    #expect(state.etaMilliseconds == (1_769_852_460 + 1260) * 1000)
    #expect(state.started == 1_769_852_460 - 300)
    #expect(state.at == phone.addingTimeInterval(1260))
    #expect(state.count == 3 && state.price == 12.5 && state.code == 1_769_852 && state.calendar == 1_577_836_800)
    #expect(state.word == "1769852460 \"1769852460\"")
  }

  private struct Undrawn: View {
    static var draws = 0
    var body: some View {
      Self.draws += 1
      return Text("a")
    }
  }

  private enum Provider: PreviewProvider {
    static let state = Ride.ContentState(eta: 1, etaMilliseconds: 2, started: 3, at: .distantPast)
    static var previews: some View {
      Group {
        Ride(booked: 0).previewContext(state, viewKind: .dynamicIsland(.compact)).previewDisplayName("Compact")
        Ride(booked: 0).previewContext(state, viewKind: .content)
      }
    }
  }

  @Test("X06 the activities of a PreviewProvider are previews of their own; views stay views")
  func provider() {
    let activities = _preview("Ride") { Provider.previews }.contents.map { content in
      guard case .activity(let activity) = content else { return "view" }
      return "\(activity.presentation) of \(activity.values.attributesType), \(content.stateCount) state"
    }
    #expect(activities == ["compact of Ride, 1 state", "lockScreen of Ride, 1 state"])
    let views = _preview("Words") { Undrawn() }.contents
    #expect(views.count == 1)
    #expect(Undrawn.draws == 0, "a view was drawn at the start")
    if case .view = views[0] {} else { Issue.record("a view is none any more") }
  }

  private enum Mixed: PreviewProvider {
    static let kinds: [ActivityPreviewViewKind] = [.dynamicIsland(.minimal), .dynamicIsland(.expanded)]
    static var previews: some View {
      Undrawn().previewDisplayName("Words")
      ForEach(kinds, id: \.self) { kind in
        Ride(booked: 0).previewContext(Provider.state, viewKind: kind).environment(\.colorScheme, .light)
      }
      .previewDisplayName("Islands")
      if kinds.count > 1 { Ride(booked: 0).previewContext(Provider.state, viewKind: .content) }
    }
  }

  @Test("X06 a PreviewProvider of views and activities shows both, those of ForEach, too, under their names")
  func mixed() {
    let subject = _preview("Ride") { Mixed.previews }
    let shown = subject.contents.enumerated().map { place, content in
      let name = subject.name(at: place) ?? ""
      guard case .activity(let activity) = content else { return "\(name), view" }
      return "\(name), \(activity.presentation)"
    }
    #expect(shown == ["Ride: Islands, minimal", "Ride: Islands, expanded", "Ride, lockScreen", "Ride, view"])
    #expect(Undrawn.draws == 0, "a view was drawn at the start")
  }

  private enum Old: PreviewProvider {
    static var previews: some View {
      Group {
        Ride(booked: 0).previewContext(Provider.state, viewKind: .content).previewDisplayName("card")
        Ride(booked: 0).previewContext(Provider.state, viewKind: .dynamicIsland(.compact))
        ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
          Undrawn().preferredColorScheme(scheme).previewDisplayName("\(scheme)")
        }
        Undrawn().previewDisplayName("padded").padding()
        Undrawn().previewContext(WidgetPreviewContext(family: .systemSmall))
      }
    }
  }

  @Test("X06 each view of a PreviewProvider is a preview of its own, those of ForEach, too, in their order and by name")
  func eachView() {
    let subject = _preview("Old") { _previews(of: Old.self) }
    let shown = subject.contents.enumerated().map { place, content in
      let name = subject.name(at: place) ?? ""
      if case .activity(let activity) = content { return "\(name), \(activity.presentation)" }
      return "\(name), view"
    }
    #expect(
      shown == [
        "Old: card, lockScreen", "Old, compact", "Old: light, view", "Old: dark, view", "Old: padded, view",
        "Old, view",
      ])
    #expect(Undrawn.draws == 0, "a view was drawn at the start")
    #expect(_preview("Ride") { _previews(of: Mixed.self) }.contents.count == 4)
  }

  @Test("X06 a preview that is made on another day gives the same bytes")
  func bytes() throws {
    let phone = Date(timeIntervalSince1970: 1_769_852_460)
    let days = [0.0, 86_400, 40 * 86_400].map { Self.preview(made: Date(timeIntervalSince1970: 1_795_374_000.5 + $0)) }
    #expect(Set(try days.map { try $0.content(at: phone) }).count == 1)
  }
}
