import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews
import SkerryWidgets

/// Doing what a step says.
extension Dashboard {
  /// Does a step and returns what the log said about it. Throws a ``StepProblem`` when it can't be done; then nothing
  /// has happened.
  @discardableResult
  public func perform(
    _ step: Step, resources: any StepResources = NoStepResources()
  ) throws(StepProblem) -> StepResult {
    let resources = recorder.map { NotedResources(files: resources, reads: $0.reads) } ?? resources
    return try noted(.step(step)) { () throws(StepProblem) in try take(step, resources) }
  }

  private func take(_ step: Step, _ resources: any StepResources) throws(StepProblem) -> StepResult {
    catchUp()
    if baseline.isEmpty { baseline.take(from: device) }
    let last = device.log.entries.last?.id ?? 0
    remark = nil
    let answer = try run(step, resources)
    device.settle()
    presentSheetIfWanted()
    requestDisplay()
    return StepResult(entries: device.log.entries.filter { $0.id > last }, answer: answer, remark: remark)
  }

  private func run(_ step: Step, _ resources: any StepResources) throws(StepProblem) -> PushAnswer? {
    switch step {
    case .key(let key): handle(key)
    case .type(let text): for character in text { handle(Self.key(typing: character)) }
    case .wait(let seconds), .jump(.by(let seconds)): pass(to: onTapeGrid(device.now.addingTimeInterval(seconds)))
    case .jump(.next): try jumpToNext()
    case .at(let instant): try pass(to: instant)
    case .push(let push): return try deliver(try resources.bytes(of: push.path), push)
    case .open(let url): device.open(url: url)
    case .tap(let app):
      let record = try activity(of: app)
      device.tap(record, widgetURL: tapTarget(record))
    case .longPress(let app): device.toggleExpansion(of: try activity(of: app))
    case .press(let label): try press(label: label)
    case .swipe(let swipe, let app): try self.swipe(swipe, app)
    case .device(let name, let value, let app): try set(name, value, app)
    case .app(let name, let deed): try self.run(deed, try process(named: name))
    }
    return nil
  }

  private static func key(typing character: Character) -> Key {
    switch character {
    case "\n", "\r", "\r\n": .enter
    case "\t": .tab
    default: .character(character)
    }
  }

  // MARK: Time

  private func pass(to instant: Date) { if instant > device.now { jump(to: instant) } }

  private func pass(to written: WrittenInstant) throws(StepProblem) {
    let instant: Date
    do { instant = try written.date(timeZone: device.settings.timeZone) } catch { throw StepProblem(error.sentence) }
    guard instant >= device.now else {
      let now = WallClock(device.now, timeZone: device.settings.timeZone).timestamp
      throw StepProblem("Time only passes forwards, and it is \(now) already; “device wall-clock” sets the clock back.")
    }
    pass(to: instant)
  }

  private func jumpToNext() throws(StepProblem) {
    guard let deadline = device.nextDeadline else { throw StepProblem("Nothing is going to happen by itself.") }
    pass(to: deadline)
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
    select(record.id)
    return record
  }

  private func press(label: String) throws(StepProblem) {
    let known = pressable
    guard let region = known.first(where: { $0.label.lowercased() == label.lowercased() }) else {
      var seen: Set<String> = []
      throw .noSuch("link, button or icon", label, known: known.map(\.label).filter { seen.insert($0).inserted })
    }
    follow(region.target)
  }

  /// What a finger could press: first what the screen shows, then every presentation of the selected activity, then
  /// the controls of the Control Center.
  private var pressable: [SurfacePicture.Region] {
    let screen = device.phonePicture(rows: Self.tallest).regions
    let presentations: [LiveActivityPresentation] = [.lockScreen, .expanded, .compact, .minimal]
    let others = selectedActivity.map { record in
      presentations.flatMap { device.picture($0, of: record).regions }
    }
    return (screen + (others ?? []) + device.controls.map(Self.region)).filter { region in
      switch region.target {
      case .action, .app, .phone, .widgetAction, .widget, .page: !region.label.isEmpty
      case .activity, .key: false
      }
    }
  }

  private func swipe(_ swipe: Step.Swipe, _ app: String?) throws(StepProblem) {
    switch swipe {
    case .left: device.swipeAway(try activity(of: app))
    case .up: device.swipeUp()
    case .inwards: device.hideFromIsland(try activity(of: app))
    case .outwards:
      if let app { _ = try process(named: app) }
      device.showHiddenInIsland(of: app)
    }
  }

  // MARK: The phone and its apps

  private func process(named name: String) throws(StepProblem) -> AppProcess {
    guard let process = device.app(named: name) else {
      throw .noSuch("app", name, known: device.apps.map(\.name))
    }
    return process
  }

  private func set(_ name: String, _ value: String, _ app: String?) throws(StepProblem) {
    guard let control = DeviceControl.named(name) else {
      throw .noSuch("switch", name, known: DeviceControl.all.map(\.name))
    }
    var process: AppProcess?
    if let app { process = try self.process(named: app) }
    guard let sentence = problem(setting: control, to: value, for: process) else { return }
    var problem = StepProblem(sentence)
    problem.culprit = value
    throw problem
  }

  private func run(_ deed: Step.AppDeed, _ process: AppProcess) throws(StepProblem) {
    switch deed {
    case .open: device.open(process)
    case .kill:
      guard process.isRunning else { throw StepProblem("\(process.information.displayName) does not run.") }
      device.kill(process)
    case .home:
      guard device.foregroundApp === process else {
        throw StepProblem("\(process.information.displayName) is not in front.")
      }
      device.goHome()
    case .action(let id, let fields): try run(id, fields, process)
    }
  }

  /// Runs an app's action as its sheet would: fields that are not given keep what the sheet shows first.
  private func run(_ id: String, _ fields: [Step.Field], _ process: AppProcess) throws(StepProblem) {
    if !process.isRunning { device.open(process) }
    let actions = process.screen?.actions ?? []
    guard let action = actions.first(where: { $0.id == id }) else {
      throw .noSuch("action", id, known: ["open", "kill", "home"] + actions.map(\.id))
    }
    var values: [String: String] = [:]
    for field in FormDialog(title: "", fields: action.fields, submit: { _, _ in nil }).initialEntries {
      values[field.name] = field.value
    }
    for field in fields {
      guard let known = action.fields.first(where: { $0.id == field.name }) else {
        throw .noSuch("field", field.name, known: action.fields.map(\.id))
      }
      values[field.name] = known.completed(field.value)
    }
    for field in action.fields {
      guard let problem = field.problem(with: values[field.id] ?? "") else { continue }
      var wrong = StepProblem("\(field.id): \(problem)")
      wrong.culprit = "\(field.id)="
      throw wrong
    }
    if let problem = device.perform(action, of: process, form: AppForm(values)) { throw StepProblem(problem) }
  }
}
