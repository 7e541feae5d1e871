/// Where and why bytes aren't JSON.
package struct JSONProblem: Error, Hashable, Sendable {
  /// The mistake.
  package enum Cause: Hashable, Sendable {
    case noObject
    /// The end came where a value is needed.
    case endBeforeValue
    /// The end came before the bracket that closes.
    case endBefore(Character)
    case endInString
    case somethingFollows
    case tooDeep(limit: Int)
    case noKey
    case noColon(key: String)
    /// Neither a comma nor the bracket that closes.
    case noComma(Character)
    /// A character that begins no value; the word is empty where it begins with punctuation.
    case noValue(word: String)
    case noDigit(word: String)
    case numberTooLarge(word: String)
    case controlCharacter
    case notUTF8
    case unknownEscape
    case noHexadecimalDigit
    case halfSurrogatePair
  }

  /// Both count from 1; the column counts bytes.
  package let line: Int
  package let column: Int
  package let cause: Cause
}

/// The words for the author of a payload.
extension JSONProblem: CustomStringConvertible {
  package var description: String { "line \(line), column \(column): \(words)" }

  /// What is wrong, without its place.
  package var words: String {
    switch cause {
    case .noObject: "an object is needed"
    case .endBeforeValue: "the text ends where a value is needed"
    case .endBefore(let closer): "the text ends before its \(closer)"
    case .endInString: "the text ends inside a string"
    case .somethingFollows: "something follows the end"
    case .tooDeep(let limit): "more than \(limit) levels are nested"
    case .noKey: "a key in quotation marks is needed"
    case .noColon: "a colon is needed after the key"
    case .noComma(let closer): "a comma or \(closer) is needed"
    case .noValue: "a value is needed"
    case .noDigit: "a digit is needed"
    case .numberTooLarge: "the number is too large"
    case .controlCharacter: "a control character in a string must be escaped"
    case .notUTF8: "the string isn't UTF-8"
    case .unknownEscape: "there is no escape like this"
    case .noHexadecimalDigit: "four hexadecimal digits are needed"
    case .halfSurrogatePair: "half of a surrogate pair is missing"
    }
  }
}

/// The words for a person who may have edited one of the phone's files.
extension JSONProblem {
  /// One sentence that begins with the line: `Line 3: a comma or } is expected.`
  package var fileSentence: String { "Line \(line): \(fileWords)." }

  private var fileWords: String {
    switch cause {
    case .noObject: "an object is expected"
    case .endBeforeValue, .endBefore: "the file ends in the middle"
    case .endInString: "quotation marks are not closed"
    case .somethingFollows: "there is something behind the end"
    case .tooDeep: "values are nested too deeply"
    case .noKey: "a key in quotation marks is expected"
    case .noColon(let key): "a colon is expected after “\(key.prefix(40))”"
    case .noComma(let closer): "a comma or \(closer) is expected"
    case .noValue(let word), .noDigit(let word), .numberTooLarge(let word):
      word.isEmpty ? "a value is expected" : "“\(word.prefix(40))” is no value"
    case .controlCharacter: "a line ends within quotation marks"
    case .notUTF8, .unknownEscape, .noHexadecimalDigit, .halfSurrogatePair:
      "this text has an escape or bytes that mean nothing"
    }
  }
}
