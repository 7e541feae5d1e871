// swift-format-ignore-file
// Written by a test: SKERRY_RECORD=1 swift test --filter MadeUpSourceFileTests
import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import UIKit

struct MarinaBadge: View {
  private let parts: [SkerryMadeUpView.Part]
  init(text value0: Any?, tone value1: Value1TextTone?) { parts = [("text", value0), ("tone", value1?.values)] }
  struct Value1TextTone {
    let values: [Any?]
    static var `loud`: Self { Self(values: []) }
    private init(values: [Any?]) { self.values = values }
  }
  var body: some View { SkerryMadeUpView(name: "MarinaBadge", isWhole: false, parts: parts) }
}

struct MarinaButtonPlace<Content: View>: View {
  private let parts: [SkerryMadeUpContainer<Content>.Part]
  private let content: Content
  init(@ViewBuilder content: (Double) -> Content) {
    parts = []
    self.content = content(([] as [Any?]).lazy.compactMap { $0 as? Double }.first ?? 0.62)
  }
  @_disfavoredOverload init(@ViewBuilder content: (Int) -> Content) {
    parts = []
    self.content = content(([] as [Any?]).lazy.compactMap { $0 as? Int }.first ?? 2)
  }
  @_disfavoredOverload init(@ViewBuilder content: (String) -> Content) {
    parts = []
    self.content = content(([] as [Any?]).lazy.compactMap { $0 as? String }.first ?? "")
  }
  @_disfavoredOverload init(@ViewBuilder content: (AnyView) -> Content) {
    parts = []
    self.content = content(AnyView(Image(systemName: "circle.fill")))
  }
  var body: some View {
    SkerryMadeUpContainer(name: "MarinaButtonPlace", parts: parts, content: content)
  }
}

nonisolated enum SkerryValuesMarinaCard {
  struct Value1TitleTone {
    let values: [Any?]
    static var `calm`: Self { Self(values: []) }
    static var `loud`: Self { Self(values: []) }
    private init(values: [Any?]) { self.values = values }
  }
}
struct MarinaCard<Content: View>: View {
  private let parts: [SkerryMadeUpContainer<Content>.Part]
  private let content: Content
  init(title value0: Any?, tone value1: SkerryValuesMarinaCard.Value1TitleTone?, @ViewBuilder content: () -> Content) {
    parts = [("title", value0), ("tone", value1?.values)]
    self.content = content()
  }
  var body: some View {
    SkerryMadeUpContainer(name: "MarinaCard", parts: parts, content: content)
  }
}

struct MarinaHeader: View {
  private let parts: [SkerryMadeUpView.Part]
  init(title value0: Any?, icon value1: Any?, tone value2: Value2TitleIconTone?) { parts = [("title", value0), ("icon", value1), ("tone", value2?.values)] }
  struct Value2TitleIconTone {
    let values: [Any?]
    static var `calm`: Self { Self(values: []) }
    private init(values: [Any?]) { self.values = values }
  }
  var body: some View { SkerryMadeUpView(name: "MarinaHeader", isWhole: false, parts: parts) }
}

struct MarinaMeter<Content: View>: View {
  private let parts: [SkerryMadeUpContainer<Content>.Part]
  private let content: Content
  init(share value0: Any?, @ViewBuilder content: (Double) -> Content) {
    parts = [("share", value0)]
    self.content = content(([value0] as [Any?]).lazy.compactMap { $0 as? Double }.first ?? 0.62)
  }
  @_disfavoredOverload init(share value0: Any?, @ViewBuilder content: (Int) -> Content) {
    parts = [("share", value0)]
    self.content = content(([value0] as [Any?]).lazy.compactMap { $0 as? Int }.first ?? 2)
  }
  @_disfavoredOverload init(share value0: Any?, @ViewBuilder content: (String) -> Content) {
    parts = [("share", value0)]
    self.content = content(([value0] as [Any?]).lazy.compactMap { $0 as? String }.first ?? "")
  }
  @_disfavoredOverload init(share value0: Any?, @ViewBuilder content: (AnyView) -> Content) {
    parts = [("share", value0)]
    self.content = content(AnyView(Image(systemName: "circle.fill")))
  }
  var body: some View {
    SkerryMadeUpContainer(name: "MarinaMeter", parts: parts, content: content)
  }
}

