import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

// Each modifier of the inventory that a widget can use, once, with all its labels.

struct InventoryKey: PreferenceKey {
  static var defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
struct InventoryLayoutKey: LayoutValueKey { static let defaultValue = 0 }
extension ContainerValues { @Entry var inventoryMark = 0 }
extension EnvironmentValues { @Entry var inventoryValue = 0 }
struct InventoryModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}
struct InventoryEquatable: View, Equatable {
  var body: some View { Text("equal") }
}
struct InventoryRenderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
}
final class InventoryObject: ObservableObject {}
@Observable final class InventoryModel { init() {} }
struct InventoryIntent: AppIntent {
  static var title: LocalizedStringResource = "Count"
  func perform() async throws -> some IntentResult { .result() }
}
struct InventoryTarget: TargetContentProvidingIntent {
  static var title: LocalizedStringResource = "Show"
}
struct InventoryFormatting: AttributedTextFormattingDefinition {}

@MainActor func widgetModifiers(_ view: some View) {
  _ = view.activityBackgroundTint(.red)
  _ = view.activitySystemActionForegroundColor(.red)
  _ = view.containerBackground(.red, for: .widget)
  _ = view.containerBackground(for: .widget, alignment: .center, content: { Color.red })
  _ = view.controlWidgetActionHint("Do")
  _ = view.controlWidgetStatus("On")
  _ = view.dynamicIsland(verticalPlacement: .belowIfTooWide)
  _ = view.invalidatableContent(true)
  _ = view.privacySensitive(true)
  _ = view.redacted(reason: .placeholder)
  _ = view.unredacted()
  _ = view.widgetAccentable(true)
  _ = view.widgetCurvesContent(true)
  _ = view.widgetLabel("Label")
  _ = view.widgetLabel(label: { Text("Label") })
  _ = view.widgetURL(URL(string: "inventory://x"))
}

@MainActor func layoutModifiers(_ view: some View) {
  _ = view.alignmentGuide(.leading, computeValue: { $0.width })
  _ = view.aspectRatio(1, contentMode: .fit)
  _ = view.backgroundExtensionEffect()
  _ = view.backgroundExtensionEffect(isEnabled: true)
  _ = view.containerCornerOffset(.leading, sizeToFit: true)
  _ = view.containerRelativeFrame(.horizontal, alignment: .center)
  _ = view.containerRelativeFrame(.horizontal, alignment: .center, { length, _ in length })
  _ = view.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8, alignment: .center)
  _ = view.containerValue(\.inventoryMark, 1)
  _ = view.contentMargins(.all, 8, for: .automatic)
  _ = view.contentMargins(8, for: .automatic)
  _ = view.coordinateSpace(.named("x"))
  _ = view.coordinateSpace(name: "x")
  _ = view.edgesIgnoringSafeArea(.all)
  _ = view.fixedSize()
  _ = view.fixedSize(horizontal: true, vertical: false)
  _ = view.flipsForRightToLeftLayoutDirection(true)
  _ = view.frame(
    minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3, alignment: .center)
  _ = view.frame(width: 1, height: 2, alignment: .center)
  _ = view.geometryGroup()
  _ = view.gridCellAnchor(.center)
  _ = view.gridCellColumns(2)
  _ = view.gridCellUnsizedAxes(.horizontal)
  _ = view.gridColumnAlignment(.leading)
  _ = view.hidden()
  _ = view.ignoresSafeArea(.all, edges: .all)
  _ = view.labelIconToTitleSpacing(8)
  _ = view.labelReservedIconWidth(8)
  _ = view.labelsHidden()
  _ = view.labelsVisibility(.hidden)
  _ = view.layoutDirectionBehavior(.mirrors)
  _ = view.layoutPriority(1)
  _ = view.layoutValue(key: InventoryLayoutKey.self, value: 1)
  _ = view.offset(CGSize(width: 1, height: 1))
  _ = view.offset(x: 1, y: 1)
  _ = view.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { _ in })
  _ = view.padding(8)
  _ = view.padding(.top, 8)
  _ = view.position(CGPoint(x: 1, y: 1))
  _ = view.position(x: 1, y: 1)
  _ = view.safeAreaBar(edge: .top, alignment: .center, spacing: 0, content: { Text("bar") })
  _ = view.safeAreaInset(edge: .top, alignment: .center, spacing: 0, content: { Text("inset") })
  _ = view.safeAreaPadding(8)
  _ = view.safeAreaPadding(.top, 8)
  _ = view.scaledToFill()
  _ = view.scaledToFit()
  _ = view.scenePadding(.all)
  _ = view.scenePadding(.minimum, edges: .all)
  _ = view.zIndex(1)
}

