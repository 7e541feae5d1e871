/// The values that an app adds to an alarm for its own views.
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}

/// The content of an alarm's Live Activity that stays.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState

  /// The words and buttons of each state.
  public var presentation: AlarmPresentation
  /// The app's own values.
  public var metadata: Metadata?
  /// The color of the alarm's app.
  public var tintColor: Color

  /// The content of an alarm's Live Activity that stays.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }

  private enum CodingKeys: CodingKey { case presentation, metadata, tintColor }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    presentation = try values.decode(AlarmPresentation.self, forKey: .presentation)
    metadata = try values.decodeIfPresent(Metadata.self, forKey: .metadata)
    tintColor = try values.decodeIfPresent(ColorNumbers.self, forKey: .tintColor)?.color ?? .accentColor
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(presentation, forKey: .presentation)
    try values.encodeIfPresent(metadata, forKey: .metadata)
    try values.encode(ColorNumbers(tintColor), forKey: .tintColor)
  }
}

/// A color as four numbers, from 0 to 1; `Color` itself can't be stored, as on Apple's systems.
struct ColorNumbers: Codable, Hashable, Sendable {
  var red, green, blue, opacity: Float
  init(_ color: Color) {
    let numbers = color.resolve(in: EnvironmentValues())
    (red, green, blue, opacity) = (numbers.red, numbers.green, numbers.blue, numbers.opacity)
  }
  var color: Color { Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)) }
}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
  /// The button's words.
  public var text: LocalizedStringResource
  /// The color of what it says.
  public var textColor: Color
  /// Its symbol.
  public var systemImageName: String

  /// A button of an alarm.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }

  private enum CodingKeys: CodingKey { case text, textColor, systemImageName }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode(LocalizedStringResource.self, forKey: .text)
    textColor = try values.decode(ColorNumbers.self, forKey: .textColor).color
    systemImageName = try values.decode(String.self, forKey: .systemImageName)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(ColorNumbers(textColor), forKey: .textColor)
    try values.encode(systemImageName, forKey: .systemImageName)
  }
}

/// The words and buttons of an alarm in each of its states.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  /// How it looks while it rings.
  public var alert: Alert
  /// How it looks while it counts down; `nil` where it doesn't.
  public var countdown: Countdown?
  /// How it looks while it stands still; `nil` where it can't.
  public var paused: Paused?

  /// The words and buttons of an alarm in each of its states.
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }

  /// How an alarm looks while it rings.
  public struct Alert: Codable, Hashable, Sendable {
    /// The deed of the second button.
    public enum SecondaryButtonBehavior: Codable, Hashable, Sendable { case countdown, custom }
    /// The alert's title.
    public var title: LocalizedStringResource
    /// The button that ends it.
    public var stopButton: AlarmButton
    /// Another button.
    public var secondaryButton: AlarmButton?
    /// The deed of the other button.
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    /// How an alarm looks while it rings.
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
    /// How an alarm looks while it rings, with the system's own button that ends it.
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle"),
        secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
    }
  }

  /// How an alarm looks while it counts down.
  public struct Countdown: Codable, Hashable, Sendable {
    /// The title while it counts down.
    public var title: LocalizedStringResource
    /// The button that lets it stand still.
    public var pauseButton: AlarmButton?
    /// How an alarm looks while it counts down.
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }

  /// How an alarm looks while it stands still.
  public struct Paused: Codable, Hashable, Sendable {
    /// The title while it is paused.
    public var title: LocalizedStringResource
    /// The button that lets it go on.
    public var resumeButton: AlarmButton
    /// How an alarm looks while it stands still.
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }
}

/// The content of an alarm's Live Activity that changes.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// Which alarm.
  public var alarmID: Alarm.ID
  /// The alarm's mode, with the values that belong to it.
  public var mode: Mode

  /// The content of an alarm's Live Activity that changes.
  public init(alarmID: Alarm.ID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }

  /// The modes of an alarm.
  public enum Mode: Codable, Hashable, Sendable {
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)

    /// It rings.
    public struct Alert: Codable, Hashable, Sendable {
      /// For when it was set.
      public var time: Alarm.Schedule.Relative.Time
      /// It rings.
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }
    /// It counts down.
    public struct Countdown: Codable, Hashable, Sendable {
      /// From the beginning to the end, in seconds.
      public var totalCountdownDuration: TimeInterval
      /// How much had passed before it last went on, in seconds.
      public var previouslyElapsedDuration: TimeInterval
      /// When it last went on.
      public var startDate: Date
      /// When it will ring.
      public var fireDate: Date
      /// It counts down.
      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date, fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }
    /// It stands still.
    public struct Paused: Codable, Hashable, Sendable {
      /// From the beginning to the end, in seconds.
      public var totalCountdownDuration: TimeInterval
      /// How much has passed, in seconds.
      public var previouslyElapsedDuration: TimeInterval
      /// It stands still.
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }
}
