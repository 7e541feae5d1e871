// swift-tools-version: 6.2
import PackageDescription

// A widget extension as it stands in an Xcode project, and its tests. In a package of your own the dependency is
// `.package(url: "https://…/skerry", branch: "main")`.
let package = Package(
  name: "Ferry",
  dependencies: [.package(name: "skerry", path: "../..")],
  targets: [
    // The extension's own files, untouched. SkerryKit has Apple's module names; SkerryMain makes `@main` a dashboard.
    .executableTarget(
      name: "FerryWidgets",
      dependencies: [
        .product(name: "SkerryKit", package: "skerry"),
        .product(name: "SkerryMain", package: "skerry"),
      ],
      // What `Color("Hull")` is looked up in.
      resources: [.copy("Assets.xcassets")],
      // Foundation's formats follow the phone's language and hours.
      plugins: [.plugin(name: "SkerryFormats", package: "skerry")]),
    .testTarget(
      name: "FerryWidgetsTests",
      dependencies: ["FerryWidgets", .product(name: "SkerryTesting", package: "skerry")],
      exclude: ["Snapshots"]),
  ])
