import SkerryCells
import Testing

@testable import SkerryViews

/// Rows and columns of views in which cells leave less room than points.
@MainActor @Suite struct CrowdedRowTests {
  @Test("X07 a row whose small words fit on a phone closes its gaps, beside spacers first, before a word is cut")
  func gaps() {
    func row(_ columns: Int, _ font: Font = .caption2) -> String {
      picture(columns) {
        HStack(spacing: 8) {
          Text("Sunday foursome · front nine").lineLimit(1)
          Spacer(minLength: 4)
          Text("15 holes left").lineLimit(1)
        }
        .font(font)
      }
    }
    #expect(row(46) == "Sunday foursome · front nine     15 holes left\n")
    #expect(row(42) == "Sunday foursome · front nine 15 holes left\n")
    // Letters as wide as a cell are cut where they would be on a phone.
    #expect(row(42, .body).contains("…"), "\(row(42, .body))")
  }

  @Test("X07 before a small word is broken the gaps beside the dots between words close")
  func besideDots() {
    func row(_ columns: Int) -> String {
      picture(columns) {
        HStack(spacing: 8) {
          Text(timerInterval: Live.interval(600), countsDown: true)
          Text("•")
          Text("3 exercises").font(.caption)
          Text("•")
          Text("4/12 sets").font(.caption)
        }
      }
    }
    #expect(row(31).contains("• 3 exercises • 4/12 sets"), "\(row(31))")
    #expect(row(26).contains("exercises") && row(26).contains("4/12 sets"), "\(row(26))")
  }

  @Test("X07 words beside a timer stand in one line where its digits leave them room")
  func besideTimer() {
    func row(_ columns: Int) -> String {
      picture(columns) {
        HStack(spacing: 8) {
          Text(timerInterval: Live.interval(900), countsDown: true)
          Text("·")
          Text("started by hand")
        }
        .font(.caption2)
      }
    }
    #expect(row(24).split(separator: "\n").count == 1 && row(24).contains("started by hand"), "\(row(24))")
    #expect(row(16).split(separator: "\n").count == 2, "\(row(16))")
  }

  @Test("X07 gaps between words never vanish, and what can't be whole anyway keeps its gaps")
  func leastGaps() {
    func row(_ columns: Int) -> String {
      picture(columns) {
        HStack(spacing: 16) {
          Text("Leave").lineLimit(1)
          Text("soon").lineLimit(1)
        }
        .font(.caption2)
      }
    }
    #expect(row(11) == "Leave  soon\n")
    #expect(row(10) == "Leave soon\n")
    #expect(row(8).contains("…"), "\(row(8))")
  }

  @Test("X07 a text keeps its lines where something that stretches has more than it needs")
  func lines() {
    let column = picture(10) {
      VStack(alignment: .leading, spacing: 0) {
        Text("x")
        Text("one two three").lineLimit(2)
        HStack {
          Rectangle().frame(width: 8)
          Text("y")
        }
      }
      .frame(height: 64)
    }
    #expect(column == " x\n one two\n three\n █ y\n", "\(column)")
  }

  @Test("X07 beside a sign, words that wrap on a phone have as many lines here")
  func wrappedBesideSign() throws {
    let pass = RenderPass(instant: Scene.noon, textEnvironment: LiveTextEnvironment(timeZone: "UTC"))
    let context = ViewContext(environment: EnvironmentValues(), pass: pass)
    let row = HStack {
      Image(systemName: "bolt.fill")
      Text("Customer Support Agent").font(.caption)
    }
    let node = try #require(context.single(row))
    #expect(node.fittingColumns(14) == 2 + "Support Agent".count)
  }

  @Test("X07 condensed letters fit where they fit on a phone")
  func condensed() {
    #expect(picture { Text("1234567").lineLimit(1).frame(width: 44) }.contains("…"))
    #expect(picture { Text("1234567").lineLimit(1).fontWidth(.compressed).frame(width: 44) } == "1234567\n")
    #expect(picture { Text("12345678").lineLimit(1).fontWidth(.condensed).frame(width: 44) }.contains("…"))
  }
}
