/// The classes of a file that SwiftData's macro makes models of, made models without it.
///
/// `@Model final class Place` becomes a class like any other, and a line below the last one says that it is a model. Only
/// what stands at file scope is one: what is nested can't be named there.
struct PersistentModels {
  /// The text without the macro, and with what takes its place; the lines above keep their numbers.
  let source: String

  init(_ text: String) {
    let names = text.matches(of: /@Model\s+(?:@\w+\s+)*(?:[a-z]+\s+)*class\s+(\w+)/).map { String($0.output.1) }
    let plain = text.replacing(/@Model\b/) { _ in "      " }
    source = plain + names.map { "\nextension \($0): PersistentModel {}" }.joined()
  }
}
