// Dialogs for files and documents. As on iOS, a surface shows none: everything here is accepted, and nothing is read or
// written.

/// A file with the contents of a document; never read or written here.
public final class FileWrapper {
  /// The contents.
  public let regularFileContents: Data?
  /// A file with contents.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}
/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file there is already.
  public let existingFile: FileWrapper?
}
/// A document of a value; never read or written here.
public protocol FileDocument: Sendable {
  /// The types it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types it can be written to.
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// Writes it.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
  /// Those it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
/// A document of a class; never read or written here.
public protocol ReferenceFileDocument: AnyObject {
  /// What is written of it.
  associatedtype Snapshot
  /// The types it can be read from.
  static var readableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// What is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes it.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
/// What a dialog for files offers.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// The options of a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Packages can be opened like folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The ends of names are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// Has no effect here: a surface shows no dialog.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
  /// Has no effect here: a surface shows no document.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Has no effect here: a surface shows no document.
  public func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview<Never, Never>
  ) -> some View { self }
  /// Has no effect here: a surface shows no document.
  public func documentBrowserContextMenu<Items: View>(@ViewBuilder _ menu: @escaping ([URL]?) -> Items) -> some View {
    self
  }
  /// Has no effect here: a surface has no menu.
  public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View { self }
}

/// A menu of a long press, as of iOS 13; a surface has none.
public struct ContextMenu<MenuItems: View> {
  /// A menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
