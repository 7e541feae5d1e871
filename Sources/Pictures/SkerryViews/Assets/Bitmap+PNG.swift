nonisolated extension Bitmap {
  /// The pixels as a PNG, which isn't compressed.
  package var png: [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(height * (1 + width * 4))
    for row in 0..<height {
      lines.append(0)
      lines += bytes(ofRow: row)
    }
    let header = Self.number(width) + Self.number(height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", header) + Self.chunk("IDAT", Self.stored(lines)) + Self.chunk("IEND", [])
  }

  /// A number of four bytes, the greatest first.
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    return number(bytes.count) + body + number(Int(checksum(body)))
  }

  /// Bytes in the form of zlib, as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let part = rest.prefix(65_535)
      rest = rest.dropFirst(part.count)
      let count = UInt16(part.count)
      result.append(rest.isEmpty ? 1 : 0)
      for number in [count, ~count] { result += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)] }
      result += part
    } while !rest.isEmpty
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + number(Int(high << 16 | low))
  }

  /// CRC-32, as PNG has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }
}
