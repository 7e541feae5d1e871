import Testing

@testable import SkerryProjects

/// What sources say about the values of their activities.
@Suite struct SampleWordsTests {
  @Test("X06 what a state says is off until it is said is handed over, and not what a view keeps")
  func unset() {
    let lines = SampleWords(
      of: [
        """
        struct ContentState: Codable, Hashable {
          var extend: Bool = false
          var isLate = false
          var isOpen: Bool = true
        }
        struct Card: View { @State private var isFlipped = false }
        """
      ]
    ).lines
    #expect(lines.filter { $0.hasPrefix("unset") } == ["unset\textend", "unset\tisLate"], "\(lines)")
  }

  @Test("X06 texts and numbers that an author wrote into a state count, also where the preview was turned off")
  func written() {
    let lines = SampleWords(
      of: [
        """
        let sets = Attributes(kit: "Lighthouse")
        //  #Preview("Kit", as: .content, using: KitAttributes(image: "", kit: "Lighthouse", pieces: 2_065)) {
        //    KitLiveActivity()
        //  } contentStates: {
        //    KitAttributes.ContentState(left: "45 min", done: 0, owner: Owner(name: "Bo"), at: .now, share: 0.4)
        //    .init(left: "\\(5) min", since: 1_700_000_000)
        //  }
        extension KitAttributes.ContentState {
          static var sample: Self { .init(left: "") }
          static var late: KitAttributes.ContentState { .init(left: "20 min") }
        }
        """
      ]
    ).lines
    #expect(
      lines.filter { $0.hasPrefix("written") }.sorted() == [
        "written\tkit\tLighthouse", "written\tleft\t20 min", "written\tleft\t45 min", "written\tpieces\t2065",
        "written\tshare\t0.4",
      ], "\(lines)")
  }

  @Test("X06 what an author wrote for the end of an activity is not what goes on")
  func writtenForEnds() {
    let source = """
      func begin() { let state = KitAttributes.ContentState(left: "45 min") }
      func reconcile() async {
        let gone = KitAttributes.ContentState(left: "Broken off")
        for old in Activity<KitAttributes>.activities { await old.end(.init(state: gone, staleDate: nil)) }
      }
      """
    #expect(SampleWords(of: [source]).lines.filter { $0.hasPrefix("written") } == ["written\tleft\t45 min"])
  }

  @Test("X06 what an author wrote counts where the call was cut out of the source that is compiled")
  func writtenBeforeCuts() {
    let lines = SampleWords(
      of: ["struct KitAttributes {}"], originals: ["let state = KitAttributes.ContentState(left: \"45 min\")"]
    ).lines
    #expect(lines == ["written\tleft\t45 min"], "\(lines)")
  }

  @Test("X06 a key of a store and what is made of its value may stand on lines of their own")
  func storesOverLines() {
    let lines = SampleWords(
      of: [
        """
        let store = UserDefaults(suiteName: "group.tide")!
        let end = Date(
          timeIntervalSince1970: store.double(
            forKey: context.attributes.prefixedKey("endDate")
          ) / 1000
        )
        let name = store.string(
          forKey: "name"
        ) ?? "Tide"
        let other = store.string(forKey: key)
        let word = "no key"
        """
      ]
    ).lines.filter { $0.hasPrefix("stored") }
    #expect(lines == ["stored\tendDate\tmilliseconds", "stored\tname\tstring"], "\(lines)")
  }

  @Test("X06 cases, words of comparisons, keys of dictionaries and stores are found")
  func found() {
    let words = SampleWords(of: [
      """
      enum Stage: String, Codable {
        case packed, onTheWay = "on-the-way" // case no
        case arrived
        var symbol: String { switch self { case .packed: "a"; default: "b" } }
      }
      if state.kind == "express" || state.kind != "slow" {}
      switch context.state.phase.lowercased() {
      case "boarding", "gate": break
      default: break
      }
      let price = Double(data["price"]!)!
      let end = Date(timeIntervalSince1970: Double(data["end"]!)! / 1000)
      let store = UserDefaults(suiteName: "group.courier")!
      let city = store.string(forKey: context.attributes.prefixedKey("city"))!
      let at = store.double(forKey: "start") / 1000
      """
    ])
    #expect(
      Set(words.lines) == [
        "enum\tStage\tpacked\ton-the-way\tarrived", "values\tkind\texpress\tslow", "values\tphase\tboarding\tgate",
        "key\tprice", "key\tend", "number\tprice", "milliseconds\tend", "suite\tgroup.courier", "stored\tcity\tstring",
        "stored\tstart\tmilliseconds",
      ], "\(words.lines)")
    #expect(words.source.contains("@c(skerry_sample_words)"))
  }

  @Test("X06 that a color's number says how much of it there is, is found by how it is read")
  func alpha() {
    #expect(SampleWords(of: ["let alpha = Double((argb >> 24) & 0xFF) / 255"]).lines == ["alpha\tcolors"])
    #expect(SampleWords(of: ["let red = Double((rgb >> 16) & 0xFF) / 255"]).lines.isEmpty)
  }

  @Test("X06 words with which a function or an initializer compares what it is given count for what it is given")
  func calls() {
    let words = SampleWords(of: [
      """
      private struct Crossing {
        let title: String
        init(_ raw: String) {
          switch raw {
          case "outward": self = Crossing(title: "Out")
          case "homeward", "back": self = Crossing(title: "Home")
          default: self = Crossing(title: "Sea")
          }
        }
        private init(title: String) { self.title = title }
      }
      func flag(for wind: String, in tide: Int) -> String { wind == "gale" ? "red" : "white" }
      """,
      "let crossing = Crossing(context.state.leg)\nImage(systemName: flag(for: state.breeze, in: 3)); flag(for: name, in: 2)",
    ])
    #expect(
      words.lines.filter { $0.hasPrefix("values") } == [
        "values\traw\toutward\thomeward\tback", "values\twind\tgale", "values\tleg\toutward\thomeward\tback",
        "values\tbreeze\tgale",
      ], "\(words.lines)")
  }

  @Test("X06 a text that a view is handed under its own name has the words that its functions ask for")
  func handedUnderItsName() {
    let lines = SampleWords(of: [
      """
      enum Ramp { static func tint(_ letter: String?) -> Color { switch letter?.lowercased() { case "a": .green
        case "b": .yellow
        default: .gray } } }
      struct Mark: View { var grade: String?
        var body: some View { Text(grade ?? "?").tint(Ramp.tint(grade)) } }
      """
    ]).lines
    #expect(lines.contains("values\tgrade\ta\tb"), "\(lines)")
  }

  @Test("X06 keys of a table are words of what is looked up in it, there or by a function that is given it")
  func tables() {
    let lines = SampleWords(
      of: [
        """
        struct Pennant {
          private static let colors: [String: Color] = ["KDY": .red, "SNS": .blue, ]
          static let names = [
            "KDY": name("Royal", ["x": 1]), "SNS": "Seafarers",
          ]
          static func of(_ club: String?) -> Color { Self.colors[club ?? ""] ?? colors[club] }
          static func title(for club: String) -> String { Self.names[club.uppercased()] ?? club }
          static let sizes = [1: "S"]
        }
        """,
        """
        Text(Pennant.title(for: state.hostClub)).tint(Pennant.of(attributes.guestClub))
        Text(Pennant.names[context.state.club, default: ""] + Pennant.other[state.port] + Pennant.sizes[state.size])
        """,
      ]
    ).lines
    let keys = ["guestClub", "hostClub"].map { "values\t\($0)\tKDY\tSNS" }
    #expect(lines.filter { $0.hasPrefix("values") } == keys, "\(lines)")
    let own = SampleWords(
      of: [
        "let flags = [\"SE\": 1, \"DK\": 2]\nlet a = Self.flags[state.country] + flags[state.port, default: 0]"
      ]
    ).lines
    #expect(own == ["values\tcountry\tSE\tDK", "values\tport\tSE\tDK"], "\(own)")
  }

  @Test("X06 a stored text that becomes a date further on is one, in seconds or milliseconds")
  func instants() {
    let words = SampleWords(of: [
      """
      let began = Int(store.string(forKey: attributes.prefixedKey("beganAt")) ?? "0") ?? 0
      let lands = store.double(forKey: "landing")
      let boats = store.integer(forKey: "boats")
      let start = Date(timeIntervalSince1970: Double(began)/1000).addingTimeInterval(-10)
      let end = Date(timeIntervalSince1970: lands)
      """
    ])
    #expect(words.lines.contains("milliseconds\tbeganAt") && words.lines.contains("seconds\tlanding"), "\(words.lines)")
    #expect(!words.lines.contains { $0 == "seconds\tboats" || $0 == "milliseconds\tboats" })
  }

  @Test("X06 a number from which a date is made is one")
  func datesOfNumbers() {
    let words = SampleWords(of: [
      "Text(timerInterval: Date.now...Date(timeIntervalSince1970: context.state.time))",
      "Date(timeIntervalSince1970: TimeInterval(state.arrives) / 1000); Date(timeIntervalSince1970: a.timeIntervalSince1970)",
    ])
    #expect(Set(words.lines).isSuperset(of: ["seconds\ttime", "milliseconds\tarrives"]), "\(words.lines)")
    #expect(!words.lines.contains { $0.contains("timeInterval") })
  }

  @Test("X06 what names a picture or a color has a name of the catalogues, the nearest first")
  func assets() {
    let words = SampleWords(
      of: ["Image(context.state.songImage).resizable(); Text(name).tint(Color(team.tint)); Image(logo, bundle: b)"],
      images: ["Banner", "song1", "Song Two"], colors: ["Sea"])
    #expect(
      Set(words.lines) == [
        "values\tsongImage\tsong1\tSong Two\tBanner", "values\ttint\tSea", "values\tlogo\tBanner\tsong1\tSong Two",
      ], "\(words.lines)")
  }

  @Test("X06 texts that are read as numbers are found by what follows the reading")
  func numbers() {
    let words = SampleWords(of: [
      """
      let level = Decimal(string: state.level) ?? 100
      if let gust = Double(context.state.gust) {}
      let width = CGFloat(state.width) + Double(count)
      let minutes = state.data["minutes"]?.asInt() ?? 0
      """
    ])
    #expect(
      words.lines == ["key\tminutes", "number\tminutes", "number\tlevel", "number\tgust"], "\(words.lines)")
  }

  @Test("X06 a text of a dictionary that is read as a number in two steps is a number, or a date in milliseconds")
  func steps() {
    let words = SampleWords(of: [
      """
      guard let raw = context.state.values["ending"],
        let milliseconds = Double(raw)
      else { return nil }
      return Date(timeIntervalSince1970: milliseconds / 1000)
      if let word = data["boxes"], let count = Int(word) { Text("\\(count / 10)") }
      """
    ])
    #expect(
      Set(words.lines).isSuperset(of: [
        "key\tending", "key\tboxes", "milliseconds\tending", "number\tboxes",
      ]), "\(words.lines)")
  }

  @Test(
    "X06 which texts are pictures of the system's, and which are shown as they are, is known by the view that has them")
  func pictures() {
    let words = SampleWords(
      of: [
        """
        Image(systemName: context.state.kind); Label("a", systemImage: state.stage); Image(systemName: symbol(for: state))
        Text(context.attributes.symbol); Text(state.icon); Text(state.stage)
        """
      ], symbols: ["boat"])
    #expect(
      words.lines == ["pictured\ticon", "symbol\tboat", "symbol\tkind", "values\ticon\t🚀", "values\tsymbol\tABC"],
      "\(words.lines)")
  }

  @Test("X06 numbers that are divided by sixty or added to a date are seconds, however they get there")
  func lasting() {
    let words = SampleWords(of: [
      """
      func clock(_ value: Int) -> String { String(format: "%d:%02d", value / 60, value % 60) }
      func phrase(of span: TimeInterval, short: Bool) -> String {
        let whole = Int(span.rounded())
        return "\\(whole / 3600) h"
      }
      extension Int { var asTime: String { "\\(self / 60) min" } }
      """,
      """
      struct Row: View {
        let pause: Int
        var body: some View { Text("\\(pause / 60) min") }
      }
      Text(clock(context.state.left)); Text(phrase(of: state.ahead, short: true)); Text(context.state.gap.asTime)
      Text(Date.now.addingTimeInterval(state.until), style: .timer); Text("\\(context.state.eta/60) min.")
      let total = max(0, Int(context.attributes.whole - state.gone))
      Text("\\(total / 60)")
      let half = context.state.pages / 2
      """,
    ])
    #expect(
      words.lines.filter { $0.hasPrefix("lasting") }
        == ["ahead", "eta", "gap", "gone", "left", "pause", "until", "whole"].map { "lasting\t\($0)" },
      "\(words.lines)")
  }

  @Test("X06 numbers that are divided by a hundred are percents, others are shown whole, and those of dates are dates")
  func hundreds() {
    let words = SampleWords(of: [
      """
      ProgressView(value: context.state.charge, total: 100)
      Gauge(value: Double(state.load), in: 0...100) { Text("Load") }
      let share = CGFloat(state.risk) / 100
      struct Ring: View {
        let fill: Double
        var body: some View { Circle().trim(to: fill / 100.0) }
      }
      let half = state.pages / 1000
      Text("\\(Int(state.height / 100) * 100) ft, \\(Int((state.range / 100).rounded()) * 100) m")
      Text("\\(Int(state.reading)) and \\(Int(state.depth.rounded()))")
      guard let seconds = context.attributes.placedAt else { return nil }
      return Date(timeIntervalSince1970: seconds)
      """
    ])
    func names(_ kind: String) -> [String] {
      words.lines.filter { $0.hasPrefix(kind + "\t") }.map { String($0.dropFirst(kind.count + 1)) }.sorted()
    }
    #expect(names("percent") == ["charge", "fill", "load", "risk"], "\(words.lines)")
    #expect(names("whole") == ["depth", "reading"], "\(words.lines)")
    #expect(names("seconds") == ["placedAt"], "\(words.lines)")
  }

  @Test("X06 a comment of an activity says how long it lasts, and others say nothing of that")
  func spans() {
    func lasts(_ source: String) -> [String] { SampleWords(of: [source]).lines.filter { $0.hasPrefix("lasts") } }
    #expect(lasts("/// Shows the 60-second countdown.\nstruct Rush: ActivityAttributes {}") == ["lasts\t60"])
    #expect(lasts("// one 25 minute focus session\nstruct Rush: ActivityAttributes {}") == ["lasts\t1500"])
    #expect(lasts("/// 2 分たった後に出す文言。\nstruct Rush: ActivityAttributes {}") == ["lasts\t120"])
    #expect(lasts("// stale after 15 minutes\nstruct Rush: ActivityAttributes {}") == [])
    #expect(lasts("/// A 60-second countdown.\nstruct Other {}") == [])
  }

  @Test("X06 what functions read from stores is of the type that they answer, and what is shown without it is a sample")
  func storesByFunctions() {
    let words = SampleWords(of: [
      """
      let group = "group.ferry"
      private let store = UserDefaults(suiteName: group)!
      private func words(_ key: String, _ context: ActivityViewContext<Ferry>) -> String? {
        store.string(forKey: context.attributes.prefixedKey(key))
      }
      private func instant(_ key: String, _ context: ActivityViewContext<Ferry>) -> Date? {
        if let value = store.object(forKey: context.attributes.prefixedKey(key)) as? Date {
          return value
        }
        return nil
      }
      private func text(_ context: ActivityViewContext<Ferry>, _ key: String) -> String {
        store.string(forKey: context.attributes.prefixedKey(key)) ?? ""
      }
      let crew = text(context, "crew")
      let title = words("title", context) ?? "Ferry at noon"
      let note = store.string(forKey: prefixed("note")) ??
        "On board"
      let none = store.string(forKey: "none") ?? "--"
      struct Snapshot {
        init(_ context: ActivityViewContext<Ferry>) {
          func s(_ k: String) -> String { store.string(forKey: context.attributes.prefixedKey(k)) ?? "" }
          pier = s("pier"); boat = s("boat")
          stops = store.stringArray(forKey: context.attributes.prefixedKey("stops")) ?? []
        }
      }
      let lands = instant("lands", context)
      let sails = store.object(forKey: prefixed("sails")) as? Date
      """
    ])
    #expect(
      Set(words.lines).isSuperset(of: [
        "suite\tgroup.ferry", "stored\ttitle\tstring", "stored\tlands\tdate", "stored\tsails\tdate",
        "values\ttitle\tFerry at noon", "values\tnote\tOn board", "stored\tnone\tstring", "stored\tpier\tstring",
        "stored\tboat\tstring", "stored\tcrew\tstring", "stored\tstops\tstringArray",
      ]), "\(words.lines)")
    #expect(!words.lines.contains { $0.hasPrefix("values\tnone") })
  }

  @Test("X06 a word that something is asked not to be says nothing of what it is")
  func exceptions() {
    let words = SampleWords(of: [
      "if snap.kind != \"countdown\" { }", "if snap.mode == \"on\" || snap.mode != \"off\" { }",
    ])
    #expect(words.lines == ["values\tmode\ton\toff"], "\(words.lines)")
  }

  @Test("X06 what a comment says a text is, is a sample of it, unless the code says which words it has")
  func comments() {
    let words = SampleWords(of: [
      """
      public struct ContentState: Codable, Hashable {
        var band: String        // e.g. "Delta · 2.5 Hz"
        /// The crossing, as a line: "Leaving
        /// the harbour" or "Landing".
        public var crossing: String?
        let pier: String        // «Старый порт», "" — none
        var kind: String        // "fast" or "slow"
        var deck: Int           // "upper"
        /// Nobody says.
        var captain: String
        var flag = "red"        // "green"
      }
      if state.kind == "express" { }
      """
    ])
    #expect(
      words.lines == [
        "values\tkind\texpress", "values\tband\tDelta · 2.5 Hz", "values\tcrossing\tLeaving the harbour\tLanding",
        "values\tpier\tСтарый порт",
      ], "\(words.lines)")
  }

  @Test("X06 what now is said to come before is still to come, also by a name that is one of two")
  func whatIsToCome() {
    let words = SampleWords(of: [
      """
      let target = state.isOut
        ? state.departs
        : state.lands
      Text(timerInterval: Date.now...target, countsDown: true)
      func span() -> ClosedRange<Date> { Date()...state.tideDate }
      """
    ])
    let lines = Set(words.lines)
    #expect(lines.isSuperset(of: ["ends\tdeparts", "ends\tlands", "ends\ttideDate"]), "\(words.lines)")
  }

  @Test("X06 a property that is one of a list has its words, and what some minutes lead up to is still to come")
  func listsAndLastMinutes() {
    let words = SampleWords(of: [
      """
      private let tides = ["Ebb", "Slack water", "Flood"]
      ForEach(tides, id: \\.self) { name in Capsule().fill(name == state.tide ? .blue : .gray) }
      ForEach(["N", "S"], id: \\.self) { side in Text(side).bold(course == side) }
      let lead = state.sails.addingTimeInterval(-leadTime)...state.sails
      """
    ])
    let lines = Set(words.lines)
    #expect(lines.contains("values\ttide\tEbb\tSlack water\tFlood"), "\(words.lines)")
    #expect(lines.contains("values\tcourse\tN\tS") && lines.contains("ends\tsails"), "\(words.lines)")
  }

  @Test("X06 sources that say nothing need no function")
  func nothing() { #expect(SampleWords(of: ["struct A { var b = 1 }"]).source.isEmpty) }
}
