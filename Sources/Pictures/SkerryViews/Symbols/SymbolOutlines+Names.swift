/// Which drawing belongs to the name of a symbol.
nonisolated extension SymbolOutlines {
  /// What stands behind a name in the table.
  struct Line: Sendable {
    let text: Substring
    /// Whether it can be told in two rows.
    let isSimple: Bool
  }

  /// What stands behind a name in the table; `nil` where the name isn't there.
  static func line(of name: String) -> Line? { table[name] }

  private static let table = all.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
    .reduce(into: [String: Line]()) { table, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      let isSimple = line[..<colon].hasSuffix("*")
      let name = line[..<colon].dropLast(isSimple ? 1 : 0)
      table[String(name)] = Line(text: line[colon...].dropFirst(2), isSimple: isSimple)
    }

  /// The name under which a symbol is drawn.
  static func name(for name: String) -> String {
    let isFilled = name.hasSuffix(".fill")
    let base = isFilled ? String(name.dropLast(5)) : name
    if let other = others[base] { return isFilled && !other.hasSuffix(".fill") ? other + ".fill" : other }
    return family(of: name) ?? name
  }

  /// Gauges differ in their needles, thermometers in their height, hourglasses in their sand; a figure in what it does.
  private static func family(of name: String) -> String? {
    var parts = name.split(separator: ".")
    guard let first = parts.first, !parts.contains("badge"), !parts.contains("slash"), !parts.contains("circle"),
      table[name] == nil, table[name + ".fill"] == nil
    else { return nil }
    if ["gauge", "thermometer", "hourglass"].contains(first) { return String(first) }
    guard first == "figure" else { return nil }
    while parts.count > 2 {
      parts.removeLast()
      let known = parts.joined(separator: ".")
      if table[known] != nil { return known }
      if let other = others[known] { return other }
    }
    return name.hasPrefix("figure.2") ? "person.2" : "figure.stand"
  }

  /// Names under which Apple has nearly the same symbol: for each drawing the names that it also stands for.
  private static let rows: [(drawing: String, names: String)] = [
    ("arrow.triangle.2.circlepath", "arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90"),
    ("arrow.triangle.2.circlepath", "arrow.trianglehead.2.counterclockwise arrow.2.circlepath arrow.2.squarepath"),
    ("arrow.triangle.2.circlepath", "arrow.3.trianglepath"),
    ("arrow.clockwise", "arrow.trianglehead.clockwise arrow.trianglehead.clockwise.rotate.90"),
    ("arrow.counterclockwise", "arrow.trianglehead.counterclockwise arrow.trianglehead.counterclockwise.rotate.90"),
    ("arrow.uturn.backward", "arrow.uturn.left arrowshape.turn.up.left"),
    ("arrow.uturn.forward", "arrow.uturn.right arrowshape.turn.up.right"),
    ("battery.0percent", "battery.0"), ("battery.100percent", "battery.100"), ("battery.25percent", "battery.25"),
    ("battery.50percent", "battery.50"), ("battery.75percent", "battery.75"),
    ("battery.100percent.bolt", "battery.100.bolt"), ("truck.box", "box.truck"),
    ("message", "bubble bubble.left bubble.right text.bubble quote.bubble captions.bubble"),
    ("message", "bubble.left.and.bubble.right ellipsis.bubble"), ("bus", "bus.doubledecker"),
    ("figure.walk", "figure.walk.motion figure.hiking walking"), ("tram", "lightrail tram.fill.tunnel"),
    ("mic", "microphone"), ("moon", "moon.stars moon.haze moon.zzz"), ("heart", "suit.heart bolt.heart"),
    ("figure.run", "figure.run.treadmill figure.sprint figure.soccer figure.basketball figure.handball"),
    ("figure.run", "figure.american.football figure.australian.football figure.rugby figure.track.and.field"),
    ("figure.run", "figure.tennis figure.badminton figure.table.tennis figure.squash figure.volleyball"),
    ("figure.run", "figure.highintensity.intervaltraining figure.jumprope figure.step.training"),
    ("figure.mind.and.body", "figure.yoga figure.cooldown figure.taichi figure.pilates figure.flexibility"),
    ("figure.outdoor.cycle", "figure.indoor.cycle figure.hand.cycling"),
    ("figure.pool.swim", "figure.open.water.swim figure.water.fitness figure.waterpolo"),
    ("figure.rower", "figure.indoor.rowing figure.outdoor.rowing oar.2.crossed"),
    ("figure.skiing.downhill", "figure.snowboarding figure.skiing.crosscountry figure.surfing figure.skateboarding"),
    ("figure.strengthtraining.traditional", "figure.strengthtraining.functional"),
    ("figure.climbing", "figure.stairs figure.stair.stepper"), ("wheelchair", "figure.roll"),
    ("sun.max.fill", "sun.max sun.min light.max"), ("sun.haze", "sun.dust"), ("drop", "humidity"),
    ("cloud.bolt", "cloud.moon.bolt cloud.sun.bolt"), ("cloud.rain", "cloud.moon.rain"),
    ("cloud.snow", "cloud.sleet cloud.hail"), ("snowflake", "snow wind.snow"), ("cloud", "icloud smoke"),
    ("tornado", "tropicalstorm hurricane"), ("fanblades", "fan"), ("globe", "network"),
    ("globe.americas", "globe.europe.africa globe.asia.australia globe.central.south.asia"),
    ("washer", "dryer dishwasher"), ("oven", "stove"), ("book.closed", "magazine menucard text.book.closed"),
    ("book.closed", "character.book.closed"), ("headphones", "airpods airpodspro airpodsmax earbuds beats.headphones"),
    ("display", "desktopcomputer pc"), ("bag", "handbag"), ("motorcycle", "moped"), ("envelope", "mail"),
    ("briefcase", "case"), ("suitcase", "suitcase.rolling backpack"), ("hand.raised", "hand.wave hands.clap"),
    ("hand.tap", "hand.point.up hand.point.up.left"), ("creditcard", "wallet.pass wallet.bifold giftcard"),
    ("doc.text", "doc.plaintext doc.richtext text.document note.text note list.bullet.rectangle"),
    ("clipboard", "list.clipboard list.bullet.clipboard"), ("list.bullet", "list.number list.dash list.star"),
    ("text.alignleft", "text.justify text.justify.left text.aligncenter text.alignright"),
    ("pencil", "square.and.pencil"), ("waveform.path.ecg", "waveform.path"), ("repeat", "repeat.1"),
    ("backward", "backward.end.alt"), ("forward", "forward.end.alt"), ("cpu", "memorychip"),
    ("link", "personalhotspot"),
    ("mountain.2", "mountain"), ("face.smiling", "face.smiling.inverse"), ("person", "person.bust"), ("square", "app"),
    ("xmark", "multiply"), ("scope", "dot.scope"), ("chart.bar.fill", "cellularbars"),
    ("soccerball", "soccerball.inverse"),
    ("chart.line.uptrend.xyaxis", "chart.xyaxis.line chart.line.flattrend.xyaxis"), ("die.face.5", "dice"),
    ("dollarsign", "australiandollarsign singaporedollarsign"), ("key", "key.horizontal"),
    ("magnifyingglass", "text.magnifyingglass"),
    ("magnifyingglass", "doc.text.magnifyingglass"), ("flashlight.on", "flashlight.off"),
    ("sofa", "chair chair.lounge"), ("ladybug", "ant"), ("bathtub", "sink"),
    ("door.left.hand.closed", "door.left.hand.open door.right.hand.closed door.right.hand.open"),
    ("asterisk", "staroflife"), ("powerplug", "ev.plug cable.connector"), ("character", "textformat textformat.alt"),
    ("circle.inset.filled", "largecircle.fill.circle smallcircle.filled.circle"), ("circle.dashed", "circle.dotted"),
    ("dot.radiowaves.left.and.right", "dot.radiowaves.right dot.radiowaves.up.forward wave.3.right"),
    ("chevron.backward.2", "chevron.left.2"), ("chevron.forward.2", "chevron.right.2"),
    ("square.stack.3d.up", "square.stack.3d.forward.dottedline square.stack.3d.down.right square.3.layers.3d"),
    ("arrow.triangle.branch", "arrow.branch arrow.triangle.merge"), ("wrench.adjustable", "wrench"),
    ("laptopcomputer", "macbook"),
    ("american.football", "rugbyball australian.football american.football.professional"),
    ("air.conditioner.horizontal", "air.conditioner air.conditioner.vertical air.purifier"),
    ("arrow.merge", "arrow.trianglehead.merge"), ("arrow.triangle.branch", "arrow.trianglehead.branch"),
    ("arrowshape.left", "arrowshape.backward"), ("arrowshape.right", "arrowshape.forward"),
    ("arrowtriangle.left", "arrowtriangle.backward"), ("arrowtriangle.right", "arrowtriangle.forward"),
    ("car.side", "suv.side convertible.side truck.pickup.side air.car.side"), ("umbrella", "beach.umbrella"),
    ("chevron.left", "chevron.compact.left chevron.compact.backward"), ("chevron.up", "chevron.compact.up"),
    ("chevron.right", "chevron.compact.right chevron.compact.forward"), ("chevron.down", "chevron.compact.down"),
    ("dial.low", "dial dial.min dial.medium dial.high dial.max"), ("duffle.bag", "gym.bag"), ("gauge", "tachometer"),
    ("doc.text", "scroll receipt text.page richtext.page long.text.page"), ("headphones", "headset"),
    ("dot.radiowaves.left.and.right", "wave.3.forward wave.3.left wave.3.backward dot.radiowaves.forward"),
    ("fireworks", "rays burst laser.burst"), ("eyes.inverse", "eyes"), ("hifispeaker", "hifispeaker.2"),
    ("homepod", "homepod.mini homepod.2"), ("lamp.table", "lamp.desk lamp.floor"),
    ("surfboard", "snowboard"), ("shoe", "shoe.2"), ("signpost.right", "signpost"),
    ("arrow.clockwise", "rotate.right"), ("arrow.counterclockwise", "rotate.left"),
    ("thermometer", "medical.thermometer"),
  ]

  private static let others = rows.reduce(into: [String: String]()) { table, row in
    for name in row.names.split(separator: " ") { table[String(name)] = row.drawing }
  }
}

