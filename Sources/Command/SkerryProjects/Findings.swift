import Glibc
import Synchronization

/// What some sources were found to say, for as long as they are the same.
///
/// A build asks many times what a name stands for, and each of its rounds asks the same of the same sources again.
final class Findings<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private struct Known {
    var sources: [String] = []
    var answers: [Question: Answer] = [:]
  }
  private let known = Mutex(Known())

  /// The answer to a question about sources, which is found out once.
  func answer(to question: Question, in sources: [String], _ find: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0.sources == sources ? $0.answers[question] : nil }) { return answer }
    // To find it out may take asking other questions.
    let answer = find()
    known.withLock { known in
      if known.sources != sources { known = Known(sources: sources) }
      known.answers[question] = answer
    }
    return answer
  }
}

extension String {
  /// Whether the letters of a word stand in it as they are, anywhere; much quicker than a search for a pattern.
  func holds(_ word: String) -> Bool {
    var (text, word) = (self, word)
    return text.withUTF8 { text in
      word.withUTF8 { word in
        guard let base = text.baseAddress, let wanted = word.baseAddress, !word.isEmpty else { return word.isEmpty }
        var start = 0
        // The first letter is looked for, and then the rest of it.
        while start <= text.count - word.count,
          let found = memchr(base + start, Int32(wanted[0]), text.count - word.count + 1 - start)
        {
          if memcmp(found, wanted, word.count) == 0 { return true }
          start = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
        }
        return false
      }
    }
  }
}
