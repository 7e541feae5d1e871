nonisolated extension EventLog.Kind {
  /// Whether it tells of a deed of the person's that the phone ignored.
  package var tellsOfNoEffect: Bool {
    switch self {
    case .gesture(.ignored), .link(.malformed), .link(.unknownScheme), .activity(.other(.ignored)),
      .notification(.ignored), .background(.noRequest), .app(.tooLate):
      true
    default: false
    }
  }
}
