// Stands for UIKit: on an iPhone these are files in the folder of the app's documents.
import SkerryDevice
import SwiftUI

/// The files that the simulated phone keeps for the app.
struct PhoneFiles: AppFiles {
  private let store: any FileStore

  init(_ store: any FileStore) { self.store = store }

  func read(_ name: String) throws -> Data? { try store.read(name) }
  func write(_ data: Data, to name: String) throws { try store.write(data, to: name) }
  func append(_ data: Data, to name: String) throws {
    try store.append(data, to: name)
    try store.synchronise(name)
  }
  func remove(_ name: String) throws { try store.remove(name) }
  func setAside(_ name: String) throws -> String { try store.setAside(name) }
}
