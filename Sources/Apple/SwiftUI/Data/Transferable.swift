/// Something that can be shared, copied and dragged; nothing is here.
public protocol Transferable {
  /// The type of what says how.
  associatedtype Representation: TransferRepresentation
  /// How it becomes bytes.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How something becomes bytes; nobody asks for them here.
public protocol TransferRepresentation<Item> {
  /// What becomes bytes.
  associatedtype Item
}
extension TransferRepresentation {
  /// The same under a name that people see.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { Rewritten<Item>() }
  /// The same where a condition holds.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    Rewritten<Item>()
  }
}
private struct Rewritten<Item>: TransferRepresentation {}

/// Something that becomes bytes as its type encodes it.
public struct CodableRepresentation<Item>: TransferRepresentation {
  /// Bytes of a kind, as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) where Item: Codable {}
}
/// Something that becomes bytes by a rule of its own.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Bytes of a kind, both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Bytes of a kind.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// Something of bytes of a kind.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}
/// Something that is shared as something else.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  /// Something else, made of it.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Something else, made of it, and back.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}
/// Something that becomes a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// A file of a kind.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
}
/// A file that is shared.
public struct SentTransferredFile: Sendable {
  /// Where it lies.
  public let file: URL
  /// A file that is shared.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// Gathers the ways in which something becomes bytes.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  public static func buildPartialBlock<R: TransferRepresentation>(first content: R) -> R where R.Item == Item {
    content
  }
  public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
    accumulated: A, next: B
  ) -> some TransferRepresentation<Item> where A.Item == Item, B.Item == Item { Rewritten<Item>() }
}

extension String: Transferable {
  /// As letters.
  public static var transferRepresentation: some TransferRepresentation<String> {
    CodableRepresentation(for: String.self, contentType: .plainText)
  }
}
extension URL: Transferable {
  /// As an address.
  public static var transferRepresentation: some TransferRepresentation<URL> {
    CodableRepresentation(for: URL.self, contentType: .url)
  }
}
extension Data: Transferable {
  /// As they are.
  public static var transferRepresentation: some TransferRepresentation<Data> {
    CodableRepresentation(for: Data.self, contentType: .data)
  }
}

/// A kind of data.
public struct UTType: Hashable, Codable, Sendable {
  /// Its name in the system.
  public let identifier: String
  /// A kind by its name.
  public init?(_ identifier: String) { self.init(exportedAs: identifier) }
  /// A kind that the app declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  /// A kind that another app declares.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A thing.
  public static let item = UTType(exportedAs: "public.item")
  /// What people look at.
  public static let content = UTType(exportedAs: "public.content")
  /// Letters.
  public static let text = UTType(exportedAs: "public.text")
  /// Letters without styles.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Letters in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// A table in letters.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")
  /// An address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// A picture.
  public static let image = UTType(exportedAs: "public.image")
  /// A picture in PNG.
  public static let png = UTType(exportedAs: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// Pages.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// A film.
  public static let movie = UTType(exportedAs: "public.movie")
  /// A sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// An archive.
  public static let zip = UTType(exportedAs: "public.zip-archive")
}

extension View {
  /// Has no effect here: nothing can be dragged.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Has no effect here: nothing can be dragged.
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Has no effect here: nothing can be dragged.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
