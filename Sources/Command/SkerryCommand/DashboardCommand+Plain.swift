import ArgumentParser

// The parser describes the command to itself, by mirrors, before it reads the first word: a seventh of a start. Where
// nothing or only the folder is said, as most people start the dashboard, there is nothing to find out.
extension DashboardCommand {
  /// The dashboard of a command line without flags but `--state`; `nil` where the parser has to look.
  nonisolated static func plain(_ arguments: [String]) -> DashboardCommand? {
    var state: String?
    switch arguments.count {
    case 0: break
    case 2 where arguments[0] == "--state" && !arguments[1].isEmpty && !arguments[1].hasPrefix("-"):
      state = arguments[1]
    default: return nil
    }
    var command = DashboardCommand()
    command.session = SessionOptions.plain
    command.storage = StorageOptions.kept(in: state)
    command.push = []
    command.record = nil
    return command
  }
}

extension SessionOptions {
  /// Nothing but what holds without flags.
  nonisolated static var plain: SessionOptions {
    var phone = PhoneOptions()
    (phone.device, phone.timeZone, phone.locale, phone.symbols) = (nil, nil, nil, nil)
    (phone.is24Hour, phone.light) = (false, false)
    var colors = ColorOptions()
    (colors.colors, colors.ascii) = (nil, false)
    var options = SessionOptions()
    (options.phone, options.colors) = (phone, colors)
    (options.at, options.paused, options.noMouse) = (nil, false, false)
    return options
  }
}

extension StorageOptions {
  nonisolated static func kept(in state: String?) -> StorageOptions {
    var options = StorageOptions()
    (options.state, options.ephemeral) = (state, false)
    return options
  }
}
