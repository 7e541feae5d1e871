import FoundationEssentials

extension Activity {
  /// Every state the activity comes to; finishes after `.dismissed`.
  public typealias ActivityStateUpdates = ActivitySequence<PlainElements<ActivityState>>
  /// Every content that is applied; finishes when the activity is dismissed.
  public typealias ContentUpdates = ActivitySequence<ContentElements<ContentState>>
  /// Every state of the content that is applied.
  public typealias ContentStateUpdates = ActivitySequence<ContentStateElements<ContentState>>
  /// Every token, the newest one first.
  public typealias PushTokenUpdates = ActivitySequence<PlainElements<Data>>
  /// Every new activity of the type, however it was started; never finishes.
  public typealias ActivityUpdates = ActivitySequence<ActivityElements<Attributes>>

  /// Every change of the state from now on.
  public var activityStateUpdates: ActivityStateUpdates {
    ActivityStateUpdates(PlainElements()) { [device, id] in
      device.object?.stream({ $1(&$0.states) }, id) { $0.isOver(id) ? .over : .open } ?? .over
    }
  }

  /// Every change of the content from now on, by the app or by a push.
  public var contentUpdates: ContentUpdates {
    ContentUpdates(ContentElements(), subscribe: contentStream)
  }

  /// The state in the content; `content` also tells when it becomes stale.
  @available(*, deprecated, message: "Use content.")
  public var contentState: ContentState { content.state }

  /// Every change of the state in the content from now on.
  @available(*, deprecated, message: "Use contentUpdates.")
  public var contentStateUpdates: ContentStateUpdates {
    ContentStateUpdates(ContentStateElements(), subscribe: contentStream)
  }

  /// Every token that a server may update the activity by, the present one first, if there is one.
  public var pushTokenUpdates: PushTokenUpdates {
    PushTokenUpdates(PlainElements()) { [device, id] in
      device.object?.stream({ $1(&$0.tokens) }, id) { registry in
        guard !registry.isOver(id) else { return .over }
        return registry.record(id)?.pushToken.map { .replay($0) } ?? .open
      } ?? .over
    }
  }

  private var contentStream: @Sendable () -> AsyncStream<EncodedActivityContent> {
    { [device, id] in device.object?.stream({ $1(&$0.contents) }, id) { $0.isOver(id) ? .over : .open } ?? .over }
  }
}

extension AsyncStream {
  /// The stream of an activity whose phone is gone.
  fileprivate static var over: AsyncStream { AsyncStream { $0.finish() } }
}

extension Registry {
  /// Whether nothing will be heard of the activity any more.
  func isOver(_ id: String) -> Bool { record(id).map { $0.activityState == .dismissed } ?? true }
}
