// Values that a view may ask of its surroundings and that are the same on every surface of a phone in a terminal. Those
// that change the picture is in the room of views.

extension EnvironmentValues {
  /// Whether the phone shows itself in a simple way: it doesn't.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether flashing lights are dimmed: nothing flashes.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether an aid such as a screen reader is in use: the dashboard always speaks.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  /// Whether colors are inverted: they aren't.
  public var accessibilityInvertColors: Bool { false }
  /// Whether long presses show things large: they don't.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether images move: nothing does.
  public var accessibilityPlayAnimatedImages: Bool { false }
  /// Whether gestures of a hand do something: there is no hand.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether translucent things should be opaque: cells mix colors well.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether buttons should have outlines.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether a switch steers the phone: keys do.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether a screen reader reads aloud: words are shown instead.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether letters may stand closer: cells are equally wide.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
  /// Whether the window is in use.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
  /// Whether typing is left as it is: nobody types here.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
  /// The material behind the view.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
  /// How much the background stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
  /// The style that backgrounds are filled with; `nil` for the surface's ground.
  public var backgroundStyle: AnyShapeStyle? {
    get { values.backgroundStyle }
    set { values.backgroundStyle = newValue }
  }
  /// Whether a button that stays pressed acts again.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// How much colors differ from each other.
  public var colorSchemeContrast: ColorSchemeContrast { ColorSchemeContrast.standard }
  /// How new content takes the place of the old; its end is shown at once.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether a change of content is drawn into one picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// The least height of a list's row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }
  /// The least height of a list's header, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
  /// Puts the view away; a surface has nothing to put away.
  public var dismiss: DismissAction { DismissAction() }
  /// How much headers stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  /// How much room there is from side to side: that of an iPhone.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// How much room there is from top to bottom: that of an iPhone.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// Whether the view has the keyboard: no view of a surface has.
  public var isFocused: Bool { false }
  /// Whether a view with the keyboard looks so.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
  /// Whether a view under a pointer looks so.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
  /// Whether the view was put before another one.
  public var isPresented: Bool { false }
  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }
  /// Whether content may scroll; nothing does here.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
  /// Whether something is looked for.
  public var isSearching: Bool { false }
  /// The distance between a label's icon and title, in points.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }
  /// The room kept for a label's icon, in points.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
  /// How heavy text should be.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  /// The distance between lines, in points; lines are one row of cells apart.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// Opens a link; a view of a surface opens none by itself.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 }
  /// Whether the view was put before another one.
  public var presentationMode: Binding<PresentationMode> { Binding.constant(PresentationMode()) }
  /// Loads content anew; nothing pulls it here.
  public var refresh: RefreshAction? { nil }
  /// Whether the app is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// Whether there is room for a label beside the widget.
  public var showsWidgetLabel: Bool {
    get { self[ShowsWidgetLabelKey.self] }
    set { self[ShowsWidgetLabelKey.self] = newValue }
  }
  /// The person's text size, by its old name.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }
  /// Whether an app has several windows: on an iPhone it has one.
  public var supportsMultipleWindows: Bool { false }
  /// In how many colors symbols are drawn; a glyph has one.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { values.symbolRenderingMode }
    set { values.symbolRenderingMode = newValue }
  }
  /// The variant of symbols, such as those in a circle.
  public var symbolVariants: SymbolVariants {
    get { values.symbolVariants }
    set { values.symbolVariants = newValue }
  }
  /// How symbols are colored; a glyph has one color.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
  /// How symbols show a value; a glyph is always whole.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
  /// When materials look active.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
  /// The order of a menu's entries.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether lists are edited: they aren't.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// The time zone of wall-clock text.
  public var timeZone: TimeZone {
    get { TimeZone(identifier: timeZoneIdentifier) ?? .current }
    set { timeZoneIdentifier = newValue.identifier }
  }
  /// Whether the labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { values.labelsHidden ? .hidden : .automatic }
    set { values.labelsHidden = newValue == .hidden }
  }
}

private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { BackgroundProminence.standard }
}
private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { ButtonRepeatBehavior.automatic }
}
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar.current } }
private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { ContentTransition.identity }
}
private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { ControlSize.regular } }
private enum DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum DefaultMinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { Prominence.standard } }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { UserInterfaceSizeClass.compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { UserInterfaceSizeClass.regular }
}
private enum IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum IsSceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LabelIconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { LegibilityWeight.regular }
}
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { ScenePhase.active } }
private enum ShowsWidgetLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SizeCategoryKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { ContentSizeCategory.large }
}
private enum SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
private enum SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }
private enum MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { MaterialActiveAppearance.automatic }
}
private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { MenuOrder.automatic } }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
