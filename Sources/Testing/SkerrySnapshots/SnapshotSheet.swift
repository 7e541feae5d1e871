import SkerryCells

/// Several pictures of one thing at one instant, such as all presentations of an activity, in one golden file.
///
/// ```
/// what       OrderLiveActivity, out for delivery
/// instant    2026-01-31T09:46:00Z
/// …
/// lock-screen 46×7
/// 0 │▗▄▄▄…│
///
/// lock-screen styles
/// 0 │ABBB…│
/// A = #16181d on #000000
///
/// lock-screen spoken
/// Order 7, out for delivery
///
/// compact 31×3
/// …
/// ```
public struct SnapshotSheet: Sendable {
  /// The title, in a few words.
  public var title: String
  public var circumstances: Snapshot.Circumstances
  /// How the pictures differ from what is usual, such as “light”; empty if they don't.
  public var look: String
  public var pictures: [Picture]
  /// The remarks about the whole.
  public var remarks: [String]

  public init(
    title: String, circumstances: Snapshot.Circumstances, look: String = "", pictures: [Picture],
    remarks: [String] = []
  ) {
    self.title = title
    self.circumstances = circumstances
    self.look = look
    self.pictures = pictures
    self.remarks = remarks
  }

  /// One picture of a sheet.
  public struct Picture: Sendable {
    /// Different for each picture of a sheet, such as `lock-screen`.
    public var name: String
    public var grid: Grid
    /// The words of a screen reader, element by element.
    public var spoken: [String]
    /// The remarks on content that does not fit, or can't be heard.
    public var remarks: [String]

    /// Whether both would say the same in a golden file.
    func looks(like other: Picture) -> Bool {
      grid == other.grid && spoken == other.spoken && remarks == other.remarks
    }

    public init(name: String, grid: Grid, spoken: [String] = [], remarks: [String] = []) {
      self.name = name
      self.grid = grid
      self.spoken = spoken
      self.remarks = remarks
    }
  }

  /// The same sheet as a poorer terminal shows it.
  public func reduced(to depth: ColorDepth, ascii: Bool = false) -> SnapshotSheet {
    var copy = self
    let reduction = GridReduction(depth: depth, ascii: ascii)
    for index in pictures.indices { copy.pictures[index].grid = reduction.reduce(pictures[index].grid) }
    copy.circumstances.colors = depth
    copy.circumstances.isASCII = ascii
    return copy
  }

  /// The golden file.
  public var text: String {
    let header = PictureLines.header(
      [("what", title)] + circumstances.entries(size: nil) + (look.isEmpty ? [] : [("look", look)])
        + remarks.map { ("remark", $0) })
    let blocks = pictures.enumerated().flatMap { index, picture in
      lines(picture, like: pictures[..<index].first { $0.looks(like: picture) })
    }
    return (header + blocks).map { $0 + "\n" }.joined()
  }

  private func lines(_ picture: Picture, like other: Picture?) -> [String] {
    let size = picture.grid.size
    if let other { return ["", "\(picture.name) \(size.columns)×\(size.rows)", "(as \(other.name))"] }
    let lines = PictureLines(grid: picture.grid)
    let remarks = picture.remarks.map(PictureLines.visible)
    return ["", "\(picture.name) \(size.columns)×\(size.rows)"] + lines.glyphs
      + ["", "\(picture.name) styles"] + lines.styles
      + ["", "\(picture.name) spoken"] + PictureLines.spoken(picture.spoken)
      + (remarks.isEmpty ? [] : ["", "\(picture.name) remarks"] + remarks)
  }
}
