import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryViews

private typealias CGRect = LayoutRect
private typealias CGPoint = LayoutPoint

private struct Wedge: Shape {
  var share: Double
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
        startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * share), clockwise: false)
      path.closeSubpath()
    }
  }
}

private struct Carded: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content.padding(.horizontal, 12)
      .background(scheme == .dark ? Color.white.opacity(0.1) : .black, in: RoundedRectangle(cornerRadius: 12))
  }
}

/// Forms in which Live Activities are written, by the surveys of public sources.
private struct Forms: View {
  let now: Date
  let url: URL
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      shapes
      progress
      controls
      texts
    }
    .padding([.leading, .trailing], 8)
    .foregroundColor(.white)
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    .background(LinearGradient(gradient: Gradient(colors: [.black, .indigo]), startPoint: .top, endPoint: .bottom))
    .environment(\.colorScheme, .dark)
  }

  @ViewBuilder private var shapes: some View {
    HStack {
      ZStack {
        Circle().stroke(Color.gray.opacity(0.3), lineWidth: 4)
        Circle().trim(from: 0, to: 0.6)
          .stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
          .rotationEffect(.degrees(-90))
        Text("60%").font(.system(size: 10, weight: .bold, design: .rounded)).minimumScaleFactor(0.5)
      }.frame(width: 44, height: 44)
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.blue.gradient).frame(width: 24, height: 24)
      Capsule().fill(.red).frame(width: 40, height: 6)
      ContainerRelativeShape().fill(.orange).frame(width: 32, height: 32)
      Wedge(share: 0.75).fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        .frame(width: 32, height: 32)
      Image(systemName: "bolt.fill").resizable().renderingMode(.template).aspectRatio(contentMode: .fit)
        .frame(width: 20, height: 20).clipShape(.rect(cornerRadius: 8))
      Circle().strokeBorder(Color.white, lineWidth: 2).background(Circle().fill(.black)).frame(width: 20)
    }
  }

  @ViewBuilder private var progress: some View {
    ProgressView(value: 3, total: 4).tint(.orange).scaleEffect(x: 1, y: 2, anchor: .center)
    ProgressView(value: Float(0.5)).progressViewStyle(LinearProgressViewStyle(tint: .blue))
    ProgressView(
      timerInterval: now...now.addingTimeInterval(60), countsDown: false, label: { EmptyView() },
      currentValueLabel: { EmptyView() }
    ).progressViewStyle(.linear)
    ProgressView(timerInterval: now...now.addingTimeInterval(60)) {
      Text("Left")
    } currentValueLabel: {
      Text("x")
    }
    .labelsHidden()
  }

  @ViewBuilder private var controls: some View {
    HStack(spacing: 4) {
      Button(action: { count += 1 }) { Image(systemName: "plus") }.buttonStyle(PlainButtonStyle())
      Button {
        count += 1
      } label: {
        Label("Stop", systemImage: "stop.fill")
      }
      .buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.small).tint(.red)
      Link(destination: url) { Text("Open") }
      Link("Web", destination: url).accessibilityLabel("Web page")
    }.widgetURL(url)
  }

  @ViewBuilder private var texts: some View {
    Text(now, style: .timer).monospacedDigit().font(.title2.weight(.semibold)).multilineTextAlignment(.trailing)
      .frame(maxWidth: 60, alignment: .trailing).contentTransition(.numericText(countsDown: true))
    Text("a").font(.custom("Some", size: 12)).fontWeight(.heavy).strikethrough(true, color: .red).modifier(Carded())
      .overlay(RoundedRectangle(cornerRadius: 12).stroke(.separator, lineWidth: 1))
      .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1).transition(.opacity.combined(with: .slide))
      .background(.ultraThinMaterial, in: Capsule())
    Text("b").background { Color.red }.overlay(alignment: .bottom) { Divider() }.cornerRadius(4).zIndex(2)
      .animation(.spring(response: 0.3, dampingFraction: 0.8), value: 1).foregroundStyle(.white.opacity(0.7), .red)
  }
}

@MainActor @Suite struct SourceFormsTests {
  @Test("S01 the forms in which Live Activities are written compile and draw")
  func forms() throws {
    let url = try #require(URL(string: "skerry://x"))
    let scene = Scene(columns: 49, rows: 16) { Forms(now: Scene.noon, url: url) }
    #expect(scene.rendering.hitRegions.map(\.label).suffix(3) == ["Stop", "Open", "Web page"])
    #expect(scene.rendering.widgetURL == url)
    #expect(scene.text.contains("60%"))
    #expect(scene.grid.checkInvariants().isEmpty)
  }

  @Test("S01 a shape of an app is filled by quadrants")
  func wedge() {
    #expect(picture { Wedge(share: 1).fill(.red).frame(width: 32, height: 32) } == "▟  ▙\n▜  ▛\n")
    let half = Scene { Wedge(share: 0.5).fill(Color(white: 1)).frame(width: 32, height: 32) }
    #expect(half.background(2, 0) == RGB(hex: 0xFFFFFF))
    #expect(half.background(0, 1) == RGB(hex: 0x000000))
  }
}
