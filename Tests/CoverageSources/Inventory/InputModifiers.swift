import Foundation
import SwiftUI

// Each modifier of the inventory for fingers, keys, pointers and typing, once, with all its labels; none but
// `allowsHitTesting` has an effect in a widget.

struct InventoryDrop: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { false }
}
struct InventoryToken: Identifiable {
  let id: Int
}
extension FocusedValues {
  var inventoryValue: Int? {
    get { self[InventoryFocusedKey.self] }
    set { self[InventoryFocusedKey.self] = newValue }
  }
}
struct InventoryFocusedKey: FocusedValueKey { typealias Value = Int }
final class InventoryFocusedObject: ObservableObject {}

@MainActor func touchModifiers(_ view: some View) {
  _ = view.allowsHitTesting(true)
  _ = view.contentShape(.interaction, Capsule(), eoFill: true)
  _ = view.contentShape(Capsule(), eoFill: true)
  _ = view.defersSystemGestures(on: .top)
  _ = view.gesture(TapGesture())
  _ = view.gesture(TapGesture(), including: .all)
  _ = view.gesture(TapGesture(), isEnabled: true)
  _ = view.gesture(TapGesture(), name: "x", isEnabled: true)
  _ = view.handGestureShortcut(.primaryAction, isEnabled: true)
  _ = view.highPriorityGesture(TapGesture(), including: .all)
  _ = view.highPriorityGesture(TapGesture(), isEnabled: true)
  _ = view.highPriorityGesture(TapGesture(), name: "x", isEnabled: true)
  _ = view.onLongPressGesture(minimumDuration: 1, maximumDistance: 1, perform: {}, onPressingChanged: { _ in })
  _ = view.onTapGesture(count: 1, coordinateSpace: .local, perform: { _ in })
  _ = view.onTapGesture(count: 1, perform: {})
  _ = view.sensoryFeedback(.success, trigger: 1)
  _ = view.sensoryFeedback(.success, trigger: 1, condition: { _, _ in true })
  _ = view.sensoryFeedback(trigger: 1, { _, _ in .success })
  _ = view.simultaneousGesture(TapGesture(), including: .all)
  _ = view.simultaneousGesture(TapGesture(), isEnabled: true)
  _ = view.simultaneousGesture(TapGesture(), name: "x", isEnabled: true)
  _ = view.springLoadingBehavior(.enabled)
}

@MainActor func focusModifiers(
  _ view: some View, _ focus: FocusState<Bool>.Binding, _ object: InventoryFocusedObject
) {
  _ = view.defaultFocus(focus, true, priority: .automatic)
  _ = view.focusable(true)
  _ = view.focusable(true, interactions: .activate)
  _ = view.focused(focus)
  _ = view.focused(focus, equals: true)
  _ = view.focusedObject(object)
  _ = view.focusedSceneObject(object)
  _ = view.focusedSceneValue(object)
  _ = view.focusedSceneValue(\.inventoryValue, 1)
  _ = view.focusedValue(object)
  _ = view.focusedValue(\.inventoryValue, 1)
  _ = view.focusEffectDisabled(true)
}

@MainActor func pointerModifiers(_ view: some View) {
  _ = view.defaultHoverEffect(.highlight)
  _ = view.draggable("x")
  _ = view.draggable("x", preview: { Text("x") })
  _ = view.dropDestination(for: String.self, action: { _, _ in true }, isTargeted: { _ in })
  _ = view.dropDestination(for: String.self, isEnabled: true, action: { _, _ in })
  _ = view.hoverEffect(.highlight)
  _ = view.hoverEffect(.highlight, isEnabled: true)
  _ = view.hoverEffectDisabled(true)
  _ = view.onContinuousHover(coordinateSpace: .local, perform: { _ in })
  _ = view.onDrag({ NSItemProvider() })
  _ = view.onDrag({ NSItemProvider() }, preview: { Text("x") })
  _ = view.onDrop(of: [.plainText], delegate: InventoryDrop())
  _ = view.onDrop(of: [.plainText], isTargeted: nil, perform: { (_: [NSItemProvider]) in true })
  _ = view.onHover(perform: { _ in })
  _ = view.onPencilDoubleTap(perform: { _ in })
  _ = view.onPencilSqueeze(perform: { _ in })
  _ = view.paletteSelectionEffect(.automatic)
}

