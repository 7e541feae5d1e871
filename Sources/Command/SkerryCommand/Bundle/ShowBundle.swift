import SkerryBasics
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

/// What the command line says of an option, before anything else reads it.
private func value(of option: String) -> String? {
  let arguments = CommandLine.arguments.prefix { $0 != "--" }
  for (place, word) in arguments.enumerated() {
    if word == option { return arguments.dropFirst(place + 1).first }
    if word.hasPrefix(option + "=") { return String(word.dropFirst(option.count + 1)) }
  }
  return nil
}

/// Chooses the zone, the language and the hours of the phone. Previews are made before the command line is read, and what they write of
/// dates and numbers is as on that phone; Foundation never asks a second time for its zone.
private func settlePlace() {
  if let zone = value(of: "--time-zone"), PhoneOptions.isZone(zone) {
    ComputersZone.choose(zone)
  } else if startsAtSampleTime {
    ComputersZone.choose("UTC")
  } else {
    ComputersZone.settle()
  }
  if let locale = value(of: "--locale") { PhoneLanguage.choose(locale) }
  if CommandLine.arguments.prefix(while: { $0 != "--" }).contains("--24-hour") { PhoneLanguage.choose24HourClock() }
}

/// Where a widget bundle with `@main` arrives: it becomes a program like `skerry` with one app, which starts what the
/// bundle's previews show.
@c(skerry_show)
public func skerryShow(_ program: UnsafeRawPointer) {
  let place = UInt(bitPattern: program)
  settlePlace()
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
