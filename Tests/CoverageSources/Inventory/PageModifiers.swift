import Foundation
import SwiftUI

// Each modifier of the inventory for pages, lists, bars and dialogs, once, with all its labels; none has an effect in a
// widget.

struct InventoryItem: Identifiable, Hashable {
  let id: Int
}
struct InventoryFailure: LocalizedError {}
struct InventoryDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

@MainActor func scrollModifiers(_ view: some View, _ position: Binding<ScrollPosition>, _ id: Binding<Int?>) {
  _ = view.defaultScrollAnchor(.bottom)
  _ = view.defaultScrollAnchor(.bottom, for: .initialOffset)
  _ = view.deleteDisabled(true)
  _ = view.findDisabled(true)
  _ = view.findNavigator(isPresented: .constant(false))
  _ = view.listRowBackground(Color.red)
  _ = view.listRowInsets(EdgeInsets())
  _ = view.listRowInsets(.leading, 8)
  _ = view.listRowSeparator(.hidden, edges: .all)
  _ = view.listRowSeparatorTint(.red, edges: .all)
  _ = view.listRowSpacing(8)
  _ = view.listSectionIndexVisibility(.hidden)
  _ = view.listSectionMargins(.leading, 8)
  _ = view.listSectionSeparator(.hidden, edges: .all)
  _ = view.listSectionSeparatorTint(.red, edges: .all)
  _ = view.listSectionSpacing(8)
  _ = view.listStyle(.plain)
  _ = view.moveDisabled(true)
  _ = view.onScrollGeometryChange(for: Bool.self, of: { _ in true }, action: { _, _ in })
  _ = view.onScrollPhaseChange({ _, _ in })
  _ = view.onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5, { _ in })
  _ = view.onScrollVisibilityChange(threshold: 0.5, { _ in })
  _ = view.refreshable(action: {})
  _ = view.replaceDisabled(true)
  _ = view.scrollBounceBehavior(.basedOnSize, axes: .vertical)
  _ = view.scrollClipDisabled(true)
  _ = view.scrollContentBackground(.hidden)
  _ = view.scrollDisabled(true)
  _ = view.scrollDismissesKeyboard(.never)
  _ = view.scrollEdgeEffectHidden(true, for: .top)
  _ = view.scrollEdgeEffectStyle(.soft, for: .top)
  _ = view.scrollIndicators(.hidden, axes: .vertical)
  _ = view.scrollIndicatorsFlash(onAppear: true)
  _ = view.scrollIndicatorsFlash(trigger: 1)
  _ = view.scrollInputBehavior(.enabled, for: .look)
  _ = view.scrollPosition(position, anchor: .top)
  _ = view.scrollPosition(id: id, anchor: .top)
  _ = view.scrollTargetBehavior(.paging)
  _ = view.scrollTargetLayout(isEnabled: true)
  _ = view.scrollTransition(.interactive, axis: .vertical, transition: { content, _ in content })
  _ = view.scrollTransition(
    topLeading: .interactive, bottomTrailing: .interactive, axis: .vertical, transition: { content, _ in content })
  _ = view.sectionActions(content: { Text("x") })
  _ = view.sectionIndexLabel("x")
  _ = view.selectionDisabled(true)
  _ = view.swipeActions(edge: .trailing, allowsFullSwipe: true, content: { Text("x") })
  _ = view.tableColumnHeaders(.hidden)
  _ = view.tableStyle(.automatic)
}