@MainActor func drawingModifiers(_ view: some View, _ space: Namespace.ID) {
  _ = view.accentColor(.red)
  _ = view.allowedDynamicRange(.standard)
  _ = view.background(Text("x"), alignment: .center)
  _ = view.background(.red, ignoresSafeAreaEdges: .all)
  _ = view.background(.red, in: Capsule(), fillStyle: FillStyle())
  _ = view.background(alignment: .center, content: { Color.red })
  _ = view.background(ignoresSafeAreaEdges: .all)
  _ = view.background(in: Capsule(), fillStyle: FillStyle())
  _ = view.backgroundStyle(.red)
  _ = view.blendMode(.multiply)
  _ = view.border(.red, width: 1)
  _ = view.clipped(antialiased: true)
  _ = view.clipShape(Circle(), style: FillStyle())
  _ = view.colorScheme(.dark)
  _ = view.compositingGroup()
  _ = view.containerShape(Capsule())
  _ = view.cornerRadius(8, antialiased: true)
  _ = view.drawingGroup(opaque: false, colorMode: .nonLinear)
  _ = InventoryEquatable().equatable()
  _ = view.foregroundColor(.red)
  _ = view.foregroundStyle(.red)
  _ = view.foregroundStyle(.red, .blue)
  _ = view.foregroundStyle(.red, .blue, .green)
  _ = view.glassEffect(.regular, in: Capsule())
  _ = view.glassEffectID("x", in: space)
  _ = view.glassEffectTransition(.materialize)
  _ = view.glassEffectUnion(id: "x", namespace: space)
  _ = view.id(1)
  _ = view.mask(Circle())
  _ = view.mask(alignment: .center, { Circle() })
  _ = view.materialActiveAppearance(.active)
  _ = view.modifier(InventoryModifier())
  _ = view.opacity(0.5)
  _ = view.overlay(Text("x"), alignment: .center)
  _ = view.overlay(.red, ignoresSafeAreaEdges: .all)
  _ = view.overlay(.red, in: Capsule(), fillStyle: FillStyle())
  _ = view.overlay(alignment: .center, content: { Text("x") })
  _ = view.preferredColorScheme(.dark)
  _ = view.shadow(color: .black, radius: 2, x: 1, y: 1)
  _ = view.tag(1, includeOptional: true)
  _ = view.tint(.red)
}

@MainActor func effectModifiers(_ view: some View) {
  _ = view.blur(radius: 2, opaque: false)
  _ = view.brightness(0.1)
  _ = view.colorEffect(ShaderLibrary.default.glow(), isEnabled: true)
  _ = view.colorInvert()
  _ = view.colorMultiply(.red)
  _ = view.contrast(1.1)
  _ = view.distortionEffect(ShaderLibrary.default.wave(), maxSampleOffset: .zero, isEnabled: true)
  _ = view.grayscale(1)
  _ = view.hueRotation(.degrees(20))
  _ = view.layerEffect(ShaderLibrary.default.pixels(), maxSampleOffset: .zero, isEnabled: true)
  _ = view.luminanceToAlpha()
  _ = view.projectionEffect(ProjectionTransform())
  _ = view.rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
  _ = view.rotationEffect(.degrees(20), anchor: .center)
  _ = view.saturation(0.5)
  _ = view.scaleEffect(1.2, anchor: .center)
  _ = view.scaleEffect(x: 1.2, y: 1, anchor: .center)
  _ = view.transformEffect(.identity)
  _ = view.visualEffect({ content, proxy in content.offset(x: proxy.size.width).opacity(0.5) })
}

@MainActor func textModifiers(_ view: some View) {
  _ = view.allowsTightening(true)
  _ = view.attributedTextFormattingDefinition(InventoryFormatting())
  _ = view.baselineOffset(1)
  _ = view.bold(true)
  _ = view.dynamicTypeSize(.large)
  _ = view.font(.body)
  _ = view.fontDesign(.rounded)
  _ = view.fontWeight(.bold)
  _ = view.fontWidth(.condensed)
  _ = view.italic(true)
  _ = view.kerning(1)
  _ = view.lineHeight(.tight)
  _ = view.lineLimit(2)
  _ = view.lineLimit(2, reservesSpace: true)
  _ = view.lineSpacing(2)
  _ = view.minimumScaleFactor(0.5)
  _ = view.monospaced(true)
  _ = view.monospacedDigit()
  _ = view.multilineTextAlignment(.center)
  _ = view.multilineTextAlignment(strategy: .writingDirectionBased)
  _ = view.strikethrough(true, pattern: .solid, color: .red)
  _ = view.textCase(.uppercase)
  _ = view.textRenderer(InventoryRenderer())
  _ = view.textScale(.secondary, isEnabled: true)
  _ = view.tracking(1)
  _ = view.truncationMode(.middle)
  _ = view.typesettingLanguage(.init(languageCode: .german), isEnabled: true)
  _ = view.underline(true, pattern: .dot, color: .red)
  _ = view.writingDirection(strategy: .contentBased)
}

@MainActor func symbolModifiers(_ view: some View) {
  _ = view.imageScale(.large)
  _ = view.symbolColorRenderingMode(.gradient)
  _ = view.symbolEffect(.pulse, options: .repeating, isActive: true)
  _ = view.symbolEffect(.bounce, options: .nonRepeating, value: 1)
  _ = view.symbolEffectsRemoved(true)
  _ = view.symbolRenderingMode(.palette)
  _ = view.symbolVariableValueMode(.draw)
  _ = view.symbolVariant(.fill)
}

