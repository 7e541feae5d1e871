/// The imports that files lack whose names they use.
///
/// A compiler says of each of those names by itself that it is nowhere; what is meant is one line. With `skerry run` the
/// file is compiled as if that line stood there, and a remark says so; while somebody edits, and with `--strict`, it is the
/// error.
struct LackingImports: Codable, Equatable {
  /// The names of each module, file by file.
  private(set) var files: [String: [String: Set<String>]] = [:]

  /// The modules that a file lacks.
  func modules(of path: String) -> [String] { (files[path] ?? [:]).keys.sorted() }

  /// Takes in what a compiler could not find; `false` where no import is the reason.
  ///
  /// - Parameters:
  ///   - imports: the modules that a file imports.
  ///   - isDeclared: whether the project has a name of its own.
  mutating func take(
    _ errors: [CompilerMessage], imports: (_ path: String) -> Set<String>?, isDeclared: (String) -> Bool
  ) -> Bool {
    let before = files
    for (path, errors) in Dictionary(grouping: errors, by: \.path) {
      guard let imported = imports(path) else { continue }
      let names = Set(errors.compactMap(\.nameNowhere))
      let missing = Self.modules.filter { module in
        !imported.contains(module.name) && names.contains { module.names.contains($0) && !isDeclared($0) }
      }
      for module in missing {
        // Each of the others brings Foundation along.
        if module.name == "Foundation", missing.count > 1 { continue }
        files[path, default: [:]][module.name, default: []].formUnion(names.intersection(module.names))
      }
    }
    return files != before
  }

  /// The complaints in the place of those about the names of a missing import: one for each, at the top of its file.
  func explained(_ errors: [CompilerMessage], firstImport: (_ path: String) -> Int?) -> [CompilerMessage] {
    let imports = files.sorted { $0.key < $1.key }.flatMap { path, modules in
      modules.sorted { $0.key < $1.key }.map { module, names in
        CompilerMessage(
          path: path, line: firstImport(path) ?? 1, column: 1, text: Self.words(module, names))
      }
    }
    return imports + errors.filter { files[$0.path] == nil || $0.nameNowhere == nil }
  }

  /// A line for each, but for those that stand there by now.
  func remarks(name: (_ path: String) -> String, imports: (_ path: String) -> Set<String>?) -> [String] {
    files.sorted { $0.key < $1.key }.flatMap { path, modules in
      modules.sorted { $0.key < $1.key }.compactMap { module, names in
        guard let imported = imports(path), !imported.contains(module) else { return nil }
        return "\(name(path)): \(Self.words(module, names)); it is compiled as if it stood there."
      }
    }
  }

  private static func words(_ module: String, _ names: Set<String>) -> String {
    let sorted = names.sorted()
    let some = sorted.prefix(mostNames).joined(separator: ", ")
    let more = sorted.count > mostNames ? " and \(sorted.count - mostNames) more" : ""
    return "import \(module) is missing, where \(some)\(more) \(sorted.count == 1 ? "comes" : "come") from"
  }
  private static let mostNames = 4

  private struct Module {
    let name: String
    let names: Set<String>
    init(_ name: String, _ names: String) {
      self.name = name
      self.names = Set(names.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
    }
  }

  /// The names that most sources use of each: one of them says which import is meant.
  private static let modules = [
    Module(
      "SwiftUI",
      """
      View Text Image Color Font HStack VStack ZStack Spacer Divider Group ForEach Button Label Link Circle Capsule Ellipse
      Rectangle RoundedRectangle Path Shape GeometryReader ProgressView Gauge LinearGradient RadialGradient AngularGradient
      Gradient ViewBuilder ViewModifier ButtonStyle ProgressViewStyle LabelStyle ShapeStyle AnyView EmptyView Grid GridRow
      Canvas EdgeInsets UnitPoint Alignment HorizontalAlignment Environment State Binding ObservedObject StateObject
      EnvironmentValues EnvironmentKey PreferenceKey Animation ColorScheme ContainerRelativeShape ViewThatFits LazyVGrid
      Widget WidgetBundle WidgetConfiguration WidgetBundleBuilder PreviewProvider LocalizedStringKey ToggleStyle Toggle
      """),
    Module(
      "WidgetKit",
      """
      ActivityConfiguration ActivityViewContext DynamicIsland DynamicIslandExpandedRegion StaticConfiguration WidgetFamily
      AppIntentConfiguration IntentConfiguration Timeline TimelineEntry TimelineProvider AppIntentTimelineProvider
      IntentTimelineProvider WidgetCenter AccessoryWidgetBackground ControlWidget StaticControlConfiguration
      """),
    Module(
      "ActivityKit",
      """
      Activity ActivityAttributes ActivityContent ActivityAuthorizationInfo ActivityUIDismissalPolicy ActivityState
      AlertConfiguration
      """),
    Module(
      "AppIntents",
      """
      AppIntent LiveActivityIntent IntentResult IntentParameter AppEntity AppEnum WidgetConfigurationIntent IntentDescription
      AppShortcutsProvider AudioPlaybackIntent OpenIntent ForegroundContinuableIntent SetValueIntent
      """),
    Module(
      "Foundation",
      """
      Date UUID URL Data TimeInterval Calendar DateComponents DateFormatter NumberFormatter UserDefaults Bundle JSONDecoder
      JSONEncoder Locale TimeZone Measurement ISO8601DateFormatter RelativeDateTimeFormatter DateComponentsFormatter
      """),
  ]
}

extension CompilerMessage {
  /// The name of which the compiler says that it is nowhere, also where it is that of a wrapper: `@State`.
  fileprivate var nameNowhere: String? {
    if let match = text.wholeMatch(of: /unknown attribute '(\w+)'/) { return String(match.output.1) }
    if case .declaration(let name) = missingName { return name }
    return nil
  }
}
