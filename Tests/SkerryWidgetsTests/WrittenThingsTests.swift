import SkerryCells
import SwiftUI
import Testing
import WidgetKit

/// Lengths of time, names, addresses and stopwatches, in the styles of Apple's Foundation.
@MainActor @Suite struct WrittenThingsTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func spoken(_ text: Text) -> [String] {
    ViewRendering(AnyView(text), columns: 40, in: PresentationEnvironment(), at: .now).spoken.map(\.line)
  }

  @Test("X04 the time between two dates is written in its units, in each of Apple's styles")
  func components() {
    let range = start..<start.addingTimeInterval(5 * 3600 + 7 * 60 + 3)
    #expect(range.formatted(.components(style: .wide)) == "5 hours, 7 minutes, 3 seconds")
    #expect(range.formatted(.components(style: .abbreviated)) == "5 hr, 7 min, 3 sec")
    #expect(range.formatted(.components(style: .condensedAbbreviated)) == "5h 7m 3s")
    #expect(range.formatted(.components(style: .narrow)) == "5hr 7min 3sec")
    #expect(range.formatted(.components(style: .spellOut)) == "five hours, seven minutes, three seconds")
    #expect(range.formatted(.components(style: .wide, fields: [.day])) == "0 days")
    #expect(range.formatted(.components(style: .wide, fields: [.hour, .second])) == "5 hours, 423 seconds")
    #expect(range.formatted(.components(style: .wide, fields: [])) == "")
    let style: Date.ComponentsFormatStyle.Style = .narrow
    let fields: Set<Date.ComponentsFormatStyle.Field> = [.hour]
    #expect(range.formatted(.components(style: style, fields: fields)) == "5hr")
    let weeks = start..<start.addingTimeInterval(120 * 86_400)
    #expect(weeks.formatted(.components(style: .wide, fields: [.week, .day])) == "17 weeks, 1 day")
    let german = DateRangeComponentsStyle(style: .wide, locale: Locale(identifier: "de_DE"), fields: [.hour, .minute])
    #expect(range.formatted(german) == "5 Stunden und 7 Minuten")
    #expect(spoken(Text(range, format: .components(style: .wide, fields: [.hour]))) == ["5 hours"])
  }

  @Test("X04 the time between two dates is written as a clock")
  func timeDuration() {
    #expect((start..<start.addingTimeInterval(95)).formatted(.timeDuration) == "1:35")
    #expect((start..<start.addingTimeInterval(18_423)).formatted(.timeDuration) == "5:07:03")
    #expect((start..<start.addingTimeInterval(5)).formatted(.timeDuration) == "0:05")
  }

  @Test("X04 a stopwatch of a date that stands still says how far that is, and one of now goes on")
  func stopwatch() {
    let later = start.addingTimeInterval(83.45)
    #expect(later.formatted(.stopwatch(startingAt: start)) == "01:23.45")
    #expect(spoken(Text(later, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))) == ["01:23"])
    let timer = SystemFormatStyle.Timer(countingDownIn: start..<start.addingTimeInterval(100))
    #expect(later.formatted(timer) == "0:17")
    #expect(spoken(Text(.currentDate, format: .stopwatch(startingAt: start))).count == 1)
  }

  @Test("X04 a style of the system's is the same after it was kept")
  func kept() throws {
    let style = SystemFormatStyle.DateOffset(to: start, allowedFields: [.day, .hour], maxFieldCount: 1, sign: .never)
    let copy = try JSONDecoder().decode(SystemFormatStyle.DateOffset.self, from: JSONEncoder().encode(style))
    #expect(copy == style && copy.format(start.addingTimeInterval(90_000)) == "1 day")
  }

  @Test("X04 a name is written as its language puts it")
  func names() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
    (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
    #expect(name.formatted() == "Thomas Clark" && name.formatted(.name(style: .short)) == "Tom")
    #expect(name.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark Esq.")
    #expect(name.formatted(.name(style: .abbreviated)) == "TC")
    let hungarian = PersonNameComponents.FormatStyle(locale: Locale(identifier: "hu_HU"))
    #expect(name.formatted(hungarian) == "Clark Thomas")
    var other = PersonNameComponents()
    (other.givenName, other.familyName) = ("太郎", "山田")
    #expect(other.formatted() == "山田太郎")
    #expect(PersonNameComponents().formatted(.name(style: .abbreviated)) == "")
    #expect(spoken(Text(name, format: .name(style: .medium))) == ["Thomas Clark"])
  }

  @Test("X04 an address is written with the parts that its style asks for")
  func addresses() throws {
    let url = try #require(URL(string: "https://tom:secret@www.skerry.example:8080/tides/now?at=high#map"))
    #expect(url.formatted() == "https://www.skerry.example/tides/now")
    let most = url.formatted(.url.user().port(.always).query().fragment())
    #expect(most == "https://tom@www.skerry.example:8080/tides/now?at=high#map")
    let bare = url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never))
    #expect(bare == "skerry.example")
    #expect(url.formatted(.url.host(.omitIfHTTPFamily).scheme(.never)) == "/tides/now")
    let port = URL.FormatStyle(scheme: .omitWhen(.host, matches: ["www.skerry.example"]), path: .never)
    #expect(url.formatted(port) == "www.skerry.example")
    #expect(URL(string: "mailto:tom@skerry.example")?.formatted() == "mailto:tom@skerry.example")
    #expect(URL(string: "ftp://skerry.example:21/a")?.formatted() == "ftp://skerry.example:21/a")
  }
}