@MainActor func styleModifiers(_ view: some View) {
  _ = view.badge(1)
  _ = view.badgeProminence(.increased)
  _ = view.buttonBorderShape(.capsule)
  _ = view.buttonRepeatBehavior(.enabled)
  _ = view.buttonSizing(.fitted)
  _ = view.buttonStyle(.bordered)
  _ = view.controlGroupStyle(.automatic)
  _ = view.controlSize(.small)
  _ = view.disabled(true)
  _ = view.disclosureGroupStyle(.automatic)
  _ = view.formStyle(.grouped)
  _ = view.gaugeStyle(.accessoryCircular)
  _ = view.groupBoxStyle(.automatic)
  _ = view.headerProminence(.increased)
  _ = view.labeledContentStyle(.automatic)
  _ = view.labelStyle(.iconOnly)
  _ = view.listItemTint(.red)
  _ = view.progressViewStyle(.linear)
  _ = view.shortcutsLinkStyle(.automatic)
  _ = view.siriTipViewStyle(.automatic)
  _ = view.toggleStyle(.switch)
}

@MainActor func animationModifiers(_ view: some View, _ space: Namespace.ID) {
  _ = view.animation(.default)
  _ = view.animation(.default, body: { $0.opacity(0.5) })
  _ = view.animation(.default, value: 1)
  _ = view.contentTransition(.numericText())
  _ = view.keyframeAnimator(
    initialValue: 0.0, repeating: true, content: { view, value in view.opacity(value) },
    keyframes: { _ in LinearKeyframe(1.0, duration: 1) })
  _ = view.keyframeAnimator(
    initialValue: 0.0, trigger: 1, content: { view, value in view.opacity(value) },
    keyframes: { _ in LinearKeyframe(1.0, duration: 1) })
  _ = view.matchedGeometryEffect(id: "x", in: space, properties: .frame, anchor: .center, isSource: true)
  _ = view.phaseAnimator([0.0, 1.0], content: { view, phase in view.opacity(phase) }, animation: { _ in .default })
  _ = view.phaseAnimator(
    [0.0, 1.0], trigger: 1, content: { view, phase in view.opacity(phase) }, animation: { _ in .default })
  _ = view.transaction({ $0.animation = nil })
  _ = view.transaction({ $0.animation = nil }, body: { $0.opacity(0.5) })
  _ = view.transaction(value: 1, { $0.animation = nil })
  _ = view.transition(.opacity)
}

@MainActor func environmentModifiers(_ view: some View, _ object: InventoryObject, _ model: InventoryModel) {
  _ = view.anchorPreference(key: InventoryKey.self, value: .bounds, transform: { _ in 1 })
  _ = view.backgroundPreferenceValue(InventoryKey.self, { Text("\($0)") })
  _ = view.backgroundPreferenceValue(InventoryKey.self, alignment: .center, { Text("\($0)") })
  _ = view.defaultAppStorage(.standard)
  _ = view.environment(model)
  _ = view.environment(\.inventoryValue, 1)
  _ = view.environmentObject(object)
  _ = view.handlesExternalEvents(preferring: [], allowing: [])
  _ = view.itemProvider({ NSItemProvider() })
  _ = view.onAppear(perform: {})
  _ = view.onChange(of: 1, initial: true, {})
  _ = view.onChange(of: 1, perform: { _ in })
  _ = view.onContinueUserActivity("x", perform: { _ in })
  _ = view.onDisappear(perform: {})
  _ = view.onOpenURL(perform: { _ in })
  _ = view.onOpenURL(prefersInApp: true)
  _ = view.onPreferenceChange(InventoryKey.self, perform: { _ in })
  _ = view.onReceive(NotificationCenter.default.publisher(for: .init("x")), perform: { _ in })
  _ = view.overlayPreferenceValue(InventoryKey.self, { Text("\($0)") })
  _ = view.overlayPreferenceValue(InventoryKey.self, alignment: .center, { Text("\($0)") })
  _ = view.preference(key: InventoryKey.self, value: 1)
  _ = view.task(id: 1, priority: .userInitiated, {})
  _ = view.task(
    id: 1, name: "x", executorPreference: nil, priority: .userInitiated, file: "x", line: 1, {})
  _ = view.task(priority: .userInitiated, {})
  _ = view.transformAnchorPreference(key: InventoryKey.self, value: .bounds, transform: { value, _ in value += 1 })
  _ = view.transformEnvironment(\.inventoryValue, transform: { $0 += 1 })
  _ = view.transformPreference(InventoryKey.self, { $0 += 1 })
  _ = view.userActivity("x", element: 1, { _, _ in })
  _ = view.userActivity("x", isActive: true, { _ in })
  _ = view.onAppIntentExecution(InventoryTarget.self, perform: { _ in })
}

struct InventoryPreview: PreviewProvider {
  static var previews: some View {
    Text("x")
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDevice("iPhone 16")
      .previewDisplayName("Small")
      .previewInterfaceOrientation(.portrait)
      .previewLayout(.sizeThatFits)
  }
}

@available(*, deprecated, message: "Calls the old forms.")
@MainActor func oldLayoutModifiers(_ view: some View) {
  _ = view.frame()
}
