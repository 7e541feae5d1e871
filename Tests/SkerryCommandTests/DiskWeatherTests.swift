import FoundationEssentials
import Glibc
import SkerryActivities
import SkerryApps
import SkerryBasics
import SkerryPrograms
import Testing

@testable import SkerryDevice

/// Real disks that are full or can't be written to; only root may mount one.
@MainActor @Suite struct DiskWeatherTests {
  private let start = Date(timeIntervalSince1970: 1_769_852_460)

  private func phone(_ path: String) throws -> Device {
    Device(apps: Apps.all, files: try DiskStore(path: path), now: start)
  }
  private func failures(_ phone: Device) -> [String] {
    phone.log.entries.filter { $0.level == .failure && $0.source == .phone }.map(\.message)
  }
  private func records(_ phone: Device) -> [ActivityRecord] { phone.center.withRegistry { $0.cards() } }

  @Test(
    "S06 P07 a disk with room for 0 to 60 more kilobytes: told once, nothing is half, all is written when there is room"
  )
  func fullDisk() throws {
    for kilobytes in stride(from: 0, through: 60, by: 4) {
      let folder = try ScratchFolder()
      guard let disk = SmallDisk(at: folder.path, kilobytes: 128) else { return }
      let state = disk.path + "/state"
      let phone = try phone(state)
      phone.startSample(of: try #require(phone.apps.first))
      let before = records(phone)
      disk.fill(leaving: kilobytes)
      for percent in 20...40 { phone.setBattery(percent) }
      phone.lock()
      phone.advance(to: start.addingTimeInterval(9 * 3600))
      let isTold = failures(phone).count
      #expect(isTold <= 1, "\(kilobytes) KB: \(failures(phone))")
      #expect(isTold == 1 || kilobytes > 0)
      // Whoever starts now finds what was written last, whole.
      let other = try self.phone(state)
      #expect(records(other).map(\.id) == before.map(\.id), "\(kilobytes) KB")
      #expect(failures(other).allSatisfy { $0.contains("No space left") }, "\(kilobytes) KB: \(failures(other))")
      disk.clear()
      #expect(throws: Never.self) { try phone.keep() }
      let again = try self.phone(state)
      #expect(records(again) == records(phone) && again.settings == phone.settings, "\(kilobytes) KB")
    }
  }

  @Test("S06 P07 a folder that becomes read-only is told once; what happened is written when it can be again")
  func readOnly() throws {
    let folder = try ScratchFolder()
    guard let disk = SmallDisk(at: folder.path, kilobytes: 256) else { return }
    let state = disk.path + "/state"
    let phone = try phone(state)
    phone.startSample(of: try #require(phone.apps.first))
    try #require(disk.setReadOnly(true))
    for percent in 20...40 { phone.setBattery(percent) }
    #expect(failures(phone).count == 1 && failures(phone).first?.contains("Read-only file system") == true)
    let error = #expect(throws: StorageError.self) { try phone.keep() }
    #expect(error?.description.contains("Read-only file system") == true)
    let refused = #expect(throws: StorageError.self) { try DiskStore(path: state) }
    #expect(refused?.description.contains("Read-only file system") == true)
    try #require(disk.setReadOnly(false))
    phone.settle()
    #expect(phone.log.entries.last?.message == "what could not be written before is written now")
    #expect(try self.phone(state).settings == phone.settings)
  }
}
