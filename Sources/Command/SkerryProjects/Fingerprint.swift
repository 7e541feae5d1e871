/// A number for some bytes, the same in every process: FNV-1a, since Swift's own hashes differ from run to run.
struct Fingerprint {
  private var number: UInt64 = 14_695_981_039_346_656_037

  /// The number of all bytes so far, in base 16.
  var text: String { String(number, radix: 16) }

  mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { number = (number ^ UInt64(byte)) &* 1_099_511_628_211 }
  }
}
