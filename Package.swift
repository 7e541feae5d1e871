// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Warnings are errors everywhere.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Rooms that draw run on the main actor, as SwiftUI does; the rest is free of isolation.
let drawing: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// What `make build` wants small. Rooms that draw each tick are compiled for speed; of the others' code a fifth is left out
/// where nobody asks for it: more is called in place of written out again. Only `make` sets the variable: what is built
/// for tests is to be built soon.
let isCompact = Context.environment["SKERRY_COMPACT"] != nil
let compact: [SwiftSetting] = isCompact ? [.unsafeFlags(["-Osize", "-Xllvm", "-enable-machine-outliner=always"])] : []
/// Where the Makefile puts libraries that are to lie in the program.
let archives: [LinkerSetting] =
  isCompact ? [.unsafeFlags(["-L", Context.packageDirectory + "/.build/archives"])] : []
/// The names of all characters are left out: see CLinking.c.
let nameless: [LinkerSetting] =
  isCompact ? [.unsafeFlags(["-Xlinker", "--wrap=_swift_stdlib_getScalarName"])] : []
let drawnEachTick: Set = ["SkerryCells", "SkerryViews", "SkerryTerminal"]
/// Rooms that wait for other programs: their code is compiled in half the time, and is no larger, when the compiler hands it
/// to LLVM as it was written.
let unhurried: Set = ["SkerryProjects"]
let plain: [SwiftSetting] = isCompact ? [.unsafeFlags(["-Xfrontend", "-disable-sil-perf-optzns"])] : []

/// In debug builds of other people's packages, rooms with much code are compiled as a whole, and all of them without data for
/// debuggers: a fourth less to wait for. `SKERRY_DEBUG=1` builds them as ever, for work on Skerry itself.
let isQuick = !isCompact && Context.environment["SKERRY_DEBUG"] == nil
let large: Set = [
  "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryIntents", "SkerryNotifications",
  "SkerryWidgets", "SkerryDevice", "SkerryScreens", "SwiftUI", "Charts", "SkerrySteps", "SkerryDashboard",
  "SkerryTerminal", "SkerryServer", "SkerryProjects", "SkerryCommand",
]

/// The flags of such a build.
func quick(_ name: String) -> [SwiftSetting] {
  guard isQuick else { return [] }
  let whole = [
    "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "4", "-no-emit-module-separately-wmo",
  ]
  let flags = ["-Xfrontend", "-gnone", "-enforce-exclusivity=unchecked"] + (large.contains(name) ? whole : [])
  return [.unsafeFlags(flags, .when(configuration: .debug))]
}

/// Apple's modules that an app of a phone imports.
let appleModules: [Target.Dependency] = [
  "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "UserNotifications", "BackgroundTasks",
]

/// Apple's modules that files of widget extensions import besides.
let leanings: [Target.Dependency] = [
  "UIKit", "CoreGraphics", "Symbols", "Combine", "Charts", "OSLog", "CoreLocation", "MapKit", "Intents", "AlarmKit",
  "HealthKit", "EventKit", "SwiftData", "CoreData", "StoreKit", "AVFoundation", "WatchConnectivity",
]

/// The five example apps, each a module of its own, as on a phone: two apps may use the same names.
let apps: [Target.Dependency] = ["SwiftClimb", "CommuteTimely", "IOSWiz", "LittleMoments", "Inviso"]

/// A room: a module in one of the folders of `Sources`, and the rooms it stands on. It imports no others.
func room(
  _ name: String, in folder: String, on rooms: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource] = [], settings: [SwiftSetting] = strict, linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: rooms, path: "Sources/\(folder)/\(name)", exclude: exclude, resources: resources,
    swiftSettings: settings + quick(name) + (drawnEachTick.contains(name) ? [] : compact)
      + (unhurried.contains(name) ? plain : []),
    linkerSettings: linking)
}

