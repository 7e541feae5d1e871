import SkerryDevice
import SkerryWidgets

/// What the running program's file is called.
private var ownName: String {
  CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "skerry"
}

/// Where a widget bundle with `@main` arrives: it becomes a program like `skerry` with one app, which starts what the
/// bundle's previews show.
@c(skerry_show)
public func skerryShow(_ program: UnsafeRawPointer) {
  let place = UInt(bitPattern: program)
  let app = MainActor.assumeIsolated {
    UnsafeRawPointer(bitPattern: place).map { place in
      let program = WidgetProgram.program(at: place)
      return InstalledApp(bundleNamed: program.name) { program.bundle }
    }
  }
  Skerry.run(apps: app.map { [$0] } ?? [], named: ownName)
}
