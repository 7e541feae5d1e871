#if Foundation
  // Foundation reads Markdown on Apple's systems only. What has marks there has them here: bold, italic, code, struck
  // through, and links.
  extension AttributedString {
    /// How Markdown is read; it is read one way here.
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// How much of Markdown is read.
      public enum InterpretedSyntax: Int, Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
      /// The fate of a text that can't be read; every text can be read here.
      public enum FailurePolicy: Int, Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
      /// Reads Markdown so.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {}
    }

    /// A text whose Markdown is read.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { self.init(inlineMarkdown: markdown) }
  }
#endif
