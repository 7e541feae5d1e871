import SkerryCells

/// Letters of a caption are narrower than a cell: what fits side by side on a phone may not fit here.
///
/// Of the two truths, lengths and words, words are kept where neighbours have room to spare: a stack offers a small text
/// the columns that it needs for what a phone would show of it in the same offer.
extension Node {
  /// The columns in which the node shows what a phone shows of it in `offered` columns; never less than offered.
  package final func fittingColumns(_ offered: Int) -> Int {
    switch self {
    case let text as TextNode: return text.columnsFitting(offered)
    case let frame as FixedFrameNode:
      guard let own = frame.ownColumns else { return frame.child.fittingColumns(offered) }
      return max(offered, frame.innermost.fittingFrame(own))
    case let padding as PaddingNode:
      return padding.sides + padding.child.fittingColumns(max(0, offered - padding.sides))
    case let stack as StackNode where stack.isVertical:
      return stack.children.reduce(offered) { max($0, $1.fittingColumns(offered)) }
    case let stack as StackNode: return stack.columnsOfRow(fitting: offered)
    case let stack as ZStackNode: return stack.children.reduce(offered) { max($0, $1.fittingColumns(offered)) }
    case let wrapper as WrapperNode: return wrapper.child.fittingColumns(offered)
    default: return offered
    }
  }

  /// The columns of a frame around a text: a small text that fits a frame on a phone fits it here.
  package final func fittingFrame(_ columns: Int) -> Int {
    let text = self as? TextNode ?? (self as? StackNode)?.numberBesideSigns
    return text?.columnsFitting(columns) ?? columns
  }
}

extension Node {
  /// The columns that a timer needs which takes all the room that it is offered; `nil` for anything else, also for one in a
  /// frame of its own.
  final var columnsOfTimer: Int? {
    switch self {
    case let text as TextNode: text.neededByTimer
    case is FixedFrameNode, is FlexibleFrameNode, is FixedSizeNode: nil
    case let padding as PaddingNode: padding.child.columnsOfTimer.map { $0 + padding.sides }
    case let wrapper as WrapperNode: wrapper.child.columnsOfTimer
    default: nil
    }
  }

  /// The columns in which a small number is whole that has a frame of fewer, but fits that on a phone; `nil` for anything
  /// else.
  var columnsOfFramedNumber: Int? {
    switch self {
    case let frame as FixedFrameNode:
      guard let own = frame.ownColumns, let text = frame.innermost as? TextNode, text.isNumber else { return nil }
      let fitting = text.columnsFitting(own)
      return fitting > own ? fitting : nil
    case is PaddingNode: return nil
    case let wrapper as WrapperNode: return wrapper.child.columnsOfFramedNumber
    default: return nil
    }
  }
}

extension Node {
  /// The columns that a layer over, or under, something of so many columns is offered: more, where its small letters fit
  /// on a phone.
  package final func columnsOverlaying(_ offered: Int) -> Int {
    let ideal = size(.unspecified).columns
    guard ideal > offered, ideal < Proposal.unbounded else { return offered }
    return widthOnPhone <= Double(offered) * 1.25 ? ideal : offered
  }

  /// The columns that the node would take on a phone if it were offered as many as it likes.
  final var widthOnPhone: Double {
    switch self {
    case let text as TextNode: text.columnsOnPhone
    case let frame as FixedFrameNode: frame.ownColumns.map { Double($0) } ?? frame.child.widthOnPhone
    case let padding as PaddingNode: padding.sidesOnPhone + padding.child.widthOnPhone
    case let stack as StackNode: stack.widthOnPhone(stack.children.map(\.widthOnPhone))
    case let wrapper as WrapperNode: wrapper.child.widthOnPhone
    default: Double(size(.unspecified).columns)
    }
  }
}

extension Node {
  /// The columns of bars hardly wider than lines without the gaps between them; `nil` for anything else.
  package final var columnsOfBars: Int? {
    switch self {
    case let stack as StackNode: stack.columnsWithoutGaps
    case let frame as FixedFrameNode: frame.ownColumns == nil ? frame.child.columnsOfBars : nil
    case is PaddingNode, is FlexibleFrameNode: nil
    case let wrapper as WrapperNode: wrapper.child.columnsOfBars
    default: nil
    }
  }
}
