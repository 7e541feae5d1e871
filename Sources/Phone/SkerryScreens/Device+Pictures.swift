import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// The pictures of the phone as it is now. Looking changes nothing: the same phone at the same instant has the same
/// pictures.
extension Device {
  /// The screen as it is now, as wide as the model's and `rows` high; what does not fit below is left out.
  public func phonePicture(rows: Int) -> SurfacePicture {
    settings.isLocked ? LockScreen(self, rows: rows).draw() : UnlockedScreen(self, rows: rows).draw()
  }

  /// The screen at least `rows` high, and as much higher as all that is on it needs, for a window through which so many
  /// rows are seen at a time.
  public func wholePhonePicture(rows: Int) -> SurfacePicture {
    settings.isLocked
      ? LockScreen(self, rows: rows, isWhole: true).draw()
      : UnlockedScreen(self, rows: wholeScreenRows(rows: rows), seenRows: rows).draw()
  }

  /// The rows of an unlocked screen on which nothing is left out, `rows` or more.
  public func wholeScreenRows(rows: Int) -> Int { UnlockedScreen(self, rows: rows).wholeRows }

  /// The island as it is now, without the phone around it; empty on models without one.
  public func islandPicture() -> SurfacePicture { IslandPicture(self).draw() }

  /// The island as a surface of its own, which also says that nothing is in it.
  public func islandSurface() -> SurfacePicture {
    var picture = islandPicture()
    if picture.utterances.isEmpty { picture.utterances = [.line("Dynamic Island, empty")] }
    return picture
  }

  /// One presentation of an activity; what can't be drawn shows why.
  public func picture(_ presentation: LiveActivityPresentation, of record: ActivityRecord) -> SurfacePicture {
    ActivityPicture(self, record).draw(presentation)
  }

  /// A placed widget; empty while it is not on the phone.
  public func picture(of widget: PlacedWidget) -> SurfacePicture { WidgetPicture(self, widget).draw() }

  /// The picture of a preview of a widget or a view on this phone, in one of its states, from 0; `nil` if it is an
  /// activity's, which is started instead, or its widget can't be drawn.
  public func picture(of preview: AppPreview, state: Int) -> SurfacePicture? {
    PreviewPicture(self, state: state).draw(preview)
  }

  /// The same picture while somebody looks at it: it was made when it was asked for first, and goes on from there.
  package func shownPicture(of preview: AppPreview, state: Int) -> SurfacePicture? {
    pictureCaches.previews.picture(of: preview, state: state, on: self)
  }

  /// Lets the preview that is shown next be made anew, as of then.
  package func renewPreviewPictures() { pictureCaches.previews.forget() }

  /// The app's own screen, as wide as `room`, and higher where it needs to be.
  public func appPicture(of process: AppProcess, room: CellSize, ground: RGB) -> SurfacePicture {
    AppPicture(self, process).draw(room: room, ground: ground)
  }

  /// The system's question that waits for an answer, if one does.
  package func systemDialog() -> SurfacePicture? { SystemDialog(self)?.draw() }

  // MARK: Pages

  /// How many pages the home screen has on a screen of so many rows, 1 or more.
  public func homePageCount(rows: Int) -> Int { HomeScreen(self, rows: rows).pageCount }

  /// Turns the pages of a home screen of so many rows: 1 to the next, -1 back, and not beyond the ends.
  public func turnPage(_ count: Int, rows: Int) { turnPage(count, of: homePageCount(rows: rows)) }

  // MARK: What pictures share

  /// Pictures that were drawn, kept as long as the phone.
  var pictureCaches: PictureCaches { companion(PictureCaches.init) }

  var wallClock: WallClock { WallClock(now, timeZone: settings.timeZone) }
  /// When clocks on the screen show another minute.
  var nextMinute: Date { WallClock.nextMinute(after: now, timeZone: settings.timeZone) }
}

/// The pictures of one phone that were drawn already: bodies run again only when content or surroundings change.
final class PictureCaches {
  let presentations = PresentationCache()
  let apps = AppPictureCache()
  let widgets = WidgetPictureCache()
  let previews = PreviewPictureCache()
}
