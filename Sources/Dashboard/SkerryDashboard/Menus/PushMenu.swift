import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDevice
import SkerrySteps

/// The pushes that can be sent: files that were sent before, a path to type, and payloads made for the activity.
extension Dashboard {
  var pushMenu: MenuDialog {
    let record = selectedActivity
    var items = phone.recentPushes.entries.prefix(9).enumerated().map { index, push in
      item(for: push, key: Character(String(index + 1)), record)
    }
    items.append(
      MenuDialog.Item(
        key: "p", title: "Type a path…", details: ["A JSON file with an aps dictionary, as a server sends it."]
      ) { $0.askForPayload() })
    items += notificationItems
    if let record {
      let templates = PushTemplate.all(for: record, at: device.now, token: startsAskForToken)
      for (index, (template, key)) in zip(templates, "uaegs").enumerated() {
        items.append(
          item(for: template, key: key, record) { dashboard in
            // The menu may have been open for long; an activity that is gone by now is sent what it would have got.
            dashboard.device.center.withRegistry { $0.record(record.id) }.map {
              PushTemplate.all(for: $0, at: dashboard.device.now, token: dashboard.startsAskForToken)[index]
            } ?? template
          })
      }
      if let item = contentItem(record) { items.append(item) }
      items += previewItems(record)
      items.append(
        MenuDialog.Item(
          key: "t", title: "New token", value: record.pushToken.map { Self.short($0.lowercaseHex) } ?? "none",
          details: ["Gives the activity a new update token; the old one dies, as it does on a phone now and then."]
        ) { $0.attempt(.rotateToken(record)) })
    } else {
      items += previewItems(nil)
    }
    return MenuDialog(title: "Push", items: items, reopen: { $0.pushMenu })
  }

  /// Whether the phone knows `input-push-token`; older ones refuse a start with it.
  private var startsAskForToken: Bool { device.settings.systemVersion >= SystemVersion(18, 0) }

  /// Payloads with what the previews of a widget extension show.
  private func previewItems(_ record: ActivityRecord?) -> [MenuDialog.Item] {
    device.apps.flatMap { app in
      let own = record?.appIdentifier == app.information.bundleIdentifier ? record : nil
      return PushTemplate.all(of: app.previews, for: own, at: device.now, token: startsAskForToken)
        .map { item(for: $0, key: nil, own, of: app) }
    }
  }

  /// A file of an earlier push: as it is now, or as it was if it can't be read any more.
  private func item(for push: RecentPush, key: Character, _ record: ActivityRecord?) -> MenuDialog.Item {
    let now = try? phone.resources.bytes(of: push.path)
    let payload = now ?? push.payload
    let preview = PayloadPreview(
      payload: payload, device: device, record: record, appIdentifier: record?.appIdentifier)
    let note = now == nil ? ["The file can't be read now; this is what was sent then."] : []
    return MenuDialog.Item(
      key: key, title: push.name, value: preview.size, details: [push.path] + note + preview.lines
    ) { $0.send(payload, Step.Push(path: push.path)) }
  }

  private func item(
    for template: PushTemplate, key: Character?, _ record: ActivityRecord?, of app: AppProcess? = nil,
    renewed: (@MainActor (Dashboard) -> PushTemplate)? = nil
  ) -> MenuDialog.Item {
    let preview = PayloadPreview(
      payload: template.payload, device: device, record: record,
      appIdentifier: app?.information.bundleIdentifier ?? record?.appIdentifier)
    return MenuDialog.Item(key: key, title: template.title, value: preview.size, details: preview.lines) {
      $0.send((renewed?($0) ?? template).payload, Step.Push(path: ""))
    }
  }

  /// The content state as a form to fill in, if it consists of members.
  private func contentItem(_ record: ActivityRecord) -> MenuDialog.Item? {
    guard ContentForm(record, on: device) != nil else { return nil }
    return MenuDialog.Item(
      key: "c", title: "Update with other content…",
      details: ["Each value of the content state, as it is now, to change."]
    ) { $0.askForContent(of: record.id) }
  }

  private func askForContent(of id: String) {
    guard let record = device.center.withRegistry({ $0.record(id) }), let content = ContentForm(record, on: device)
    else { return remark = "The activity is gone." }
    dialog = .form(
      FormDialog(
        title: "Update with other content", note: "Sent as a server would, stale in 15 minutes.", fields: content.fields
      ) { dashboard, form in
        let state = content.state(form, at: dashboard.device.now)
        let problem = dashboard.device.center.withRegistry {
          $0.types.stateProblem(state, of: record.attributesType, for: record.appIdentifier)
        }
        if let problem { return problem }
        let now = dashboard.device.center.withRegistry { $0.record(id) } ?? record
        let alerts = form[ContentForm.alert] == "yes"
        let template = PushTemplate.update(now, with: state, alerts: alerts, at: dashboard.device.now)
        dashboard.send(template.payload, Step.Push(path: ""))
        return nil
      })
  }

  /// Ordinary pushes for the app on the screen: those its own server would send, or else one that any app takes.
  private var notificationItems: [MenuDialog.Item] {
    guard let process = shownApp, device.deviceToken(of: process) != nil else { return [] }
    let name = process.information.displayName
    let pushes = process.pushes.isEmpty ? [.notification(of: name)] : process.pushes
    return zip(pushes, "nmobd").map { push, key in
      let title = process.pushes.isEmpty ? push.title : "\(name): \(push.title)"
      let preview = PayloadPreview(payload: push.payload, device: device, record: nil)
      return MenuDialog.Item(key: key, title: title, value: preview.size, details: preview.lines) {
        $0.send(push.payload, Step.Push(path: "", target: process.name))
      }
    }
  }

  private static func short(_ token: String) -> String { "\(token.prefix(4))…\(token.suffix(4))" }

  private func askForPayload() {
    let field = AppField("path", label: "File", kind: .text(limit: 1000), isRequired: true)
    dialog = .form(
      FormDialog(title: "Send a payload file", note: "The log says what became of it.", fields: [field]) {
        dashboard, form in
        do throws(StepProblem) {
          let path = form["path"]
          let payload = try dashboard.phone.resources.bytes(of: path)
          _ = try dashboard.phone.request(for: Step.Push(path: path), payload: payload)
          dashboard.send(payload, Step.Push(path: path))
          return nil
        } catch {
          return error.description
        }
      })
  }

  /// Sends a payload and closes the menu: what became of it stands in the log, what APNs said in the footer.
  private func send(_ payload: Data, _ push: Step.Push) {
    menuOrigins = []
    guard let answer = attempt(.push(payload, push))?.answer else { return }
    remark = "APNs answered \(answer.status)\(answer.reason.map { " " + $0 } ?? ""). \(answer.outcome)"
  }
}
