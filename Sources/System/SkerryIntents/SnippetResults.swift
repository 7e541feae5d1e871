/// Results whose view another intent makes; nothing shows it here.
extension IntentResult {
  /// Done; another intent makes the view.
  public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<IntentNothing, IntentNothing, Snippet, IntentNothing> {
    IntentResultContainer(value: nil, opened: nil, said: nil)
  }
  /// Done, with a value; another intent makes the view.
  public static func result<Value, Snippet: SnippetIntent>(value: Value, snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Value, IntentNothing, Snippet, IntentNothing> {
    IntentResultContainer(value: value, opened: nil, said: nil)
  }
  /// Done, with words for the person; another intent makes the view.
  public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<IntentNothing, IntentNothing, Snippet, IntentDialog> {
    IntentResultContainer(value: nil, opened: nil, said: dialog)
  }
  /// Done, with a value and words for the person; another intent makes the view.
  public static func result<Value, Snippet: SnippetIntent>(
    value: Value, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, IntentNothing, Snippet, IntentDialog> {
    IntentResultContainer(value: value, opened: nil, said: dialog)
  }
  /// Done, and another intent goes on; a third makes the view.
  public static func result<Opened: AppIntent, Snippet: SnippetIntent>(
    opensIntent: Opened, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<IntentNothing, Opened, Snippet, IntentNothing> {
    IntentResultContainer(value: nil, opened: opensIntent, said: nil)
  }
  /// Done, with a value, and another intent goes on; a third makes the view.
  public static func result<Value, Opened: AppIntent, Snippet: SnippetIntent>(
    value: Value, opensIntent: Opened, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, Snippet, IntentNothing> {
    IntentResultContainer(value: value, opened: opensIntent, said: nil)
  }
  /// Done, with words for the person, and another intent goes on; a third makes the view.
  public static func result<Opened: AppIntent, Snippet: SnippetIntent>(
    opensIntent: Opened, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<IntentNothing, Opened, Snippet, IntentDialog> {
    IntentResultContainer(value: nil, opened: opensIntent, said: dialog)
  }
  /// Done, with a value and words for the person, and another intent goes on; a third makes the view.
  public static func result<Value, Opened: AppIntent, Snippet: SnippetIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, Snippet, IntentDialog> {
    IntentResultContainer(value: value, opened: opensIntent, said: dialog)
  }
}
