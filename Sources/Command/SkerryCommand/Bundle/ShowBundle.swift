import SkerryDevice
import SkerryWidgets

/// The file name of the running program.
private var ownName: String {
  CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "skerry"
}

/// Whether the phone of the command begins at an instant that is always the same: then previews are made as of it, and
/// what they write of `Date()` is the same each time, words and all.
private var startsAtSampleTime: Bool {
  CommandLine.arguments.dropFirst().first.map { ["render", "replay"].contains($0) } ?? false
}

/// Where a widget bundle with `@main` arrives: it becomes a program like `skerry` with one app, which starts what the
/// bundle's previews show.
@c(skerry_show)
public func skerryShow(_ program: UnsafeRawPointer) {
  let place = UInt(bitPattern: program)
  let app = MainActor.assumeIsolated {
    UnsafeRawPointer(bitPattern: place).map { place in
      let program = WidgetProgram.program(at: place)
      guard startsAtSampleTime else { return InstalledApp(bundleNamed: program.name) { program.bundle } }
      return PresentTime.standing(at: RenderCommand.sampleStart) {
        InstalledApp(bundleNamed: program.name) { program.bundle }
      }
    }
  }
  Skerry.run(apps: app.map { [$0] } ?? [], named: ownName)
}
