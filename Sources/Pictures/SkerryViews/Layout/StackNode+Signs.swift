import SkerryCells

/// A number in a row of signs: without one of its digits it is another number, and without its sign it is the same.
extension StackNode {
  /// The one number of a row that has nothing but symbols beside it; `nil` for any other.
  var numberBesideSigns: TextNode? { textBesideSigns.flatMap { $0.isNumber ? $0 : nil } }

  /// The one text of a row that has nothing but symbols beside it; `nil` for any other.
  private var textBesideSigns: TextNode? {
    guard !isVertical, children.count > 1 else { return nil }
    var found: TextNode?
    for child in children {
      switch child.innermost {
      case let text as TextNode where found == nil: found = text
      case is ImageNode: break
      default: return nil
      }
    }
    return found
  }

  /// Where the views of such a row stand that is so narrow that the number would be cut: close to each other, or the number
  /// alone. `nil` where nothing is cut, and where the number has no room by itself. Words with a number among them come
  /// close as well, where all of them have room then.
  ///
  /// - Parameters:
  ///   - sizes: what the views would take otherwise.
  ///   - offered: the columns for all of them.
  ///   - rows: the rows that they are offered.
  func wholeNumber(_ sizes: [CellSize], in offered: Int, _ rows: Int?) -> WholeNumber? {
    guard let number = textBesideSigns, let index = children.firstIndex(where: { $0.innermost === number }),
      sizes[index].columns < number.columnsShown,
      sizes.indices.allSatisfy({ $0 == index || sizes[$0].rows == 1 }),
      number.isNumber || number.hasNumber && isOneLineOnPhone(number, sizes[index], in: offered)
    else { return nil }
    let proposal = Proposal(columns: number.columnsShown, rows: rows)
    let own = children[index].size(proposal)
    guard own.rows == 1, own.columns >= number.columnsShown, own.columns <= offered else { return nil }
    var close = sizes
    close[index] = own
    let total = close.reduce(0) { $0 + $1.columns }
    var result = WholeNumber(index: index, proposal: proposal, sizes: close)
    guard total > offered else { return result }
    guard number.isNumber else { return nil }
    result.hidden = Set(children.indices).subtracting([index])
    return result
  }

  /// Whether a text has one line on a phone, or a number in it that would be broken here.
  private func isOneLineOnPhone(_ text: TextNode, _ size: CellSize, in offered: Int) -> Bool {
    text.isBroken(in: Proposal(size)) || widthOnPhone(children.map(\.widthOnPhone)) <= Double(offered)
  }

  /// A number, and the views beside it.
  struct WholeNumber {
    let index: Int
    let proposal: Proposal
    let sizes: [CellSize]
    /// The signs that have no room.
    var hidden: Set<Int> = []

    /// Where each view begins, and the columns of all of them.
    var places: (offsets: [Int], columns: Int) {
      var offsets: [Int] = []
      var position = 0
      for (index, size) in sizes.enumerated() {
        offsets.append(position)
        if !hidden.contains(index) { position += size.columns }
      }
      return (offsets, position)
    }
  }
}
