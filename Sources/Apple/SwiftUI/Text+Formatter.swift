#if Foundation
  // Foundation's formatters, which the rooms of Skerry do without.

  nonisolated extension Text {
    /// A value written by a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
      self.init(verbatim: formatter.string(for: subject) ?? "")
    }
  }

  nonisolated extension LocalizedStringKey.StringInterpolation {
    /// A value written by a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }
  }
#endif
