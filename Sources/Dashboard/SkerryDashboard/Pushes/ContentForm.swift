import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDevice

/// The content state of an activity as fields to fill in, one for each of its members.
nonisolated struct ContentForm {
  /// The field that says whether the update alerts.
  static let alert = "alert"

  private struct Member {
    enum Kind { case text, number, date, truth, json }

    let key: String
    let kind: Kind
    /// The value as the JSON has it.
    let spelled: String
    /// The value as it is shown to be changed.
    let shown: String
  }

  private let members: [Member]
  private let timeZone: String

  /// - Returns: `nil` where the content state has no members.
  @MainActor init?(_ record: ActivityRecord, on device: Device) {
    guard case .object(let members)? = try? JSONSyntax(parsing: record.state, rules: .file), !members.isEmpty else {
      return nil
    }
    let dates = device.center.withRegistry {
      $0.types.stateDates(record.state, of: record.attributesType, for: record.appIdentifier)
    }
    let timeZone = device.settings.timeZone
    self.timeZone = timeZone
    self.members = members.map { member in
      let date = dates.first { $0.path == member.key }?.number
      return Self.member(member, date.map(Date.init(timeIntervalSinceReferenceDate:)), timeZone)
    }
  }

  private static func member(_ member: JSONSyntax.Member, _ date: Date?, _ timeZone: String) -> Member {
    switch member.value {
    case .string(let text, _):
      return Member(key: member.key, kind: .text, spelled: JSONWriter.quoted(text), shown: text)
    case .number(let spelled):
      let shown = date.map { WallClock($0, timeZone: timeZone).timestamp } ?? spelled
      return Member(key: member.key, kind: date == nil ? .number : .date, spelled: spelled, shown: shown)
    case .bool(let value):
      return Member(key: member.key, kind: .truth, spelled: "\(value)", shown: value ? "yes" : "no")
    case .null, .array, .object:
      let spelled = member.value.compact
      return Member(key: member.key, kind: .json, spelled: spelled, shown: spelled)
    }
  }

  /// The fields, with the values as they are.
  var fields: [AppField] {
    members.enumerated().map { index, member in field(Self.id(index), member) }
      + [AppField(Self.alert, label: "With an alert", kind: .toggle, initialValue: "no")]
  }

  private static func id(_ index: Int) -> String { "member \(index)" }

  private func field(_ id: String, _ member: Member) -> AppField {
    switch member.kind {
    case .text:
      return AppField(id, label: member.key, kind: .text(limit: Self.longest), initialValue: member.shown)
    case .truth:
      return AppField(id, label: member.key, kind: .toggle, initialValue: member.shown)
    case .number:
      return AppField(
        id, label: member.key, kind: .text(limit: Self.longest), initialValue: member.shown, isRequired: true,
        check: AppField.Check("number", problem: Self.problem(ofNumber:)))
    case .date:
      let timeZone = timeZone
      return AppField(
        id, label: member.key, kind: .text(limit: Self.longest), initialValue: member.shown, isRequired: true,
        hint: "2025-11-20 09:41, or +15m from now",
        check: AppField.Check("date \(timeZone)") { Self.problem(ofDate: $0, timeZone) })
    case .json:
      return AppField(
        id, label: member.key, kind: .text(limit: Self.longest), initialValue: member.shown, isRequired: true,
        hint: "as JSON", check: AppField.Check("json", problem: Self.problem(ofJSON:)))
    }
  }

  /// What fits into a payload (APNs: 4 KB).
  private static let longest = 4096

  private static func problem(ofNumber text: String) -> String? {
    if case .number? = try? JSONSyntax(parsing: Data(text.utf8)) { return nil }
    return "“\(text)” is not a number; write it like 12 or 0.5."
  }

  private static func problem(ofJSON text: String) -> String? {
    do throws(JSONProblem) {
      _ = try JSONSyntax(parsing: Data(text.utf8), rules: .file)
      return nil
    } catch {
      return "It is not JSON: \(error.description)"
    }
  }

  private static func problem(ofDate text: String, _ timeZone: String) -> String? {
    do throws(DateProblem) {
      _ = try date(text, timeZone, now: .distantPast)
      return nil
    } catch {
      return error.sentence
    }
  }

  private struct DateProblem: Error { let sentence: String }

  /// An instant as the fields take it: of a calendar, or from now on.
  private static func date(_ text: String, _ timeZone: String, now: Date) throws(DateProblem) -> Date {
    guard let sign = text.first, sign == "+" || sign == "-" else {
      do throws(InstantEntry.Problem) { return try InstantEntry.date(text, timeZone: timeZone) } catch {
        throw DateProblem(sentence: error.sentence)
      }
    }
    do throws(DurationEntry.Problem) {
      let seconds = try WrittenDuration.seconds(String(text.dropFirst()))
      return now.addingTimeInterval(sign == "+" ? seconds : -seconds)
    } catch {
      throw DateProblem(sentence: error.sentence)
    }
  }

  /// The content state with the values of a form that has no problem, as JSON; what was not changed keeps its spelling.
  func state(_ form: AppForm, at now: Date) -> Data {
    let pairs = members.enumerated().map { index, member in
      JSONWriter.quoted(member.key) + ":" + spelled(form[Self.id(index)], member, now)
    }
    return Data(("{" + pairs.joined(separator: ",") + "}").utf8)
  }

  private func spelled(_ value: String, _ member: Member, _ now: Date) -> String {
    guard value != member.shown else { return member.spelled }
    switch member.kind {
    case .text: return JSONWriter.quoted(value)
    case .truth: return value == "yes" ? "true" : "false"
    case .number, .json: return value
    case .date:
      let date = try? Self.date(value, timeZone, now: now)
      return date.map { "\($0.timeIntervalSinceReferenceDate)" } ?? member.spelled
    }
  }
}

nonisolated extension JSONSyntax {
  /// The value without any blank.
  fileprivate var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let spelled): spelled
    case .string(let text, _): JSONWriter.quoted(text)
    case .array(let elements): "[" + elements.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSONWriter.quoted($0.key) + ":" + $0.value.compact }.joined(separator: ",") + "}"
    }
  }
}