@MainActor func keyModifiers(_ view: some View) {
  _ = view.keyboardShortcut(.defaultAction)
  _ = view.keyboardShortcut("x", modifiers: .command)
  _ = view.keyboardShortcut("x", modifiers: .command, localization: .automatic)
  _ = view.keyboardType(.numberPad)
  _ = view.onKeyPress(.space, action: { .handled })
  _ = view.onKeyPress(.space, phases: .down, action: { _ in .handled })
  _ = view.onKeyPress(characters: .decimalDigits, phases: .down, action: { _ in .handled })
  _ = view.onKeyPress(keys: [.space], phases: .down, action: { _ in .handled })
  _ = view.onKeyPress(phases: .down, action: { _ in .handled })
}

@MainActor func typingModifiers(_ view: some View) {
  _ = view.autocapitalization(.words)
  _ = view.autocorrectionDisabled(true)
  _ = view.datePickerStyle(.compact)
  _ = view.disableAutocorrection(true)
  _ = view.indexViewStyle(.page)
  _ = view.onSubmit(of: .text, {})
  _ = view.pickerStyle(.menu)
  _ = view.sliderThumbVisibility(.hidden)
  _ = view.submitLabel(.done)
  _ = view.submitScope(true)
  _ = view.textContentType(.password)
  _ = view.textEditorStyle(.plain)
  _ = view.textFieldStyle(.plain)
  _ = view.textInputAutocapitalization(.words)
  _ = view.textInputFormattingControlVisibility(.hidden, for: .contextMenu)
  _ = view.textSelection(.enabled)
  _ = view.textSelectionAffinity(.upstream)
  _ = view.typeSelectEquivalent(Text("x"))
}

@MainActor func searchModifiers(
  _ view: some View, _ focus: FocusState<Bool>.Binding, _ tokens: Binding<[InventoryToken]>
) {
  let (text, shown) = (Binding.constant(""), Binding.constant(false))
  _ = view.searchable(
    text: text, editableTokens: tokens, isPresented: shown, placement: .automatic, prompt: Text("x"),
    token: { _ in Text("x") })
  _ = view.searchable(
    text: text, editableTokens: tokens, placement: .automatic, prompt: Text("x"), token: { _ in Text("x") })
  _ = view.searchable(text: text, isPresented: shown, placement: .automatic, prompt: "x")
  _ = view.searchable(text: text, placement: .automatic, prompt: "x")
  _ = view.searchable(text: text, placement: .automatic, prompt: Text("x"), suggestions: { Text("x") })
  _ = view.searchable(
    text: text, tokens: tokens, isPresented: shown, placement: .automatic, prompt: Text("x"),
    token: { _ in Text("x") })
  _ = view.searchable(
    text: text, tokens: tokens, placement: .automatic, prompt: Text("x"), token: { _ in Text("x") })
  _ = view.searchable(
    text: text, tokens: tokens, suggestedTokens: tokens, isPresented: shown, placement: .automatic,
    prompt: Text("x"), token: { _ in Text("x") })
  _ = view.searchable(
    text: text, tokens: tokens, suggestedTokens: tokens, placement: .automatic, prompt: Text("x"),
    token: { _ in Text("x") })
  _ = view.searchCompletion("x")
  _ = view.searchDictationBehavior(.preventDictation)
  _ = view.searchFocused(focus)
  _ = view.searchFocused(focus, equals: true)
  _ = view.searchPresentationToolbarBehavior(.avoidHidingContent)
  _ = view.searchScopes(.constant(1), activation: .onTextEntry, { Text("x") })
  _ = view.searchScopes(.constant(1), scopes: { Text("x") })
  _ = view.searchSelection(.constant(nil))
  _ = view.searchSuggestions({ Text("x") })
  _ = view.searchSuggestions(.hidden, for: .content)
  _ = view.searchToolbarBehavior(.minimize)
}

@available(*, deprecated, message: "Calls the old forms.")
@MainActor func oldTouchModifiers(_ view: some View) {
  _ = view.onLongPressGesture(minimumDuration: 1, maximumDistance: 1, pressing: { _ in }, perform: {})
}
