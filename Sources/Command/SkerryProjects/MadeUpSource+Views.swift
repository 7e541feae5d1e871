/// Views and styles that nobody brought along.
extension MadeUpSource {
  /// A view that shows what it is given, with what the type itself is asked for, such as its colors.
  func view(_ name: String) -> String {
    let calls = MadeUpCalls(of: name, in: reader.codes)
    // What is given a whole activity may be all that there is to see: it says at least what it is.
    let isWhole = sketch(name).calls.contains { !Set($0).isDisjoint(with: ["context", "state", "attributes"]) }
    let path = "\(name).Type"
    var types = calls.types
    let members = sketch(path).members.compactMap { member, value in
      var type = corrected(type(of: member, value, path: path, nested: &types, isGiven: true), member, path)
      // What stands beside another one of the view's is no view.
      if type == name { type = Self.typeOfAnswer(member) ?? "Color" }
      return computed(member, type, value, &types).map { Self.lines($0, "nonisolated static ") }
    }
    return "struct \(name): View {\n  private let parts: [SkerryMadeUpView.Part]\n"
      + calls.initializers { parts in
        "parts = [\(parts.map { "(\"\($0.label)\", \($0.value))" }.joined(separator: ", "))]"
      } + types + members.joined()
      + "  var body: some View { SkerryMadeUpView(name: \"\(name)\", isWhole: \(isWhole), parts: parts) }\n}\n"
  }

  /// A way to draw something that is not here: the one of the system's that its name comes nearest to.
  func style(_ name: String) -> String {
    let calls = MadeUpCalls(of: name, in: reader.codes)
    let kind = MadeUpKind.styles.first { kind in
      guard let asked = try? Regex("\\.\(kind)Style\\(\\s*\(name)\\b") else { return false }
      return reader.codes.contains { $0.text.contains(asked) }
    }
    let isRound = name.contains(/Circ|Ring|Gauge|Round|Donut|Pie|Arc/)
    let body =
      switch kind {
      case "gauge":
        """
        Gauge(value: configuration.value) { configuration.label } currentValueLabel: {
              configuration.currentValueLabel
            }.gaugeStyle(\(isRound ? ".accessoryCircularCapacity" : ".accessoryLinearCapacity"))
        """
      case "button":
        "configuration.label.padding(.horizontal, 12).padding(.vertical, 6)"
          + ".background(Color.accentColor.opacity(0.22), in: Capsule())"
      case "label": "HStack(spacing: 6) { configuration.icon; configuration.title }"
      default: "ProgressView(configuration).progressViewStyle(\(isRound ? ".circular" : ".linear"))"
      }
    let type = ["gauge": "GaugeStyle", "button": "ButtonStyle", "label": "LabelStyle"][kind ?? ""]
    return "struct \(name): \(type ?? "ProgressViewStyle") {\n" + calls.initializers { _ in "" } + calls.types
      + "  func makeBody(configuration: Configuration) -> some View {\n    \(body)\n  }\n}\n"
  }

  /// The view that stands for all of them.
  ///
  /// It shows the words, numbers, symbols and colors that it is given: lengths say how large it is, a share is a bar or a
  /// ring where the name is that of one, and what is called a logo is a picture by its name.
  static let shownView = #"""

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

    """#
}
