import FoundationEssentials
import SkerryViews

/// The app's screen: the previews there are, what runs, and what to do.
struct BundleScreen: View {
  let samples: [(title: String, states: Int)]
  /// How many previews there are of something else than activities.
  let others: Int
  let running: BundleApp.Running?
  let link: URL?

  nonisolated init(
    samples: [(title: String, states: Int)], others: Int = 0, running: BundleApp.Running?, link: URL?
  ) {
    (self.samples, self.others) = (samples, others)
    self.running = running
    self.link = link
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if samples.isEmpty {
        Text("No #Preview of an activity is in this program.")
        Text("Add one, or start an activity by push: P").foregroundStyle(.secondary)
        if others > 0 {
          Text(others == 1 ? "V shows the one of a view or a widget." : "V shows the \(others) of views and widgets.")
            .foregroundStyle(.secondary)
        }
      } else {
        ForEach(Array(samples.enumerated()), id: \.offset) { _, sample in
          HStack {
            Text(sample.title).bold(sample.title == running?.title)
            Spacer()
            Text(status(sample)).foregroundStyle(.secondary)
          }
        }
      }
      if let link { Text("Opened \(link.absoluteString)").foregroundStyle(.secondary) }
    }
  }

  private func status(_ sample: (title: String, states: Int)) -> String {
    if let running, running.title == sample.title {
      let place = "\(running.state + 1) of \(sample.states)"
      return running.name.map { "\($0), \(place)" } ?? "state \(place)"
    }
    return sample.states == 1 ? "1 state" : "\(sample.states) states"
  }
}
