// Stands for the log's `privacy: .private`: where the person keeps files is nobody else's business.
import SkerryDevice

extension MeditationError: PrivateError {
  var loggedDescription: String {
    if case .notExported = self { return "The export failed: <private>; the sheet says why." }
    return description
  }
}
