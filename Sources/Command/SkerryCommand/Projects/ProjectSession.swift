import ArgumentParser
import Glibc
import SkerryBasics
import SkerryProjects
import SkerryServer
import SkerryTerminal

/// The dashboard of an extension, as `skerry run` shows it; with `--watch` the next one each time the source is saved.
struct ProjectSession {
  let root: String
  /// Finds the extension again in what the project has become.
  let choose: ([WidgetExtension]) throws -> WidgetExtension
  let package: GeneratedPackage
  let arguments: [String]
  /// By which words a person runs the program.
  let called: String
  /// Tells of changes, if the source is watched.
  let watch: ProjectWatch?
  /// Tells a line beside the picture.
  let say: (String) -> Void
  /// The extension that is shown, and the result of its last good build.
  private var item: WidgetExtension
  private var last: ProjectBuild.Result
  /// What the programs that were shown leave to the next one.
  private var legacy = Legacy()
  /// What a program leaves that makes room: the next one takes it.
  private let handover: Handover?
  /// The terminal as it was, for a program that can't leave it so any more.
  private let terminal = TerminalBefore()
  /// Whether the last good build was the first one without a bundle of the source's own.
  private var hasLostBundle = false
  /// How often in a row a build was begun anew because of another change.
  private var restarts = 0

  /// Whoever saves without a pause sees every so many changes all the same.
  private static let mostRestarts = 3
  private static let mostPauses = 40
  /// How long a program may take to end, in seconds, and how long until it has drawn something.
  private static let (patience, longestStart): (Int, Int32) = (5, 10)

  init(
    _ first: ProjectBuild.Result, of item: WidgetExtension, root: String, in package: GeneratedPackage,
    arguments: [String], called: String, watch: ProjectWatch?,
    choose: @escaping ([WidgetExtension]) throws -> WidgetExtension, say: @escaping (String) -> Void
  ) {
    (last, self.item, self.root, self.package, self.arguments) = (first, item, root, package, arguments)
    (self.called, self.watch, self.choose, self.say) = (called, watch, choose, say)
    handover = watch == nil ? nil : Handover()
  }

