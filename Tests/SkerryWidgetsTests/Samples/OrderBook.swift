import Synchronization

/// What the sample's intents did.
nonisolated enum OrderBook {
  static let cancelled = Mutex<[String]>([])
}
