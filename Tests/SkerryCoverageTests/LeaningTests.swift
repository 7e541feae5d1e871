import Foundation
import SkerryWidgets
import SwiftUI
import Testing

@testable import WidgetSources

/// What widget extensions lean on that a phone can't give them here.
@MainActor @Suite struct LeaningTests {
  @Test("X04 a database in memory keeps, finds and sorts what is put into it")
  func database() throws {
    #expect(try LogStore.entries(about: "tide") == ["tide in", "tide out"])
    #expect(try LogStore.entries(about: "rain").isEmpty)
  }

  @Test("X04 who asks for health data hears that there is none")
  func health() async {
    let steps: Double? = await withCheckedContinuation { answer in LogStore.steps { answer.resume(returning: $0) } }
    #expect(steps == nil)
  }

  @Test("X04 a request fails as on a phone without a network")
  func offline() async throws {
    let url = try #require(URL(string: "https://skerry.example/tides"))
    await #expect(throws: URLError(.notConnectedToInternet)) { try await URLSession.shared.data(from: url) }
    let error: (any Error)? = await withCheckedContinuation { answer in
      URLSession.shared.dataTask(with: url) { _, _, error in answer.resume(returning: error) }.resume()
    }
    #expect((error as? URLError)?.code == .notConnectedToInternet)
  }

  @Test("X03 X07 a control that a widget can't have is a sign, and the remark names it")
  func forbidden() throws {
    let picture = try Exhibit("Logbook", LogbookLiveActivity(), LogbookAttributes(), .init(words: "Calm")).draw(
      .lockScreen)
    let text = picture.grid.plainText()
    #expect(text.contains("Slider") && text.contains("Menu") && text.contains("TextField") && text.contains("Gauge2"))
    let remarks = picture.warnings.map { "\($0)" }
    #expect(remarks.contains { $0.contains("Slider can't be in a widget") })
    #expect(remarks.contains { $0.contains("TextField can't be in a widget") })
  }

  /// Four pixels.
  private static let four =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR42mP4z8DAAMIM/4EAAB/uBfvxq7p3AAAAAElFTkSuQmCC"

  @Test("X05 a picture that an app reads from bytes has their size and pixels")
  func bytes() throws {
    let data = try #require(Data(base64Encoded: Self.four))
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(image.cgImage?.width == 2)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("X04 a picture that is made smaller by drawing it is that picture")
  func smallerPicture() throws {
    let image = try #require(Data(base64Encoded: Self.four).flatMap { UIImage(data: $0) })
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
    let smaller = renderer.image { _ in image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    #expect(smaller == image && smaller.size == CGSize(width: 8, height: 8))
    #expect(smaller.pngData() != nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 1)
    image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == image)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("X04 what is drawn into a picture is kept as it was said, and no picture has no size")
  func drawnPicture() throws {
    let size = CGSize(width: 40, height: 20)
    let drawn = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    #expect(drawn.size == size && drawn != UIImage() && UIImage() == UIImage())
    #expect(UIImage().size == .zero && UIImage().pngData() == nil)
    UIColor.red.set()
    UIBezierPath(rect: .zero).fill()
    #expect(UIGraphicsGetCurrentContext() == nil, "outside of a picture nothing is drawn, and nothing ends")
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContext(size)
    UIRectFill(CGRect(x: 0, y: 0, width: 1e300, height: .infinity))
    let context = try #require(UIGraphicsGetCurrentContext())
    context.saveGState()
    context.scaleBy(x: 2, y: 2)
    #expect(context.ctm.a == 2)
    context.restoreGState()
    context.restoreGState()
    #expect(context.ctm.isIdentity)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == size)
    UIGraphicsEndImageContext()
    let tinted = UIImage(systemName: "star")?.withTintColor(.red)
    #expect(tinted?.renderingMode == .alwaysTemplate)
    #expect(UIImage(systemName: "quuxzle") == nil && UIImage(systemName: "bell.badge.fill") != nil)
  }

  @Test("X04 measurements and lists are written by Foundation's formatters as in American English")
  func formatters() {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.1 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
    formatter.unitOptions = .naturalScale
    formatter.unitStyle = .medium
    #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1.5 km")
    #expect(ListFormatter.localizedString(byJoining: ["tide", "wind", "rain"]) == "tide, wind, and rain")
  }

  @Test("X04 a stored value that may be missing is nil until one is set")
  func missingValues() {
    @AppStorage("skerry.coverage.missing") var word: String?
    #expect(word == nil)
  }

  /// What a provider or an intent keeps, which runs where it likes.
  nonisolated private struct Counter {
    @AppStorage("skerry.coverage.counter") var count = 3
    func raised() -> Int { count + 1 }
  }

  @Test("X03 X04 a stored value is read off the main actor, as providers and intents read theirs")
  func storedOffMainActor() async {
    #expect(await Task.detached { Counter().raised() }.value == 4)
  }
}
