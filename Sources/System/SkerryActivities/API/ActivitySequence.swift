import FoundationEssentials
import SkerryBasics

/// A sequence of values decoded from a stream; each iterator is a subscription of its own.
///
/// Elements arrive from the subscription on, none is lost, and none is repeated.
public struct ActivitySequence<Decoding: ActivityElementDecoding>: AsyncSequence {
  /// The values that come one after the other.
  public typealias Element = Decoding.Element

  let decoding: Decoding
  let subscribe: @Sendable () -> AsyncStream<Decoding.Encoded>

  init(_ decoding: Decoding, subscribe: @escaping @Sendable () -> AsyncStream<Decoding.Encoded>) {
    self.decoding = decoding
    self.subscribe = subscribe
  }

  /// Begins to listen; earlier values aren't told.
  public func makeAsyncIterator() -> Iterator { Iterator(stream: subscribe(), decoding: decoding) }

  /// Waits for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline let stream: AsyncStream<Decoding.Encoded>
    @usableFromInline let decoding: Decoding

    @usableFromInline
    init(stream: AsyncStream<Decoding.Encoded>, decoding: Decoding) {
      self.stream = stream
      self.decoding = decoding
    }

    // Taken over into the app's code, where the types are known: else the runtime looks for them by their names.
    /// The next value that decodes; `nil` when there will be no more.
    @inlinable
    nonisolated(nonsending) public func next() async -> Element? { await next(isolation: #isolation) }

    /// Values that don't decode are skipped, as a device does.
    @inlinable
    public func next(isolation actor: isolated (any Actor)?) async -> Element? {
      var iterator = stream.makeAsyncIterator()
      while let encoded = await iterator.next(isolation: actor) {
        if let element = decoding.decode(encoded) { return element }
      }
      return nil
    }
  }
}

extension ActivitySequence: Sendable where Decoding: Sendable {}

/// Makes the elements of a sequence from what the registry sends.
///
/// It isn't Sendable itself, so that types whose conformances belong to the main actor can be observed there.
public protocol ActivityElementDecoding {
  /// The form in which the phone keeps the value.
  associatedtype Encoded: Sendable
  /// The form in which an app reads it.
  associatedtype Element
  /// The value for an app; `nil` where it can't be read, and then it is left out.
  func decode(_ encoded: Encoded) -> Element?
}

/// Passes values on as they are.
public struct PlainElements<Element: Sendable>: ActivityElementDecoding, Sendable {
  /// The value itself.
  public func decode(_ encoded: Element) -> Element? { encoded }
}

/// Decodes contents.
public struct ContentElements<State: Codable & Hashable>: ActivityElementDecoding, Sendable {
  /// The content, read as the app's types.
  public func decode(_ encoded: EncodedActivityContent) -> ActivityContent<State>? { ActivityContent(encoded) }
}

/// Decodes the states of contents.
public struct ContentStateElements<State: Codable & Hashable>: ActivityElementDecoding, Sendable {
  /// The state in the content, read as the app's type.
  public func decode(_ encoded: EncodedActivityContent) -> State? { ActivityContent<State>(encoded)?.state }
}

/// Makes handles to new activities.
public struct ActivityElements<Attributes: ActivityAttributes>: ActivityElementDecoding, Sendable {
  let device: WeakReference<ActivityCenter>

  /// The activity, if it is one of these attributes.
  public func decode(_ encoded: ActivityRecord) -> Activity<Attributes>? {
    device.object.flatMap { Activity(encoded, center: $0) }
  }
}
