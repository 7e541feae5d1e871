/// A session that is over, with the number by which it is asked for.
struct PastSession: Identifiable, Hashable, Sendable {
  let number: Int
  let session: Session

  var id: Session.ID { session.id }
  var word: String { NumberedWord.word(number, session.discipline.displayName) }
}