@MainActor func pageModifiers(_ view: some View, _ item: Binding<InventoryItem?>, _ space: Namespace.ID) {
  _ = view.allowsWindowActivationEvents()
  _ = view.allowsWindowActivationEvents(true)
  _ = view.assistiveAccessNavigationIcon(Image(systemName: "star"))
  _ = view.assistiveAccessNavigationIcon(systemImage: "star")
  _ = view.contentToolbar(for: .tabViewSidebar, content: { Text("x") })
  _ = view.defaultAdaptableTabBarPlacement(.sidebar)
  _ = view.documentBrowserContextMenu({ _ in Text("x") })
  _ = view.inspector(isPresented: .constant(false), content: { Text("x") })
  _ = view.inspectorColumnWidth(100)
  _ = view.inspectorColumnWidth(min: 50, ideal: 100, max: 200)
  _ = view.interactionActivityTrackingTag("x")
  _ = view.matchedTransitionSource(id: 1, in: space)
  _ = view.matchedTransitionSource(id: 1, in: space, configuration: { $0 })
  _ = view.navigationBarBackButtonHidden(true)
  _ = view.navigationBarHidden(true)
  _ = view.navigationBarItems(leading: Text("x"))
  _ = view.navigationBarItems(leading: Text("x"), trailing: Text("x"))
  _ = view.navigationBarItems(trailing: Text("x"))
  _ = view.navigationBarTitle("x")
  _ = view.navigationBarTitle("x", displayMode: .inline)
  _ = view.navigationBarTitleDisplayMode(.inline)
  _ = view.navigationDestination(for: Int.self, destination: { Text("\($0)") })
  _ = view.navigationDestination(isPresented: .constant(false), destination: { Text("x") })
  _ = view.navigationDestination(item: item, destination: { Text("\($0.id)") })
  _ = view.navigationDocument(URL(fileURLWithPath: "/"))
  _ = view.navigationDocument("x", preview: SharePreview("x"))
  _ = view.navigationLinkIndicatorVisibility(.hidden)
  _ = view.navigationSplitViewColumnWidth(100)
  _ = view.navigationSplitViewColumnWidth(min: 50, ideal: 100, max: 200)
  _ = view.navigationSplitViewStyle(.balanced)
  _ = view.navigationSubtitle("x")
  _ = view.navigationTitle("x")
  _ = view.navigationTransition(.automatic)
  _ = view.navigationViewStyle(.stack)
  _ = view.persistentSystemOverlays(.hidden)
  _ = view.statusBar(hidden: true)
  _ = view.statusBarHidden(true)
  _ = view.windowToolbarFullScreenVisibility(.automatic)
}

@MainActor func barModifiers(_ view: some View) {
  _ = view.tabBarMinimizeBehavior(.onScrollDown)
  _ = view.tabItem({ Text("x") })
  _ = view.tabViewBottomAccessory(content: { Text("x") })
  _ = view.tabViewBottomAccessory(isEnabled: true, content: { Text("x") })
  _ = view.tabViewCustomization(.constant(TabViewCustomization()))
  _ = view.tabViewSearchActivation(.searchTabSelection)
  _ = view.tabViewSidebarBottomBar(content: { Text("x") })
  _ = view.tabViewSidebarFooter(content: { Text("x") })
  _ = view.tabViewSidebarHeader(content: { Text("x") })
  _ = view.tabViewStyle(.automatic)
  _ = view.toolbar(.hidden, for: .navigationBar)
  _ = view.toolbar(content: { Text("x") })
  _ = view.toolbar(id: "x", content: { ToolbarItem(id: "y", content: { Text("x") }) })
  _ = view.toolbar(removing: .title)
  _ = view.toolbarBackground(.hidden, for: .navigationBar)
  _ = view.toolbarBackgroundVisibility(.hidden, for: .navigationBar)
  _ = view.toolbarColorScheme(.dark, for: .navigationBar)
  _ = view.toolbarRole(.editor)
  _ = view.toolbarTitleDisplayMode(.inline)
  _ = view.toolbarTitleMenu(content: { Text("x") })
  _ = view.toolbarVisibility(.hidden, for: .navigationBar)
}

