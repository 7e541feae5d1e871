/// What is so while all goes on.
nonisolated extension SampleValues {
  private static let over: Set<String> = [
    "paused", "pause", "finished", "complete", "completed", "cancelled", "canceled", "ended", "stale", "error",
    "failed", "expired", "over", "overdue", "done", "dismissed", "muted", "late", "delayed", "disrupted", "final",
    "stopped", "locked", "hidden", "delivered", "arrived", "debug", "resting", "stop", "end", "not", "no", "without",
    "overlay", "warning", "alert", "offline", "disconnected", "lost", "missing", "unavailable", "outdated", "invalid",
    "skipped", "blocked", "loading", "critical", "emergency", "failure", "suspended", "empty", "initial", "attention",
    "overtime", "overtimed", "half", "halftime", "reached", "achieved", "met", "paid", "resolved", "due", "changed",
    "replaced", "landed", "idle", "broken", "buffering", "rerouting", "off",
    "overstaying", "tiebreak", "break", "snoozed", "demo", "discreet", "celebrating", "imperial", "miles", "fahrenheit",
    "mmol", "pit", "door", "doors", "trunk", "sunroof", "hood", "unlocked", "nudge", "imminent", "soon", "private",
    "secret",
    "simplified", "own", "hides", "needs", "wrong", "busy", "last", "special", "eating",
    "succeeded",
    "fail", "fails", "hold", "held", "frozen", "jammed", "stuck", "void", "abandoned", "postponed", "exceeded",
    "dangerous", "timeout",
    "intermission", "injured", "urgent", "crashed", "faulty", "leaking", "flagged", "banned", "unread", "sick",
    "closing",
    "terminal", "settled", "post", "terminated", "closed", "archived", "inactive", "interrupted", "aborted", "rejected",
    "declined", "denied", "refunded", "revoked", "incomplete",
  ]

  /// What is over only where somebody sleeps, or isn't yet so.
  private static let ofSleep: Set<String> = ["wake", "waking", "awake"]

  /// Words that say together what is out of the ordinary.
  private static let oddities = [
    "red flag", "yellow flag", "safety car", "power play", "low power", "in check", "low battery", "out of", "too fast",
    "too slow", "all day", "break point",
  ]

  /// What has not begun, so that what goes on comes before it.
  private static let early: Set<String> = [
    "unknown", "none", "undefined", "upcoming", "scheduled", "connecting", "preparing", "requesting", "searching",
    "matching", "queued", "waiting", "pending", "before", "pre", "received", "confirmed", "accepted", "placed",
    "ordered",
    "created", "warming", "initializing", "starting", "unspecified", "ready",
  ]

  /// Whether something has not begun; in a queue somebody waits.
  private func isEarly(_ name: String) -> Bool {
    Self.says(Self.earlyInTongues, name)
      || Self.words(name).contains { Self.early.contains($0) && !isOfSubject($0) }
  }

  /// What says so in scripts that put no spaces between words, or that bend them.
  private static let earlyInTongues = [
    "대기", "예정", "시작 전", "경기 전", "준비", "待機", "予定", "開始前", "準備中", "等待", "未开始", "未開始", "即将", "预约",
  ]
  private static let overInTongues = [
    "종료", "완료", "취소", "실패", "중단", "일시정지", "終了", "完了", "中止", "失敗", "停止", "结束", "結束", "完成", "取消", "失败",
    "暂停", "已停",
  ]

  private static func says(_ marks: [String], _ name: String) -> Bool {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return marks.contains { name.contains($0) }
  }

  /// What is no more true than what is over, while all goes on.
  private static let notYet: Set<String> = [
    "unknown", "upcoming", "connecting", "preparing", "requesting", "searching", "queued", "waiting", "pending",
    "initializing",
  ]

  /// What may be done while all goes on.
  private static let allowing: Set<String> = ["can", "may", "allows", "supports", "enables"]

  /// What is so while all goes on, although it isn't at its beginning.
  private static let underway: Set<String> = [
    "active", "running", "playing", "live", "started", "going", "recording", "charging", "connected", "enabled", "on",
    "show", "shows", "visible", "progress", "underway", "tracking", "boarding", "moving", "working", "training",
  ]

  private static let ends: Set<String> = [
    "error", "paused", "pause", "pausedat", "cancelled", "canceled", "outcome", "winner", "failure",
  ]

  private static let ended: Set<String> = [
    "disconnected", "expired", "rejected", "declined", "failed", "dismissed", "lost", "resolved", "closed", "landed",
    "cancelled", "canceled", "finished", "completed", "ended", "stopped", "delivered", "paid", "held",
  ]

  /// Whether it is so while all goes on: in a rest's timer somebody is resting.
  func truth(_ name: String) -> Bool {
    let words = Self.words(name)
    // What is off until something happens, unless that is what all wait for.
    if hints.unset.contains(name), Self.underway.isDisjoint(with: words) { return false }
    if words.count > 1, let first = words.first, Self.allowing.contains(first) { return true }
    // It is not yet time to leave.
    if words.count > 1, words.last == "go" { return false }
    let spoken = " \(words.joined(separator: " ")) "
    if Self.oddities.contains(where: { spoken.contains(" \($0) ") }) { return false }
    if !Self.ofSleep.isDisjoint(with: words), sleeps { return false }
    return words.allSatisfy { word in !Self.over.contains(word) && !Self.notYet.contains(word) || isOfSubject(word) }
  }

  /// Whether somebody may be asleep: where a machine is awake, it is on.
  private var sleeps: Bool {
    let machines: Set<String> = ["battery", "speed", "range", "charging", "odometer", "device", "server"]
    return siblings.words.isDisjoint(with: machines)
  }

  /// Whether it says that something is done.
  static func isOfDone(_ name: String) -> Bool { has(name, ["done", "completed", "complete", "finished", "checked"]) }

  private func isOfSubject(_ word: String) -> Bool {
    word.hasSuffix("ing") && subject.contains(String(word.dropLast(3))) || word == "break" && subject.contains(word)
  }

  /// Whether it is over, or goes wrong.
  private func isOver(_ name: String) -> Bool {
    Self.says(Self.overInTongues, name)
      || !truth(name) && !Self.words(name).contains { Self.notYet.contains($0) }
  }

  /// Of several words those of what goes on first, those of what is over last.
  func going<Case>(_ cases: [Case]) -> [Case] {
    let (going, over) = (cases.filter { !isOver("\($0)") }, cases.filter { isOver("\($0)") })
    return going.filter { !isEarly("\($0)") } + going.filter { isEarly("\($0)") } + over
  }

  private static let unitsOfInstants: Set<String> = ["seconds", "ms", "millis", "milliseconds", "timestamp", "epoch"]

  /// Whether an optional value of a name had better be absent.
  func isAbsent(_ name: String) -> Bool {
    let words = Self.words(name)
    // Of a break that nobody takes there is no beginning.
    if words.contains("break"), !subject.contains("break"),
      words.contains(where: { ["start", "end", "began"].contains($0) })
    {
      return true
    }
    if words.contains("rest"), siblings.names.contains("isResting"), !subject.contains("rest") { return true }
    if let first = words.first, words.count > 1, ["stopped", "winning", "losing"].contains(first) { return true }
    // What hasn't come to an end has no instant of it.
    if words.count > 1, let first = words.first, let last = words.last(where: { !Self.unitsOfInstants.contains($0) }),
      ["at", "date", "time", "on", "since"].contains(last),
      Self.ended.contains(first)
    {
      return true
    }
    if words.first == "final", words.contains(where: { ["duration", "score", "time", "line", "result"].contains($0) }) {
      return true
    }
    return words.contains { Self.ends.contains($0) }
      || ["finished", "completed", "ended", "finishedat", "delivered"].contains(words.first ?? "")
  }
}
