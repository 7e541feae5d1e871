import SkerryCells

extension TapePlayer {
  /// Plays to the end and shows each picture that differs from the one before, with its second on the stage clock.
  public func film(_ show: (_ second: Double, _ picture: Grid) -> Void) {
    var last: Grid?
    func look() {
      let picture = console.frame()
      guard picture != last else { return }
      last = picture
      show(stage, picture)
    }
    look()
    while let seconds = secondsUntilNext {
      advance(by: seconds)
      look()
    }
  }
}
