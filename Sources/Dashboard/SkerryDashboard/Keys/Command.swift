/// Everything that can be done with keys, apart from what an app's own actions add.
nonisolated public enum Command: String, CaseIterable, Hashable, Sendable {
  case quit, help, demo, saveTape
  case nextPane, previousPane, zoom, scrollUp, scrollDown, scrollLeft, scrollRight, inspector, logMenu
  case pause, faster, slower, stepSecond, nextEvent, nextAnyEvent, jump, setClock
  case lock, home, alwaysOn, phoneMenu, battery, focusMode, reboot
  case previousActivity, nextActivity, tap, press, longPress, swipe, clear, pushes, previews
  case openApp, openLink, killApp, terminateApp
}
