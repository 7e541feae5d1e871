import FoundationEssentials
import SkerryBasics
import Testing

@testable import Inviso
@testable import SkerryDevice

/// Rooms as the person keeps them.
@MainActor @Suite struct RoomTests {
  private func book(_ phone: InvisoPhone) throws -> RoomBook {
    let data = try #require(try phone.device.storage.files.folder("apps").folder("inviso").read(RoomStore.fileName))
    return try JSONDecoder().decode(RoomBook.self, from: data)
  }

  @Test("R03 P07 who comes in a minute comes whatever becomes of the app: a killed one learns of it at its next launch")
  func expected() throws {
    let phone = try InvisoPhone()
    try phone.join("Work")
    try phone.act("peer-joins", ["after": "60"])
    phone.device.lock()
    phone.device.terminate(phone.app)
    phone.advance(59)
    phone.device.unlock()
    phone.device.open(phone.app)
    phone.device.lock()
    #expect(phone.status == .waiting)
    phone.advance(1)
    #expect(phone.status == .connected)

    let killed = try InvisoPhone()
    try killed.join("Work")
    try killed.act("peer-joins", ["after": "60"])
    killed.device.lock()
    killed.device.kill(killed.app)
    killed.advance(120)
    // The server's push came: the extension kept it quiet and counted it, and nobody could turn the activity green.
    #expect(killed.status == .waiting && killed.badge == 1)
    killed.device.unlock()
    killed.device.open(killed.app)
    #expect(killed.app.screen?.actions.contains { $0.id == "peer-leaves" } == true)
  }

