import CLinking
import Glibc
import SkerryActivities
import SkerryBasics

/// A widget extension as a program of its own: `@main` on its bundle.
public final class WidgetProgram {
  /// The name of the bundle in the source.
  public let name: String
  private let make: () -> any WidgetBundle

  private init(_ name: String, _ make: @escaping () -> any WidgetBundle) {
    self.name = name
    self.make = make
  }

  /// The widgets of the program, made anew.
  public var bundle: any WidgetBundle { make() }

  /// The program that was handed over to the dashboard.
  public static func program(at place: UnsafeRawPointer) -> WidgetProgram {
    Unmanaged<WidgetProgram>.fromOpaque(place).takeUnretainedValue()
  }

  fileprivate static func run(_ name: String, _ make: @escaping () -> any WidgetBundle) -> Never {
    let program = WidgetProgram(name, make)
    withExtendedLifetime(program) { skerry_show_if_linked(Unmanaged.passUnretained(program).toOpaque()) }
    // Nobody is there to show it: the product with the dashboard is missing.
    let advice =
      "\(name): nothing can show this widget bundle; add the product SkerryMain of the package skerry to the "
      + "target's dependencies.\n"
    _ = Descriptor.write(advice, to: STDERR_FILENO)
    exit(2)
  }
}

extension WidgetBundle {
  /// Shows the bundle in a dashboard; `@main` calls it.
  @MainActor @preconcurrency public static func main() {
    WidgetProgram.run(unqualifiedName(of: Self.self)) { Self() }
  }
}

extension Widget {
  /// Shows the widget in a dashboard; `@main` calls it.
  @MainActor @preconcurrency public static func main() {
    WidgetProgram.run(unqualifiedName(of: Self.self)) { SingleWidgetBundle<Self>() }
  }
}

/// A bundle of one widget.
struct SingleWidgetBundle<Content: Widget>: WidgetBundle {
  var body: some Widget { Content() }
}
