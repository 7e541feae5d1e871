import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryDevice

/// The event log from run to run.
@MainActor @Suite struct LogFileTests {
  private let files = MemoryStore()

  private func text() throws -> String { String(decoding: try #require(try files.read(LogFile.name)), as: UTF8.self) }
  private func write(_ text: String) throws { try files.write(Data(text.utf8), to: LogFile.name) }
  private func phone() -> Device { Device(apps: [], files: files, now: TestPhone.start) }
  private func messages(_ phone: Device) -> [String] { phone.log.entries.map(\.message) }

  private func phone(noting count: Int) -> Device {
    let phone = phone()
    for number in 1...count {
      phone.note(
        number.isMultiple(of: 2) ? .screen(.locked) : .app(.line), "line \(number)",
        from: number.isMultiple(of: 2) ? .phone : .app("com.example.app"), level: .warning)
      phone.settle()
    }
    return phone
  }

  @Test("P07 the log goes on after a restart, with every line as it was, one line of JSON each")
  func goesOn() throws {
    let first = phone(noting: 30)
    let second = phone()
    #expect(second.log.entries == first.log.entries)
    second.note(.app(.line), "one more “\u{1B}[2J\n”")
    second.settle()
    #expect(messages(phone()) == messages(second))
    #expect(try text().split(separator: "\n").count == 31)
    #expect(try text().utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }

  @Test("P07 a line is written as a coder writes it, and read as a coder reads it, whatever it says")
  func spelling() throws {
    let messages = [
      "plain", "", "“quoted” \"\\/", "tab\tline\nbell\u{7}\u{8}\u{C}", "\u{1B}[2J\u{7F}\u{9B}\u{2028}", "é 日 🧗🏽",
    ]
    let instants = [817_132_223.5516336, 0, 12, -1.5, 1e-7, 4e15, 123_456_789_012_345_680]
    for (message, seconds) in messages.flatMap({ message in instants.map { (message, $0) } }) {
      for (app, kind) in [(nil, nil), (message, EventLog.Kind.screen(.locked))] as [(String?, EventLog.Kind?)] {
        let entry = StoredLogEntry(
          id: 7, instant: Date(timeIntervalSinceReferenceDate: seconds), source: message, app: app, kind: kind,
          level: .warning, message: message)
        #expect(entry.text == HarmlessJSON.text(entry))
        #expect(try StoredLogEntry(line: Data(entry.text.utf8)) == entry)
      }
    }
    for line in [
      "{}", "[]", "", #"{"id":1}"#, #"{"id":1.5,"instant":2,"level":"detail","message":"m","source":"s"}"#,
      #"{"id":1,"instant":2,"level":"other","message":"m","source":"s"}"#,
      #"{"id":1,"instant":2,"level":"detail","message":null,"source":"s"}"#,
      #"{"app":5,"id":1,"instant":2,"level":"detail","message":"m","source":"s"}"#,
    ] {
      #expect(throws: DecodingError.self, "\(line)") { try StoredLogEntry(line: Data(line.utf8)) }
    }
    let later = #"{"colour":"red","id":1e0,"instant":2,"kind":"new.kind","level":"detail","message":"m","source":"s"}"#
    let read = try StoredLogEntry(line: Data(later.utf8))
    #expect(read.id == 1 && read.kind == .unknown && read.app == nil)
  }

  @Test("P07 the newest 500 lines are kept, and the file never grows beyond twice as many")
  func bounded() throws {
    var most = 0
    let phone = phone()
    for number in 1...2300 {
      phone.note(.app(.line), "line \(number)")
      phone.settle()
      if number.isMultiple(of: 50) { most = max(most, try text().utf8.count { $0 == 0x0A }) }
    }
    #expect(most <= 1000)
    let again = self.phone()
    #expect(again.log.entries.count == 500 && again.log.entries.last?.message == "line 2300")
    again.note(.app(.line), "more")
    again.settle()
    #expect(messages(self.phone()).suffix(2) == ["line 2300", "more"])
  }

  @Test("T07 P07 a long log keeps what happened, tells what is missing, and is the same however it was saved")
  func longLog() throws {
    func run(savingEvery step: Int) throws -> (file: String, lines: [String]) {
      let files = MemoryStore()
      let phone = Device(apps: [], files: files, now: TestPhone.start)
      for number in 1...7000 {
        let isRoutine = !number.isMultiple(of: 700)
        phone.note(.app(.line), "line \(number)", level: isRoutine ? .detail : .information)
        if number.isMultiple(of: step) { phone.settle() }
      }
      phone.settle()
      return (
        String(decoding: try #require(try files.read(LogFile.name)), as: UTF8.self),
        phone.logLines(after: 0).map(\.text)
      )
    }
    let (file, lines) = try run(savingEvery: 1)
    for step in [7, 500, 501, 7000] { #expect(try run(savingEvery: step) == (file, lines), "\(step)") }
    for number in stride(from: 700, through: 7000, by: 700) {
      #expect(lines.contains("Phone: line \(number)") && file.contains("\"line \(number)\""), "\(number)")
    }
    let remark = "lines of this time are left out, the oldest and those of routines first"
    #expect(lines.first == "Phone: ! \(7000 - lines.count + 1) \(remark)")
    #expect(file.split(separator: "\n").count <= 1000)
  }

  @Test("P07 S06 a last line that was not finished is dropped in silence, wherever it ends")
  func torn() throws {
    _ = phone(noting: 3)
    let whole = try text()
    let complete = whole.split(separator: "\n").prefix(2).joined(separator: "\n") + "\n"
    for length in complete.utf8.count..<whole.utf8.count {
      try write(String(decoding: whole.utf8.prefix(length), as: UTF8.self))
      let again = phone()
      #expect(messages(again) == ["line 1", "line 2"], "\(length)")
      again.note(.app(.line), "next")
      again.settle()
      #expect(messages(phone()) == ["line 1", "line 2", "next"], "\(length)")
    }
    #expect(try files.names().contains { $0.contains("unreadable") } == false)
  }

  @Test(
    "S06 a log with anything else in it is set aside and told with the line; what can be read stays",
    arguments: ["nonsense", "{}", "null", "\u{1B}[2J", String(repeating: "[", count: 513)])
  func garbage(_ line: String) throws {
    _ = phone(noting: 3)
    let lines = try text().split(separator: "\n").map(String.init)
    let damaged = ([lines[0], line] + lines[1...]).joined(separator: "\n") + "\n"
    try write(damaged)
    let again = phone()
    #expect(messages(again).prefix(3) == ["line 1", "line 2", "line 3"])
    #expect(
      messages(again).last?.hasPrefix("log.jsonl can't be understood and is kept as log.jsonl.unreadable") == true)
    #expect(messages(again).last?.contains("Line 2: ") == true)
    #expect(try files.read("log.jsonl.unreadable") == Data(damaged.utf8))
    again.settle()
    #expect(messages(phone()) == messages(again))
  }

  @Test("P07 lines of earlier versions, without kind and bundle id, are read; an installed app is known by its name")
  func earlierLines() throws {
    let alpha = InstalledApp(TrackerApp<Alpha>.self)
    try write(
      """
      {"id":7,"instant":791554800,"level":"warning","message":"locked","source":"Phone"}
      {"id":8,"instant":791554801,"level":"information","message":"launched","source":"Alpha"}
      {"id":9,"instant":791554802,"level":"detail","message":"hello","source":"Gone"}
      {"id":10,"instant":791554803,"kind":"of.tomorrow","level":"failure","message":"?","source":"Phone"}

      """)
    func phone() -> Device { Device(apps: [alpha], files: files, now: TestPhone.start) }
    let first = phone()
    #expect(messages(first) == ["locked", "launched", "hello", "?"])
    #expect(
      first.log.entries.map(\.source) == [.phone, .app(alpha.information.bundleIdentifier), .app("Gone"), .phone])
    #expect(first.logLines().map(\.sourceName) == ["Phone", "Alpha", "Gone", "Phone"])
    #expect(first.log.entries.allSatisfy { $0.kind == .unknown })
    first.note(.screen(.unlocked), "unlocked")
    first.settle()
    #expect(phone().log.entries == first.log.entries)
    let line = try #require(try text().split(separator: "\n").last)
    #expect(line.contains(#""kind":"screen.unlocked""#) && line.contains(#""source":"Phone""#))
  }

  @Test("P07 an app that is no longer installed keeps the name under which it wrote")
  func removedApp() throws {
    let alpha = InstalledApp(TrackerApp<Alpha>.self)
    let first = Device(apps: [alpha], files: files, now: TestPhone.start)
    first.note(.app(.line), "hello", from: .app(alpha.information.bundleIdentifier))
    first.settle()
    let second = phone()
    #expect(second.logLines().map(\.text) == ["Alpha: hello"])
    #expect(second.log.entries.map(\.source) == [.app(alpha.information.bundleIdentifier)])
  }
}
