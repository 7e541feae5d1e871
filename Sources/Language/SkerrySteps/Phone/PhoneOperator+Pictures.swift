import SkerryActivities
import SkerryDevice
import SkerryScreens
import SkerryWidgets

/// Surfaces as the phone has them now.
extension PhoneOperator {
  /// The most rows of the phone's screen.
  public static let screenRows = 40

  /// A surface as it is now. Throws a problem that says why there is none.
  ///
  /// - Parameters:
  ///   - surface: what is to be seen.
  ///   - app: the app whose newest activity is meant, rather than the selected one.
  ///   - rows: the height of the phone's screen in cells, where that is what is to be seen.
  public func picture(
    of surface: Surface, app: String? = nil, rows: Int = PhoneOperator.screenRows
  ) throws(StepProblem) -> SurfacePicture {
    switch surface {
    case .presentation(let presentation):
      if presentation.isInIsland { try requireIsland() }
      return try picture(presentation, app)
    case .island:
      try requireIsland()
      return device.islandSurface()
    case .phone: return device.phonePicture(rows: rows)
    case .home:
      guard isHomeScreen else {
        throw StepProblem("The home screen is not shown now; “device screen home” goes there.")
      }
      return device.phonePicture(rows: rows)
    case .app:
      guard let front = device.foregroundApp, app == nil || front.name == app else {
        throw StepProblem("\(app.map { "\($0) is not" } ?? "No app is") in front now.")
      }
      return device.phonePicture(rows: rows)
    case .dashboard:
      guard let console else { throw StepProblem("No dashboard is open on this phone.") }
      return console.surfacePicture
    }
  }

  /// A surface of a phone that was steered to its end, to be looked at last: it goes home for the home screen.
  package func finalPicture(
    of surface: Surface, app: String? = nil, rows: Int = PhoneOperator.screenRows
  ) throws(StepProblem) -> SurfacePicture {
    if surface == .home, !isHomeScreen { device.goHome() }
    return try picture(of: surface, app: app, rows: rows)
  }

  private func requireIsland() throws(StepProblem) {
    guard device.settings.model.hasIsland else { throw StepProblem("\(device.settings.model.name) has no island.") }
  }

  private func picture(_ presentation: LiveActivityPresentation, _ app: String?) throws(StepProblem) -> SurfacePicture {
    device.picture(presentation, of: try shownActivity(of: app))
  }

  /// Throws why the phone, or the Watch beside it, does not show a presentation now.
  private func requireShown(_ surface: Surface, _ expectation: Expectation) throws(StepProblem) {
    guard case .presentation(let presentation) = surface else { return }
    let record = try shownActivity(of: expectation.app)
    guard case .hidden(let reason) = device.presence(of: presentation, of: record), reason != .onPairedWatch else {
      return
    }
    throw StepProblem(
      "\(surface.rawValue) is not shown now: \(reason.text). “expect \(surface.rawValue) drawn …” looks at it all the same."
    )
  }

  /// The selected activity, or the topmost one of an app.
  private func shownActivity(of app: String?) throws(StepProblem) -> ActivityRecord {
    guard let app else {
      guard let selectedActivity else { throw StepProblem("There is no activity now.") }
      return selectedActivity
    }
    guard let process = device.app(named: app) else { throw .noSuch("app", app, known: device.apps.map(\.name)) }
    let bundle = process.information.bundleIdentifier
    guard let record = device.center.withRegistry({ $0.cards().first { $0.appIdentifier == bundle } }) else {
      throw StepProblem("\(app) has no activity now.")
    }
    return record
  }

  /// Compares what is there with what is expected; `nil` if all is well.
  func unmet(_ expectation: Expectation) -> UnmetExpectation? {
    guard case .surface(let surface) = expectation.place else {
      let all = device.logLines()
      let lines = all.filter { line in
        expectation.app.map { device.app(named: $0)?.logSource == line.entry.source } ?? true
      }
      let printed = lines.map { $0.printed(timeZone: device.settings.timeZone) }
      let seen = SeenText(rows: lines.map { "\($0.sourceName): \($0.entry.message)" }, others: printed)
      let unmet = UnmetExpectation(expectation, seen)
      guard unmet == nil, expectation.isNegative, let first = all.first?.entry,
        first.kind == .trouble(.linesLeftOut)
      else { return unmet }
      return UnmetExpectation("The log is too long to tell what it never said: \(first.message).")
    }
    do throws(StepProblem) {
      if !expectation.includesHidden { try requireShown(surface, expectation) }
      let picture = try picture(of: surface, app: expectation.app)
      let rows = (0..<picture.grid.size.rows).map { picture.grid.plainText(ofRow: $0) }
      var unmet = UnmetExpectation(expectation, SeenText(rows: rows, spoken: picture.spoken, grid: picture.grid))
      if [.app, .phone].contains(surface), let sheet = device.apps.lazy.compactMap(\.sheet).first {
        unmet?.add("A sheet, “\(sheet.title)”, is open: “expect dashboard” sees it.")
      }
      return unmet
    } catch {
      // A surface that is not there shows nothing.
      return expectation.isNegative ? nil : UnmetExpectation(error.description)
    }
  }
}
