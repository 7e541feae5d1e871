// A sailing race: a glossy buoy, a track half a row high, legs that say to their row how they went, and a store of the app
// with a database, purchases, a horn and a watch, which this file shares.
import AVFoundation
import ActivityKit
import CoreData
import StoreKit
import SwiftUI
import UIKit
import WatchConnectivity
import WidgetKit

struct RegattaAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var boat: String
    var leg: Int
    var legs: Int
    var place: Int
    var done: Double
    var started: Date
  }
  var race: String
}

/// Boats of the app's database.
final class Boat: NSManagedObject {
  var sail = "GER 1"
}

/// How many boats there are in the app's database.
struct BoatCount: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [], animation: .default) private var boats: FetchedResults<Boat>
  @FetchRequest(sortDescriptors: [SortDescriptor(\Boat.sail, order: .reverse)]) private var sorted: FetchedResults<Boat>
  @FetchRequest(entity: Boat.entity(), sortDescriptors: []) private var all: FetchedResults<Boat>

  var count: Int { boats.count + sorted.filter { $0.sail.isEmpty }.count + all.count }
  var body: some View {
    VStack {
      Text("\(count) boats")
      ForEach(sorted) { Text($0.sail) }
    }
  }
}

/// What the app and its extension share.
final class RegattaStore: NSObject, ObservableObject, WCSessionDelegate, AVAudioPlayerDelegate {
  static let shared = RegattaStore()
  @Published var isSupporter = false
  private let container = NSPersistentContainer(name: "Regatta")
  private var horn: AVAudioPlayer?

  func open() {
    container.persistentStoreDescriptions.first?.url = NSPersistentContainer.defaultDirectoryURL()
    container.loadPersistentStores { _, error in if let error { print(error) } }
    container.viewContext.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    if WCSession.isSupported() {
      WCSession.default.delegate = self
      WCSession.default.activate()
    }
  }

  func boats() -> [Boat] {
    let request = NSFetchRequest<Boat>(entityName: "Boat")
    request.fetchLimit = 8
    return (try? container.viewContext.fetch(request)) ?? []
  }

  func refreshSupport() async {
    for await result in StoreKit.Transaction.currentEntitlements {
      if case .verified(let purchase) = result { isSupporter = purchase.productID == "supporter" }
    }
  }

  func sound() {
    try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [.mixWithOthers])
    horn = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/horn.caf"))
    horn?.delegate = self
    horn?.play()
  }

  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?
  ) {}
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { horn = nil }
}

/// The colour of the club, which the app keeps as bytes.
enum RegattaTheme {
  static func bytes(of color: UIColor) -> Data? {
    try? NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
  }
  static func color(in data: Data?) -> Color {
    guard let data, let kept = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) else {
      return .orange
    }
    return Color(uiColor: kept)
  }
  static var survives: Bool {
    let kept = UIColor(color(in: bytes(of: UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0.5, 0, 0, 0)
    kept.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return red < 0.01 && abs(green - 0.5) < 0.01 && blue > 0.99 && alpha > 0.99 && color(in: Data()) == .orange
  }
}

/// A result that people send to each other.
struct RegattaResult: Codable, Transferable {
  var boat: String
  var place: Int
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.example.regatta.result"))
    ProxyRepresentation(exporting: { "\($0.boat): \($0.place)." })
  }
}

/// Letters that roll with the waves.
struct WaveRenderer: TextRenderer {
  var height: Double
  var animatableData: Double {
    get { height }
    set { height = newValue }
  }
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for (index, run) in line.enumerated() {
        var copy = context
        copy.translateBy(x: 0, y: index.isMultiple(of: 2) ? height : -height)
        copy.draw(run)
      }
    }
  }
}

extension ContainerValues {
  @Entry var isSailed = false
}

/// Legs side by side; those that are behind the boat are ticked.
struct LegRow<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    Group(subviews: content) { legs in
      HStack(spacing: 8) {
        ForEach(legs) { leg in
          HStack(spacing: 2) {
            if leg.containerValues.isSailed { Image(systemName: "checkmark").foregroundStyle(.green) }
            leg
          }
        }
      }
    }
  }
}

struct Buoy: View {
  var size: CGFloat
  var body: some View {
    Circle()
      .fill(LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom))
      .overlay(
        Circle().fill(
          RadialGradient(
            colors: [.white.opacity(0.5), .clear], center: .init(x: 0.3, y: 0.3), startRadius: 0,
            endRadius: size * 0.6))
      )
      .frame(width: size, height: size)
  }
}

struct RegattaTrack: View {
  var done: Double
  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(.white.opacity(0.2))
        Capsule().fill(.orange).frame(width: geometry.size.width * done)
      }
    }
    .frame(height: 8)
  }
}

struct RegattaLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RegattaAttributes.self) { context in
      HStack(spacing: 12) {
        Buoy(size: 48)
        VStack(alignment: .leading, spacing: 6) {
          HStack {
            Text(context.attributes.race).font(.headline).textRenderer(WaveRenderer(height: 2))
            Spacer()
            Text("#\(context.state.place)").font(.title3.bold()).foregroundStyle(.orange)
          }
          RegattaTrack(done: context.state.done)
          LegRow {
            ForEach(1...context.state.legs, id: \.self) { leg in
              Text("\(leg)").font(.caption).containerValue(\.isSailed, leg < context.state.leg)
            }
          }
        }
      }
      .padding()
      .activityBackgroundTint(.blue.opacity(0.4))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Buoy(size: 32) }
        DynamicIslandExpandedRegion(.trailing) { Text("#\(context.state.place)").font(.title2.bold()) }
        DynamicIslandExpandedRegion(.bottom) { RegattaTrack(done: context.state.done) }
      } compactLeading: {
        Buoy(size: 20)
      } compactTrailing: {
        Text("#\(context.state.place)")
      } minimal: {
        Buoy(size: 20)
      }
      .keylineTint(.orange)
    }
  }
}
