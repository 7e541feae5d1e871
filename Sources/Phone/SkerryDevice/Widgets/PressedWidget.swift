/// The widget whose control runs the code that asks.
nonisolated enum PressedWidget {
  @TaskLocal static var current: PlacedWidget?
}