  /// Runs until the person leaves the dashboard; returns its exit code.
  mutating func run() throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    ExtensionEnd.wantsFunctions()
    guard let set = DescriptorSet(), let signals = ReadableSignals([SIGTERM, SIGHUP, SIGINT, SIGQUIT]) else {
      throw CommandFailure("The system has no descriptor left.")
    }
    for member in [watch?.descriptor, signals.descriptor].compactMap(\.self) { set.watch(member) }
    // Also a phone that is kept nowhere is one phone for as long as the source is watched.
    let folder = watch == nil ? nil : PassingFolder()
    defer { folder?.remove() }
    legacy.phone = folder?.path ?? ""
    var program: ShownProgram?
    if let path = last.program {
      program = try show(path, set)
      program.map { tellLeftOut($0, isFirst: watch != nil) }
    }
    // Whether a change is there of which no build is done.
    var mustBuild = false
    var isLateTold = false
    while true {
      let isLate = !isLateTold && program.map { !$0.isReady } ?? false
      let hasWaited = waitFor(set.descriptor, seconds: mustBuild ? 0 : isLate ? Self.longestStart : -1)
      if isLate, hasWaited, !mustBuild {
        say("\(item.name) has drawn nothing yet: its own code may never come back. \(hint)")
        Self.hearKeys()
        isLateTold = true
      }
      let ready = set.ready()
      if let number = signals.take() {
        // Without a program there is nobody else whose end is meant.
        guard let program else { return 128 + number }
        program.pass(signal: number)
        let (code, isForced) = end(program, set)
        if isForced { return 128 + number }
        return try isOver(program, code) ? code : 128 + number
      }
      if let shown = program, let code = hear(shown, ready, set) {
        if try isOver(shown, code) { return code }
        leave(shown)
        // Nobody is to wait for a program that comes who knows when.
        _ = handover?.take()
        program = nil
        continue
      }
      guard let watch, mustBuild || (ready.contains(watch.descriptor) && watch.takeChanges()) else { continue }
      settle(watch)
      let built = try build(watch, telling: program, signals)
      mustBuild = built.isStopped
      guard let built = built.program else { continue }
      if let old = program {
        old.tell(.built)
        let (code, isForced) = end(old, set)
        leave(old)
        guard try isForced || code == BuildReport.makesRoom || !isOver(old, code) else { return code }
      }
      program = try show(built, set)
      program.map { tellLeftOut($0, isFirst: false) }
      isLateTold = false
    }
  }

  // MARK: The program

  private mutating func show(_ path: String, _ set: DescriptorSet) throws -> ShownProgram {
    var variables: [ChildProgram.Variable] = [(ChildProgram.calledVariable, called)]
    if let handover { variables.append((Handover.variable, handover.value)) }
    let program = try ShownProgram(
      [path] + arguments, legacy: legacy, adding: variables, keeping: handover?.descriptors ?? [])
    legacy.isLater = true
    for member in [program.end, program.errors] { set.watch(member) }
    return program
  }

  /// Tells what is left out of the program that is shown: the first time in whole, then as a reminder.
  private func tellLeftOut(_ program: ShownProgram, isFirst: Bool) {
    let parts = BuildComplaint.ofPartsLeftOut(last, root: root)
    let lost = hasLostBundle ? [BuildComplaint(Self.lostBundle)] : []
    if !(lost + parts).isEmpty { program.tell(.leftOut(lost + parts, isKnown: !isFirst && lost.isEmpty)) }
  }

  private static let lostBundle =
    "No file has @main before a WidgetBundle any more: a bundle of all widgets takes its place."

  /// Keeps where a program's dashboard stood for the next one. One that nobody has seen leaves what it was left.
  private mutating func leave(_ program: ShownProgram) {
    if program.isReady { legacy.standing = program.standing }
  }

  /// Hears what the program has to say; returns its exit code once it has ended.
  private func hear(_ program: ShownProgram, _ ready: [Int32], _ set: DescriptorSet) -> Int32? {
    if ready.contains(program.errors), !program.hearErrors() { set.forget(program.errors) }
    guard ready.contains(program.end), program.hasEnded() else { return nil }
    defer { forget(program, set) }
    return program.wait()
  }

  private func forget(_ program: ShownProgram, _ set: DescriptorSet) {
    for member in [program.end, program.errors] { set.forget(member) }
  }

  /// Tells how the program ended; whether there is nothing more to wait for.
  private func isOver(_ program: ShownProgram, _ code: Int32) throws -> Bool {
    putBack(after: program)
    let end = ExtensionEnd(code: code, words: program.words, of: item, hasLeft: program.hasLeft)
    end.others.forEach(say)
    guard let failure = end.failure, end.isCrash else { return true }
    guard watch != nil else { throw failure }
    say(failure.description)
    say("Waiting for a change; Ctrl-C ends.")
    return false
  }

  /// Puts the terminal back where a program that didn't leave by itself could not.
  private func putBack(after program: ShownProgram) {
    if !program.hasLeft { terminal?.putBack(hasScreen: program.isReady) }
  }

  /// Waits for the end of a program that was told to end. One that doesn't hear it, as its own code never comes back, is
  /// made to.
  private func end(_ program: ShownProgram, _ set: DescriptorSet) -> (code: Int32, isForced: Bool) {
    defer { forget(program, set) }
    // One that is still starting hears nothing yet.
    let patience = program.isReady ? Self.patience : Int(Self.longestStart)
    if let code = program.wait(atMost: patience) { return (code, false) }
    let code = program.abort()
    putBack(after: program)
    say(ExtensionEnd.sentence(ofEndless: program.words, of: item))
    return (code, true)
  }

  /// Lets Ctrl-C be a signal again on a terminal whose program reads no keys.
  private static func hearKeys() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    modes.c_lflag |= tcflag_t(ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  /// What a person can do about a program that doesn't come back.
  private var hint: String {
    watch == nil ? "Ctrl-C ends it." : "Ctrl-C ends it; a mended file that is saved starts the next one."
  }

  // MARK: Building

  /// Builds what the project has become. There is no program where that fails, or where it was stopped for another change or
  /// the end of what is shown.
  private mutating func build(
    _ watch: ProjectWatch, telling program: ShownProgram?, _ signals: ReadableSignals
  ) throws -> (program: String?, isStopped: Bool) {
    program?.tell(.building("reading the project"))
    let isLast = restarts >= Self.mostRestarts
    var (isOver, hasChanged): (Bool, Bool) = (false, false)
    var ending: Int32?
    let members = [signals.descriptor, program?.end, isLast ? nil : watch.descriptor].compactMap(\.self)
    let stop = BuildStop(members) {
      while let number = signals.take() {
        if let program { program.pass(signal: number) } else { ending = number }
      }
      isOver = isOver || ending != nil || program?.hasEnded() ?? false
      hasChanged = hasChanged || (!isLast && watch.takeChanges())
      return isOver || hasChanged
    }
    do {
      let files = try ProjectFiles(root: root)
      let finder = ExtensionFinder(files)
      try watch.watch(finder.files)
      let found = try choose(try finder.extensions())
      var build = ProjectBuild(found, of: finder, in: package, after: last)
      let result = try build.run(until: stop) { program?.tell(.building($0)) }
      if let ending { throw ExitCode(128 + ending) }
      if result.isStopped {
        restarts = hasChanged ? restarts + 1 : restarts
        return (nil, true)
      }
      restarts = 0
      if let path = result.program {
        hasLostBundle = result.lacksBundle && !last.lacksBundle && last.program != nil
        (item, last) = (found, result)
        return (path, false)
      }
      fail(BuildComplaint.list(of: result), program)
    } catch let code as ExitCode {
      throw code
    } catch {
      if let ending { throw ExitCode(128 + ending) }
      fail([BuildComplaint("\(error)")], program)
    }
    return (nil, false)
  }

  private func fail(_ complaints: [BuildComplaint], _ program: ShownProgram?) {
    if let program { program.tell(.failed(complaints)) } else { complaints.flatMap(\.lines).forEach(say) }
  }

  /// An editor that saves several files is waited for: until nothing changed for a moment, or too often.
  private func settle(_ watch: ProjectWatch) {
    var ready = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    var rounds = 0
    while rounds < Self.mostPauses, poll(&ready, 1, 80) > 0 {
      _ = watch.takeChanges()
      rounds += 1
    }
  }

  /// Waits for something to hear, -1 seconds for ever; returns whether there was nothing.
  private func waitFor(_ descriptor: Int32, seconds: Int32) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, seconds < 0 ? -1 : seconds * 1000) == 0
  }
}
