import SwiftUI

/// The running session: how long it has gone on, how much of it is over, and notices for the person.
struct TimerRunningScreen: View {
  let session: MeditationSession
  let showsSeconds: Bool
  let notices: [String]
  /// Whether the person was never asked for leave to ring the bell by a notification.
  let mayAskForBell: Bool
  /// Whether it has gone on for longer than anybody sits.
  let isForgotten: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      elapsed
        .font(showsSeconds ? .largeTitle : .title2)
        .fontWeight(.bold)
        .monospacedDigit()
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .foregroundStyle(Color.momentsTint)
      if let target = session.targetDate {
        TargetRow(session: session, target: target)
      } else {
        Text("No target: sit as long as you like.").foregroundStyle(.secondary)
      }
      if isForgotten {
        NoticeView(
          text: Text(
            """
            Running since \(session.startedAt, style: .date), \(session.startedAt, style: .time). Forgotten it? Press **c** and \
            say how many minutes count, or **a** to cancel.
            """))
      }
      ForEach(notices, id: \.self) { NoticeView(text: $0) }
      if mayAskForBell {
        Text("Press **b** to let the bell ring when the phone is locked, too.").foregroundStyle(.secondary)
      }
      if !isForgotten {
        Text("Press **c** to complete, **a** to cancel. The timer needs no app: lock the phone and close your eyes.")
          .foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The session may go on when the activity's hours are over, and so does its timer here.
  private var elapsed: Text {
    let end = session.startedAt.addingTimeInterval(9999 * 3600)
    return showsSeconds
      ? Text(timerInterval: session.startedAt...end, countsDown: false)
      : Text(.currentDate, format: .timer(countingUpIn: session.startedAt..<end, maxPrecision: .seconds(60)))
  }
}

/// How near the target is.
private struct TargetRow: View {
  let session: MeditationSession
  let target: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ProgressView(timerInterval: session.startedAt...target, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .tint(.momentsTint)
      .accessibilityLabel("Progress")
      HStack(spacing: 8) {
        if session.isTargetAnnounced {
          Image(systemName: "checkmark.circle.fill").accessibilityHidden(true)
          Text("Target reached, the timer keeps running.")
        } else {
          ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) {
              length
              Spacer(minLength: 0)
              end
            }
            VStack(alignment: .leading, spacing: 0) {
              length
              end
            }
          }
        }
      }
      .foregroundStyle(session.isTargetAnnounced ? Color.green : Color.secondary)
    }
  }

  private var length: some View {
    let seconds = target.timeIntervalSince(session.startedAt)
    return Text("of \(LengthText.string(seconds: seconds))")
      .accessibilityLabel("of \(LengthText.spoken(seconds: seconds))")
      .lineLimit(1)
  }

  private var end: some View { Text("until \(target, style: .time)").lineLimit(1) }
}