nonisolated extension SymbolOutline {
  /// The drawing of the symbol that a name is a variant of, with what the variant adds as far as it can be drawn.
  init?(variantOf name: String) {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    func base(_ count: Int) -> SymbolOutline? {
      let base = parts[..<count].joined(separator: ".")
      return SymbolOutline(named: isFilled ? base + ".fill" : base) ?? SymbolOutline(named: base)
    }
    if let place = parts.firstIndex(where: { ["badge", "slash"].contains($0) || Half(word: $0) != nil }), place > 0 {
      guard var outline = base(place) else { return nil }
      switch parts[place] {
      case "slash": outline = outline.struckOut()
      case "badge": outline = outline.with(badge: place + 1 < parts.count ? parts[place + 1] : nil)
      default: outline.filledHalf = Half(word: parts[place])
      }
      self = outline
      return
    }
    // Where the same glyph stands for both, the same drawing may.
    let glyph = SymbolTable.glyph(named: name).text
    for count in stride(from: parts.count - (isFilled ? 0 : 1), to: 0, by: -1) {
      let known = parts[..<count].joined(separator: ".")
      guard SymbolTable.isKnown(known), SymbolTable.glyph(named: known).text == glyph, let outline = base(count) else {
        continue
      }
      self = outline
      return
    }
    return nil
  }
}

nonisolated extension SymbolOutline.Half {
  /// The half that a part of a name says; in languages that are written to the left, leading is left all the same.
  fileprivate init?(word: String) {
    switch word {
    case "lefthalf", "leadinghalf": self = .left
    case "righthalf", "trailinghalf": self = .right
    case "tophalf": self = .top
    case "bottomhalf": self = .bottom
    default: return nil
    }
  }
}