  @Test("R02 R03 who comes later is told by the server's push, once, whatever has become of the app until then")
  func expectedByPush() throws {
    for life in ["ended", "force-quit", "suspended", "alive", "left"] {
      let phone = try InvisoPhone()
      if life == "suspended" { phone.device.setSuspension(true) }
      try phone.waitIn("Work")
      phone.device.open(phone.app)
      try phone.act("peer-joins", ["after": "60"])
      if life == "left" { try phone.act("leave-room") }
      phone.device.lock()
      // The token of its activity would wake an app that has ended.
      phone.advance(10)
      if life == "ended" { phone.device.terminate(phone.app) }
      if life == "force-quit" { phone.device.kill(phone.app) }
      #expect(life == "left" || phone.status == .waiting)
      phone.advance(50)
      let isSent = ["ended", "force-quit", "suspended"].contains(life)
      #expect(phone.messages.count { $0.contains("the server sends a push") } == (isSent ? 1 : 0), "\(life)")
      #expect(phone.badge == (isSent ? 1 : 0), "\(life)")
      if life != "left" { #expect((phone.status == .connected) != (life == "force-quit"), "\(life)") }
      phone.advance(300)
      #expect(phone.messages.count { $0.contains("the server sends a push") } == (isSent ? 1 : 0), "\(life)")
    }
  }

  @Test("R06 P07 the other one is still there after the app was killed, as nobody left")
  func stays() throws {
    let phone = try InvisoPhone()
    try phone.join("Work")
    try phone.act("peer-joins")
    phone.device.kill(phone.app)
    phone.device.open(phone.app)
    #expect(phone.app.screen?.actions.contains { $0.id == "peer-leaves" } == true)
    try phone.act("peer-leaves")
    phone.device.kill(phone.app)
    phone.device.open(phone.app)
    #expect(phone.app.screen?.actions.contains { $0.id == "peer-joins" } == true)
  }

  @Test("R01 rooms are remembered with their names and codes, and can be renamed, left, joined again and deleted")
  func rooms() throws {
    let phone = try InvisoPhone()
    try phone.join("  Blue   Room ")
    try phone.join("Club", code: "owls-7")
    try phone.act("rename-room", ["room": "Blue Room", "name": "Red Room"])
    try phone.act("leave-room", ["room": "Club"])
    #expect(try book(phone).rooms.map(\.name) == ["Red Room", "Club"])
    #expect(try book(phone).rooms.map(\.id) == ["room-1", "owls-7"])
    #expect(try book(phone).rooms.map { $0.membership != nil } == [true, false])
    try phone.join("Night Owls", code: "owls-7")
    #expect(try book(phone).rooms.map(\.name) == ["Red Room", "Night Owls"])
    try phone.act("leave-room", ["room": "Red Room"])
    try phone.join("red room")
    #expect(try book(phone).rooms.map { $0.membership?.number } == [4, 3])
    try phone.act("delete-room", ["room": "red room"])
    #expect(try book(phone).rooms.map(\.name) == ["Night Owls"])
    let again = try InvisoPhone(files: phone.device.storage.files, at: phone.device.now)
    again.device.open(again.app)
    #expect(again.phone.contains("Night Owls") && again.phone.contains("owls-7"))
  }

  @Test("R01 what can't be done is refused in one sentence and changes nothing")
  func refusals() throws {
    let phone = try InvisoPhone()
    try phone.join("Blue Room")
    let before = try book(phone)
    let long = String(repeating: "x", count: 31)
    for (name, code, error) in [
      (" ", "", RoomError.namelessRoom), (long, "", .nameTooLong(limit: 30)), ("Room", "a/b", .badCode),
      ("Room", long, .badCode), ("Room", "ö", .badCode), ("Blue Room", "", .alreadyJoined("Blue Room")),
      ("BLUE ROOM", "other", .nameTaken("Blue Room")),
    ] {
      try phone.act("join-room", ["name": name, "code": code], problem: error.description)
    }
    try phone.act("settings", ["minutes": "0"], problem: RoomError.minutesOutOfRange(0).description)
    try phone.act("peer-joins")
    #expect(phone.app.screen?.actions.contains { $0.id == "peer-joins" } == false)
    try phone.join("Other")
    try phone.act(
      "rename-room", ["room": "Other", "name": "blue room"], problem: RoomError.nameTaken("Blue Room").description)
    try phone.act("leave-room", ["room": "Gone"], problem: RoomError.unknownRoom("Gone").description)
    #expect(try book(phone).rooms.first?.name == before.rooms.first?.name && book(phone).rooms.count == 2)
    for number in 3...20 { try phone.join("Room \(number)") }
    try phone.act("join-room", ["name": "Room 21"], problem: RoomError.tooManyRooms(limit: 20).description)
  }

  @Test("R01 D02 every room is on the screen, those in which somebody waits first")
  func allRooms() throws {
    let phone = try InvisoPhone()
    for number in 1...8 { try phone.join("Room \(number)") }
    try phone.act("peer-joins", ["room": "Room 2"])
    let rows = phone.phone.split(separator: "\n").filter { $0.contains("room-") }
    #expect(rows.count == 8 && rows[0].contains("Room 2") && rows[0].contains("connected"))
  }

  @Test("R04 the timeout is 30 minutes until the person chooses another, which is kept")
  func settings() throws {
    let phone = try InvisoPhone()
    try phone.join("Blue Room")
    #expect(try book(phone).settings.waitingMinutes == 30)
    try phone.act("settings", ["minutes": "45"])
    phone.device.kill(phone.app)
    phone.device.open(phone.app)
    let field = phone.app.screen?.actions.first { $0.id == "settings" }?.fields.first
    #expect(field?.initialValue == "45" && phone.phone.contains("45 min"))
  }

  @Test("R01 an unreadable file of rooms is kept aside, the person is told, and the app goes on")
  func unreadable() throws {
    let files = MemoryStore()
    try files.folder("apps").folder("inviso").write(Data("{".utf8), to: RoomStore.fileName)
    let phone = try InvisoPhone(files: files)
    try phone.join("Blue Room")
    #expect(phone.phone.contains("could not be") && phone.messages.contains { $0.contains("kept as") })
    #expect(try book(phone).rooms.count == 1)
  }

  @Test(
    "R01 R09 joining asks for notifications once, without waiting for the answer; keys of actions are the app's own")
  func asking() throws {
    let phone = try InvisoPhone()
    phone.device.open(phone.app)
    let actions = try #require(phone.app.screen?.actions)
    #expect(actions.map(\.id) == ["join-room", "settings"])
    try phone.join("Blue Room")
    try phone.join("Green Room")
    try phone.act("peer-joins", ["room": "Green Room"])
    let keys = try #require(phone.app.screen?.actions.map(\.key))
    #expect(keys.count == 7 && Set(keys).count == 7 && keys.allSatisfy { $0.isLowercase })
  }
}
