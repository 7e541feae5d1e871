// swift-format-ignore-file
// A courier on a track that fills, four steps below it, and a count that goes on by itself; words in French.
import ActivityKit
import SwiftUI
import WidgetKit

private let encre = Color(red: 0.08, green: 0.13, blue: 0.12)
private let menthe = Color(red: 0.42, green: 0.86, blue: 0.76)
private let brume = Color.white.opacity(0.62)

struct ScooterAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var status: String; var driver: String? }
  var title: String
  var placedAt: Double?
}

@available(iOS 16.2, *)
private struct Parcours {
  let status: String
  let driver: String?
  var fini: Bool { status == "delivered" || status == "cancelled" }
  let etapes = [("bag.fill", "Acceptée"), ("frying.pan.fill", "En cuisine"), ("scooter", "En route"), ("house.fill", "Livrée")]
  var index: Int {
    switch status {
    case "preparing", "ready": return 1
    case "picked_up", "delivering": return 2
    case "delivered": return 3
    default: return 0
    }
  }
  var avancee: Double { ["pending": 0.06, "preparing": 0.38, "delivering": 0.84, "delivered": 1][status] ?? 0.06 }
  var titre: String { fini ? "Bon appétit !" : index == 2 ? "En route vers vous" : "En cuisine" }
  var sousTitre: String {
    if let nom = driver, !nom.isEmpty { return "\(nom) vous l’apporte" }
    return "La boutique prépare"
  }
}

@available(iOS 16.2, *)
private struct Piste: View {
  let avancee: Double
  let icone: String
  var body: some View {
    GeometryReader { geo in
      let largeur = geo.size.width
      let x = largeur * CGFloat(min(max(avancee, 0), 1))
      ZStack(alignment: .leading) {
        Capsule().fill(.white.opacity(0.16)).frame(height: 6)
        Capsule().fill(menthe).frame(width: max(6, x), height: 6)
        ZStack {
          Circle().fill(menthe)
          Image(systemName: icone).font(.system(size: 12, weight: .bold)).foregroundColor(encre)
        }
        .frame(width: 26, height: 26)
        .offset(x: min(max(0, x - 13), largeur - 26))
      }
      .frame(height: 26)
    }
    .frame(height: 26)
  }
}

@available(iOS 16.2, *)
private struct Etapes: View {
  let parcours: Parcours
  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(parcours.etapes.enumerated()), id: \.offset) { position, etape in
        Text(etape.1)
          .font(.system(size: 11, weight: position == parcours.index ? .bold : .medium))
          .foregroundColor(position == parcours.index ? menthe : (position < parcours.index ? .white : brume))
          .lineLimit(1).minimumScaleFactor(0.8)
          .frame(maxWidth: .infinity, alignment: alignement(position))
      }
    }
  }
  private func alignement(_ position: Int) -> Alignment {
    if position == 0 { return .leading }
    return position == parcours.etapes.count - 1 ? .trailing : .center
  }
}

@available(iOS 16.2, *)
struct ScooterLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ScooterAttributes.self) { context in
      let p = Parcours(status: context.state.status, driver: context.state.driver)
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 8) {
          Text("vite").font(.system(size: 15, weight: .heavy, design: .rounded)).foregroundColor(menthe)
          Text(context.attributes.title).font(.system(size: 13, weight: .medium)).foregroundColor(brume).lineLimit(1)
          Spacer(minLength: 8)
          depuis(context)
        }
        VStack(alignment: .leading, spacing: 3) {
          Text(p.titre).font(.system(size: 22, weight: .bold, design: .rounded)).lineLimit(1).minimumScaleFactor(0.8)
          Text(p.sousTitre).font(.system(size: 14)).foregroundColor(brume).lineLimit(1)
        }
        Piste(avancee: p.avancee, icone: p.etapes[p.index].0)
        Etapes(parcours: p)
      }
      .foregroundColor(.white)
      .padding(18)
      .activityBackgroundTint(encre)
    } dynamicIsland: { context in
      let p = Parcours(status: context.state.status, driver: context.state.driver)
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          ZStack { Circle().fill(menthe); Image(systemName: p.etapes[p.index].0).foregroundColor(encre) }.frame(width: 40, height: 40)
        }
        DynamicIslandExpandedRegion(.trailing) { depuis(context).frame(maxWidth: 76, alignment: .trailing) }
        DynamicIslandExpandedRegion(.center) {
          VStack(alignment: .leading, spacing: 2) {
            Text(p.titre).font(.system(size: 16, weight: .bold, design: .rounded)).lineLimit(1).minimumScaleFactor(0.8)
            Text(p.sousTitre).font(.system(size: 12)).foregroundColor(brume).lineLimit(1)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 8) { Piste(avancee: p.avancee, icone: p.etapes[p.index].0); Etapes(parcours: p) }.padding(.top, 4)
        }
      } compactLeading: {
        Image(systemName: p.etapes[p.index].0).foregroundColor(menthe)
      } compactTrailing: {
        depuis(context).font(.system(size: 13, weight: .semibold, design: .rounded)).frame(maxWidth: 44)
      } minimal: {
        Image(systemName: p.etapes[p.index].0).foregroundColor(menthe)
      }
      .keylineTint(menthe)
    }
  }

  @ViewBuilder private func depuis(_ context: ActivityViewContext<ScooterAttributes>) -> some View {
    if let secondes = context.attributes.placedAt {
      Text(Date(timeIntervalSince1970: secondes), style: .timer).monospacedDigit().multilineTextAlignment(.trailing)
    }
  }
}
