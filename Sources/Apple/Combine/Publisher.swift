/// A source of values, which ends some day.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// Why it may end too early.
  associatedtype Failure: Error
  /// Gives its values to closures until the answer is cancelled.
  func _attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void)
    -> AnyCancellable
}

/// Those who receive values.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// As it should.
    case finished
    /// Too early.
    case failure(Failure)
  }
}

/// A piece of work that can be cancelled.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// Ends something when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?
  /// Ends something by a closure.
  public init(_ cancel: @escaping () -> Void) { end = cancel }
  /// Ends something else.
  public init<C: Cancellable>(_ canceller: C) { end = { canceller.cancel() } }
  deinit { end?() }
  /// Ends it.
  public func cancel() {
    let last = end
    end = nil
    last?()
  }
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) { collection.append(self) }
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Gives its values to a closure.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never {
    _attach(receiveValue) { _ in }
  }
  /// Gives its values and its end to closures.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _attach(receiveValue, receiveCompletion) }
  /// Sets a property to each value.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable where Failure == Never { _attach({ object[keyPath: keyPath] = $0 }) { _ in } }
  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  private func changed<T>(_ hand: @escaping (Output, (T) -> Void) -> Void) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, end in _attach({ hand($0, value) }, end) }
  }
  /// Each value, changed.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    changed { $1(transform($0)) }
  }
  /// A part of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { changed { $1($0[keyPath: keyPath]) } }
  /// Each value, changed, where something comes of it.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    changed { value, next in if let result = transform(value) { next(result) } }
  }
  /// The values that fit.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    changed { value, next in if isIncluded(value) { next(value) } }
  }
  /// The values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { value, end in
      var last: Output?
      return _attach(
        { next in
          if next != last { value(next) }
          last = next
        }, end)
    }
  }
  /// The values but for the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var left = count
      return _attach({ if left > 0 { left -= 1 } else { value($0) } }, end)
    }
  }
  /// The values themselves: they are handed on at once.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// The values themselves: they are handed on at once.
  public func debounce<S, T>(for dueTime: T, scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// The values themselves: they are handed on at once.
  public func throttle<S, T>(for interval: T, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  /// A value in place of an early end.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { value, end in
      _attach(value) { completion in
        if case .failure = completion { value(output) }
        end(.finished)
      }
    }
  }
}

/// A publisher without its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  init(
    _ attach:
      @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable
  ) { self.attach = attach }
  /// A publisher without its type.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher._attach($0, $1) }
  }
  public func _attach(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { attach(value, end) }
}

/// One value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// One value.
  public init(_ output: Output) { self.output = output }
  public func _attach(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(output)
    end(.finished)
    return AnyCancellable {}
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// No value.
  public init(completeImmediately: Bool = true) {}
  public func _attach(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    end(.finished)
    return AnyCancellable {}
  }
}

/// Those who are told.
private final class Audience<Output, Failure: Error> {
  private var listeners: [Int: ((Output) -> Void, (Subscribers.Completion<Failure>) -> Void)] = [:]
  private var next = 0
  func add(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let number = next
    next += 1
    listeners[number] = (value, end)
    return AnyCancellable { [weak self] in self?.listeners[number] = nil }
  }
  func send(_ value: Output) { for key in listeners.keys.sorted() { listeners[key]?.0(value) } }
  func send(_ end: Subscribers.Completion<Failure>) {
    for key in listeners.keys.sorted() { listeners[key]?.1(end) }
    listeners = [:]
  }
}

/// Hands on the values that it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let audience = Audience<Output, Failure>()
  /// Hands on values.
  public init() {}
  /// Hands a value on.
  public func send(_ value: Output) { audience.send(value) }
  /// Hands an end on.
  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion) }
  public func _attach(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { audience.add(value, end) }
}
extension PassthroughSubject where Output == Void {
  /// Tells that something happened.
  public func send() { send(()) }
}

/// Keeps the value that it was sent last, and hands it on.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let audience = Audience<Output, Failure>()
  /// The value.
  public var value: Output { didSet { audience.send(value) } }
  /// A value to begin with.
  public init(_ value: Output) { self.value = value }
  /// Hands a value on.
  public func send(_ value: Output) { self.value = value }
  /// Hands an end on.
  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion) }
  public func _attach(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    value(self.value)
    return audience.add(value, end)
  }
}

#if Foundation
  extension Timer {
    /// Gives the time again and again; never here, as pictures stand still and apps wait by `Task.sleep`.
    public struct TimerPublisher: Publisher {
      public typealias Output = Date
      public typealias Failure = Never
      /// Begins by itself.
      public func autoconnect() -> TimerPublisher { self }
      /// Begins; nothing happens.
      public func connect() -> any Cancellable { AnyCancellable {} }
      public func _attach(
        _ value: @escaping (Date) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
      ) -> AnyCancellable { AnyCancellable {} }
    }
    /// Gives the time every so many seconds; never here.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
  }

  extension NotificationCenter {
    /// Gives what is announced under a name; nothing is announced to a widget.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
      Empty().eraseToAnyPublisher()
    }
  }
#endif
