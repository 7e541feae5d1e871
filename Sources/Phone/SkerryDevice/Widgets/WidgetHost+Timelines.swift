import FoundationEssentials
import SkerryWidgets

/// The timelines of placed widgets: when their providers are asked, and what comes of it.
extension WidgetHost {
  /// How long the phone waits before it asks again a provider whose reload date had passed when it answered, in seconds
  /// (WidgetKit advises entries some five minutes apart).
  static let leastReloadInterval = 300.0

  /// Makes everything that is placed ask for a first timeline, as after the phone was switched on.
  func load() {
    slots = [:]
    for widget in placed { install(widget, .start) }
  }

  /// Gives a placed widget its place holder and asks for its first timeline.
  func install(_ widget: PlacedWidget, _ cause: ReloadCause) {
    guard let process = processes.app(named: widget.app),
      let timeline = process.widgets.timeline(ofKind: widget.kind)
    else { return }
    let placeholder = processes.inWidgetExtension(of: process) { timeline.placeholder(for: widget.family) }
    slots[widget] = WidgetSlot(
      widget: timeline, placeholder: placeholder, request: cause, contentNumber: nextContentNumber())
    log.touch()
  }

  // MARK: Asking

  /// Notes that an app's widgets, of one kind or of all, need new timelines.
  func request(ofBundle bundle: String, kind: String?, _ cause: ReloadCause) {
    guard let app = processes.app(ofBundle: bundle) else { return }
    for widget in placed where widget.app == app.name && (kind == nil || widget.kind == kind) {
      request(widget, cause)
    }
  }

  func request(_ widget: PlacedWidget, _ cause: ReloadCause) { slots[widget]?.ask(cause) }

  /// Notes which timelines are to be asked for by themselves at an instant, and gives up on providers that do not answer.
  func requestDue(at instant: Date) {
    for widget in placed {
      guard let slot = slots[widget] else { continue }
      if let load = slot.load, load.end <= instant {
        slots[widget]?.load = nil
        tell(
          widget, .unanswered,
          "timeline of \(name(of: widget)): its provider has not answered for \(Int(WidgetSlot.Load.limit)) s and is "
            + "given up; call the completion on every path", .warning)
      }
      if let due = slot.due, due.date <= instant {
        slots[widget]?.due = nil
        request(widget, due.cause)
      }
    }
  }

  /// When something of the widgets is due: a timeline, an answer, or an entry of one that can be seen.
  var nextDeadline: Date? { nextDue?.date }

  /// The same, with the widget that is concerned.
  var nextDue: (date: Date, widget: PlacedWidget)? {
    var next: (date: Date, widget: PlacedWidget)?
    for widget in placed {
      guard let slot = slots[widget] else { continue }
      var dates = [slot.due?.date, slot.load?.end]
      if isOnScreen(widget.family) { dates.append(slot.timeline?.nextEntryDate(after: now)) }
      for case .some(let date) in dates where next.map({ date < $0.date }) ?? true { next = (date, widget) }
    }
    return next
  }

  private func isOnScreen(_ family: WidgetFamily) -> Bool {
    settings.values.isLocked ? family.isAccessory : processes.inFront == nil && !family.isAccessory
  }

  /// Asks the providers whose timelines were requested; returns whether any was asked.
  func loadRequested() -> Bool {
    var hasLoaded = false
    for widget in placed {
      guard let slot = slots[widget], slot.load == nil, let cause = slot.request else { continue }
      slots[widget]?.request = nil
      if mayReload(widget, cause) {
        load(widget, cause)
        hasLoaded = true
      }
    }
    return hasLoaded
  }

  // MARK: The budget

