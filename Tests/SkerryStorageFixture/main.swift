import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryDevice

/// Changes a phone in a state folder as fast as it can, for ever, and acknowledges each change on standard output. Whoever
/// started it kills it.
///
/// `SkerryStorageFixture FOLDER NUMBER` begins with a number, which every kind of file then holds.
guard CommandLine.arguments.count == 3, let first = Int(CommandLine.arguments[2]) else { exit(64) }
let folder = CommandLine.arguments[1]
let disk = try DiskStore(path: folder)
let lock = try FolderLock(path: folder)
let store = JournaledStore(disk)
let phone = Device(
  apps: [InstalledApp(MarkingApp.self)], files: store, now: Date(timeIntervalSince1970: 1_769_852_460))
guard let process = phone.app(named: MarkingApp.information.name) else { exit(65) }
var number = first
while true {
  MarkingApp.mark(number, on: phone, process)
  let line = "\(number)\n"
  // Shorter than what a pipe takes at once: it is there as a whole, or not at all.
  guard write(1, line, line.utf8.count) == line.utf8.count else { exit(66) }
  number += 1
}
