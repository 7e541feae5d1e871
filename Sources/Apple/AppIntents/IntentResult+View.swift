import SkerryIntents
import SkerryViews
import SkerryWidgets

/// Results with a view of their own; from a widget's button nothing shows it, as on a phone.
extension IntentResult {
  /// Done, with a view.
  public static func result(@ViewBuilder content: @MainActor () -> some View) -> Self
  where Self == IntentResultContainer<IntentNothing, IntentNothing, IntentSnippet, IntentNothing> {
    IntentResultContainer(value: nil, opened: nil, said: nil)
  }
  /// Done, with a view.
  public static func result(view: some View) -> Self
  where Self == IntentResultContainer<IntentNothing, IntentNothing, IntentSnippet, IntentNothing> {
    IntentResultContainer(value: nil, opened: nil, said: nil)
  }
  /// Done, with a value and a view.
  public static func result<Value>(value: Value, @ViewBuilder content: @MainActor () -> some View) -> Self
  where Self == IntentResultContainer<Value, IntentNothing, IntentSnippet, IntentNothing> {
    IntentResultContainer(value: value, opened: nil, said: nil)
  }
  /// Done, with a value and a view.
  public static func result<Value>(value: Value, view: some View) -> Self
  where Self == IntentResultContainer<Value, IntentNothing, IntentSnippet, IntentNothing> {
    IntentResultContainer(value: value, opened: nil, said: nil)
  }
  /// Done, with words for the person and a view.
  public static func result(dialog: IntentDialog, @ViewBuilder content: @MainActor () -> some View) -> Self
  where Self == IntentResultContainer<IntentNothing, IntentNothing, IntentSnippet, IntentDialog> {
    IntentResultContainer(value: nil, opened: nil, said: dialog)
  }
  /// Done, with words for the person and a view.
  public static func result(dialog: IntentDialog, view: some View) -> Self
  where Self == IntentResultContainer<IntentNothing, IntentNothing, IntentSnippet, IntentDialog> {
    IntentResultContainer(value: nil, opened: nil, said: dialog)
  }
  /// Done, with a value, words for the person and a view.
  public static func result<Value>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: @MainActor () -> some View
  ) -> Self
  where Self == IntentResultContainer<Value, IntentNothing, IntentSnippet, IntentDialog> {
    IntentResultContainer(value: value, opened: nil, said: dialog)
  }
  /// Done, with a value, words for the person and a view.
  public static func result<Value>(value: Value, dialog: IntentDialog, view: some View) -> Self
  where Self == IntentResultContainer<Value, IntentNothing, IntentSnippet, IntentDialog> {
    IntentResultContainer(value: value, opened: nil, said: dialog)
  }
  /// Done, with a view, and another intent goes on.
  public static func result<Opened: AppIntent>(opensIntent: Opened, @ViewBuilder content: @MainActor () -> some View)
    -> Self
  where Self == IntentResultContainer<IntentNothing, Opened, IntentSnippet, IntentNothing> {
    IntentResultContainer(value: nil, opened: opensIntent, said: nil)
  }
  /// Done, with a view, and another intent goes on.
  public static func result<Opened: AppIntent>(opensIntent: Opened, view: some View) -> Self
  where Self == IntentResultContainer<IntentNothing, Opened, IntentSnippet, IntentNothing> {
    IntentResultContainer(value: nil, opened: opensIntent, said: nil)
  }
  /// Done, with words for the person and a view, and another intent goes on.
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: @MainActor () -> some View
  ) -> Self
  where Self == IntentResultContainer<IntentNothing, Opened, IntentSnippet, IntentDialog> {
    IntentResultContainer(value: nil, opened: opensIntent, said: dialog)
  }
  /// Done, with a value, words for the person and a view, and another intent goes on.
  public static func result<Value, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: @MainActor () -> some View
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, IntentSnippet, IntentDialog> {
    IntentResultContainer(value: value, opened: opensIntent, said: dialog)
  }
}

/// Questions with a view of their own. Nobody is asked here: a confirmation is given, and the first choice is made.
extension AppIntent {
  /// Asks with a view whether to go on; the answer is yes.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true, @ViewBuilder content: @MainActor () -> some View
  ) async throws {}
  /// Asks with a view for one of several choices; the first is made.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: @MainActor () -> some View
  ) async throws -> IntentChoiceOption { try await requestChoice(between: options, dialog: dialog) }
  /// Asks with a view for one of several choices; the first is made.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: some View
  ) async throws -> IntentChoiceOption { try await requestChoice(between: options, dialog: dialog) }
}

extension IntentParameter {
  /// Asks with a view whether a value is right; the answer is yes.
  @discardableResult
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil, view: some View
  ) async throws -> Bool { true }
}
