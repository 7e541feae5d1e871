import FoundationEssentials
import SkerryActivities
import SkerryDevice

/// Being recorded.
extension Dashboard {
  /// Begins to write down what happens from here on; the phone has to be a new one, as on every replay.
  ///
  /// Virtual time stays on whole milliseconds from now on, since tapes tell no others.
  public func record(with recorder: TapeRecorder) {
    keepsMilliseconds = true
    resources = NotedResources(files: resources, reads: recorder.reads)
    self.recorder = recorder
  }

  /// Lets something happen that is noted where somebody records, unless it is part of something noted already.
  func noted<Result, Problem: Error>(
    _ deed: TapeDeed, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard let recorder, !recorder.isInside, !isAboutTape(deed) else { return try body() }
    heldReal = real
    defer { heldReal = nil }
    // What is pressed is what was seen last, here as in the replay.
    _ = frame()
    return try recorder.note(on: self, deed, body)
  }

  /// Asks where to write what was done since the start.
  func askForTape() {
    guard let saveTape else {
      return remark = "A tape begins with a new phone: start with --ephemeral, or with --record."
    }
    let field = AppField(
      "path", label: "File", kind: .text(limit: 1000), initialValue: "session.tape", isRequired: true)
    var form = FormDialog(
      title: "Write a tape", note: "All that was done since the start, as skerry replay plays it.", fields: [field]
    ) { dashboard, form in
      if let problem = saveTape(form["path"]) { return problem }
      dashboard.tell("The tape is written: skerry replay --live \(form["path"])")
      return nil
    }
    form.isRecorded = false
    dialog = .form(form)
  }

  /// Whether an event only concerns the writing of the tape, which changes nothing on the phone.
  private func isAboutTape(_ deed: TapeDeed) -> Bool {
    guard case .pointer(let event) = deed else { return false }
    if case .form(let form) = dialog { return !form.isRecorded }
    guard dialog == nil, case .key(let key) = event else { return false }
    return Keymap.binding(for: key)?.command == .saveTape
  }

  /// Whether an event is a letter for a sheet: nothing but the sheet learns of it.
  func isTyping(_ deed: TapeDeed) -> Bool {
    guard case .form = dialog, case .pointer(.key(.character)) = deed else { return false }
    return true
  }

  /// Delivers a request as it came over the wire; `file` is where its payload was taken from.
  public func deliver(_ request: APNsRequest, file: String? = nil) -> PushAnswer {
    let push = RawPush(request, file: file)
    guard let recorder, !recorder.isInside else { return deliverRaw(push) }
    let name = recorder.nextPushName()
    let result = try? perform(.push(Step.Push(path: name)), resources: GivenStepResources([name: push.bytes]))
    return result?.answer ?? deliverRaw(push)
  }

  func deliverRaw(_ push: RawPush) -> PushAnswer {
    if let file = push.file { remember(file, push.request.body) }
    return device.deliver(push.request)
  }

  /// Offers a payload file again, and says so if that can't be kept.
  func remember(_ path: String, _ payload: Data) {
    let problem = recentPushes.problem
    recentPushes.remember(RecentPush(path: path, payload: payload))
    if let new = recentPushes.problem, new != problem { device.note(new, level: .failure) }
  }
}
