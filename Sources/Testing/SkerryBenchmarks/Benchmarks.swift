import Glibc
import SkerryBasics
import SkerryTerminal
import SkerryViews

/// The program behind `make bench`: each subcommand does one kind of work, so that tools can count what it costs.
@main
struct Benchmarks {
  static let usage = """
    usage: SkerryBenchmarks screen                 the reference screen on this terminal; q quits
           SkerryBenchmarks frames N               N whole frames of it, built, laid out and drawn without a terminal
           SkerryBenchmarks presentation N         N times one presentation of an activity as text
           SkerryBenchmarks dashboard N            the whole dashboard N times, a second apart
           SkerryBenchmarks registry COUNT TICKS   ticks of a device with so many activities, five of them visible
    """

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    let numbers = arguments.dropFirst().compactMap { Int($0) }.filter { $0 >= 0 }
    switch (arguments.first, numbers.count) {
    case ("screen", 0): return screen()
    case ("frames", 1): return frames(numbers[0])
    case ("presentation", 1): return presentation(numbers[0])
    case ("dashboard", 1): return dashboard(numbers[0])
    case ("registry", 2): return registry(count: numbers[0], ticks: numbers[1])
    default:
      complain(usage)
      return 64
    }
  }

  private static func screen() -> Int32 {
    if let count = ScreenSettings.number("DASH_FRAMES"), count > 0 { return frames(count) }
    let options = TerminalOptions(usesMouse: false)
    do {
      return try Terminal.run(ScreenProgram(settings: ScreenSettings()), options: options)
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private static func frames(_ count: Int) -> Int32 {
    for _ in 0..<count {
      guard ViewRendering.referenceScreen().size == ViewRendering.referenceSize else { return 1 }
    }
    return 0
  }

  static func complain(_ sentence: String) {
    _ = Descriptor.write(sentence + "\n", to: STDERR_FILENO)
  }
}
