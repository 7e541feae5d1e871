import Synchronization

/// The news for one observer: in the order in which they came, one at a time, and outside of any lock.
///
/// A state behind a lock adds a parcel while it holds the lock, so that the order is that of its changes, and empties the
/// box afterwards. The thread that finds somebody at work leaves the rest to that one; what the observer itself causes is
/// delivered right after what it is hearing of.
package final class Outbox<Parcel: Sendable>: Sendable {
  /// Takes one parcel.
  package typealias Observer = @Sendable (Parcel) -> Void

  private struct Contents: Sendable {
    var observer: Observer
    var parcels: [Parcel] = []
    var isDelivering = false
  }
  private let contents: Mutex<Contents>

  package init(observer: @escaping Observer) { contents = Mutex(Contents(observer: observer)) }

  /// Replaces the observer; parcels that still wait go to the new one.
  package func observe(_ observer: @escaping Observer) { contents.withLock { $0.observer = observer } }

  package func add(_ parcel: Parcel) { contents.withLock { $0.parcels.append(parcel) } }

  /// Hands over everything that waits, unless another thread is doing so; to be called without a lock.
  package func deliver() {
    guard claim() else { return }
    while let (observer, parcel) = next() { observer(parcel) }
  }

  private func claim() -> Bool {
    contents.withLock { contents in
      guard !contents.isDelivering, !contents.parcels.isEmpty else { return false }
      contents.isDelivering = true
      return true
    }
  }

  private func next() -> (Observer, Parcel)? {
    contents.withLock { contents in
      guard !contents.parcels.isEmpty else {
        contents.isDelivering = false
        return nil
      }
      return (contents.observer, contents.parcels.removeFirst())
    }
  }
}
