import SkerryActivities

extension EventLog {
  /// The kind of an entry of the log, whatever its words are.
  ///
  /// Files and programs know it by its ``word``, such as `activity.dismissed.swipedAway` or `push.refused`.
  nonisolated public enum Kind: Hashable, Sendable {
    case activity(Activity)
    case permission(Permission)
    case push(Push)
    case notification(Notification)
    case setting(Setting)
    case screen(Screen)
    case gesture(Gesture)
    case link(Link)
    case intent(Intent)
    case process(Process)
    case background(Background)
    case widget(Widget)
    case feedback(Feedback)
    case clock(Clock)
    case app(App)
    case trouble(Trouble)
    /// An entry of another version of the program, which knew no kinds, or others.
    case unknown

    /// The fates of a Live Activity.
    public enum Activity: Hashable, Sendable {
      /// It came to be or moved on, and why.
      case transition(to: ActivityState, cause: TransitionCause)
      case other(Other)

      public enum Other: String, Hashable, Sendable, CaseIterable {
        case updated, alerted
        /// A Focus kept the alert quiet.
        case alertSilenced
        /// The card of an ended activity goes at another time than planned.
        case removalMoved
        /// A call had no effect, as the system's rules want it.
        case ignored
        /// A request was turned down.
        case refused
      }
    }

    /// The person's permissions.
    public enum Permission: String, Hashable, Sendable, CaseIterable {
      case liveActivities, frequentUpdates, consent
      case notificationsAsked, notifications
    }

    /// Pushes, and the tokens they are addressed to.
    public enum Push: String, Hashable, Sendable, CaseIterable {
      case accepted, applied
      /// A hint to the sender, no refusal.
      case remark
      /// Turned down by the push service.
      case refused
      /// Accepted by the service and dropped by the phone.
      case dropped
      /// Kept by the service while the phone is offline.
      case held
      /// Not kept while the phone was offline, or not long enough.
      case lost
      case late
      /// A running app does not learn of it.
      case notTold
      case token, startToken, tokenHeld, noToken, deviceToken
      /// Channels for broadcasts, which a server makes, reads and deletes.
      case channel
    }

    /// The fates of notifications.
    public enum Notification: String, Hashable, Sendable, CaseIterable {
      case scheduled, unscheduled, userInfoDropped, refused
      case extensionStarts, extensionExpires, extensionFinished, extensionFailed
      case wakesApp, asksApp
      case delivered, silenced, levelLowered, suppressed, suppressionRefused
      case badge, sound, haptic, screenLightsUp, banner, bannerGone
      case opened, cleared, ignored
    }

    /// A switch of the phone that was moved.
    public enum Setting: String, Hashable, Sendable, CaseIterable {
      case appearance, hourFormat, symbols, model, timeZone, systemVersion
      case liveActivitiesWhenLocked, asksAboutLiveActivities
      case pushEnvironment, pushServiceAnswer, online, reportedBehavior
      case battery, lowPowerMode, sounds, haptics, focus, notifications, backgroundRefresh, suspension, faceID
      case lockedButtons
    }

    /// The deeds of the screen and of the phone as a whole.
    public enum Screen: String, Hashable, Sendable, CaseIterable {
      case locked, unlocked, alwaysOn, lit, rebooted
      /// A tap on a phone that is locked and doesn't know who is there.
      case waits
      /// The model has no always-on screen.
      case noAlwaysOn
    }

    /// The deeds of fingers on island and banners.
    public enum Gesture: String, Hashable, Sendable, CaseIterable {
      case hidden, broughtBack, bannerSwipedUp, ignored
    }

    /// Deep links.
    public enum Link: String, Hashable, Sendable, CaseIterable {
      case opened, malformed, unknownScheme
      /// The phone is locked and doesn't know who is there.
      case waits
    }

    /// App Intents and controls.
    public enum Intent: String, Hashable, Sendable, CaseIterable {
      case performed
      /// The phone is locked and doesn't know who is there.
      case waits
      /// It waited in vain.
      case dropped
      /// It runs where Apple's documents disagree on whether it does.
      case guessed
      /// The phone's version runs no intents there.
      case unsupported
      case controlDisabled
    }

    /// The processes of apps.
    public enum Process: String, Hashable, Sendable, CaseIterable {
      case launched, woken, notWoken, forceQuit
      /// The system ended it for what it did wrong.
      case endedBySystem
      /// The system ended it for want of memory.
      case terminated
      case suspended, resumed
      /// A restart of the phone lets the background launch apps again that were force-quit.
      case launchable
      /// It runs where a phone would have suspended it.
      case overtime
    }

    /// Background tasks.
    public enum Background: String, Hashable, Sendable, CaseIterable {
      case begins, completed, putOff, overdue, lost
      case noRequest, noHandler, refused, notRegistered, registeredTwice
    }

    /// Widgets and their timelines.
    public enum Widget: String, Hashable, Sendable, CaseIterable {
      case placed, removed, timeline, emptyTimeline, unanswered, putOff
    }

    /// The haptics and sounds.
    public enum Feedback: String, Hashable, Sendable, CaseIterable {
      case haptic, hapticOff, sound, soundOff
    }

    /// The phone's time.
    public enum Clock: String, Hashable, Sendable, CaseIterable {
      case set
      /// Time goes on although something is due again and again.
      case stuck
    }

    /// The words of an app's own code.
    public enum App: String, Hashable, Sendable, CaseIterable {
      /// A line that the app wrote.
      case line
      /// An error that its code threw.
      case error
      /// A sheet was closed before it was sent, by something else than its own buttons.
      case sheetClosed
      /// A deed was pressed or sent that a process had offered which has ended.
      case tooLate
    }

    /// The troubles around the phone, in the program that simulates it.
    public enum Trouble: String, Hashable, Sendable, CaseIterable {
      /// Files that can't be read, written or understood.
      case storage
      case storageRecovered
      /// The state folder was gone.
      case folderLost
      /// The socket for commands of other programs.
      case control
      /// A file with a push that was not delivered.
      case payload
      /// The log no longer holds all that happened.
      case linesLeftOut
    }

    /// The state in which an activity is now, if the entry tells that it came to be or moved on.
    public var newState: ActivityState? { if case .activity(.transition(let state, _)) = self { state } else { nil } }
  }
}
