import CLinking
import FoundationEssentials

/// The types of a program that are a `PreviewProvider`.
///
/// Nothing in their source says that they are there, as `#Preview` does. But the linker gathers the conformances of all
/// types in one place, as Swift's runtime wants it, in a layout that is part of the language's stable interface: each record
/// names a protocol and a type by how far away they lie.
enum LinkedProviders {
  /// In the order of their names.
  static var all: [any PreviewProvider.Type] {
    guard let start = skerry_conformances_start(), let end = skerry_conformances_end() else { return [] }
    let wanted = protocolDescriptor
    var found: [any PreviewProvider.Type] = []
    for place in stride(from: 0, to: end - start, by: MemoryLayout<Int32>.size) {
      let record = direct(start + place)
      guard indirect(record) == wanted, let type = type(of: record) as? any PreviewProvider.Type else { continue }
      found.append(type)
    }
    return found.sorted { name($0) < name($1) }
  }

  /// The name of a type with those around it, its module first.
  static func name(_ type: any PreviewProvider.Type) -> String { _typeName(type, qualified: true) }

  /// What stands for the protocol: behind two words, a type of any value of it names the protocol.
  private static var protocolDescriptor: UnsafeRawPointer {
    let metadata = unsafeBitCast((any PreviewProvider).self as Any.Type, to: UnsafeRawPointer.self)
    return metadata.load(fromByteOffset: 2 * MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
  }

  /// The type of a record: the second word says where, and the fourth in which way.
  private static func type(of record: UnsafeRawPointer) -> Any.Type? {
    let place = record + 4
    let descriptor: UnsafeRawPointer
    switch record.loadUnaligned(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: descriptor = direct(place)
    case 1: descriptor = direct(place).load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let flags = descriptor.loadUnaligned(as: UInt32.self)
    // A class, a structure or an enumeration, and none with parameters.
    guard (16...18).contains(flags & 31), flags & 0x80 == 0 else { return nil }
    typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(direct(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// The place that lies as far away as a number says.
  private static func direct(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.loadUnaligned(as: Int32.self))
  }

  /// The same, where an odd number leads to a pointer.
  private static func indirect(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = Int(place.loadUnaligned(as: Int32.self))
    guard distance & 1 == 1 else { return place + distance }
    return (place + (distance & ~1)).load(as: UnsafeRawPointer.self)
  }
}

extension LinkedPreview {
  /// The previews of providers for which the program's sources have no `#Preview`.
  static func provided(made: Date) -> [LinkedPreview] {
    LinkedProviders.all.filter { !ProvidedPreviewsView.named.contains(ObjectIdentifier($0)) }.flatMap { type in
      let content = PreviewStores.making { subject(type) }
      // What is private stands in a part that has no name.
      let names = LinkedProviders.name(type).split(separator: ".").filter { !$0.contains("(") }
      let place = "\(names.first ?? "")/\(names.dropFirst().joined(separator: "."))"
      return content.contents.enumerated().map { index, shown in
        LinkedPreview(
          name: content.name(at: index), fileID: place, line: 0, content: shown, made: made,
          make: {
            let contents = PreviewStores.making { subject(type) }.contents
            return contents.indices.contains(index) ? contents[index] : nil
          })
      }
    }
  }

  private static func subject(_ provider: (some PreviewProvider).Type) -> Subject {
    _preview(title(of: provider)) { _previews(of: provider) }
  }

  /// `Order_Previews` and `OrderPreviews` are Order.
  private static func title(of provider: any PreviewProvider.Type) -> String {
    let name = _typeName(provider, qualified: false)
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
