// Apple's module name, so that unmodified source compiles: the types of sound and video that shared files of widgets
// mention. Nothing is heard or seen here.
@_exported import PhoneFoundation

#if Foundation
  /// How an app sounds among others; it doesn't.
  public final class AVAudioSession {
    /// The only one.
    public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
    /// What an app sounds for.
    public struct Category: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
      public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
      public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
      public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
      public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
    /// What is special about it.
    public struct Mode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
      public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
      public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
      public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    }
    /// How it goes along with others.
    public struct CategoryOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let mixWithOthers = CategoryOptions(rawValue: 1)
      public static let duckOthers = CategoryOptions(rawValue: 2)
      public static let allowBluetooth = CategoryOptions(rawValue: 4)
      public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
      public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
      public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
      public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }
    /// What others are told.
    public struct SetActiveOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// Whether another app sounds: no.
    public var isOtherAudioPlaying: Bool { false }
    /// How loud it is: not at all.
    public var outputVolume: Float { 0 }
    /// Says what the app sounds for.
    public func setCategory(_ category: Category) throws {}
    /// Says what the app sounds for.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {}
    /// Says what the app sounds for.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    /// Begins or ends.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  }

  /// Plays a sound; nothing is heard.
  open class AVAudioPlayer: NSObject {
    /// Who is told.
    public weak var delegate: (any AVAudioPlayerDelegate)?
    /// How often it is repeated.
    public var numberOfLoops = 0
    /// How loud it is.
    public var volume: Float = 1
    /// Where it is, in seconds.
    public var currentTime: TimeInterval = 0
    /// How long it is, in seconds; unknown.
    public var duration: TimeInterval { 0 }
    /// Whether it plays: no.
    public var isPlaying: Bool { false }
    /// A sound of a file.
    public init(contentsOf url: URL) throws {}
    /// A sound of bytes.
    public init(data: Data) throws {}
    /// Gets ready.
    @discardableResult open func prepareToPlay() -> Bool { false }
    /// Plays; nothing is heard.
    @discardableResult open func play() -> Bool { false }
    /// Stands still.
    open func pause() {}
    /// Ends.
    open func stop() {}
    /// Becomes as loud.
    open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  }
  /// Is told what a player does; here it never is.
  public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  }
  extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  }

  /// Something that can be played.
  open class AVPlayerItem: NSObject {
    /// Something at an address.
    public init(url: URL) {}
  }
  /// Plays sound and video; nothing is heard or seen.
  open class AVPlayer: NSObject {
    /// What it plays.
    public private(set) var currentItem: AVPlayerItem?
    /// How fast it plays; it doesn't.
    public var rate: Float = 0
    /// How loud it is.
    public var volume: Float = 1
    /// Plays nothing.
    public override init() {}
    /// Plays something at an address.
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    /// Plays something.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// Plays something else.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Plays; nothing is heard or seen.
    open func play() {}
    /// Stands still.
    open func pause() {}
  }

  /// A voice.
  public final class AVSpeechSynthesisVoice: NSObject {
    /// The language it speaks.
    public let language: String
    /// The voice of a language.
    public init?(language: String?) { self.language = language ?? "en-US" }
  }
  /// Something to say.
  public final class AVSpeechUtterance: NSObject {
    /// The words.
    public let speechString: String
    /// How fast.
    public var rate: Float = 0.5
    /// How high.
    public var pitchMultiplier: Float = 1
    /// How loud.
    public var volume: Float = 1
    /// Who says it.
    public var voice: AVSpeechSynthesisVoice?
    /// Words to say.
    public init(string: String) { speechString = string }
  }
  /// Says things; nothing is heard.
  open class AVSpeechSynthesizer: NSObject {
    /// Whether it speaks: no.
    public var isSpeaking: Bool { false }
    /// Says something.
    open func speak(_ utterance: AVSpeechUtterance) {}
  }
#endif
