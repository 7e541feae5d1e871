import FoundationEssentials
import Testing

@testable import SkerryBasics

@Suite struct ComputersZoneTests {
  @Test(
    "T02 every way in which TZ says a zone leads to a name that goes by the same clock",
    arguments: [
      ("Europe/Berlin", "Europe/Berlin"), (":Europe/Berlin", "Europe/Berlin"), ("EST5EDT", "EST5EDT"), ("", "UTC"),
      (":", "UTC"), ("UTC", "UTC"), ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"),
      (":/usr/share/zoneinfo/Asia/Kolkata", "Asia/Kolkata"), ("<+03>-3", "Etc/GMT-3"), ("UTC-5", "Etc/GMT-5"),
      ("ABC3", "Etc/GMT+3"),
    ])
  func names(_ value: String, _ name: String) { #expect(ComputersZone.name(for: value) == name) }

  @Test(
    "T02 a rule of TZ has the name of a zone that goes by it, in winter, in summer and at the change",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "Europe/Berlin"), ("EST5EDT,M3.2.0,M11.1.0", "America/New_York"),
      ("<+0530>-5:30", "Asia/Kolkata"), ("NZST-12NZDT,M9.5.0,M4.1.0/3", "Pacific/Auckland"),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "Australia/Lord_Howe"),
    ])
  func rules(_ rule: String, _ same: String) throws {
    let name = try #require(ComputersZone.name(for: rule))
    let start = Date(timeIntervalSince1970: 1_767_225_600)
    for hour in 0..<(366 * 24) {
      let date = start.addingTimeInterval(Double(hour) * 3600)
      let (mine, theirs) = (WallClock(date, timeZone: name), WallClock(date, timeZone: same))
      try #require(mine == theirs, "\(name) at hour \(hour) of the year")
    }
  }

  @Test(
    "T02 what names no zone has no name",
    arguments: ["Nonsense/Zone", "XYZ-1:23", "/etc/passwd", "../UTC", "C-1", "/"])
  func none(_ value: String) { #expect(ComputersZone.name(for: value) == nil) }
}
