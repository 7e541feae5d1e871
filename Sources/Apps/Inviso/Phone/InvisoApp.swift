// Stands for UIKit: the app's delegate and scene, in which the simulated phone launches and wakes it.
import ActivityKit
import SkerryDevice
import SwiftUI
import UserNotifications
import WidgetKit

/// A chat of two: a person who is alone in a room and leaves the app goes on waiting on the lock screen.
actor InvisoApp {
  static let information = AppInformation(
    name: "inviso", displayName: "Inviso", bundleIdentifier: "com.31b4.inviso",
    symbol: "bubble.left.and.bubble.right", tint: .waitingTint, urlSchemes: [DeepLink.scheme],
    appGroups: [SharedStore.appGroup], capabilities: [.notificationFiltering, .remoteNotifications],
    summary: "Waits in chat rooms; the lock screen tells when the other one joins.")

  @MainActor static var widgets: any WidgetBundle { InvisoWidgets() }
  static let makeServiceExtension: (@Sendable () -> UNNotificationServiceExtension)? = {
    NotificationService(server: ChatServer())
  }

  nonisolated let chat: ChatManager
  private let container: AppContainer
  /// Kept here: the notification center doesn't retain it.
  private let delegate: NotificationDelegate
  private var lastPhase: ScenePhase?

  init(container: AppContainer) {
    self.container = container
    let (major, minor) = LiveActivityManager.oldestSystem
    let liveActivity = LiveActivityManager(
      isSupported: { container.device.systemVersion >= SystemVersion(major, minor) }, now: { container.now },
      log: container.log)
    chat = ChatManager(
      store: RoomStore(files: PhoneFiles(container.documents), log: container.log) { book in
        container.planPushes(RoomPush.expected(in: book))
      }, liveActivity: liveActivity,
      now: { container.now }, log: container.log, screenChanged: { container.screenChanged() })
    delegate = NotificationDelegate(chat: chat)
  }

  func launch() async {
    UNUserNotificationCenter.current().delegate = delegate
    _ = container.registerForRemoteNotifications()
    followSignals()
    await chat.handleAppLaunched()
  }

  func scenePhaseChanged(to phase: ScenePhase) async {
    defer { lastPhase = phase }
    switch phase {
    case .active: await chat.handleAppBecameActive()
    // An app on its way from the background to the front is inactive for a moment, too.
    case .inactive where lastPhase != .background: await chat.handleAppWillResignActive()
    case .inactive, .background: break
    }
  }

  /// Hears at once of what the service extension leaves in the App Group, as long as the app isn't suspended.
  private func followSignals() {
    let keys = container.changes(inGroup: SharedStore.appGroup)
    Task { [chat] in
      for await key in keys where SharedStore.isUpdateKey(key) { await chat.handleSignal() }
    }
  }

  func significantTimeChanged() async { await chat.handleClockChanged() }

  /// A push with `content-available` woke the app, which may have been suspended.
  func receive(_ notification: RemoteContent) async {
    guard let roomId = RoomPush(notification.userInfo)?.roomId else {
      return container.log("The push names no room under “\(RoomPush.roomIdKey)”; nothing changes.")
    }
    await chat.handlePush(roomId: roomId)
  }

  /// Links open the app and lead nowhere in it: coming to the front is all that is wanted.
  func open(_ url: URL?) async {
    guard let url, !DeepLink.isOpen(url) else { return }
    container.log("The link \(url.absoluteString) leads nowhere; \(DeepLink.open) opens the app.")
  }

  func screen() async -> AppScreen {
    do {
      let overview = try await chat.overview()
      return AppScreen(title: "Inviso", actions: actions(for: overview), pushes: RoomPush.all(for: overview)) {
        RoomsScreen(overview: overview)
      }
    } catch {
      let reason = "\(error)"
      return AppScreen(title: "Inviso", actions: []) { NoticeView(text: reason) }
    }
  }

  func startSample() async {
    do {
      if try await chat.overview().newestWaiting == nil { try await chat.join(name: "Blue Room", code: "") }
      await chat.startLiveActivityForCurrentRoom()
    } catch {
      container.log("\(error)")
    }
  }
}

// Declared apart from the actor: there, the isolation of the protocol would be taken for the actor's own.
extension InvisoApp: SimulatedApp {}
