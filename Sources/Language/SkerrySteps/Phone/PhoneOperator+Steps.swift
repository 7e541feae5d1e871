import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews

/// Doing what a step says.
extension PhoneOperator {
  /// Does a step and returns what the log said about it. Throws a ``StepProblem`` when it can't be done; then nothing
  /// has happened, except that time has passed until it was stopped, or that an app which runs without a screen was opened.
  @discardableResult
  public func perform(
    _ step: Step, resources: any StepResources = NoStepResources()
  ) throws(StepProblem) -> StepResult {
    let resources = recorder.map { NotedResources(files: resources, reads: $0.reads) } ?? resources
    return try noted(.step(step)) { () throws(StepProblem) in try take(step, resources) }
  }

  private func take(_ step: Step, _ resources: any StepResources) throws(StepProblem) -> StepResult {
    catchUp()
    console?.prepareForStep()
    let last = device.log.entries.last?.id ?? 0
    let result = try perform(try deed(of: step, resources))
    console?.finishStep()
    return StepResult(
      log: device.logLines(after: last), answer: result.answer, remark: console?.remark, isIgnored: result.isIgnored)
  }

  /// Throws a ``StepProblem`` for a step that names an app or a switch that there isn't, on whatever phone; whatever else
  /// is wrong with it shows when it is done.
  package func checkNames(of step: Step) throws(StepProblem) {
    switch step {
    case .tap(let app), .longPress(let app), .swipe(_, let app): _ = try app.map(process(named:))
    case .device(let name, _, let app):
      guard DeviceControl.named(name) != nil else {
        throw .noSuch("switch", name, known: DeviceControl.all.map(\.name)).asBadInput()
      }
      _ = try app.map(process(named:))
    case .app(let name, _): _ = try process(named: name)
    case .press(_, let app): _ = try app.map(owner(named:))
    case .key, .type, .wait, .jump, .at, .push, .open: break
    }
  }

  /// Types one character, as ``Step/type(_:)`` does.
  func type(_ character: Character) { _ = try? perform(.type(String(character))) }

  /// The deed of a step on the phone as it is now. Throws a ``StepProblem`` where it names what is not there.
  private func deed(of step: Step, _ resources: any StepResources) throws(StepProblem) -> Deed {
    switch step {
    case .key(let key): .keys([key])
    case .type(let text): .keys(text.map(Self.key(typing:)))
    case .wait(let seconds), .jump(.by(let seconds)): .pass(to: onTapeGrid(device.now.addingTimeInterval(seconds)))
    case .jump(.next): .passToNextEvent(isFine: false)
    case .jump(.nextAny): .passToNextEvent(isFine: true)
    case .at(let instant): .pass(to: try date(of: instant))
    case .push(let push): .push(try resources.bytes(of: push.path), push)
    case .open(let url): .openLink(url)
    case .tap(let app): .tap(try activity(of: app))
    case .longPress(let app): .longPress(try touched(inIsland: app))
    case .press(let label, let app): .press(try target(labelled: label, of: app))
    case .swipe(let swipe, let app): try deed(of: swipe, app)
    case .device(let name, let value, let app): try setting(name, value, app)
    case .app(let name, let deed): try self.deed(of: deed, try process(named: name))
    }
  }

  private static func key(typing character: Character) -> Key {
    switch character {
    case "\n", "\r", "\r\n": .enter
    case "\t": .tab
    default: .character(character)
    }
  }

  private func date(of written: WrittenInstant) throws(StepProblem) -> Date {
    let instant: Date
    do { instant = try written.date(timeZone: device.settings.timeZone) } catch { throw StepProblem(error.sentence) }
    guard instant >= device.now else {
      let now = WallClock(device.now, timeZone: device.settings.timeZone).timestamp
      throw StepProblem("Time only passes forwards, and it is \(now) already; “device wall-clock” sets the clock back.")
    }
    return instant
  }

  // MARK: Activities

  /// The selected activity, or the first one of an app, which is selected then.
  private func activity(of app: String?) throws(StepProblem) -> ActivityRecord {
    guard let app else {
      guard let selectedActivity else { throw StepProblem("There is no activity.") }
      return selectedActivity
    }
    let bundle = try process(named: app).information.bundleIdentifier
    let cards = device.center.withRegistry { $0.cards().filter { $0.appIdentifier == bundle } }
    guard let record = cards.first else { throw StepProblem("\(app) has no activity.") }
    selectedID = record.id
    return record
  }

  /// The activity in the island that is meant: an app's, or the one that a finger reaches there.
  private func touched(inIsland app: String?) throws(StepProblem) -> ActivityRecord {
    guard app == nil, let record = activityInIsland else { return try activity(of: app) }
    return record
  }

