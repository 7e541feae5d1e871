import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryScreens

/// Doing a deed.
extension PhoneOperator {
  /// Does a deed and everything that follows from it at once. Throws a ``StepProblem`` when it can't be done; then
  /// nothing has happened, but that time has passed up to where it was stopped.
  @discardableResult
  public func perform(_ deed: Deed) throws(StepProblem) -> DeedResult {
    let last = device.log.entries.last?.id ?? 0
    var result: DeedResult
    do throws(StepProblem) { result = try run(deed) } catch {
      // What the log says of it is kept like everything else, whether or not anybody looks.
      device.settle()
      throw error
    }
    device.settle()
    if deed.canBeIgnored, device.logLines(after: last).contains(where: { $0.entry.kind.tellsOfNoEffect }) {
      result.isIgnored = true
    }
    return result
  }

  private func run(_ deed: Deed) throws(StepProblem) -> DeedResult {
    switch deed {
    case .set(let control, let value, let app): try set(control, to: value, for: app)
    case .turnPage(let pages, let rows): device.turnPage(pages, rows: rows)
    case .press(let target): try press(target)
    case .swipeUp: device.swipeUp()
    case .collapse: device.collapse()
    case .keys(let keys): try press(keys)
    case .open(let app): device.open(app)
    case .kill(let app): try kill(app)
    case .terminate(let app): try terminate(app)
    case .leave(let app): try leave(app)
    case .act(let action, let app, var form):
      form.activity = selected(of: app)?.id
      if let problem = device.perform(action, of: app, form: form) { throw StepProblem(problem) }
    case .openLink(let url): return DeedResult(isIgnored: !device.open(url: url))
    case .select(let id): selectedID = id
    case .tap(let record): device.tap(record, widgetURL: widgetURL(of: record))
    case .longPress(let record): device.toggleExpansion(of: record)
    case .clear(let record): device.swipeAway(record)
    case .hide(let record): device.hideFromIsland(record)
    case .bringBack(let app): device.showHiddenInIsland(of: app?.name)
    case .rotateToken(let record): device.rotateToken(of: record)
    case .push(let payload, let push): return DeedResult(answer: try deliver(payload, push))
    case .pass(let instant): try pass(to: instant)
    case .passToNextEvent(let isFine): try passToNextEvent(isFine: isFine)
    case .setClock(let instant): setClock(instant)
    case .pace(let pace): set(pace)
    case .faster: time.faster(real: real)
    case .slower: time.slower(real: real)
    }
    return DeedResult()
  }

  // MARK: The phone

  private func set(_ control: DeviceControl, to value: String, for app: AppProcess?) throws(StepProblem) {
    let before = device.now
    let isLocalZone = control.name == "time-zone" && value == "local"
    let wanted = isLocalZone ? localTimeZone ?? value : value
    do throws(DeviceControlProblem) { try device.set(control, to: wanted, for: app) } catch {
      var problem = error.isRefusal ? StepProblem(error.description) : StepProblem(error.description).asBadInput()
      problem.culprit = value
      throw problem
    }
    // Where the clock was set, real time goes on from there.
    if device.now != before { time.set(device.now, real: real) }
  }

  private func press(_ target: SurfacePicture.Region.Target) throws(StepProblem) {
    switch target {
    case .action(let action, let app):
      if let process = device.app(named: app) { device.press(action, of: process, widgetURL: widgetURL(of: process)) }
    case .activity(let id, let url):
      selectedID = id
      if let record = device.center.withRegistry({ $0.record(id) }) { device.tap(record, widgetURL: url) }
    case .phone(_, let run): run(device)
    case .consent(let isAllowed, let app):
      if let app = device.app(named: app) { device.answerConsent(isAllowed, of: app) }
    case .widgetAction(let action, let widget): device.press(action, in: widget)
    case .widget(let widget, let url): device.tap(widget, widgetURL: url)
    case .page(let page): device.showPage(page)
    case .app(let name): if let process = device.app(named: name) { device.open(process) }
    case .outOfReach(let reason): throw StepProblem(reason)
    case .entry: throw StepProblem("An entry of a dialog is pressed where the dialog is shown.")
    case .key(let spelling): try press(Key(spelling: spelling).map { [$0] } ?? [])
    }
  }

  private func press(_ keys: [Key]) throws(StepProblem) {
    guard let console else { throw StepProblem("No dashboard is open on this phone, so there are no keys.") }
    for key in keys { console.press(key) }
  }

  // MARK: Apps

  private func kill(_ app: AppProcess) throws(StepProblem) {
    guard app.isRunning || device.phase(of: app) == .endedBySystem else {
      throw StepProblem("\(app.information.displayName) does not run.")
    }
    device.kill(app)
  }

  private func terminate(_ app: AppProcess) throws(StepProblem) {
    guard app.isRunning else { throw StepProblem("\(app.information.displayName) does not run.") }
    device.terminate(app)
  }

  private func leave(_ app: AppProcess) throws(StepProblem) {
    guard device.foregroundApp === app else {
      throw StepProblem("\(app.information.displayName) is not in front.")
    }
    device.goHome()
  }

  // MARK: Activities

  /// The link of a tap on the card of an app's activity, where a tap on its buttons does no more than that.
  private func widgetURL(of app: AppProcess) -> URL? {
    guard device.settings.systemVersion < SystemFeature.interactivity.since else { return nil }
    let bundle = app.information.bundleIdentifier
    let record = selected(of: app) ?? device.center.withRegistry { $0.cards().first { $0.appIdentifier == bundle } }
    return record.flatMap(widgetURL)
  }

  /// The selected activity, where it is an app's.
  private func selected(of app: AppProcess) -> ActivityRecord? {
    selectedActivity.flatMap { $0.appIdentifier == app.information.bundleIdentifier ? $0 : nil }
  }

  /// The link of a tap on an activity's card, outside of its links.
  private func widgetURL(of record: ActivityRecord) -> URL? {
    for region in device.picture(.lockScreen, of: record).regions {
      if case .activity(_, let url) = region.target { return url }
    }
    return nil
  }
}
