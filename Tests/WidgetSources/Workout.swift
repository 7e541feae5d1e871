// swift-format-ignore-file
// Extensions in the wild unwrap by force, and this one is to compile as they do.
import ActivityKit
import SwiftUI
import WidgetKit
#if canImport(HealthKit)
  import HealthKit
#endif

#if canImport(WidgetKit)
  struct WorkoutAttributes: ActivityAttributes {
    public typealias WorkoutState = ContentState
    public struct ContentState: Codable, Hashable {
      public var elapsed: TimeInterval
      public var startDate: Date
      public var isPaused: Bool
      public var heartRate: Measurement<UnitFrequency>
      public var energy: Double
      public var distance: Double
      public var zone: HeartZone
    }
    public var kind: WorkoutKind
  }

  enum HeartZone: Int, Codable, CaseIterable, Comparable {
    case warmup = 1, fatBurn, cardio, peak
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    var color: Color {
      switch self {
      case .warmup: return .blue
      case .fatBurn: return .green
      case .cardio: return .orange
      case .peak: return .red
      }
    }
  }

  enum WorkoutKind: String, Codable, Hashable, CustomStringConvertible {
    case running, cycling, rowing
    var description: String { rawValue.capitalized }
    var systemImage: String {
      ["running": "figure.run", "cycling": "figure.outdoor.cycle", "rowing": "figure.rower"][rawValue]!
    }
  }

  struct RingShape: Shape {
    var progress: Double
    var thickness: CGFloat = 6
    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }
    func path(in rect: CGRect) -> Path {
      let radius = min(rect.width, rect.height) / 2 - thickness / 2
      var path = Path()
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * progress), clockwise: false)
      return path.strokedPath(.init(lineWidth: thickness, lineCap: .round))
    }
  }

  struct MetricStyle: LabelStyle {
    let tint: Color
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 4) {
        configuration.icon.foregroundStyle(tint).imageScale(.small)
        configuration.title.font(.system(.callout, design: .rounded, weight: .semibold)).monospacedDigit()
      }
    }
  }
  extension LabelStyle where Self == MetricStyle {
    static func metric(_ tint: Color) -> MetricStyle { MetricStyle(tint: tint) }
  }

  extension TimeInterval {
    var clock: String {
      let formatter = DateComponentsFormatter()
      formatter.allowedUnits = self >= 3600 ? [.hour, .minute, .second] : [.minute, .second]
      formatter.zeroFormattingBehavior = .pad
      formatter.unitsStyle = .positional
      return formatter.string(from: self) ?? "--:--"
    }
  }

  struct ZoneBar: View {
    let zone: HeartZone
    var body: some View {
      GeometryReader { proxy in
        let width = (proxy.size.width - 3 * 3) / CGFloat(HeartZone.allCases.count)
        HStack(spacing: 3) {
          ForEach(HeartZone.allCases, id: \.self) { item in
            Capsule()
              .fill(item.color.opacity(item <= zone ? 1 : 0.25))
              .frame(width: max(width, 0), height: item == zone ? 8 : 4)
          }
        }
        .frame(height: proxy.size.height, alignment: .center)
      }
      .frame(height: 8)
    }
  }

  struct WorkoutLiveActivityView: View {
    var context: ActivityViewContext<WorkoutAttributes>
    var body: some View {
      VStack(spacing: 10) {
        HStack {
          ZStack {
            RingShape(progress: 0.65).foregroundStyle(.green)
            Image(systemName: context.attributes.kind.systemImage).symbolRenderingMode(.hierarchical).foregroundStyle(
              .green)
          }
          .frame(width: 44, height: 44)
          VStack(alignment: .leading) {
            Text(context.attributes.kind.description).font(.headline)
            if context.state.isPaused {
              Text(context.state.elapsed.clock).foregroundStyle(.yellow).font(.title2.monospacedDigit())
            } else {
              Text(timerInterval: context.state.startDate...Date.distantFuture, countsDown: false)
                .font(.title2.monospacedDigit())
                .foregroundStyle(.yellow)
            }
          }
          Spacer()
          VStack(alignment: .trailing, spacing: 2) {
            Label("\(Int(context.state.heartRate.value))", systemImage: "heart.fill").labelStyle(.metric(.red))
            Label {
              Text(context.state.energy, format: .number.precision(.fractionLength(0))) + Text(" kcal").font(.caption2)
            } icon: {
              Image(systemName: "flame.fill")
            }
            .labelStyle(.metric(.orange))
            Label(
              Measurement(value: context.state.distance, unit: UnitLength.kilometers).formatted(
                .measurement(width: .abbreviated, usage: .asProvided)), systemImage: "location.fill"
            )
            .labelStyle(.metric(.cyan))
          }
        }
        ZoneBar(zone: context.state.zone)
      }
      .padding([.horizontal, .top])
      .padding(.bottom, 12)
    }
  }

  @available(iOS 16.1, *)
  struct WorkoutLiveActivity: Widget {
    let kind: String = "WorkoutLiveActivity"
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: WorkoutAttributes.self) { context in
        WorkoutLiveActivityView(context: context)
          .activityBackgroundTint(Color.black)
          .activitySystemActionForegroundColor(Color.yellow)
          .preferredColorScheme(.dark)
      } dynamicIsland: { context in
        DynamicIsland(
          expanded: {
            expandedContent(context: context)
          },
          compactLeading: {
            Image(systemName: context.attributes.kind.systemImage).foregroundColor(.green)
          },
          compactTrailing: {
            Text(context.state.startDate, style: .timer)
              .frame(maxWidth: 44)
              .foregroundColor(.yellow)
              .font(.system(size: 12, weight: .semibold).monospacedDigit())
          },
          minimal: {
            Gauge(value: context.state.heartRate.value, in: 40...200) {
              Image(systemName: "heart.fill")
            } currentValueLabel: {
              Text("\(Int(context.state.heartRate.value))")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(context.state.zone.color)
          }
        )
        .keylineTint(.green)
      }
    }

    @DynamicIslandExpandedContentBuilder
    private func expandedContent(context: ActivityViewContext<WorkoutAttributes>) -> DynamicIslandExpandedContent<
      some View
    > {
      DynamicIslandExpandedRegion(.leading) {
        Label("\(Int(context.state.heartRate.value))", systemImage: "heart.fill").foregroundColor(.red)
      }
      DynamicIslandExpandedRegion(.trailing) {
        Text("\(context.state.distance, specifier: "%.2f") km").font(.title3.bold())
      }
      DynamicIslandExpandedRegion(.bottom) {
        ZoneBar(zone: context.state.zone)
      }
    }
  }
#endif