@MainActor func dialogModifiers(_ view: some View, _ item: Binding<InventoryItem?>) {
  let shown = Binding.constant(false)
  _ = view.actionSheet(isPresented: shown, content: { ActionSheet(title: Text("x")) })
  _ = view.actionSheet(item: item, content: { _ in ActionSheet(title: Text("x")) })
  _ = view.alert("x", isPresented: shown, actions: { Text("x") })
  _ = view.alert("x", isPresented: shown, actions: { Text("x") }, message: { Text("x") })
  _ = view.alert("x", isPresented: shown, presenting: 1, actions: { Text("\($0)") })
  _ = view.alert("x", isPresented: shown, presenting: 1, actions: { Text("\($0)") }, message: { Text("\($0)") })
  _ = view.alert(isPresented: shown, content: { Alert(title: Text("x")) })
  _ = view.alert(isPresented: shown, error: InventoryFailure(), actions: { Text("x") })
  _ = view.alert(
    isPresented: shown, error: InventoryFailure(), actions: { _ in Text("x") }, message: { _ in Text("x") })
  _ = view.alert(item: item, content: { _ in Alert(title: Text("x")) })
  _ = view.confirmationDialog("x", isPresented: shown, titleVisibility: .visible, actions: { Text("x") })
  _ = view.confirmationDialog(
    "x", isPresented: shown, titleVisibility: .visible, actions: { Text("x") }, message: { Text("x") })
  _ = view.confirmationDialog(
    "x", isPresented: shown, titleVisibility: .visible, presenting: 1, actions: { Text("\($0)") })
  _ = view.confirmationDialog(
    "x", isPresented: shown, titleVisibility: .visible, presenting: 1, actions: { Text("\($0)") },
    message: { Text("\($0)") })
  _ = view.contextMenu(ContextMenu(menuItems: { Text("x") }))
  _ = view.contextMenu(forSelectionType: Int.self, menu: { _ in Text("x") }, primaryAction: { _ in })
  _ = view.contextMenu(menuItems: { Text("x") })
  _ = view.contextMenu(menuItems: { Text("x") }, preview: { Text("x") })
  _ = view.dialogIcon(Image(systemName: "star"))
  _ = view.dialogSuppressionToggle("x", isSuppressed: shown)
  _ = view.dialogSuppressionToggle(isSuppressed: shown)
  _ = view.fullScreenCover(isPresented: shown, onDismiss: {}, content: { Text("x") })
  _ = view.fullScreenCover(item: item, onDismiss: {}, content: { Text("\($0.id)") })
  _ = view.interactiveDismissDisabled(true)
  _ = view.menuActionDismissBehavior(.disabled)
  _ = view.menuIndicator(.hidden)
  _ = view.menuOrder(.fixed)
  _ = view.menuStyle(.automatic)
  _ = view.onInteractiveResizeChange({ _ in })
  _ = view.popover(isPresented: shown, attachmentAnchor: .rect(.bounds), arrowEdge: .top, content: { Text("x") })
  _ = view.popover(item: item, attachmentAnchor: .rect(.bounds), arrowEdge: .top, content: { Text("\($0.id)") })
  _ = view.presentationBackground(.red)
  _ = view.presentationBackground(alignment: .center, content: { Color.red })
  _ = view.presentationBackgroundInteraction(.enabled)
  _ = view.presentationCompactAdaptation(.sheet)
  _ = view.presentationCompactAdaptation(horizontal: .sheet, vertical: .sheet)
  _ = view.presentationContentInteraction(.scrolls)
  _ = view.presentationCornerRadius(8)
  _ = view.presentationDetents([.medium])
  _ = view.presentationDetents([.medium], selection: .constant(.medium))
  _ = view.presentationDragIndicator(.hidden)
  _ = view.presentationSizing(.form)
  _ = view.renameAction({})
  _ = view.sheet(isPresented: shown, onDismiss: {}, content: { Text("x") })
  _ = view.sheet(item: item, onDismiss: {}, content: { Text("\($0.id)") })
  _ = view.writingToolsAffordanceVisibility(.hidden)
  _ = view.writingToolsBehavior(.disabled)
}

@MainActor func fileModifiers(_ view: some View, _ document: InventoryDocument?) {
  let shown = Binding.constant(false)
  _ = view.fileDialogBrowserOptions(.includeHiddenFiles)
  _ = view.fileDialogConfirmationLabel("x")
  _ = view.fileDialogCustomizationID("x")
  _ = view.fileDialogDefaultDirectory(nil)
  _ = view.fileDialogImportsUnresolvedAliases(true)
  _ = view.fileDialogMessage("x")
  _ = view.fileDialogURLEnabled(#Predicate { _ in true })
  _ = view.fileExporter(
    isPresented: shown, document: document, contentType: .plainText, defaultFilename: "x", onCompletion: { _ in })
  _ = view.fileExporter(
    isPresented: shown, document: document, contentTypes: [.plainText], defaultFilename: "x", onCompletion: { _ in },
    onCancellation: {})
  _ = view.fileExporter(
    isPresented: shown, documents: [document].compactMap { $0 }, contentType: .plainText, onCompletion: { _ in })
  _ = view.fileExporter(
    isPresented: shown, documents: [document].compactMap { $0 }, contentTypes: [.plainText], onCompletion: { _ in },
    onCancellation: {})
  _ = view.fileExporter(
    isPresented: shown, item: "x", contentTypes: [.plainText], defaultFilename: "x", onCompletion: { _ in },
    onCancellation: {})
  _ = view.fileExporter(
    isPresented: shown, items: ["x"], contentTypes: [.plainText], onCompletion: { _ in }, onCancellation: {})
  _ = view.fileExporterFilenameLabel("x")
  _ = view.fileImporter(
    isPresented: shown, allowedContentTypes: [.plainText], allowsMultipleSelection: true, onCompletion: { _ in })
  _ = view.fileImporter(
    isPresented: shown, allowedContentTypes: [.plainText], allowsMultipleSelection: true, onCompletion: { _ in },
    onCancellation: {})
  _ = view.fileImporter(isPresented: shown, allowedContentTypes: [.plainText], onCompletion: { _ in })
  _ = view.fileMover(isPresented: shown, file: nil, onCompletion: { _ in })
  _ = view.fileMover(isPresented: shown, file: nil, onCompletion: { _ in }, onCancellation: {})
  _ = view.fileMover(isPresented: shown, files: [URL](), onCompletion: { _ in })
  _ = view.fileMover(isPresented: shown, files: [URL](), onCompletion: { _ in }, onCancellation: {})
}
