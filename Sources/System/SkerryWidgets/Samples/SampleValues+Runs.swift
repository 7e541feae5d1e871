/// How far somebody has come: what the code says of the time and the pace holds for the distance.
nonisolated extension SampleValues {
  /// The kilometres that fit the time and the pace beside a distance; `nil` where the code says nothing of the time.
  func ran(_ name: String) -> Double? {
    guard Self.has(name, ["distance", "kilometers", "km"]), hints.sizes[name] == nil,
      let pace = siblings.texts.first(where: { Self.has($0, ["pace"]) }),
      let time = siblings.texts.first(where: { Self.has($0, ["duration", "elapsed", "time"]) && $0 != pace }),
      hints.values[time] != nil || hints.written[time] != nil, let seconds = Self.seconds(ofClock: text(time)),
      let pacing = Self.seconds(ofClock: text(pace)), pacing > 60
    else { return nil }
    return (Double(seconds) / Double(pacing) * 100).rounded() / 100
  }

  /// Of `00:12:30`, and of `5'30"`.
  private static func seconds(ofClock text: String) -> Int? {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard (2...3).contains(parts.count), text.first?.isNumber == true else { return nil }
    return parts.reduce(0) { $0 * 60 + $1 }
  }
}