struct MarinaRow<Content: View>: View {
  private let parts: [SkerryMadeUpContainer<Content>.Part]
  private let content: Content
  init(icon value0: Any?, @ViewBuilder content: () -> Content) {
    parts = [("icon", value0)]
    self.content = content()
  }
  var body: some View {
    SkerryMadeUpContainer(name: "MarinaRow", parts: parts, content: content)
  }
}

struct MarinaShell<Content: View>: View {
  private let parts: [SkerryMadeUpContainer<Content>.Part]
  private let content: Content
  init(@ViewBuilder content: () -> Content) {
    parts = []
    self.content = content()
  }
  var body: some View {
    SkerryMadeUpContainer(name: "MarinaShell", parts: parts, content: content)
  }
}

struct SkerryMadeUpView: View {
  typealias Part = (label: String, value: Any?)
  let name: String
  let isWhole: Bool
  let parts: [Part]

  private static let lengths = [
    "size", "side", "width", "height", "diameter", "dimension", "radius", "spacing", "padding", "limit", "opacity",
    "thickness", "scale", "inset", "margin",
  ]
  private func isLength(_ label: String) -> Bool {
    let label = label.lowercased()
    return label.hasPrefix("max") || label.hasPrefix("min") || Self.lengths.contains { label.hasSuffix($0) }
  }
  /// Whether it says how the view looks, and is nothing to read.
  private func isLook(_ label: String) -> Bool {
    ["tone", "style", "variant", "theme", "appearance", "emphasis", "scheme", "palette", "alignment"]
      .contains(label.lowercased())
  }
  private func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    default: value as? Double
    }
  }
  private func words(_ value: Any?) -> [String] {
    switch value {
    case let text as String: isCode(text) ? [] : [text]
    case let number as Int: [number.formatted()]
    case let number as Double: [number.formatted(.number.precision(.fractionLength(0...1)))]
    case let date as Date: [date.formatted(date: .omitted, time: .shortened)]
    case let more as [Any?]: more.flatMap { words($0) }
    default: []
    }
  }
  private func isCode(_ text: String) -> Bool {
    let digits = text.dropFirst()
    return text.hasPrefix("#") && [3, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
  }
  /// The name without what only says that it is a view.
  private var word: String {
    ["LiveActivity", "Widget", "View"].reduce(name) { name, end in
      name.hasSuffix(end) && name.count > end.count ? String(name.dropLast(end.count)) : name
    }
  }
  /// The name as words: `TTSCard` is “TTS card”.
  private var spelled: String {
    let letters = Array(name)
    var text = ""
    for (place, letter) in letters.enumerated() {
      let isFollowed = place + 1 < letters.count && letters[place + 1].isLowercase
      let isAfterSmall = place > 0 && letters[place - 1].isLowercase
      if place > 0, letter.isUppercase, isFollowed || isAfterSmall {
        text += " "
        text += isFollowed ? letter.lowercased() : String(letter)
      } else {
        text.append(letter)
      }
    }
    return text
  }
  /// The word before that for the kind of view: “Counting” of a counting pill.
  private var lastWord: String {
    let words = spelled.split(separator: " ")
    let said = words.count > 1 ? words[words.count - 2] : words.first ?? ""
    return said.prefix(1).uppercased() + said.dropFirst()
  }
  private func has(_ words: String...) -> Bool { words.contains { word.contains($0) } }

  private var shown: [String] {
    let found = parts.filter { !isLength($0.label) && !SkerryGuess.isSymbol($0.label) && !isLook($0.label) }.flatMap { words($0.value) }
    // What is given nothing to read or to see says at least what it is.
    let isBare = parts.contains { !isLength($0.label) && $0.value != nil } && symbol == nil && colors.isEmpty
    guard found.isEmpty, isWhole || isBare && !isRound && !isPicture && !has("Gradient", "Background", "Backdrop") else {
      return found
    }
    return [spelled]
  }
  private var symbol: String? {
    parts.lazy.filter { SkerryGuess.isSymbol($0.label) }.compactMap { symbol($0.value) }.first
  }
  /// A name, or a case that is called like a symbol: `.pause`.
  private func symbol(_ value: Any?) -> String? {
    if let name = value as? String { return name }
    guard let name = (value as? any RawRepresentable)?.rawValue as? String else { return nil }
    return [name + ".fill", name].first { UIImage(systemName: $0) != nil }
  }
  private var side: CGFloat? {
    let sides = ["size", "side", "diameter", "dimension", "width", "height", "maxHeight", "maxWidth"]
    return parts.first { sides.contains($0.label) && number($0.value) != nil }.flatMap { number($0.value) }
      .map { CGFloat($0) }
  }
  private func length(_ labels: String...) -> CGFloat? {
    parts.first { labels.contains($0.label) && number($0.value) != nil }.flatMap { number($0.value) }
      .map { CGFloat($0) }
  }
  private var width: CGFloat? { length("width", "size", "side", "diameter", "dimension") }
  private var height: CGFloat? { length("height", "size", "side", "diameter", "dimension") }
  private var isRound: Bool {
    has("Dot", "Circle", "Disc", "Disk", "Bullet", "Pip", "Orb", "Light", "Lamp", "LED", "Bubble", "Indicator", "Pulse")
  }
  private var isFace: Bool { has("Face", "Head", "Mascot", "Bot", "Pet", "Character", "Avatar", "Ball", "Globe") }
  private var isGlass: Bool { has("Glass", "Material", "Frost", "Card", "Surface") }
  private var colors: [Color] {
    parts.flatMap { part -> [Color] in
      if let code = part.value as? String { return isCode(code) ? [SkerryGuess.color(code: code)] : [] }
      return (part.value as? [Color]) ?? (part.value as? Color).map { [$0] } ?? []
    }
  }
  private var share: Double? {
    guard has("Progress", "Bar", "Ring", "Gauge", "Meter", "Circle", "Dial", "Track") else { return nil }
    let share = parts.compactMap { isLength($0.label) ? nil : $0.value as? Double }.first { (0...1).contains($0) }
    // A step of who knows how many.
    let isStep = has("Progress") && parts.contains { $0.label.lowercased().contains("step") && $0.value is Int }
    return share ?? (isStep ? 0.6 : nil)
  }
  private var isPicture: Bool {
    has("Logo", "Icon", "Mark", "Avatar", "Image", "Picture", "Photo", "Thumbnail", "Artwork", "Cover", "Glyph")
  }

  /// What a view counts down to, or up from, that says nothing else.
  private var instant: Date? {
    guard has("Countdown", "Timer", "Clock", "Elapsed", "Remaining", "Stopwatch"),
      !parts.contains(where: { ($0.value as? String).map { !isCode($0) } ?? false })
    else { return nil }
    if let date = parts.first(where: { $0.label != "now" && $0.value is Date })?.value as? Date { return date }
    // A clock that is a value of its own has its beginning, or its end.
    let inner = parts.compactMap(\.value).flatMap { Array(Mirror(reflecting: $0).children) }
      .filter { $0.label?.lowercased().contains("pause") != true }
    return inner.compactMap { child -> Date? in
      let value = Mirror(reflecting: child.value)
      return child.value as? Date ?? (value.displayStyle == .optional ? value.children.first?.value as? Date : nil)
    }.first
  }

  var body: some View {
    Group {
      if let instant {
        Text(instant, style: .timer).font(.system(size: side ?? 17)).monospacedDigit().lineLimit(1)
          .multilineTextAlignment(.center).fixedSize(horizontal: side ?? 17 > 13, vertical: false)
      } else if let share {
        if has("Ring", "Circ", "Gauge", "Dial") {
          ProgressView(value: share).progressViewStyle(.circular).frame(width: side, height: side)
        } else {
          ProgressView(value: share).progressViewStyle(.linear).tint(colors.first)
        }
      } else if let symbol, shown.isEmpty {
        Image(systemName: symbol).frame(width: side, height: side)
          .background(Color.gray.opacity(side ?? 0 < 28 ? 0 : 0.25), in: RoundedRectangle(cornerRadius: 8))
      } else if isPicture, shown.isEmpty, !colors.isEmpty {
        Circle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
          .frame(width: side, height: side)
      } else if isPicture, shown.isEmpty {
        Image(word).resizable().scaledToFit().frame(width: side, height: side)
      } else if isRound, shown.isEmpty, !colors.isEmpty {
        Circle().fill(colors[0]).frame(width: width ?? 8, height: height ?? 8)
      } else if shown.isEmpty, colors.isEmpty, let side, !has("Gradient", "Background", "Backdrop") {
        // Of a drawing of which only the size is known, such as a mascot, there is its sign.
        Text(word.prefix(1)).font(.system(size: min(34, side * 0.6))).frame(width: side, height: side)
          .background(Color.gray.opacity(0.25), in: RoundedRectangle(cornerRadius: isFace ? side / 2 : 6))
      } else if shown.isEmpty, !colors.isEmpty, has("Pill", "Chip", "Badge", "Tag", "Capsule", "Label") {
        Text(lastWord).font(.caption).lineLimit(1).padding(.horizontal, 8).padding(.vertical, 3)
          .background(colors[0].opacity(0.3), in: Capsule())
      } else if shown.isEmpty, has("Gradient", "Background", "Backdrop") || !colors.isEmpty {
        LinearGradient(
          colors: !colors.isEmpty
            ? colors : isGlass ? [.white.opacity(0.14), .white.opacity(0.08)] : [.accentColor.opacity(0.6), .accentColor.opacity(0.2)],
          startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .frame(width: width, height: height)
        .opacity(has("Glow", "Shadow", "Blur") ? 0.3 : 1)
      } else {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 8) {
            if let symbol { Image(systemName: symbol) }
            ForEach(Array(shown.enumerated()), id: \.offset) { Text($0.element).lineLimit(1) }
          }
          .frame(minWidth: 16).padding(.horizontal, 4).background(Color.gray.opacity(0.25))
          Text(shown.first ?? "").lineLimit(1).background(Color.gray.opacity(0.25))
          // The beginning of some words says more than none.
          Text(shown.first ?? "").lineLimit(1)
            .frame(minWidth: 32, idealWidth: 32, maxWidth: .infinity, alignment: .leading)
            .background(Color.gray.opacity(0.25))
          Color.gray.opacity(0.25)
        }
      }
    }
    .foregroundStyle(shown.isEmpty || colors.isEmpty ? .primary : colors[0])
    .accessibilityLabel(name)
  }
}

