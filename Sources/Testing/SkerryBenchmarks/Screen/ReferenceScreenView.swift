import SkerryViews

/// The reference screen of 120 × 40 cells, the same picture as in `ReferenceScreen/main.c`.
struct ReferenceScreenView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HeaderView()
      PillView(card: .climbing)
      CardView(card: .climbing)
      CardView(card: .commute)
      CardView(card: .awake)
      CardView(card: .sitting)
      CardView(card: .room)
      LogView(lines: ReferenceScreen.log)
      Text(verbatim: " q Quit   Tab Focus   Enter Open   l Lock   Space Pause").foregroundStyle(Color.quiet)
    }
  }
}

extension Color {
  fileprivate static let quiet = Color(hex: 0x8A8A8A)
  fileprivate static let frame = Color(hex: 0x585858)
}

private struct HeaderView: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("Live Activities")
      Spacer()
      TimerText(timer: Text(timerInterval: ReferenceScreen.day, countsDown: false))
    }
    .padding(.horizontal, 8)
    .foregroundStyle(Color(hex: 0xD0D0D0))
    .background(Color(hex: 0x303030))
  }
}

private struct PillView: View {
  let card: ReferenceCard

  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: "( \(card.symbol) Bouldering")
      Spacer()
      TimerText(timer: card.timer)
      Text(verbatim: " )")
    }
    .frame(width: 240)
    .foregroundStyle(Color(hex: card.tint))
    .background(Color.black)
    .padding(.leading, 360)
  }
}

private struct CardView: View {
  let card: ReferenceCard

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Text(verbatim: card.symbol).foregroundStyle(Color(hex: card.tint))
        Text(verbatim: card.title).bold()
        Spacer()
        TimerText(timer: card.timer).foregroundStyle(Color(hex: card.tint)).bold()
      }
      ProgressView(timerInterval: card.interval, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .tint(Color(hex: card.tint))
      .frame(width: 320)
      HStack(spacing: 0) {
        Group {
          Text(verbatim: card.details.0).frame(width: 160, alignment: .leading)
          Text(verbatim: card.details.1).frame(width: 160, alignment: .leading)
        }
        .foregroundStyle(Color.quiet)
        Spacer()
        Button {
        } label: {
          Text(verbatim: "[ \(card.button) ]").foregroundStyle(.black).background(Color.white)
        }
        .buttonStyle(.plain)
      }
    }
    .framed()
  }
}

private struct LogView: View {
  let lines: [String]

  var body: some View {
    HStack {
      Text(verbatim: lines.joined(separator: "\n"))
      Spacer()
    }
    .framed()
    .overlay(alignment: .topLeading) { Text(verbatim: " Log ").foregroundStyle(Color.frame).padding(.leading, 16) }
  }
}

/// A timer in eight columns, aligned to the right.
private struct TimerText: View {
  let timer: Text

  var body: some View { timer.multilineTextAlignment(.trailing).frame(width: 64) }
}

extension ReferenceCard {
  fileprivate var timer: Text { Text(timerInterval: interval, countsDown: countsDown) }
}

extension View {
  /// A frame of lines around the view, with a column of air at its sides.
  fileprivate func framed() -> some View {
    padding(.horizontal, 16).padding(.vertical, 16)
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(Color.frame) }
  }
}
