import Foundation
import SkerryCells
import Testing

@testable import SkerryViews

/// Colours by name, as Xcode's catalogues hold them.
@Suite final class AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "skerry-assets-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ contents: String, to path: String) throws {
    let file = folder.appending(path: path).appending(path: "Contents.json")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: file)
  }

  private func entry(_ components: String, _ appearances: String = "", idiom: String = "universal") -> String {
    let appearance = appearances.isEmpty ? "" : #""appearances": [\#(appearances)], "#
    return #"{\#(appearance)"idiom": "\#(idiom)", "color": {"color-space": "srgb", \#(components)}}"#
  }
  private func srgb(_ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000") -> String {
    #""components": {"red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "\#(alpha)"}"#
  }
  private func set(_ entries: String...) -> String {
    #"{"colors": [\#(entries.joined(separator: ","))], "info": {"author": "xcode", "version": 1}}"#
  }
  private let dark = #"{"appearance": "luminosity", "value": "dark"}"#
  private let light = #"{"appearance": "luminosity", "value": "light"}"#

  private func paint(_ color: Color, _ scheme: ColorScheme = .light, accent: Color? = nil) -> RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment[AssetCatalogKey.self] = AssetCatalog(catalogs: [folder.path])
    if let accent { environment[AccentColorKey.self] = accent }
    return color._paint(in: environment).representative
  }

  @Test("X05 what stands on a color that no catalogue has is light or dark by that color's name")
  func onColors() {
    #expect(Color.said("OnYellow") == .black && Color.said("appOnMint") == .black)
    #expect(Color.said("OnBrand") == .white && Color.said("onPurple") == .white)
    #expect(Color.said("BrandYellow") == .yellow && Color.said("Salmon") == nil)
  }

  @Test(
    "S01 a colour of the catalogue is drawn as Xcode wrote it: of one, of 255, in sixteens, grey, translucent",
    arguments: [
      (#""components": {"red": "0.200", "green": "0.4", "blue": "1.000", "alpha": "1.000"}"#, 0x3366FF, 1.0),
      (#""components": {"red": "51", "green": "102", "blue": "255", "alpha": "0.500"}"#, 0x3366FF, 0.5),
      (#""components": {"red": "0x33", "green": "0x66", "blue": "0xFF", "alpha": "1.000"}"#, 0x3366FF, 1),
      (#""components": {"white": "0.500", "alpha": "1.000"}"#, 0x808080, 1),
      (#""components": {"white": "0.500", "alpha": "1"}"#, 0x808080, 1),
      (#""platform": "ios", "reference": "systemRedColor""#, 0xFF3B30, 1),
      (#""platform": "ios", "reference": "secondaryLabelColor""#, 0x3C3C43, 0.6),
    ])
  func values(_ color: String, _ hex: UInt32, _ alpha: Double) throws {
    try write(set(entry(color)), to: "Brand.colorset")
    #expect(paint(Color("Brand")) == RGBA(hex: hex, alpha: alpha))
    #expect(paint(Color("Brand").opacity(0.5)) == RGBA(hex: hex, alpha: alpha * 0.5))
  }

  @Test("X05 a colour without sRGB's curve gets it", arguments: ["extended-linear-srgb", "linear-display-p3"])
  func linear(_ space: String) throws {
    let components = #""components": {"red": "0.216", "green": "1.000", "blue": "0.000", "alpha": "1.000"}"#
    try write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "\#(space)", \#(components)}}]}"#,
      to: "Linear.colorset")
    #expect(paint(Color("Linear")) == RGBA(hex: 0x80FF00))
    #expect(paint(Color(.sRGBLinear, red: 0.216, green: 1, blue: 0)) == RGBA(hex: 0x80FF00))
    #expect(paint(Color(.sRGBLinear, white: 0.216)) == RGBA(hex: 0x808080))
    #expect(paint(Color(.displayP3, white: 0.5)) == RGBA(hex: 0x808080))
  }

  @Test("X05 a folder within a catalogue may have a dot in its name")
  func dots() throws {
    for folder in ["v1.2", "Icons 2.0", "a.b.c/v3.1"] {
      try write(set(entry(srgb("0", "0", "\(folder.count)"))), to: "\(folder)/In\(folder.count).colorset")
      #expect(paint(Color("In\(folder.count)")) == RGBA(hex: UInt32(folder.count)))
    }
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "Icons 3.0")
    try write(set(entry(srgb("0", "0", "2"))), to: "Icons 3.0/Late.colorset")
    #expect(paint(Color("Icons 3.0/Late")) == RGBA(hex: 2))
  }

  @Test("X05 a set whose Contents.json can't be read is called broken, and not missing")
  func broken() throws {
    try write(#"{"colors": [{"#, to: "Bad.colorset")
    try write(#"{"colors": [{"idiom": "universal"}]}"#, to: "AccentColor.colorset")
    try write(#"{"images": [}"#, to: "badjson.imageset")
    try write(#"{"images": [{"idiom": "universal"}]}"#, to: "nofile.imageset")
    let catalog = AssetCatalog(catalogs: [folder.path])
    #expect(catalog.problem(ofColor: "Bad") == "its Contents.json is broken")
    #expect(catalog.problem(ofColor: "AccentColor") == nil && catalog.problem(ofColor: "Other") == nil)
    #expect(catalog.problem(ofImage: "badjson") == "its Contents.json is broken")
    #expect(catalog.problem(ofImage: "nofile") == "it names no file")
    #expect(catalog.problem(ofImage: "other") == nil)
  }

  @Test("S01 light, dark and other appearances and devices of a colour are kept apart")
  func appearances() throws {
    let contrast = #"{"appearance": "contrast", "value": "high"}"#
    try write(
      set(
        entry(srgb("1", "0", "0")), entry(srgb("0", "255", "0"), dark), entry(srgb("7", "7", "7"), contrast),
        entry(srgb("8", "8", "8"), "\(dark), \(contrast)"), entry(srgb("9", "9", "9"), idiom: "watch")),
      to: "Brand.colorset")
    #expect(paint(Color("Brand")) == RGBA(hex: 0x010000) && paint(Color("Brand"), .dark) == RGBA(hex: 0x00FF00))
    try write(set(entry(srgb("0", "0", "2"))), to: "Plain.colorset")
    #expect(paint(Color("Plain"), .dark) == RGBA(hex: 0x000002))
    try write(
      set(entry(srgb("1", "1", "1")), entry(srgb("2", "2", "2"), light), entry(srgb("3", "3", "3"), dark)),
      to: "Both.colorset")
    #expect(paint(Color("Both")) == RGBA(hex: 0x020202) && paint(Color("Both"), .dark) == RGBA(hex: 0x030303))
  }

  @Test("S01 folders of a catalogue only order, unless they give their colours a namespace")
  func folders() throws {
    try write("{}", to: "Status")
    try write(set(entry(srgb("0", "0", "1"))), to: "Status/Late.colorset")
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "Named")
    try write(set(entry(srgb("0", "0", "2"))), to: "Named/Deep/Late.colorset")
    #expect(paint(Color("Late")) == RGBA(hex: 1) && paint(Color("Named/Late")) == RGBA(hex: 2))
  }

  @Test("S01 X07 a name no catalogue has is a system colour's or nothing; letters have the accent, a catalogue's own")
  func fallbacks() throws {
    #expect(paint(Color("green")) == RGBA(hex: 0x34C759) && paint(Color("Nobody")) == .clear)
    #expect(paint(Color("Nobody").ofInk) == RGBA(hex: 0x007AFF))
    #expect(paint(Color("Nobody").ofInk, accent: .red) == RGBA(hex: 0xFF3B30))
    #expect(paint(.accentColor, accent: .accentColor) == RGBA(hex: 0x007AFF))
    // As the template of a new project leaves it.
    try write(#"{"colors": [{"idiom": "universal"}], "info": {"version": 1}}"#, to: "AccentColor.colorset")
    #expect(paint(.accentColor) == RGBA(hex: 0x007AFF))
    try write(set(entry(srgb("1", "2", "3"))), to: "AccentColor.colorset")
    #expect(paint(.accentColor) == RGBA(hex: 0x010203) && paint(.accentColor, accent: .red) == RGBA(hex: 0xFF3B30))
    try write(set(entry(srgb("1", "2", "3"))), to: "green.colorset")
    #expect(paint(Color("green")) == RGBA(hex: 0x010203))
  }

  @Test(
    "S06 a colour that can't be understood is as if it were not there",
    arguments: [
      "", "[]", "{", #"{"colors": 7}"#, #"{"colors": [{"color": {"components": {"red": "much"}}}]}"#,
      #"{"colors": [{"color": {"components": {"red": "nan", "green": "1", "blue": "1"}}}]}"#,
      #"{"colors": [{"color": {"reference": "chartreuse"}}]}"#, String(repeating: "[", count: 513),
      String(repeating: "[", count: 100_000),
    ])
  func malformed(_ contents: String) throws {
    try write(contents, to: "Brand.colorset")
    try write(contents, to: "Folder")
    try write(set(entry(srgb("0", "0", "1"))), to: "Folder/Good.colorset")
    #expect(paint(Color("Brand")) == .clear && paint(Color("Good")) == RGBA(hex: 1))
  }
}
