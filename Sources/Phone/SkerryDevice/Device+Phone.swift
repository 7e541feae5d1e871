import FoundationEssentials
import SkerryViews

/// The whole screen of the phone.
extension Device {
  /// The screen as it is now, as wide as the model's and `rows` high; what does not fit below is left out.
  public func phonePicture(rows: Int) -> SurfacePicture {
    settings.isLocked ? lockScreenPicture(rows: rows) : unlockedPicture(rows: rows)
  }

  var wallClock: WallClock { WallClock(now, timeZone: settings.timeZone) }
  /// When clocks on the screen show another minute.
  var nextMinute: Date { WallClock.nextMinute(after: now, timeZone: settings.timeZone) }
}