/// A few lines of C for what Swift can't say.
func shim(
  _ name: String, in folder: String, linking libraries: [String] = [],
  settings: [CSetting] = [.define("NCURSES_WIDECHAR", to: "1")]
) -> Target {
  .target(
    name: name, path: "Sources/\(folder)/\(name)", cSettings: settings,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// One of the example apps: ordinary iOS source that imports Apple's module names.
func app(_ name: String) -> Target { room(name, in: "Apps", on: appleModules + ["SkerryBasics", "SkerryDevice"]) }

/// A program that is built from this package.
func program(
  _ name: String, in folder: String, on rooms: [Target.Dependency], exclude: [String] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .executableTarget(
    name: name, dependencies: rooms, path: "\(folder)/\(name)", exclude: exclude, swiftSettings: settings,
    linkerSettings: archives + (folder == "Tests" ? [] : nameless))
}

/// Tests of a room, with what they need besides; they import no other rooms either.
func tests(
  _ name: String, on rooms: [Target.Dependency], exclude: [String] = [], settings: [SwiftSetting] = strict,
  plugins: [Target.PluginUsage] = []
) -> Target {
  .testTarget(name: name, dependencies: rooms, exclude: exclude, swiftSettings: settings, plugins: plugins)
}

/// What several test targets share.
func testHelp(
  _ name: String, on rooms: [Target.Dependency] = [], exclude: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: rooms, path: "Tests/\(name)", exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "skerry",
  products: [
    .executable(name: "skerry", targets: ["skerry"]),
    // Apple's module names: what a widget extension imports.
    .library(
      name: "SkerryKit",
      targets: [
        "ActivityKit", "WidgetKit", "SwiftUI", "AppIntents", "UserNotifications", "BackgroundTasks", "UIKit",
        "CoreGraphics", "Symbols", "Combine", "Charts", "OSLog", "CoreLocation", "MapKit", "Intents", "AlarmKit",
        "HealthKit", "EventKit", "SwiftData", "PhoneFoundation", "CoreData", "StoreKit", "AVFoundation",
        "WatchConnectivity",
      ]),
    // For test targets; neither terminal nor command line comes with it.
    .library(name: "SkerryTesting", targets: ["SkerryTesting"]),
    // What makes `@main` on a widget bundle a dashboard.
    .library(name: "SkerryMain", targets: ["SkerryCommand"]),
    // What lets Foundation's formats in a target's sources follow the phone's language and hours.
    .plugin(name: "SkerryFormats", targets: ["SkerryFormats"]),
  ],
  traits: [
    .default(enabledTraits: ["Foundation"]),
    .trait(
      name: "Foundation",
      description: "`import SwiftUI` brings all of Foundation along, as Apple's does; without it FoundationEssentials."),
    .trait(
      name: "ComputerClock",
      description: "`Date()` stays the computer's time everywhere: the C library's clock is not redefined."),
  ],
  dependencies: [
    // The command line: help, validation and completions as people know them from Swift's own tools.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  // From the ground up: a room stands on rooms that are above it in this list.
  targets: [
    // Basics: what every room says the same way.
    room("SkerryBasics", in: "Basics"),

    // Pictures: cells, and SwiftUI's views on them.
    room("SkerryCells", in: "Pictures", on: ["SkerryBasics"]),
    room("SkerryViews", in: "Pictures", on: ["SkerryBasics", "SkerryCells"], settings: drawing),
    // Measurements are written by the tables that Foundation carries along.
    room(
      "SkerryForeign", in: "Pictures", on: ["SkerryBasics", "SkerryViews"],
      linking: [.linkedLibrary("_FoundationICU", .when(traits: ["Foundation"]))]),

    // System: how iOS behaves, without a phone.
    room("SkerryActivities", in: "System", on: ["SkerryBasics"]),
    room("SkerryIntents", in: "System", on: ["SkerryBasics"]),
    room("SkerryNotifications", in: "System", on: ["SkerryBasics"]),
    room("SkerryDefaults", in: "System", on: ["SkerryBasics"]),
    room("SkerryBackground", in: "System"),
    .macro(name: "PreviewMacros", path: "Sources/Apple/PreviewMacros", swiftSettings: strict),
    // Where the linker puts the previews of a program, and whether it found a dashboard.
    shim("CLinking", in: "Apple"),
    // The functions of the C library that `Date()` asks, so that real source runs in virtual time.
    shim(
      "CPresentTime", in: "Apple", settings: [.define("SKERRY_COMPUTER_CLOCK", .when(traits: ["ComputerClock"]))]),
    room(
      "SkerryWidgets", in: "System",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryIntents", "SkerryDefaults",
        "PreviewMacros", "CLinking", "CPresentTime",
      ], settings: drawing),

    // Phone: the machine and its pictures.
    // The hook through which the runtime lets app code run in virtual time, on one thread.
    shim("CConcurrency", in: "Apple", linking: ["dispatch"]),
    room(
      "SkerryDevice", in: "Phone",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryNotifications", "SkerryDefaults",
        "SkerryBackground", "SkerryWidgets", "CConcurrency",
      ],
      settings: drawing),
    room(
      "SkerryScreens", in: "Phone",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryNotifications", "SkerryWidgets",
        "SkerryDevice",
      ],
      settings: drawing),

    // Apple: the names that people's source imports.
    room("ActivityKit", in: "Apple", on: ["SkerryBasics", "SkerryActivities"]),
    room("WidgetKit", in: "Apple", on: ["SkerryWidgets"]),
    room("UserNotifications", in: "Apple", on: ["SkerryBasics", "SkerryNotifications"]),
    room("Combine", in: "Apple", on: ["SkerryViews"]),
    room("PhoneFoundation", in: "Apple", on: ["SkerryBasics", "SkerryDefaults", "SkerryForeign"]),
    room(
      "SwiftUI", in: "Apple",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryDefaults", "SkerryWidgets", "SkerryForeign", "Combine",
        "PhoneFoundation", "PreviewMacros",
      ]),
    room("CoreGraphics", in: "Apple", on: ["SkerryViews", "SkerryForeign"]),
    room("UIKit", in: "Apple", on: ["SkerryViews", "SkerryForeign", "PhoneFoundation"]),
    room("Symbols", in: "Apple", on: ["SkerryViews"]),
    room("Charts", in: "Apple", on: ["SkerryBasics", "SwiftUI"]),
    room("OSLog", in: "Apple", on: ["SkerryBasics"]),
    room("CoreLocation", in: "Apple"),
    room("MapKit", in: "Apple", on: ["SwiftUI", "CoreLocation"]),
    room("Intents", in: "Apple", on: ["SkerryBasics"]),
    room("HealthKit", in: "Apple", on: ["PhoneFoundation"]),
    room("EventKit", in: "Apple", on: ["PhoneFoundation"]),
    room("SwiftData", in: "Apple", on: ["SwiftUI"]),
    room("CoreData", in: "Apple", on: ["Combine", "PhoneFoundation", "SwiftUI"]),
    room("StoreKit", in: "Apple", on: ["PhoneFoundation"]),
    room("AVFoundation", in: "Apple", on: ["PhoneFoundation"]),
    room("WatchConnectivity", in: "Apple", on: ["PhoneFoundation"]),
    room("BackgroundTasks", in: "Apple", on: ["SkerryBackground"]),
    room("AppIntents", in: "Apple", on: ["SkerryBasics", "SkerryViews", "SkerryIntents", "SkerryWidgets"]),
    room("AlarmKit", in: "Apple", on: ["ActivityKit", "SwiftUI", "AppIntents"]),

    // Testing: golden files, and expectations for other people's packages.
    room("SkerrySnapshots", in: "Testing", on: ["SkerryCells"]),
    room(
      "SkerryTesting", in: "Testing",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryWidgets", "SkerryDevice",
        "SkerryScreens", "SkerrySnapshots",
      ],
      settings: drawing),

    .plugin(
      name: "SkerryFormats", capability: .buildTool(), path: "Sources/Testing/SkerryFormats",
      exclude: ["Formats.txt", "Surroundings.txt"]),

    // Language: deeds, steps and tapes.
    room(
      "SkerrySteps", in: "Language",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryWidgets", "SkerryDevice",
        "SkerryScreens", "SkerrySnapshots",
      ], settings: drawing),

    // Dashboard: panes and keys, and the terminal they are shown on.
    room(
      "SkerryDashboard", in: "Dashboard",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryNotifications", "SkerryDefaults",
        "SkerryWidgets", "SkerryDevice", "SkerryScreens", "SkerrySteps",
      ], settings: drawing),
    shim("CNcurses", in: "Dashboard", linking: ["ncursesw", "panelw", "tinfo"]),
    room("SkerryTerminal", in: "Dashboard", on: ["SkerryCells", "CNcurses"], settings: drawing),

    // Command: the socket, HTTP and the desk behind it; the command line.
    // Waiting for several sockets as one, and who is at their other end.
    shim("CSockets", in: "Command"),
    room(
      "SkerryServer", in: "Command",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryActivities", "SkerryDevice", "SkerryScreens", "SkerrySteps", "CSockets",
      ]),
    // Finds the widget extension of somebody's project, and builds it as it lies.
    room("SkerryProjects", in: "Command", on: ["SkerryBasics"]),
    room(
      "SkerryCommand", in: "Command",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryWidgets", "SkerryDevice",
        "SkerryScreens", "SkerrySnapshots", "SkerrySteps", "SkerryServer", "SkerryDashboard", "SkerryTerminal",
        "SkerryProjects",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Apps: five examples, and the program that has them installed.
    app("SwiftClimb"),
    app("CommuteTimely"),
    app("IOSWiz"),
    app("LittleMoments"),
    app("Inviso"),
    room("SkerryApps", in: "Apps", on: apps + ["SkerryDevice"], resources: [.embedInCode("demo.tape")]),
    program("skerry", in: "Sources/Command", on: ["SkerryApps", "SkerryCommand"]),

    // `make bench`: the same screen in plain C and ncursesw, and what is measured beside it.
    .executableTarget(
      name: "ReferenceScreen", path: "Sources/Testing/ReferenceScreen",
      cSettings: [.define("NCURSES_WIDECHAR", to: "1")],
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    program(
      "SkerryBenchmarks", in: "Sources/Testing",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryWidgets", "SkerryDevice",
        "SkerryDashboard", "SkerryTerminal", "SkerryCommand", "SkerryApps",
      ], exclude: ["Driver"], settings: drawing),

    // What tests share: programs that they start and a terminal for them; how often they repeat themselves.
    testHelp("SkerryPrograms", exclude: ["terminal_harness.py"]),
    testHelp("SkerrySoak"),
    program(
      "SkerryTerminalFixture", in: "Tests", on: ["SkerryCells", "SkerryTerminal"], settings: drawing),
    program(
      "SkerryStorageFixture", in: "Tests",
      on: ["SkerryBasics", "SkerryViews", "SkerryActivities", "SkerryDefaults", "SkerryWidgets", "SkerryDevice"],
      settings: drawing),
    // Live Activities as real repositories write them, in Swift 5 mode, importing Apple's names only.
    testHelp(
      "CoverageSources", on: ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "UIKit", "OSLog"],
      settings: strict + [.swiftLanguageMode(.v5)]),
    // Widget extensions that lean on more of Apple's world.
    testHelp(
      "WidgetSources", on: ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"] + leanings,
      settings: strict + [.swiftLanguageMode(.v5)]),
    // The examples of the reference, so that they compile.
    testHelp(
      "DocumentationExamples",
      on: [
        "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "UserNotifications", "SkerryTesting",
        "SkerryDevice",
      ]),

    tests("SkerryBasicsTests", on: ["SkerryBasics", "SkerrySoak"]),
    tests("SkerryDefaultsTests", on: ["SkerryBasics", "SkerryDefaults", "SkerrySoak"]),
    tests("SkerryCellsTests", on: ["SkerryCells"]),
    tests("SkerryViewsTests", on: ["SkerryBasics", "SkerryCells", "SkerryViews"]),
    tests("SkerryActivitiesTests", on: ["SkerryBasics", "SkerryActivities", "SkerrySoak"]),
    tests("SkerryNotificationsTests", on: ["SkerryBasics", "SkerryNotifications", "UserNotifications", "SkerrySoak"]),
    tests(
      "SkerryWidgetsTests",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryDefaults", "SkerryWidgets", "SwiftUI",
        "WidgetKit", "ActivityKit", "AppIntents",
      ], settings: drawing),
    tests(
      "SkerryCoverageTests",
      on: [
        "CoverageSources", "WidgetSources", "SkerryBasics", "SkerryViews", "SkerryWidgets", "SkerryCells",
        "SkerryDefaults", "SkerryForeign",
        "ActivityKit", "AlarmKit", "AppIntents", "WidgetKit", "SwiftUI", "Charts",
      ],
      exclude: ["Names", "Goldens"]),
    tests(
      "SkerryDeviceTests",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryNotifications", "SkerryDefaults",
        "SkerryBackground", "SkerryWidgets", "SkerryDevice", "SkerryScreens", "SkerryDashboard", "SkerryTesting",
        "ActivityKit", "UserNotifications", "BackgroundTasks", "SwiftClimb", "SkerryApps", "SkerryStorageFixture",
        "SkerryPrograms", "SkerrySoak",
      ]),
    tests(
      "SkerryAppsTests",
      on: apps + [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryNotifications", "SkerryDefaults",
        "SkerryWidgets", "SkerryDevice", "SkerryScreens", "SkerrySnapshots", "SkerrySteps", "SkerryDashboard",
        "SkerryTesting", "SkerryApps", "SkerrySoak",
      ],
      exclude: [
        "CommuteTimely/Snapshots", "Goldens/Snapshots", "IOSWiz/Snapshots", "LittleMoments/Snapshots",
        "SwiftClimb/Snapshots",
        "Together/Tapes",
      ]),
    tests(
      "SkerryStepsTests",
      on: [
        "SkerryCells", "SkerryActivities", "SkerryDevice", "SkerryScreens", "SkerrySteps", "SkerryTesting",
        "SkerryApps", "SkerrySoak",
      ], exclude: ["Snapshots"]),
    tests(
      "SkerryServerTests",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryActivities", "SkerryDevice", "SkerrySteps", "SkerryServer",
        "SkerryDashboard", "SkerryApps", "SkerryPrograms", "SkerrySoak",
      ]),
    tests("SkerryProjectsTests", on: ["SkerryProjects"]),
    tests(
      "SkerryDashboardTests",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryNotifications", "SkerryDefaults",
        "SkerryWidgets", "SkerryDevice", "SkerryScreens", "SkerrySteps", "SkerryServer", "SkerryDashboard",
        "SkerryTesting", "SwiftClimb", "SkerryApps", "SkerrySoak",
      ]),
    tests(
      "SkerryTerminalTests",
      on: ["SkerryCells", "SkerryTerminal", "CNcurses", "SkerryTerminalFixture", "SkerryPrograms", "SkerrySoak"]),
    tests(
      "SkerryTestingTests",
      on: [
        "SkerryCells", "SkerryViews", "SkerryActivities", "SkerryWidgets", "SkerryDevice", "SkerryScreens",
        "SkerrySnapshots", "SkerryTesting", "SwiftUI", "WidgetKit", "ActivityKit",
      ], plugins: ["SkerryFormats"]),
    tests(
      "SkerryCommandTests",
      on: [
        "SkerryBasics", "SkerryCells", "SkerryActivities", "SkerryDefaults", "SkerryWidgets", "SkerryDevice",
        "SkerryScreens", "SkerrySnapshots", "SkerrySteps", "SkerryServer", "SkerryDashboard", "SkerryProjects",
        "SkerryCommand", "SkerryApps", "skerry",
        "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "SkerryPrograms", "SkerrySoak",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["Snapshots"]),
    // What the repository says about itself: README, guide and the examples in it.
    tests(
      "SkerryProjectTests",
      on: [
        "SkerryCells", "SkerryViews", "SkerryDevice", "SkerryTesting", "SkerryDashboard", "SwiftUI", "WidgetKit",
        "ActivityKit", "DocumentationExamples",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