  private func deed(of swipe: Step.Swipe, _ app: String?) throws(StepProblem) -> Deed {
    switch swipe {
    case .left: return .clear(try activity(of: app))
    case .up: return .swipeUp
    case .inwards: return .hide(try touched(inIsland: app))
    case .outwards:
      guard let app else { return .bringBack(nil) }
      return .bringBack(try process(named: app))
    }
  }

  /// The app behind a label. Throws what is likely meant where there is no such app.
  private func owner(named name: String) throws(StepProblem) -> AppProcess {
    if let process = device.app(named: name) { return process }
    var problem = StepProblem.noSuch("app", name, known: device.apps.map(\.name)).asBadInput()
    problem.message += " A label with spaces stands in quotes: \(StepWord.press.example)."
    throw problem
  }

  private func target(labelled label: String, of app: String?) throws(StepProblem) -> SurfacePicture.Region.Target {
    let owner = try app.map(owner(named:))
    let known = pressables().filter { owner == nil || $0.target.app == owner?.name }
    let wanted = known.first { $0.label.lowercased() == label.lowercased() } ?? pressable(showing: label, of: owner)
    guard let wanted else {
      if let reason = reasonAgainstPressing(label, of: owner) {
        var problem = StepProblem("“\(CellText(label).prefix(columns: 60))” can't be pressed. \(reason)")
        problem.culprit = label
        throw problem
      }
      var seen: Set<String> = []
      throw .noSuch("link, button or icon", label, known: known.map(\.label).filter { seen.insert($0).inserted })
    }
    return wanted.target
  }

  // MARK: The phone and its apps

  private func process(named name: String) throws(StepProblem) -> AppProcess {
    guard let process = device.app(named: name) else {
      throw StepProblem.noSuch("app", name, known: device.apps.map(\.name)).asBadInput()
    }
    return process
  }

  private func setting(_ name: String, _ value: String, _ app: String?) throws(StepProblem) -> Deed {
    guard let control = DeviceControl.named(name) else {
      throw .noSuch("switch", name, known: DeviceControl.all.map(\.name))
    }
    guard let app else { return .set(control, to: value, for: nil) }
    return .set(control, to: value, for: try process(named: app))
  }

  private func deed(of deed: Step.AppDeed, _ process: AppProcess) throws(StepProblem) -> Deed {
    switch deed {
    case .open: .open(process)
    case .kill: .kill(process)
    case .terminate: .terminate(process)
    case .home: .leave(process)
    case .action(let id, let fields): try action(id, fields, process)
    }
  }

  /// An app's action with its sheet filled in: fields that are not given keep what the sheet shows first.
  private func action(_ id: String, _ fields: [Step.Field], _ process: AppProcess) throws(StepProblem) -> Deed {
    // The actions of an app are only known while it runs; one that doesn't is opened for what it has alone.
    if !process.isRunning {
      _ = try filledIn(id, fields, among: device.actions(afterOpening: process))
      device.open(process)
    } else if process.screen == nil {
      device.open(process)
    }
    let (action, form) = try filledIn(id, fields, among: process.screen?.actions ?? [])
    return .act(action, of: process, form)
  }

  private func filledIn(
    _ id: String, _ fields: [Step.Field], among actions: [AppAction]
  ) throws(StepProblem) -> (AppAction, AppForm) {
    guard let action = actions.first(where: { $0.id == id }) else {
      throw StepProblem.noSuch(
        "action", id, known: ["open", "kill", "terminate", "home"] + actions.map(\.id), dependsOnState: true
      ).asBadInput()
    }
    var values = Dictionary(action.fields.map { ($0.id, $0.firstValue) }, uniquingKeysWith: { _, last in last })
    for field in fields {
      guard let known = action.fields.first(where: { $0.id == field.name }) else {
        throw StepProblem.noSuch("field", field.name, known: action.fields.map(\.id)).asBadInput()
      }
      values[field.name] = known.completed(field.value)
    }
    for field in action.fields {
      guard let problem = field.problem(with: values[field.id] ?? "") else { continue }
      let value = CellText(values[field.id] ?? "").prefix(columns: 60).description
      var wrong = StepProblem(value.isEmpty ? "\(field.id): \(problem)" : "\(field.id) can't be “\(value)”. \(problem)")
        .asBadInput()
      wrong.culprit = "\(field.id)="
      throw wrong
    }
    return (action, AppForm(values))
  }
}

extension AppField {
  /// The field's value before anything is typed.
  package var firstValue: String {
    if !initialValue.isEmpty { return initialValue }
    switch kind {
    case .choice(let words): return isRequired ? words.first ?? "" : ""
    case .toggle: return "no"
    case .text, .number: return ""
    }
  }
}
