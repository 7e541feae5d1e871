// Modifiers of sheets, questions, menus and files. A surface of a phone puts nothing before itself.

extension View {
  /// Has no effect here: a surface puts nothing before itself.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<T: Identifiable>(item: Binding<T?>, content: (T) -> Alert) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A)
    -> some View
  { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<A: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
    self
  }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func alert<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func confirmationDialog<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func contextMenu<MenuItems: View, P: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> P
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fileMover<C: Collection<URL>>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func fileMover<C: Collection<URL>>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
    -> some View
  { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
    -> some View
  { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func dialogSuppressionToggle(_ title: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  public func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View { self }
  /// Has no effect here: a surface puts nothing before itself.
  @_disfavoredOverload
  public func dialogSuppressionToggle(_ title: LocalizedStringResource, isSuppressed: Binding<Bool>) -> some View {
    self
  }
}
