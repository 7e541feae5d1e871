import SkerryWidgets

extension InstalledApp {
  /// An app for a widget extension that is a program of its own.
  ///
  /// Its name comes from the bundle's: `FerryWidgetBundle` is `ferry` on the command line. There is no Info.plist to ask,
  /// so it has every URL scheme and App Group.
  @MainActor public init(
    bundleNamed bundleName: String, _ bundle: @escaping @MainActor @Sendable () -> any WidgetBundle,
    previews: [LinkedPreview] = LinkedPreview.all
  ) {
    let title = Self.title(bundleName)
    let name = title.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let id = name.isEmpty ? "widgets" : name
    var information = AppInformation(
      name: id, displayName: title, bundleIdentifier: "com.example.\(id)", symbol: "square.grid.2x2.fill",
      tint: .blue, summary: "The widget bundle \(bundleName).")
    information.isUnconfigured = true
    // What no preview shows is shown all the same, with values that are made up.
    let named = AppPreview.all(previews + LinkedPreview.madeUp(for: Self.collection(bundle()), besides: previews))
    let samples = BundleSample.samples(of: named)
    let others = named.count { $0.attributesType == nil }
    self.init(
      information, start: { BundleApp(container: $0, title: title, samples: samples, others: others) },
      collectWidgets: { Self.collection(bundle()) }, previews: named)
  }

  @MainActor private static func collection(_ bundle: some WidgetBundle) -> WidgetCollection {
    WidgetCollection(bundle)
  }

  /// `FerryWidgetBundle` and `FerryWidgets` are Ferry.
  private static func title(_ name: String) -> String {
    for ending in ["WidgetsBundle", "WidgetBundle", "Bundle", "LiveActivity", "Widgets", "Widget"]
    where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

extension BundleSample {
  /// One sample for all previews that show the same activity, such as one for each presentation.
  @MainActor static func samples(of previews: [AppPreview]) -> [BundleSample] {
    var known: Set<ActivityPreviewContent> = []
    return previews.compactMap { preview in
      guard case .activity(let activity) = preview.preview.content else { return nil }
      let held = activity.values
      // A state that can't be encoded is offered all the same: starting it says why.
      if let content = try? held.content(at: .init(timeIntervalSince1970: 0)), !known.insert(content).inserted {
        return nil
      }
      return BundleSample(title: preview.title, stateNames: preview.stateNames, preview: held)
    }
  }
}
