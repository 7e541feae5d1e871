/// The values of keyframes over time. Movements aren't seen here: the first value stays.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  /// Keyframes from a first value on.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
  }
  /// How long they take, in seconds: none of it is seen.
  public var duration: Double { 0 }
  /// The value after so many seconds.
  public func value(time: Double) -> Value { initialValue }
  /// The value after a part of the time, from 0 to 1.
  public func value(progress: Double) -> Value { initialValue }
}

extension Spring {
  /// The mass at the end of the spring.
  public var mass: Double { 1 }
  /// How strongly the spring pulls.
  public var stiffness: Double {
    let frequency = duration > 0 ? 2 * .pi / duration : 0
    return frequency * frequency
  }
  /// How strongly the movement is braked.
  public var damping: Double { duration > 0 ? 4 * .pi * (1 - bounce) / duration : 0 }
  /// A spring by how soon it rests, in seconds, and its damping.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(duration: settlingDuration, bounce: 1 - dampingRatio)
  }
}

extension AnimationContext {
  /// The context with another state.
  public func withState<T>(_ state: T) -> AnimationContext<T> { AnimationContext<T>(environment: environment) }
}
