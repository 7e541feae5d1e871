import ArgumentParser
import Testing

@testable import SkerryCommand

/// The dashboard of a command line that needs no parser.
@MainActor @Suite struct PlainDashboardTests {
  /// Everything that a command line can say of a dashboard.
  private func said(_ command: DashboardCommand) -> [String] {
    let (session, storage) = (command.session, command.storage)
    let (phone, colors) = (session.phone, session.colors)
    return [
      "\(String(describing: phone.device)) \(String(describing: phone.timeZone)) \(String(describing: phone.locale))",
      "\(phone.is24Hour) \(phone.light) \(String(describing: colors.colors)) \(colors.ascii)",
      "\(String(describing: session.at)) \(session.paused) \(session.noMouse)",
      "\(String(describing: storage.state)) \(storage.ephemeral) \(command.push) \(String(describing: command.record))",
    ]
  }

  @Test("S04 a dashboard without flags is what the parser makes of it", arguments: [[], ["--state", "a b"]])
  func same(_ arguments: [String]) throws {
    let plain = try #require(DashboardCommand.plain(arguments))
    let parsed = try #require(try DashboardCommand.parseAsRoot(arguments) as? DashboardCommand)
    #expect(said(plain) == said(parsed))
  }

  @Test(
    "S04 whatever else is said goes to the parser",
    arguments: [
      ["--state"], ["--state", ""], ["--state", "--paused"], ["--state=a"], ["--paused"], ["list"],
      ["--state", "a", "b"],
      ["--help"],
    ])
  func other(_ arguments: [String]) { #expect(DashboardCommand.plain(arguments) == nil) }
}
