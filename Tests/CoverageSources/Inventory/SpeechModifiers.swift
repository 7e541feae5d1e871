import AppIntents
import Foundation
import SwiftUI

// Each modifier of the inventory for a screen reader, once, with all its labels.

struct InventorySpokenIntent: AppIntent {
  static var title: LocalizedStringResource = "Speak"
  func perform() async throws -> some IntentResult { .result() }
}
struct InventoryChart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor { AXChartDescriptor() }
}
struct InventoryEntry: Identifiable {
  let id = 1
  let name = "entry"
}

@MainActor func oldAccessibilityModifiers(_ view: some View) {
  _ = view.accessibility(activationPoint: .center)
  _ = view.accessibility(addTraits: .isHeader)
  _ = view.accessibility(hidden: true)
  _ = view.accessibility(hint: Text("x"))
  _ = view.accessibility(identifier: "x")
  _ = view.accessibility(inputLabels: [Text("x")])
  _ = view.accessibility(label: Text("x"))
  _ = view.accessibility(removeTraits: .isHeader)
  _ = view.accessibility(selectionIdentifier: 1)
  _ = view.accessibility(sortPriority: 1)
  _ = view.accessibility(value: Text("x"))
}

@MainActor func accessibilityActionModifiers(_ view: some View) {
  _ = view.accessibilityAction(.default, {})
  _ = view.accessibilityAction(.default, intent: InventorySpokenIntent())
  _ = view.accessibilityAction(action: {}, label: { Text("x") })
  _ = view.accessibilityAction(intent: InventorySpokenIntent(), label: { Text("x") })
  _ = view.accessibilityAction(named: "x", {})
  _ = view.accessibilityAction(named: "x", intent: InventorySpokenIntent())
  _ = view.accessibilityActions({ Text("x") })
  _ = view.accessibilityActions(category: .edit, { Text("x") })
  _ = view.accessibilityActivationPoint(.center)
  _ = view.accessibilityActivationPoint(.center, isEnabled: true)
  _ = view.accessibilityAdjustableAction({ _ in })
  _ = view.accessibilityChartDescriptor(InventoryChart())
  _ = view.accessibilityDirectTouch(true, options: .silentOnTouch)
  _ = view.accessibilityDragPoint(.center, description: Text("x"))
  _ = view.accessibilityDragPoint(.center, description: Text("x"), isEnabled: true)
  _ = view.accessibilityDropPoint(.center, description: Text("x"))
  _ = view.accessibilityDropPoint(.center, description: Text("x"), isEnabled: true)
  _ = view.accessibilityScrollAction({ _ in })
  _ = view.accessibilityScrollStatus("x", isEnabled: true)
  _ = view.accessibilityZoomAction({ _ in })
}

@MainActor func accessibilityContentModifiers(
  _ view: some View, _ isFocused: AccessibilityFocusState<Bool>.Binding, _ space: Namespace.ID
) {
  _ = view.accessibilityAddTraits(.isHeader)
  _ = view.accessibilityChildren(children: { Text("x") })
  _ = view.accessibilityCustomContent("x", "y", importance: .default)
  _ = view.accessibilityDefaultFocus(isFocused, true)
  _ = view.accessibilityElement(children: .combine)
  _ = view.accessibilityFocused(isFocused)
  _ = view.accessibilityFocused(isFocused, equals: true)
  _ = view.accessibilityHeading(.h1)
  _ = view.accessibilityHidden(true)
  _ = view.accessibilityHidden(true, isEnabled: true)
  _ = view.accessibilityHint("x")
  _ = view.accessibilityHint("x", isEnabled: true)
  _ = view.accessibilityIdentifier("x")
  _ = view.accessibilityIdentifier("x", isEnabled: true)
  _ = view.accessibilityIgnoresInvertColors(true)
  _ = view.accessibilityInputLabels(["x"])
  _ = view.accessibilityInputLabels(["x"], isEnabled: true)
  _ = view.accessibilityLabel("x")
  _ = view.accessibilityLabel("x", isEnabled: true)
  _ = view.accessibilityLabel(content: { _ in Text("x") })
  _ = view.accessibilityLabeledPair(role: .label, id: 1, in: space)
  _ = view.accessibilityLinkedGroup(id: 1, in: space)
  _ = view.accessibilityRemoveTraits(.isHeader)
  _ = view.accessibilityRepresentation(representation: { Text("x") })
  _ = view.accessibilityRespondsToUserInteraction(true)
  _ = view.accessibilityRespondsToUserInteraction(true, isEnabled: true)
  _ = view.accessibilityRotor("x", entries: { AccessibilityRotorEntry("y", id: 1) })
  _ = view.accessibilityRotor(
    Text("x"), entries: [InventoryEntry()], entryID: \InventoryEntry.id, entryLabel: \InventoryEntry.name)
  _ = view.accessibilityRotor(Text("x"), entries: [InventoryEntry()], entryLabel: \InventoryEntry.name)
  _ = view.accessibilityRotor(Text("x"), textRanges: [])
  _ = view.accessibilityRotorEntry(id: 1, in: space)
  _ = view.accessibilityShowsLargeContentViewer()
  _ = view.accessibilityShowsLargeContentViewer({ Text("x") })
  _ = view.accessibilitySortPriority(1)
  _ = view.accessibilityTextContentType(.console)
  _ = view.accessibilityValue("x")
  _ = view.accessibilityValue("x", isEnabled: true)
  _ = view.help("x")
  _ = view.speechAdjustedPitch(1)
  _ = view.speechAlwaysIncludesPunctuation(true)
  _ = view.speechAnnouncementsQueued(true)
  _ = view.speechSpellsOutCharacters(true)
}
