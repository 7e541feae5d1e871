/// Views and attributes of packages that many projects fetch, as far as a widget shows them, and what extensions take from
/// frameworks that are not here: something that says what would be there.
///
/// They are compiled beside a project's own sources where those import the package; its other names stay unknown.
enum StandIns {
  /// A package's module, what stands for it, and how the remark says so.
  struct StandIn {
    let module: String
    private let text: String
    let remark: String

    init(module: String, source: String, remark: String) { (self.module, text, self.remark) = (module, source, remark) }

    /// What stands for it; a name that the project declares itself, too, is written differently there.
    func source(besides isDeclared: (String) -> Bool = { _ in false }) -> String {
      isDeclared("AnyCodable") ? text.replacing(/\bAnyCodable\b/, with: "AnyCodableOfPackage") : text
    }
  }

  /// Those of some modules.
  static func of(_ modules: some Sequence<String>) -> [StandIn] {
    let wanted = Set(modules)
    return (all + ofFeatures + ofApple).filter { wanted.contains($0.module) }
  }

  /// What stands for several of them, with the names that the sources take from them.
  static func source(
    of standIns: [StandIn], from texts: [String] = [], besides isDeclared: (String) -> Bool
  ) -> String {
    var text = standIns.map { $0.source(besides: isDeclared) }.joined()
    if standIns.contains(where: { $0.module == "SFSafeSymbols" }) { text += symbolMembers(in: texts) }
    if standIns.contains(where: { $0.module == "Defaults" }) { text += missingKeys(in: texts) }
    return (text.contains("CFString") ? coreFoundation : "")
      + (text.contains("PictureSetting") ? pictures + text : text)
  }

  /// Modules that name a type of theirs, too: a name before a dot is that of the type.
  static let namesOfTypes: Set<String> = ["Defaults"]

  /// A picture from the network. Settings of its loading go by without a word, whatever they are called.
  private static func picture(_ name: String, label: String) -> String {
    """
    @dynamicMemberLookup struct \(name)<Content: View>: View {
      private let content: Content
      init(_ url: URL?) where Content == Rectangle { content = Rectangle() }
      init(url: URL?) where Content == Rectangle { content = Rectangle() }
      init<Loaded: View>(
        url: URL?, @ViewBuilder content: @escaping (Image) -> Loaded, @ViewBuilder placeholder: () -> Content
      ) { self.content = placeholder() }
      static func url(_ url: URL?, cacheKey: String? = nil) -> \(name)<Rectangle> where Content == Rectangle {
        \(name)<Rectangle>(url)
      }
      func placeholder<P: View>(@ViewBuilder _ make: () -> P) -> \(name)<P> { \(name)<P>(of: make()) }
      private init(of content: Content) { self.content = content }
      func resizable() -> Self { self }
      func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self { self }
      func onSuccess(_ perform: ((Any) -> Void)?) -> Self { self }
      func onFailure(_ perform: ((any Error) -> Void)?) -> Self { self }
      func indicator(_ indicator: Any) -> Self { self }
      func roundCorner(radius: Any, targetSize: CGSize? = nil) -> Self { self }
      func downsampling(size: CGSize) -> Self { self }
      func setProcessor(_ processor: PictureProcessor) -> Self { self }
      subscript(dynamicMember name: String) -> PictureSetting<Self> { PictureSetting(picture: self) }
      var body: some View { content.foregroundStyle(.fill).accessibilityLabel("\(label)") }
    }

    """
  }

  /// What the pictures have in common.
  static let pictures = """
    @dynamicCallable struct PictureSetting<Picture> {
      let picture: Picture
      func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Picture { picture }
    }
    class PictureProcessor {}
    final class DownsamplingImageProcessor: PictureProcessor { init(size: CGSize) {} }
    final class ResizingImageProcessor: PictureProcessor { init(referenceSize: CGSize) {} }
    final class RoundCornerImageProcessor: PictureProcessor { init(cornerRadius: CGFloat) {} }
    final class BlurImageProcessor: PictureProcessor { init(blurRadius: CGFloat) {} }
    func |> (first: PictureProcessor, second: PictureProcessor) -> PictureProcessor { second }
    infix operator |>: AdditionPrecedence

    """

  /// Stored values by typed keys. The keys are unchecked, as the package's own are: they are constants that others inherit
  /// from, which the compiler can't see through, and their stored values go through `UserDefaults`, which locks.
  private static let defaults = """
    enum Defaults {
      class AnyKey: @unchecked Sendable {
        typealias Key = Defaults.Key
        let name: String
        let suite: UserDefaults
        fileprivate init(name: String, suite: UserDefaults) { (self.name, self.suite) = (name, suite) }
      }
      typealias Keys = AnyKey
      typealias Serializable = DefaultsSerializable
      final class Key<Value>: AnyKey, @unchecked Sendable {
        let defaultValue: Value
        init(_ name: String, default value: Value, suite: UserDefaults = .standard, iCloud: Bool = false) {
          defaultValue = value
          super.init(name: name, suite: suite)
        }
        convenience init<Wrapped>(_ name: String, suite: UserDefaults = .standard, iCloud: Bool = false)
        where Value == Wrapped? { self.init(name, default: nil, suite: suite) }
        var value: Value {
          if let value = suite.object(forKey: name) as? Value { return value }
          if let type = Value.self as? any Decodable.Type, let data = suite.data(forKey: name),
            let value = try? JSONDecoder().decode(type, from: data) as? Value
          {
            return value
          }
          return defaultValue
        }
        func store(_ value: Value) {
          switch value {
          case is String, is Bool, is Int, is Double, is Float, is Data, is Date: suite.set(value, forKey: name)
          case let value as any Encodable: suite.set(try? JSONEncoder().encode(value), forKey: name)
          default: break
          }
        }
      }
      static subscript<Value>(key: Key<Value>) -> Value {
        get { key.value }
        set { key.store(newValue) }
      }
    }
    protocol DefaultsSerializable {}
    @propertyWrapper struct Default<Value>: DynamicProperty {
      private let key: Defaults.Key<Value>
      init(_ key: Defaults.Key<Value>) { self.key = key }
      var wrappedValue: Value {
        get { key.value }
        nonmutating set { key.store(newValue) }
      }
      var projectedValue: Binding<Value> { Binding(get: { key.value }, set: { key.store($0) }) }
    }

    """

