import SwiftUI

/// How entries that their notes refuse get into the vault without anybody's doing anything.
extension ActivityStack {
  /// Seconds until the first try, and the longest between two: each is twice as late as the one before.
  private static let firstWait: TimeInterval = 5
  private static let longestWait: TimeInterval = 3600

  /// Writes what waits once more in a while. Nothing tells of room on a disk as the kernel tells of changes in a folder.
  func tryAgain() {
    guard retry == nil else { return }
    let sleep = phone.sleep
    let wait = min(Self.longestWait, Self.firstWait * Double(1 << min(retries, 10)))
    let next = phone.now().addingTimeInterval(wait)
    retries += 1
    retry = Task { [weak self] in
      await sleep(next)
      if !Task.isCancelled { await self?.tryNow() }
    }
  }

  private func tryNow() {
    retry = nil
    let before = queue
    synchronise()
    if queue != before { phone.screenChanged() }
  }

  /// Nothing waits any more.
  func stopTrying() {
    retry?.cancel()
    (retry, retries) = (nil, 0)
  }
}
