import SkerryBasics

/// The copies of an extension's sources, with what Skerry adds to them.
extension ProjectBuild {
  mutating func write() throws(ProjectProblem) {
    var names: Set<String> = []
    var texts: [(name: String, text: String)] = []
    let contents = sources.compactMap { TextFile.read($0) }
    let areNeeded = !samplesAreRefused && PreviewSamples.areNeeded(in: contents)
    let sampled = areNeeded ? PreviewSamples.types(in: contents) : []
    for path in sources {
      guard let whole = TextFile.read(path) else { continue }
      let text = partial(whole, of: path)
      let isShown = bundle?.path == path && !replacesBundle
      let absent = Set(missingImports.keys)
      let isAlone = madeUp.isEmpty && madeUpMembers.isEmpty && self.standIns.isEmpty
      let own = isAlone ? text : OwnVisibility(text).text
      let source = PhoneSource(
        own, path: path, withoutMain: !isShown, absent: absent, unnamed: lackingImports.modules(of: path)
      ) { modules.contains($0) }
      for (module, line) in source.missing {
        let place = "\(TextFile.name(of: path)):\(line)"
        // Each round reads the same files again; a file that is left out later still wanted the module.
        if missingImports[module]?.contains(place) != true { missingImports[module, default: []].append(place) }
      }
      var name = TextFile.name(of: path)
      if name == "main.swift" { name = "Main.swift" }
      var number = 2
      while !names.insert(name).inserted {
        name = "\(number)-\(TextFile.name(of: path))"
        number += 1
      }
      copies[name] = path
      let samples = PreviewSamples(source.text, attributes: sampled)
      texts.append((name, source.text + PreviewProviders(source.text).source + samples.source))
    }
    if replacesBundle { texts.append(("SkerryBundle.swift", ownBundle)) }
    if texts.contains(where: { $0.text.contains(SourceCuts.sign) }) {
      texts.append(("SkerryLeftOut.swift", SourceCuts.source))
    }
    let brought = missingImports.keys.flatMap { StandIns.brought[$0] ?? [] }
    let standIns = StandIns.of(missingImports.keys + brought + StandIns.implied(by: texts.map(\.text)))
    if !standIns.isEmpty {
      let declared = sources.reduce(into: Set<String>()) { $0.formUnion(finder.outline(of: $1)?.declared ?? []) }
      let head = "import ActivityKit\nimport Foundation\nimport SwiftUI\nimport UIKit\n\n"
      let source = StandIns.source(of: standIns, from: texts.map(\.text), besides: declared.contains)
      texts.append(("SkerryStandIns.swift", head + source))
    }
    var symbols: Set<String> = []
    if !madeUp.isEmpty {
      let source = MadeUpSource(madeUp, from: contents)
      symbols = source.symbols
      texts.append((Self.madeUpFile, source.text))
    }
    if !madeUpMembers.isEmpty {
      texts.append((Self.membersFile, madeUpMembers.source(of: contents)))
    }
    if !self.standIns.isEmpty {
      texts.append(("SkerryStandInMembers.swift", self.standIns.source))
    } else if texts.contains(where: { $0.text.contains("SkerryGuess.") }) {
      texts.append(("SkerryGuess.swift", "import SwiftUI\n\n" + StandInMembers.guesses))
    }
    let table = keysOfTexts.table
    let resources =
      item.catalogs.count + addedCatalogs.count + item.stringTables.count + addedTables.count + (table.isEmpty ? 0 : 1)
    // The package manager makes this for targets with resources; packages of a project name it in their sources.
    if resources == 0, texts.contains(where: { $0.text.contains(".module") }) {
      texts.append(
        ("SkerryModule.swift", "import Foundation\n\nextension Bundle { static var module: Bundle { .main } }\n"))
    }
    if let symbols = AssetSymbols(catalogs: item.catalogs + addedCatalogs).source(besides: isDeclared) {
      texts.append(("SkerryAssetSymbols.swift", symbols))
    }
    if modules.contains("PhoneFoundation"), !FormatsOfPhone.names.contains(where: hasOwn),
      let source = FormatsOfPhone.source(in: package.skerry)
    {
      texts.append(("SkerryFormats.swift", source))
    }
    let information = ["CFBundleName": item.name].merging(item.information) { _, said in said }
    if modules.contains("PhoneFoundation"), !SurroundingsOfPhone.names.contains(where: hasOwn),
      let source = SurroundingsOfPhone.source(in: package.skerry, saying: information)
    {
      texts.append(("SkerrySurroundings.swift", source))
    }
    let assets = AssetSymbols(catalogs: item.catalogs + addedCatalogs)
    var samples = SampleWords(
      of: texts.map(\.text), symbols: symbols, images: assets.imageNames, colors: assets.colorNames,
      originals: contents)
    if areNeeded { heard(in: contents, &samples) }
    let words = samples.source
    if !words.isEmpty { texts.append(("SkerrySampleWords.swift", words)) }
    let intents = intentClasses(for: texts.map(\.text))
    if !intents.isEmpty { texts.append(("SkerryIntentClasses.swift", intents)) }
    var item = item
    item.catalogs += addedCatalogs
    item.stringTables += addedTables
    try package.write(item, texts, table: table)
  }

