/// A list that stays sorted, in small chunks, so that a change costs the same whatever the length.
///
/// Elements are unique. Insertion and removal touch one chunk; reading from either end is direct.
struct SortedList<Element: Comparable & Sendable>: Sendable {
  private static var largestChunk: Int { 64 }

  /// None of the chunks is empty; elements rise within each and from one to the next.
  private var chunks: [[Element]] = []
  private(set) var count = 0

  var isEmpty: Bool { chunks.isEmpty }
  var first: Element? { chunks.first?.first }
  var last: Element? { chunks.last?.last }

  /// The elements in rising order, produced on demand.
  var elements: some Sequence<Element> { chunks.lazy.joined() }
  /// The elements in falling order, produced on demand.
  var reversedElements: some Sequence<Element> { chunks.reversed().lazy.flatMap { $0.reversed() } }

  mutating func insert(_ element: Element) {
    guard !chunks.isEmpty else {
      chunks.append([element])
      count = 1
      return
    }
    let chunk = min(chunkIndex(for: element), chunks.count - 1)
    let position = Self.position(of: element, in: chunks[chunk])
    guard position == chunks[chunk].count || chunks[chunk][position] != element else { return }
    chunks[chunk].insert(element, at: position)
    count += 1
    if chunks[chunk].count > Self.largestChunk { split(chunk) }
  }

  /// Removes the element; does nothing if it isn't there.
  mutating func remove(_ element: Element) {
    let chunk = chunkIndex(for: element)
    guard chunk < chunks.count else { return }
    let position = Self.position(of: element, in: chunks[chunk])
    guard position < chunks[chunk].count, chunks[chunk][position] == element else { return }
    chunks[chunk].remove(at: position)
    count -= 1
    if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
  }

  private mutating func split(_ chunk: Int) {
    let half = chunks[chunk].count / 2
    let upper = Array(chunks[chunk][half...])
    chunks[chunk].removeSubrange(half...)
    chunks.insert(upper, at: chunk + 1)
  }

  /// The first chunk whose last element isn't below the element.
  private func chunkIndex(for element: Element) -> Int {
    partition(count: chunks.count) { chunks[$0][chunks[$0].count - 1] >= element }
  }

  private static func position(of element: Element, in chunk: [Element]) -> Int {
    partition(count: chunk.count) { chunk[$0] >= element }
  }
}

/// The first index for which the condition holds, given that it stays true from there on.
private func partition(count: Int, where condition: (Int) -> Bool) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = (low + high) / 2
    if condition(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
