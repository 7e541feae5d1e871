import Glibc
import SkerryBasics
import SkerryProjects
import SkerryServer

/// `skerry run --watch`: shows an extension, and the next one each time its source is saved.
struct ProjectSession {
  let root: String
  /// Finds the extension again in what the project has become.
  let choose: ([WidgetExtension]) throws -> WidgetExtension
  let package: GeneratedPackage
  let arguments: [String]
  /// Tells a line beside the picture.
  let say: (String) -> Void
  /// The result of the build before.
  private var last: ProjectBuild.Result

  init(
    _ first: ProjectBuild.Result, root: String, in package: GeneratedPackage, arguments: [String],
    choose: @escaping ([WidgetExtension]) throws -> WidgetExtension, say: @escaping (String) -> Void
  ) {
    (last, self.root, self.package, self.arguments) = (first, root, package, arguments)
    (self.choose, self.say) = (choose, say)
  }

  /// Runs until the person leaves the dashboard; returns its exit code.
  mutating func run() throws -> Int32 {
    // Keys of the dashboard, which lives on the same terminal; before there is one they end the waiting.
    if last.program != nil { ignoreKeys() }
    signal(SIGPIPE, SIG_IGN)
    let watch = try ProjectWatch(root: root, files: ProjectFiles(root: root))
    guard let set = DescriptorSet() else { throw CommandFailure("The system has no descriptor left.") }
    set.watch(watch.descriptor)
    var program = try last.program.map { try ShownProgram([$0] + arguments) }
    if let program { set.watch(program.end) }
    while true {
      waitFor(set.descriptor)
      let ready = set.ready()
      if let program, ready.contains(program.end) { return program.wait() }
      guard ready.contains(watch.descriptor), watch.takeChanges() else { continue }
      settle(watch)
      guard let built = build(watch, telling: program) else { continue }
      if let old = program {
        old.tell(.built)
        let code = old.wait()
        set.forget(old.end)
        guard code == BuildReport.makesRoom else { return code }
      }
      ignoreKeys()
      let next = try ShownProgram([built] + arguments)
      set.watch(next.end)
      program = next
    }
  }

  private func ignoreKeys() {
    signal(SIGINT, SIG_IGN)
    signal(SIGQUIT, SIG_IGN)
  }

  /// Builds what the project has become; `nil` when that fails.
  private mutating func build(_ watch: ProjectWatch, telling program: ShownProgram?) -> String? {
    program?.tell(.building("reading the project"))
    do {
      let files = try ProjectFiles(root: root)
      watch.watch(files)
      let finder = ExtensionFinder(files)
      var build = ProjectBuild(try choose(try finder.extensions()), of: finder, in: package, after: last)
      let result = try build.run { program?.tell(.building($0)) }
      if result.program != nil { last = result }
      if let path = result.program { return path }
      fail(result.errors.prefix(12).flatMap(\.excerpt) + result.lastWords, program)
    } catch {
      fail(["\(error)"], program)
    }
    return nil
  }

  private func fail(_ lines: [String], _ program: ShownProgram?) {
    if let program { program.tell(.failed(lines)) } else { lines.forEach(say) }
  }

  /// An editor that saves several files is waited for: until nothing changed for a moment.
  private func settle(_ watch: ProjectWatch) {
    var ready = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, 80) > 0 { _ = watch.takeChanges() }
  }

  private func waitFor(_ descriptor: Int32) {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&ready, 1, -1)
  }
}