  /// What the app says of the values of activities that no preview shows.
  private mutating func heard(in contents: [String], _ samples: inout SampleWords) {
    if let valuesOfApp, valuesOfApp.sources == sources { return samples.add(valuesOfApp.lines) }
    let app = AppCode(paths: finder.files.sources)
    let values = AppValues(
      app, of: contents, foreign: ForeignCode(paths: finder.files.foreignSources), keys: samples.keys)
    let known = samples.lines.count
    samples.add(values.lines)
    samples.tongue(heardIn: app, beside: contents)
    valuesOfApp = (sources, Array(samples.lines[known...]))
  }

  /// Whether an error lies below the last line of a file, in what was added for its samples: none of the file's own code is
  /// left out for that.
  mutating func refusesSamples(_ errors: [CompilerMessage]) -> Bool {
    guard !samplesAreRefused else { return false }
    samplesAreRefused = errors.contains { error in
      guard sources.contains(error.path), let text = TextFile.read(error.path) else { return false }
      return error.line > text.split(separator: "\n", omittingEmptySubsequences: false).count
        && !PreviewSamples(text, attributes: PreviewSamples.types(in: sources.compactMap { TextFile.read($0) }))
          .paths.isEmpty
    }
    return samplesAreRefused
  }

  /// What is compiled of a file: the part that is wanted, without what the compiler refused.
  func partial(_ whole: String, of path: String) -> String {
    let text = excerpts.contains(path) ? Excerpt(of: whole, names: wanted[path] ?? [])?.text ?? whole : whole
    let rest = cuts[path]?.text(of: text) ?? text
    // A module of the project has an isolation of its own, which is none unless it says so.
    return item.language.isMainActorDefault && isOfImportedModule(path) ? NonisolatedSource(rest).text : rest
  }

  /// The classes of the project's definition files that the sources speak of and nobody declares.
  private func intentClasses(for texts: [String]) -> String {
    var declared: Set<String> = []
    for path in sources { declared.formUnion(finder.outline(of: path)?.declared ?? []) }
    var source = ""
    for path in finder.files.intentDefinitions {
      guard let definition = TextFile.read(path).flatMap(IntentDefinition.init),
        definition.declared.contains(where: { name in texts.contains { $0.contains(name) } })
      else { continue }
      source += definition.source { declared.contains($0) }
      declared.formUnion(definition.declared)
    }
    return source
  }

  /// Whether the sources declare a type, or a member of a type, `Locale.current`.
  private func hasOwn(_ name: String) -> Bool {
    sources.contains { path in
      finder.outline(of: path).map { $0.declared.contains(name) || $0.members.contains(name) } ?? false
    }
  }

  /// Whether one of the sources adds a member of a name to a type.
  private func isDeclared(_ name: String) -> Bool {
    sources.contains { finder.outline(of: $0)?.members.contains { $0.hasSuffix("." + name) } ?? false }
  }

  /// The bundle or widget with `@main` among the sources.
  var bundle: (path: String, type: String)? {
    for path in sources {
      guard let outline = finder.outline(of: path), let type = outline.mainType else { continue }
      if outline.bundles.contains(type) || outline.widgets.contains(type) { return (path, type) }
    }
    return nil
  }

  private func declares(type: String) -> Bool {
    sources.contains { finder.outline(of: $0)?.declared.contains(type) ?? false }
  }

  /// The name of the target or folder as that of a bundle; `nil` where no letters of it can begin a name.
  private var folderBundle: String? {
    let name = item.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = name.first, first.isLetter else { return nil }
    let isBundle = name.hasSuffix("Widgets") || name.hasSuffix("Widget")
    return first.uppercased() + name.dropFirst() + (isBundle ? "Bundle" : "WidgetBundle")
  }

  /// A bundle of all widgets that are compiled, under the name of the one whose place it takes; where there is none, under
  /// the name of the target or folder.
  var ownBundle: String {
    let own = item.sources.lazy.compactMap { path in
      finder.outline(of: path).flatMap { outline in outline.mainType.flatMap { outline.bundles.contains($0) ? $0 : nil }
      }
    }.first
    // A folder called `Widget` would give it the name of the protocol.
    let names = [own, folderBundle].compactMap(\.self).filter { !["WidgetBundle", "Bundle"].contains($0) }
    let name = names.first { !declares(type: $0) } ?? "SkerryBundle"
    let widgets = sources.flatMap { outline(of: $0)?.widgets ?? [] }.sorted()
    return """
      import SwiftUI
      import WidgetKit

      @main struct \(name): WidgetBundle {
        var body: some Widget {
      \(widgets.map { "    \($0)()\n" }.joined())  }
      }

      """
  }
}