  /// Whether the widget may be reloaded now; if not, it is put off, and the log says why.
  private func mayReload(_ widget: PlacedWidget, _ cause: ReloadCause) -> Bool {
    let isInFront = processes.inFront?.name == widget.app
    guard cause.isCounted, !isInFront, let date = slots[widget]?.budget.spend(at: now) else { return true }
    // Told once: whoever asks again and again gets the same answer.
    if slots[widget]?.due?.cause != .putOff {
      tell(
        widget, .putOff,
        "timeline of \(name(of: widget)) put off until \(settings.timestamp(date)): the budget of "
          + "\(ReloadBudget.limit) reloads a day is spent; those with the app in front or after a tap on the widget's "
          + "buttons are free", .warning)
    }
    slots[widget]?.due = (date, .putOff)
    return false
  }

  // MARK: Loading

  private func load(_ widget: PlacedWidget, _ cause: ReloadCause) {
    guard let slot = slots[widget], let process = processes.app(named: widget.app) else { return }
    loadCount += 1
    let kept = cause == .start ? takeKept(of: widget) : nil
    let load = WidgetSlot.Load(number: loadCount, cause: cause, start: now, kept: kept)
    slots[widget]?.load = load
    slots[widget]?.due = nil
    processes.askProvider(of: process, asOf: kept?.asked) { [weak self] in
      slot.widget.loadTimeline(for: widget.family) { self?.take($0, for: widget, load) }
    }
  }

  /// What a widget showed when the program ended, if it would still show it; its budget goes on in any case.
  private func takeKept(of widget: PlacedWidget) -> WidgetReload? {
    guard let kept = keptReloads.removeValue(forKey: widget) else { return nil }
    if let budget = kept.budget { slots[widget]?.budget = budget }
    let isOver = kept.date.map { $0 <= now } ?? false
    let isOfLater = kept.asked.map { $0 > now } ?? false
    return isOver || isOfLater ? nil : kept
  }

  private func take(_ timeline: WidgetTimeline, for widget: PlacedWidget, _ load: WidgetSlot.Load) {
    guard var slot = slots[widget], slot.load?.number == load.number else { return }
    slot.load = nil
    slot.contentNumber = nextContentNumber()
    slot.timeline = timeline.dates.isEmpty ? nil : timeline
    // A reload that somebody asked for takes the place of what the old timeline wanted.
    // A provider that counts from the computer's own clock would be asked again and again at the end of its timeline,
    // each time a moment later: a date so near counts as passed.
    slot.due = timeline.reloadDate.map { date in
      (date.timeIntervalSince(now) > 1 ? date : now.addingTimeInterval(Self.leastReloadInterval), .policy)
    }
    // A restart of the program is none of the phone: what was due stays due.
    if let kept = load.kept { slot.due = kept.date.map { ($0, kept.isPutOff == true ? .putOff : .policy) } }
    slot.asked = load.kept?.asked ?? load.start
    slots[widget] = slot
    report(timeline, of: widget, load.cause)
  }

  private func report(_ timeline: WidgetTimeline, of widget: PlacedWidget, _ cause: ReloadCause) {
    log.touch()
    let count = timeline.dates.count
    if count == 0 {
      tell(
        widget, .emptyTimeline,
        "timeline of \(name(of: widget)): no entries, \(cause.words); it shows its placeholder, return at least one",
        .warning)
    } else if cause != .start {
      tell(
        widget, .timeline,
        "timeline of \(name(of: widget)): \(count == 1 ? "1 entry" : "\(count) entries"), \(cause.words)",
        .detail)
    }
  }

  /// The kind, with the size where the same kind is placed in several.
  private func name(of widget: PlacedWidget) -> String {
    let isOnly = placed.filter { $0.app == widget.app && $0.kind == widget.kind }.count < 2
    return isOnly ? widget.kind : "\(widget.kind) (\(widget.family.word))"
  }

  private func tell(
    _ widget: PlacedWidget, _ kind: EventLog.Kind.Widget, _ message: String, _ level: EventLog.Level = .information
  ) {
    log.note(
      .widget(kind), message, from: processes.app(named: widget.app)?.logSource ?? .app(widget.app), level: level)
  }
}
