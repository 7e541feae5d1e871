/// A type whose values the system makes, such as the intents that configure a widget.
public protocol MadeBySystem {
  /// A value as the system makes it.
  init()
}
