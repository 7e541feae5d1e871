import FoundationEssentials

extension View {
  /// Colours text, symbols and shapes.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentModifiedView(self) { $0.values.foreground = [$0.carried(style)] }
  }
  /// Draws text and symbols in a style; a second one is for what is secondary in it.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    EnvironmentModifiedView(self) { $0.values.foreground = [$0.carried(primary), $0.carried(secondary)] }
  }
  /// Draws text and symbols in a style; others are for what is secondary and tertiary in it.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    EnvironmentModifiedView(self) {
      $0.values.foreground = [$0.carried(primary), $0.carried(secondary), $0.carried(tertiary)]
    }
  }
  /// Colours text, symbols and shapes; `nil` for the standard colour.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentModifiedView(self) { $0.values.foreground = color.map { [AnyShapeStyle($0.ofInk)] } ?? [] }
  }
  /// Colours controls, links and progress.
  public func tint(_ color: Color?) -> some View {
    EnvironmentModifiedView(self) { $0.values.tint = color.map { AnyShapeStyle($0.ofInk) } }
  }
  /// Colours controls and progress with a style; a plain gradient runs along a gauge or a bar.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    let style = tint.map { tint in
      (tint as? Gradient).map { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing)) }
        ?? AnyShapeStyle(tint)
    }
    return EnvironmentModifiedView(self) { $0.values.tint = style }
  }
  /// Sets the color of buttons, bars and switches; `nil` for the app's own.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Draws the view for a light or a dark appearance.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    EnvironmentModifiedView(self) { $0.colorScheme = scheme }
  }
  /// Draws the view for a light or a dark appearance; `nil` for the phone's.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    EnvironmentModifiedView(self) { if let scheme { $0.colorScheme = scheme } }
  }
  /// Takes buttons and switches out of use: they are dimmed and can't be pressed.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentModifiedView(self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

/// A style together with the foreground it was set in: `.secondary` is a level of the foreground outside.
nonisolated private struct CarriedShapeStyle: ShapeStyle {
  let paint: Paint
  func _paint(in environment: EnvironmentValues) -> Paint { paint }
}

nonisolated extension EnvironmentValues {
  /// Levels of the foreground refer to the one in force here; everything else waits until it is used.
  fileprivate func carried<S: ShapeStyle>(_ style: S) -> AnyShapeStyle {
    style is HierarchicalShapeStyle || style is ForegroundStyle
      ? AnyShapeStyle(CarriedShapeStyle(paint: style._paint(in: self)))
      : (style as? Color).map { AnyShapeStyle($0.ofInk) } ?? AnyShapeStyle(style)
  }
}
