import FoundationEssentials
import SkerryActivities
import SkerryViews
import SkerryWidgets

/// The app of a widget extension that has none: it starts, updates and ends what the extension's previews show.
///
/// Each distinct `#Preview` of an activity is a sample; its content states follow one another. What is running is asked
/// of ActivityKit each time, and which state it shows is kept in a file, so that the app may be killed at any moment.
actor BundleApp: SimulatedApp {
  static let information = AppInformation(
    name: "widgets", displayName: "Widgets", bundleIdentifier: "com.example.widgets", symbol: "square.grid.2x2.fill",
    tint: .blue, summary: "Shows the previews of a widget extension.")
  @MainActor static var widgets: any WidgetBundle { EmptyBundle() }

  private let container: AppContainer
  private let samples: [BundleSample]
  private let title: String
  /// How many previews there are of something else than activities.
  private let others: Int
  /// The states that the activities show, by their ids.
  private var progress: BundleProgress { didSet { progress.save(to: container.documents) } }
  /// The last link that was opened.
  private var link: URL?

  init(container: AppContainer, title: String, samples: [BundleSample], others: Int = 0) {
    self.others = others
    self.container = container
    self.title = title
    self.samples = samples
    progress = BundleProgress(container.documents)
  }

  init(container: AppContainer) { self.init(container: container, title: "Widgets", samples: []) }

  /// A source that has been edited since may say something else, or have other properties: what runs shows the same preview's
  /// state as it is now, unless a push has changed it.
  func launch() {
    var anew: [(sample: Int, state: Int)] = []
    for (id, shown) in progress.shown.sorted(by: { $0.key < $1.key }) {
      let likely = samples.filter { $0.title == shown.sample } + samples.filter { $0.title != shown.sample }
      for sample in likely {
        guard let isEnded = refit(id, shown, as: sample) else { continue }
        if isEnded, let index = samples.firstIndex(where: { $0.title == sample.title }) {
          container.log(
            "\(sample.title): the attributes have other properties now, and nothing changes those of an activity: it has "
              + "ended, and the preview begins anew.")
          anew.append((index, min(shown.state, sample.states - 1)))
        }
        progress.shown[id] = isEnded ? nil : self.shown(id, sample, shown.state, shown.instant ?? container.clock.now)
        break
      }
    }
    // With other attributes it is another activity; whoever edits them wants to see that one.
    for (sample, state) in anew { _ = try? start(sample, state: max(0, state), isAnew: true) }
  }

  private func refit(_ id: String, _ shown: BundleProgress.Shown, as sample: BundleSample) -> Bool? {
    let instant = shown.instant ?? container.clock.now
    guard let states = try? sample.preview.content(at: instant).states, !states.isEmpty else { return nil }
    let old = sample.title == shown.sample ? shown.content : nil
    let state = states[min(shown.state, states.count - 1)]
    return try? sample.preview.starter.refit(id, state: state, replacing: old)
  }

  /// What is remembered of an activity that shows a state now.
  private func shown(_ id: String, _ sample: BundleSample, _ state: Int, _ instant: Date) -> BundleProgress.Shown {
    BundleProgress.Shown(
      sample: sample.title, state: state, instant: instant, content: sample.preview.starter.state(of: id))
  }

  func open(_ url: URL?) { link = url }

  func startSample() async { if !samples.isEmpty { _ = try? start(0, state: 0) } }

  /// Starts the sample that shows what a preview shows.
  func start(_ preview: PreviewedActivity, state: Int) throws {
    let instant = container.clock.now
    let wanted = try preview.content(at: instant)
    let index = samples.firstIndex { (try? $0.preview.content(at: instant)) == wanted }
    if let index { _ = try start(index, state: state) }
  }

  // MARK: What can be done

  private func start(_ index: Int, state: Int, isAnew: Bool = false) throws -> String {
    let sample = samples[index]
    let content = try sample.preview.content(at: container.clock.now)
    guard content.states.indices.contains(state) else { throw BundleAppProblem.noStates(sample.title) }
    PreviewStores.fillStores(at: container.clock.now)
    let (starter, chosen) = (sample.preview.starter, content.states[state])
    let id =
      isAnew
      ? try starter.requestAnew(attributes: content.attributes, state: chosen, pushType: .token)
      : try starter.request(attributes: content.attributes, state: chosen, pushType: .token)
    progress.shown[id] = shown(id, sample, state, container.clock.now)
    return id
  }

  /// The activity that is acted on: of each type the newest, and of several types the one that stands last among the
  /// previews.
  private var newest: (id: String, sample: Int, state: Int)? {
    var ids: Set<String> = []
    return samples.compactMap { sample -> (id: String, sample: Int, state: Int)? in
      guard let id = sample.preview.starter.ids().last, ids.insert(id).inserted else { return nil }
      return running(id, as: sample)
    }.last
  }

  /// What an activity shows, as far as that is known; one that came by push shows a sample of its type.
  private func running(_ id: String, as sample: BundleSample) -> (id: String, sample: Int, state: Int) {
    let shown = progress.shown[id]
    return (id, samples.firstIndex { $0.title == (shown?.sample ?? sample.title) } ?? 0, shown?.state ?? 0)
  }

  /// The activity that is looked at, where it is one of these; otherwise the newest.
  private func activity(_ form: AppForm) throws -> (id: String, sample: Int, state: Int) {
    if let id = form.activity, let sample = samples.first(where: { $0.preview.starter.ids().contains(id) }) {
      return running(id, as: sample)
    }
    guard let newest else { throw BundleAppProblem.nothingRuns }
    return newest
  }

  private func update(_ form: AppForm, alerts: Bool) async throws {
    let activity = try activity(form)
    let sample = samples[activity.sample]
    let content = try sample.preview.content(at: container.clock.now)
    guard !content.states.isEmpty else { throw BundleAppProblem.noStates(sample.title) }
    let next = (activity.state + 1) % content.states.count
    let alert = AlertConfiguration(
      title: "\(sample.title)", body: "\(sample.stateNames[next] ?? "State \(next + 1)")", sound: .default)
    try await sample.preview.starter.update(activity.id, state: content.states[next], alert: alerts ? alert : nil)
    progress.shown[activity.id] = shown(activity.id, sample, next, container.clock.now)
  }

  private func end(_ form: AppForm) async throws {
    let activity = try activity(form)
    try await samples[activity.sample].preview.starter.end(activity.id, state: nil)
    progress.shown[activity.id] = nil
  }

  // MARK: What is shown

  func screen() -> AppScreen {
    let running = newest.map {
      Running(
        title: samples[$0.sample].title, state: $0.state,
        name: samples[$0.sample].stateNames.indices.contains($0.state)
          ? samples[$0.sample].stateNames[$0.state] : nil)
    }
    let page = BundleScreen(
      samples: samples.map { ($0.title, $0.states) }, others: others, running: running, link: link)
    return AppScreen(title: title, actions: actions(isRunning: running != nil)) { page }
  }

  struct Running: Sendable {
    let title: String
    /// From 0.
    let state: Int
    /// The source's name of the state.
    let name: String?
  }

  private func actions(isRunning: Bool) -> [AppAction] {
    var actions: [AppAction] = []
    if !samples.isEmpty { actions.append(startAction) }
    if isRunning {
      // What a server or a task in the background would do: the lock screen and the island are to be seen meanwhile.
      actions += [
        AppAction("update", key: "u", title: "Next state") { try await self.update($0, alerts: false) },
        AppAction("alert", key: "a", title: "Next, alerting") { try await self.update($0, alerts: true) },
        AppAction("end", key: "e", title: "End") { try await self.end($0) },
      ].map { action in
        var action = action
        action.staysInBackground = true
        return action
      }
    }
    return actions
  }

  private var startAction: AppAction {
    var fields: [AppField] = []
    if samples.count > 1 {
      fields.append(
        AppField(
          "preview", label: "Preview", kind: .choice(samples.map(\.title)), initialValue: samples[0].title,
          isRequired: true))
    }
    let most = samples.map(\.states).max() ?? 1
    if most > 1 { fields.append(AppField("state", label: "State", kind: .number(1...most), initialValue: "1")) }
    return AppAction("start", key: "s", title: "Start", fields: fields) { form in try await self.start(form) }
  }

  private func start(_ form: AppForm) throws {
    let index = samples.firstIndex { $0.title == form["preview"] } ?? 0
    _ = try start(index, state: min(form.number("state") ?? 1, samples[index].states) - 1)
  }
}

/// A preview of an activity that can be started.
nonisolated struct BundleSample: Sendable {
  let title: String
  /// The source's names of its states, where it has a name for them.
  let stateNames: [String?]
  let preview: PreviewedActivity

  /// How many states it has.
  var states: Int { stateNames.count }
}

/// Why a sample can't be shown.
nonisolated enum BundleAppProblem: Error, CustomStringConvertible {
  case noStates(String)
  case nothingRuns

  var description: String {
    switch self {
    case .noStates(let title): "“\(title)” has no content states."
    case .nothingRuns: "No activity of a preview runs; start one."
    }
  }
}

/// A bundle without widgets.
struct EmptyBundle: WidgetBundle {
  var body: some Widget { WidgetList() }
}
