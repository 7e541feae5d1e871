// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Warnings are errors everywhere.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Rooms that draw run on the main actor, as SwiftUI does; the rest is free of isolation.
let drawing: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// One of the example apps: ordinary iOS source that imports Apple's module names.
func app(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: [
      "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "UserNotifications", "BackgroundTasks", "SkerryDevice",
    ],
    path: "Sources/SkerryApps/\(name)", swiftSettings: strict)
}

let package = Package(
  name: "skerry",
  products: [
    .executable(name: "skerry", targets: ["skerry"]),
    // Apple's module names: what a widget extension imports.
    .library(
      name: "SkerryKit",
      targets: ["ActivityKit", "WidgetKit", "SwiftUI", "AppIntents", "UserNotifications", "BackgroundTasks"]),
    // For test targets; neither terminal nor command line comes with it.
    .library(name: "SkerryTesting", targets: ["SkerryTesting"]),
    // What makes `@main` on a widget bundle a dashboard.
    .library(name: "SkerryMain", targets: ["SkerryCommand"]),
  ],
  traits: [
    .default(enabledTraits: ["Foundation"]),
    .trait(
      name: "Foundation",
      description: "`import SwiftUI` brings all of Foundation along, as Apple's does; without it FoundationEssentials."),
  ],
  dependencies: [
    // The command line: help, validation and completions as people know them from Swift's own tools.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // `make docs`.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .target(name: "SkerryCells", swiftSettings: strict),
    .target(name: "SkerryActivities", swiftSettings: strict),
    .target(name: "SkerryViews", dependencies: ["SkerryCells"], swiftSettings: drawing),
    .target(name: "SkerryIntents", dependencies: ["SkerryActivities"], swiftSettings: strict),
    .target(name: "SkerryNotifications", dependencies: ["SkerryActivities"], swiftSettings: strict),
    .macro(name: "PreviewMacros", swiftSettings: strict),
    // A few lines of C: where the linker puts the previews of a program, and whether it found a dashboard.
    .target(name: "CLinking"),
    // A few lines of C: the functions of the C library that `Date()` asks, so that real source runs in virtual time.
    .target(name: "CPresentTime"),
    .target(
      name: "SkerryWidgets",
      dependencies: ["SkerryViews", "SkerryActivities", "SkerryIntents", "PreviewMacros", "CLinking", "CPresentTime"],
      swiftSettings: drawing),
    // A few lines of C: the hook through which the runtime lets app code run in virtual time, on one thread.
    .target(name: "CConcurrency", linkerSettings: [.linkedLibrary("dispatch")]),
    .target(
      name: "SkerryDevice", dependencies: ["SkerryWidgets", "SkerryNotifications", "CConcurrency"],
      swiftSettings: drawing),
    .target(name: "SkerryDashboard", dependencies: ["SkerryDevice", "SkerrySnapshots"], swiftSettings: drawing),
    .target(
      name: "CNcurses", cSettings: [.define("NCURSES_WIDECHAR", to: "1")],
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "SkerryTerminal", dependencies: ["CNcurses", "SkerryDashboard"], swiftSettings: drawing),
    // A few lines of C: waiting for several sockets as one, and who is at their other end.
    .target(name: "CSockets"),
    .target(
      name: "SkerryCommand",
      dependencies: [
        "SkerryTerminal", "CSockets", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .target(name: "ActivityKit", dependencies: ["SkerryActivities"], swiftSettings: strict),
    .target(name: "SwiftUI", dependencies: ["SkerryViews", "SkerryDevice", "SkerryActivities"], swiftSettings: strict),
    .target(name: "WidgetKit", dependencies: ["SkerryWidgets"], swiftSettings: strict),
    .target(name: "UserNotifications", dependencies: ["SkerryNotifications"], swiftSettings: strict),
    .target(name: "BackgroundTasks", dependencies: ["SkerryDevice"], swiftSettings: strict),
    .target(name: "AppIntents", dependencies: ["SkerryWidgets", "SkerryIntents"], swiftSettings: strict),
    // Each app is a module of its own, as on a phone: two apps may use the same names.
    app("SwiftClimb"),
    app("CommuteTimely"),
    app("IOSWiz"),
    app("LittleMoments"),
    app("Inviso"),
    .target(
      name: "SkerryApps",
      dependencies: ["SwiftClimb", "CommuteTimely", "IOSWiz", "LittleMoments", "Inviso", "SkerryDevice"],
      path: "Sources/SkerryApps",
      exclude: ["CommuteTimely", "IOSWiz", "Inviso", "LittleMoments", "SwiftClimb"],
      sources: ["Apps.swift"], resources: [.embedInCode("demo.tape")], swiftSettings: strict),
    // Golden files and their differences.
    .target(name: "SkerrySnapshots", dependencies: ["SkerryCells"], swiftSettings: strict),
    .target(
      name: "SkerryTesting", dependencies: ["SkerrySnapshots", "SkerryDevice", "SkerryWidgets"],
      swiftSettings: drawing),
    .executableTarget(name: "skerry", dependencies: ["SkerryApps", "SkerryCommand"], swiftSettings: strict),
    .executableTarget(
      name: "ReferenceScreen", cSettings: [.define("NCURSES_WIDECHAR", to: "1")],
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .executableTarget(
      name: "SkerryBenchmarks", dependencies: ["SkerryCommand", "SkerryApps"], exclude: ["Driver"],
      swiftSettings: drawing),

    .executableTarget(
      name: "SkerryTerminalFixture", dependencies: ["SkerryTerminal"], path: "Tests/SkerryTerminalFixture",
      swiftSettings: drawing),
    // Programs that tests start, and a terminal for them.
    .target(
      name: "SkerryPrograms", path: "Tests/SkerryPrograms", exclude: ["terminal_harness.py"], swiftSettings: strict),
    .testTarget(
      name: "SkerryTerminalTests", dependencies: ["SkerryPrograms", "SkerryTerminal", "SkerryTerminalFixture"],
      swiftSettings: strict),
    // How often tests repeat themselves, in one place.
    .target(name: "SkerrySoak", path: "Tests/SkerrySoak", swiftSettings: strict),
    .testTarget(name: "SkerryCellsTests", dependencies: ["SkerryCells"], swiftSettings: strict),
    .testTarget(
      name: "SkerryActivitiesTests", dependencies: ["SkerrySoak", "SkerryActivities"], swiftSettings: strict),
    .testTarget(
      name: "SkerryNotificationsTests", dependencies: ["SkerrySoak", "SkerryNotifications", "UserNotifications"],
      swiftSettings: strict),
    .testTarget(name: "SkerryViewsTests", dependencies: ["SkerryViews"], swiftSettings: strict),
    .testTarget(
      name: "SkerryWidgetsTests", dependencies: ["SkerryWidgets", "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"],
      swiftSettings: drawing),
    .testTarget(
      name: "SkerryAppsTests",
      dependencies: [
        "SkerrySoak",
        "SkerryApps", "SwiftClimb", "CommuteTimely", "IOSWiz", "LittleMoments", "Inviso", "SkerryTesting",
        "SkerryDashboard",
      ],
      exclude: [
        "CommuteTimely/Snapshots", "Goldens/Snapshots", "IOSWiz/Snapshots", "LittleMoments/Snapshots", "Together/Tapes",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "SkerryStorageFixture", dependencies: ["SkerryDevice"], path: "Tests/SkerryStorageFixture",
      swiftSettings: drawing),
    .testTarget(
      name: "SkerryDeviceTests",
      dependencies: [
        "SkerryPrograms", "SkerrySoak", "SkerryApps", "SwiftClimb", "SkerryTesting", "SkerryDashboard",
        "SkerryStorageFixture", "BackgroundTasks",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SkerryDashboardTests",
      dependencies: ["SkerrySoak", "SkerryApps", "SwiftClimb", "SkerryTesting", "SkerryDashboard"],
      exclude: ["Tapes/Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "SkerryTestingTests",
      dependencies: ["SkerryTesting", "SkerrySnapshots", "SwiftUI", "WidgetKit", "ActivityKit"],
      swiftSettings: strict),
    .testTarget(
      name: "SkerryCommandTests",
      dependencies: [
        "SkerryPrograms", "SkerrySoak", "SkerryCommand", "SkerryApps", "SkerrySnapshots", "skerry", "SwiftUI",
        "WidgetKit", "ActivityKit", "AppIntents",
      ],
      exclude: ["Snapshots"], swiftSettings: strict),
    // Live Activities as real repositories write them, in Swift 5 mode, importing Apple's names only.
    .target(
      name: "CoverageSources", dependencies: ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"],
      path: "Tests/CoverageSources", swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SkerryCoverageTests",
      dependencies: ["CoverageSources", "SkerryWidgets", "SkerryCells", "ActivityKit", "WidgetKit"],
      exclude: ["Names"], swiftSettings: strict),
    .testTarget(name: "SkerryProjectTests", dependencies: ["SkerryDashboard"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
