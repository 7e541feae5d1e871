#if Foundation
  // Swift turns a `CGFloat` into a `Double` by itself, but not an optional one. These take what is left.

  nonisolated extension Optional<CGFloat> {
    fileprivate var double: Double? { map { Double($0) } }
  }

  extension View {
    /// Gives the view a fixed size, in points.
    @_disfavoredOverload
    public func frame(width: CGFloat?, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
      frame(width: width.double, height: height.double, alignment: alignment)
    }

    /// Gives the view a fixed height, in points.
    @_disfavoredOverload
    public func frame(height: CGFloat?, alignment: Alignment = .center) -> some View {
      frame(height: height.double, alignment: alignment)
    }

    /// Gives the view limits of its size, in points.
    @_disfavoredOverload
    public func frame(
      minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
      idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
      frame(
        minWidth: minWidth.double, idealWidth: idealWidth.double, maxWidth: maxWidth.double,
        minHeight: minHeight.double, idealHeight: idealHeight.double, maxHeight: maxHeight.double,
        alignment: alignment)
    }

    /// Keeps a distance, in points, from the edges.
    @_disfavoredOverload
    public func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View { padding(edges, length.double) }
  }

  extension HStack {
    /// A row with a distance, in points, between its views.
    @_disfavoredOverload
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
      self.init(alignment: alignment, spacing: spacing.double, content: content)
    }
  }

  extension VStack {
    /// A column with a distance, in points, between its views.
    @_disfavoredOverload
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
      self.init(alignment: alignment, spacing: spacing.double, content: content)
    }
  }
#endif
