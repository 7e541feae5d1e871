import SwiftUI

/// The app's one screen: the room one is in, and all that are remembered.
struct RoomsScreen: View {
  let overview: ChatOverview

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let room = overview.joined.first {
        CurrentRoomView(room: room, minutes: overview.settings.waitingMinutes)
      } else {
        HStack(spacing: 8) {
          Image(systemName: "bubble.left.and.bubble.right").accessibilityHidden(true)
          Text("Nobody to talk to yet?").font(.headline)
        }
        .foregroundStyle(Color.waitingTint)
        Text("Press **a** to join a room and wait there for somebody.").foregroundStyle(.secondary)
      }
      if let notice = overview.notice { NoticeView(text: notice) }
      if !overview.rooms.isEmpty {
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Text("Rooms").font(.subheadline).fontWeight(.semibold)
            Spacer()
            Text(overview.rooms.count == 1 ? "1 in all" : "\(overview.rooms.count) in all").foregroundStyle(.secondary)
          }
          Divider()
          ForEach(overview.listed) { RoomRow(room: $0) }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The room that was joined last, and what leaving the app would mean now.
private struct CurrentRoomView: View {
  let room: ChatRoom
  let minutes: Int
  /// The seconds that fit the timer's frame: 999 hours.
  private static let longestStay: TimeInterval = 999 * 3600

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Image(systemName: room.status.symbol).accessibilityHidden(true)
        Text(room.name).font(.headline).lineLimit(1)
        Spacer()
        if let joinedAt = room.joinedAt {
          // As on the card: counted from 0:00 on, also where the clock was set back behind the beginning.
          Text(timerInterval: joinedAt...joinedAt.addingTimeInterval(Self.longestStay), countsDown: false)
            .fontWeight(.semibold)
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
            .frame(width: 72, alignment: .trailing)
        }
      }
      .foregroundStyle(room.status.tint)
      Text(hint).foregroundStyle(.secondary)
    }
  }

  private var hint: LocalizedStringKey {
    switch room.status {
    case .waiting: "You are alone. Leave the app, and the lock screen waits \(minutes) min for you."
    case .connected: "The other one is here."
    case .alone, .left: "The other one was here and left."
    }
  }
}

/// One room: its name, its code where there is room for it, and where one stands there.
private struct RoomRow: View {
  let room: ChatRoom

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(hasCode: true)
      row(hasCode: false)
    }
    .accessibilityElement(children: .combine)
  }

  private func row(hasCode: Bool) -> some View {
    HStack(spacing: 8) {
      Image(systemName: room.status.symbol).foregroundStyle(room.status.tint).accessibilityHidden(true)
        .frame(width: 16, alignment: .leading)
      Text(room.name).fontWeight(.medium).lineLimit(1)
        .accessibilityLabel(hasCode ? room.name : "\(room.name), \(room.id)")
      Spacer()
      if hasCode { Text(room.id).foregroundStyle(.secondary).lineLimit(1) }
      Text(room.status.word).foregroundStyle(room.status.tint).frame(width: 72, alignment: .trailing)
    }
  }
}

/// A notice that a person should read before going on.
struct NoticeView: View {
  let text: String

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Image(systemName: "exclamationmark.triangle.fill").accessibilityLabel("Notice")
      Text(text)
    }
    .foregroundStyle(.orange)
  }
}

extension RoomStatus {
  fileprivate var symbol: String {
    switch self {
    case .waiting: WaitingStatus.waiting.symbol
    case .connected: WaitingStatus.connected.symbol
    case .alone: "person"
    case .left: "circle"
    }
  }

  fileprivate var word: String {
    switch self {
    case .waiting: "waiting"
    case .connected: "connected"
    case .alone: "alone"
    case .left: "left"
    }
  }

  fileprivate var tint: Color {
    switch self {
    case .waiting: .waitingTint
    case .connected: .connectedTint
    case .alone, .left: .gray
    }
  }
}