struct SkerryMadeUpContainer<Content: View>: View {
  typealias Part = (label: String, value: Any?)
  let name: String
  let parts: [Part]
  let content: Content

  private func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
  private func texts(_ isOfSymbols: Bool) -> [String] {
    parts.filter { SkerryGuess.isSymbol($0.label) == isOfSymbols }.compactMap { $0.value as? String }.filter { !$0.isEmpty }
  }
  private var color: Color? { parts.lazy.compactMap { $0.value as? Color }.first }
  @ViewBuilder private var heading: some View {
    if let symbol = texts(true).first {
      Image(systemName: symbol).font(.caption).foregroundStyle(color ?? .secondary)
    }
    ForEach(Array(texts(false).enumerated()), id: \.offset) { place, text in
      Text(text).font(.caption).lineLimit(1).foregroundStyle(place == 0 ? color ?? .secondary : .secondary)
    }
  }
  private var hasHeading: Bool { parts.contains { ($0.value as? String)?.isEmpty == false } }
  private var isCard: Bool { has("Card", "Panel", "Box", "Tile", "Surface", "Glass", "Pill", "Chip", "Capsule", "Badge") }
  private var isRow: Bool { has("Row", "HStack", "Line", "Pill", "Chip", "Capsule", "Badge", "Bar") }

