import Glibc

/// A pipe to wake the terminal with.
struct FixturePipe {
  let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    reading = ends[0]
    writing = ends[1]
  }

  func signal() {
    _ = write(writing, "x", 1)
  }
}