  /// Attributes that a service for pushes manages. They belong to no actor, as those of its own module don't.
  private static let oneSignal = """
    nonisolated protocol OneSignalLiveActivityAttributes: ActivityAttributes {
      var onesignal: OneSignalLiveActivityAttributeData { get set }
    }
    nonisolated protocol OneSignalLiveActivityContentState: Codable, Hashable {
      var onesignal: OneSignalLiveActivityContentStateData? { get set }
    }
    nonisolated struct OneSignalLiveActivityAttributeData: Codable, Hashable, Sendable {
      var activityId: String
      static func create(activityId: String) -> Self { Self(activityId: activityId) }
    }
    nonisolated struct OneSignalLiveActivityContentStateData: Codable, Hashable, Sendable {
      var notificationId: String
    }
    nonisolated struct DefaultLiveActivityAttributes: OneSignalLiveActivityAttributes, Sendable {
      struct ContentState: OneSignalLiveActivityContentState, Sendable {
        var data: [String: AnyCodable]
        var onesignal: OneSignalLiveActivityContentStateData?
      }
      var data: [String: AnyCodable]
      var onesignal: OneSignalLiveActivityAttributeData
    }
    nonisolated struct AnyCodable: Codable, Hashable, Sendable {
      private let text: String
      init(_ value: Any) { text = "\\(value)" }
      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let word = try? value.decode(String.self) {
          text = word
        } else if let truth = try? value.decode(Bool.self) {
          text = "\\(truth)"
        } else if let number = try? value.decode(Int.self) {
          text = "\\(number)"
        } else {
          text = (try? value.decode(Double.self)).map { "\\($0)" } ?? ""
        }
      }
      func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(text)
      }
      func asString() -> String? { text }
      func asInt() -> Int? { Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded()) } }
      func asDouble() -> Double? { Double(text) }
      func asBool() -> Bool? { Bool(text) }
      func asArray() -> [AnyCodable]? { nil }
      func asDict() -> [String: AnyCodable]? { nil }
    }

    """

  private static let experiencePlatform = """
    nonisolated protocol LiveActivityAttributes: ActivityAttributes {
      var liveActivityData: LiveActivityData { get }
    }
    nonisolated protocol LiveActivityAssuranceDebuggable: LiveActivityAttributes {
      static func getDebugInfo() -> (attributes: Self, state: Self.ContentState)
    }
    nonisolated enum LiveActivityOrigin: String, Codable, Hashable, Sendable { case local, remote }
    nonisolated struct LiveActivityData: Codable, Hashable, Sendable {
      var liveActivityID: String?
      var channelID: String?
      var origin: LiveActivityOrigin?
      init(liveActivityID: String) { self.liveActivityID = liveActivityID }
      init(channelID: String) { self.channelID = channelID }
      static func create(liveActivityID: String) -> Self { Self(liveActivityID: liveActivityID) }
      static func create(channelID: String) -> Self { Self(channelID: channelID) }
    }

    """

  private static let managed = "its attributes are here, and nothing comes from its service"
  private static let network = "a picture from the network"
  private static let all = [
    StandIn(module: "OneSignalLiveActivities", source: oneSignal, remark: managed),
    StandIn(module: "AEPMessagingLiveActivity", source: experiencePlatform, remark: managed),
    StandIn(module: "Defaults", source: defaults, remark: "its keys read and write the phone's own defaults"),
    StandIn(
      module: "Kingfisher", source: picture("KFImage", label: network), remark: "KFImage shows a grey area"),
    StandIn(
      module: "SDWebImageSwiftUI", source: picture("WebImage", label: network), remark: "WebImage shows a grey area"),
    StandIn(
      module: "CachedAsyncImage", source: picture("CachedAsyncImage", label: network),
      remark: "CachedAsyncImage shows its placeholder"),
    StandIn(
      module: "Lottie",
      source: """
        @dynamicMemberLookup struct LottieView: View {
          init(animation: LottieAnimation?) {}
          func playbackMode(_ mode: LottiePlaybackMode) -> Self { self }
          func playing(loopMode: LottieLoopMode = .playOnce) -> Self { self }
          func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self { self }
          func paused(at state: LottiePlaybackMode.PausedState = .currentFrame) -> Self { self }
          subscript(dynamicMember name: String) -> PictureSetting<Self> { PictureSetting(picture: self) }
          var body: some View { Rectangle().foregroundStyle(.fill).accessibilityLabel("an animation") }
        }
        enum LottieLoopMode { case playOnce, loop, autoReverse, `repeat`(Float), repeatBackwards(Float) }
        enum LottiePlaybackMode {
          enum PlaybackMode { case fromProgress(CGFloat?, toProgress: CGFloat, loopMode: LottieLoopMode) }
          enum PausedState { case currentFrame, progress(CGFloat), frame(CGFloat), time(TimeInterval) }
          case playing(PlaybackMode), paused(at: PausedState)
          static var paused: Self { .paused(at: .currentFrame) }
        }
        struct LottieAnimation { static func named(_ name: String) -> LottieAnimation? { LottieAnimation() } }

        """, remark: "LottieView shows a grey area"),
  ]
}