  @ViewBuilder private var held: some View {
    if has("ZStack", "Overlay", "Background", "Backdrop") {
      ZStack { content }
    } else if isRow {
      HStack(spacing: 6) { heading; content }
    } else if hasHeading {
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 4) { heading }
        content
      }
    } else {
      VStack(alignment: .leading, spacing: 6) { content }
    }
  }

  var body: some View {
    if isCard {
      held.padding(.horizontal, isRow ? 8 : 12).padding(.vertical, isRow ? 3 : 10)
        .background((color ?? .gray).opacity(0.22), in: RoundedRectangle(cornerRadius: 12))
    } else if has("Container", "Shell", "Screen", "Layout", "Frame", "Wrapper") {
      held.padding(12)
    } else {
      held
    }
  }
}

nonisolated enum SkerryGuess {
  private static func parts(_ name: String) -> [String] {
    var parts = [""]
    for letter in name {
      if letter.isUppercase || !letter.isLetter { parts.append("") }
      if letter.isLetter { parts[parts.count - 1] += letter.lowercased() }
    }
    return parts.filter { !$0.isEmpty }
  }
  private static func first<Value>(_ table: [(String, Value)], in name: String) -> Value? {
    let parts = parts(name)
    return table.first { words, _ in words.split(separator: " ").contains { parts.contains(String($0)) } }?.1
  }
  static func said(_ name: String, after path: String) -> String {
    let kinds = ["color", "uiColor", "cgColor", "image", "font", "text", "string", "name", "value", "rawValue", "key"]
    return kinds.contains(name) ? path : name
  }
  static func color(_ name: String) -> Color {
    let table: [(String, Color)] = [
      ("secondary muted mute subtle tertiary gray grey disabled border dim dimmed faint slate ash stone smoke", .gray),
      ("red error danger destructive failed failure alert critical coral recording overdue", .red), ("orange warning warn amber ember flame copper peach apricot tangerine", .orange),
      ("yellow gold", .yellow), ("green success positive lime sage olive emerald sprout leaf moss fern forest", .green), ("mint", .mint), ("teal turquoise", .teal),
      ("cyan sky aqua", .cyan), ("indigo navy", .indigo), ("purple violet lilac lavender", .purple),
      ("pink rose magenta", .pink), ("brown sand beige", .brown), ("blue info link", .blue), ("accent", .accentColor),
      ("black midnight charcoal onyx asphalt graphite coal obsidian ebony", .black),
      ("background bg ground surface canvas card container raised elevated soft", Color(red: 0.11, green: 0.11, blue: 0.12)),
      ("text label foreground fg white content title ink silver ivory chalk paper cream snow bone pearl linen", .white),
    ]
    if let shade = shade(name) { return shade }
    // What stands on a color is told from it; the name of the app may stand before that.
    let parts = parts(name)
    guard let place = parts.prefix(2).firstIndex(of: "on"), place + 1 < parts.count else {
      return first(table, in: name) ?? .accentColor
    }
    let light: Set<String> = ["white", "yellow", "gold", "amber", "mint", "lime", "cyan", "light", "cream", "ivory"]
    return light.isDisjoint(with: parts[(place + 1)...]) ? .white : .black
  }
  private static func shade(_ name: String) -> Color? {
    let greys: Set<String> = ["gray", "grey", "neutral", "slate", "zinc", "stone", "gris", "grau"]
    let digits = name.reversed().prefix { $0.isNumber }.reversed()
    guard !greys.isDisjoint(with: parts(name)), let number = Int(String(digits)) else { return nil }
    return (50...950).contains(number) && number % 50 == 0 ? Color(white: 1 - Double(number) / 1050) : nil
  }
  static func color(code: String) -> Color {
    let digits = code.filter(\.isHexDigit)
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
    let number = UInt64(long, radix: 16) ?? 0
    let opacity = long.count == 8 ? Double(number >> 24 & 0xFF) / 255 : 1
    return Color(
      .sRGB, red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
      blue: Double(number & 0xFF) / 255, opacity: opacity)
  }
  static func isSymbol(_ label: String) -> Bool {
    let label = label.lowercased()
    return ["systemimage", "systemname"].contains(label) || label.contains("icon") || label.contains("symbol")
  }
  static func font(_ name: String) -> Font {
    let table: [(String, Font)] = [
      ("display hero", .largeTitle), ("subheadline subtitle", .subheadline), ("title heading header", .title2),
      ("headline subheading button strong", .headline),
      ("caption small footnote micro tiny overline label", .caption),
    ]
    return first(table, in: name) ?? .body
  }
  static func font(_ size: Any?, _ name: String) -> Font {
    number(size).map { Font.system(size: CGFloat($0)) } ?? font(name)
  }
  static func length(_ name: String) -> CGFloat {
    if let length = Int(name.filter { $0.isNumber }), length < 400 { return CGFloat(length) }
    let table: [(String, CGFloat)] = [("tiny xs xxs", 2), ("small sm s", 4), ("large lg l xl", 16), ("none zero", 0)]
    return first(table, in: name) ?? 8
  }
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Decimal: Double("\(number)")
    default: nil
    }
  }
  private static let general: Set<String> = [
    "format", "formatted", "string", "text", "label", "display", "symbol", "value", "short", "long", "for", "from", "get", "make",
  ]
  /// Without what stands behind the point; 0 for what is no number.
  static func whole(_ number: Double) -> Int { Int(exactly: number.rounded(.towardZero)) ?? 0 }
  static func told(_ value: Any?, by name: String, of owner: String, _ further: [Any?]) -> String? {
    if let text = value as? String {
      // Of one text in several languages the one that is read here.
      let isRead = { (text: String) in text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic } }
      let other = further.lazy.compactMap { $0 as? String }.first { isRead($0) && $0.contains { $0 == " " || $0.isUppercase } }
      return told(isRead(text) ? text : other ?? text)
    }
    let own = Set(parts(name))
    let parts = own.isSubset(of: general) ? Set(parts(owner)) : own
    func has(_ words: String) -> Bool { !parts.isDisjoint(with: words.split(separator: " ").map(String.init)) }
    if let date = value as? Date {
      return has("date day") ? date.formatted(date: .abbreviated, time: .omitted) : date.formatted(date: .omitted, time: .shortened)
    }
    guard let number = Self.number(value) else { return nil }
    if has("percent percentage pct") { return "\(whole((number <= 1 ? number * 100 : number).rounded()))%" }
    if has("currency money price cost fare amount balance dollars euros") {
      let code = further.lazy.compactMap { $0 as? String }.first { $0.count == 3 && $0.uppercased() == $0 } ?? "USD"
      return number.formatted(.currency(code: code))
    }
    if number >= 60, has("duration time clock elapsed countdown timer remaining hms mmss interval seconds") {
      let seconds = whole(number)
      let last = String(seconds % 60)
      let end = last.count == 1 ? "0" + last : last
      let minutes = seconds / 60 % 60
      return seconds < 3600 ? "\(minutes):\(end)" : "\(seconds / 3600):\(minutes < 10 ? "0" : "")\(minutes):\(end)"
    }
    return value is Int ? "\(whole(number))" : number.formatted(.number.precision(.fractionLength(0...1)))
  }
  static func told(_ text: String) -> String {
    let parts = text.split { ".-_".contains($0) }
    let isKey = parts.count > 1 && text.first?.isLowercase == true && !text.contains { $0 == " " || $0 == "/" }
    guard isKey, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else { return text }
    guard text.contains(".") else { return words(text) }
    let isGeneral = ["title", "text", "label", "name", "message", "description"].contains(parts.last)
    let said = isGeneral ? parts[parts.count - 2] : parts[parts.count - 1]
    return said.contains { $0.isNumber } ? String(said) : words(String(said))
  }
  static func words(_ name: String) -> String {
    let text = parts(name).joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

