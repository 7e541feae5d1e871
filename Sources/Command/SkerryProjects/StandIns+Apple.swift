/// Frameworks of Apple's of which an extension mostly needs a name or two: those are compiled beside its sources, as the
/// views of packages are.
extension StandIns {
  static let ofApple = [
    StandIn(
      module: "ImageIO", source: imageIO, remark: "pictures are read whole, and that is what a thumbnail is"),
    StandIn(module: "Security", source: security, remark: "the keychain is empty, and keeps nothing"),
    StandIn(module: "CryptoKit", source: cryptoKit, remark: "SHA256 is here, and nothing that encrypts"),
    StandIn(module: "Network", source: network, remark: "there is no network"),
    StandIn(module: "QuartzCore", source: quartzCore, remark: "CACurrentMediaTime is here"),
    StandIn(module: "CoreMotion", source: coreMotion, remark: "no step is counted, and nothing moves"),
    StandIn(module: "MediaPlayer", source: mediaPlayer, remark: "nothing is played"),
    StandIn(module: "WeatherKit", source: weatherKit, remark: "its service answers nothing"),
    StandIn(
      module: "CoreImage", source: coreImage,
      remark: "a sign stands for the picture of a code, and a filter leaves a picture as it is"),
  ]

  /// Those whose names also come with Foundation or UIKit, by a word that is one of theirs.
  static func implied(by texts: [String]) -> [String] {
    [
      "Security": "kSecClass", "QuartzCore": "CACurrentMediaTime", "ImageIO": "CGImageSourceCreate",
      "CoreImage": "CIFilter", "Defaults": "Defaults[.",
    ].filter { module, word in
      texts.contains { $0.contains(word) } && !texts.contains { SwiftOutline.of($0).declared.contains(module) }
    }.keys.sorted()
  }

  /// What Core Foundation calls types that Swift has. Without Apple's runtime one can't stand for the other: here they are
  /// the same.
  static let coreFoundation = """
    typealias CFString = String
    typealias CFDictionary = [AnyHashable: Any]
    typealias CFData = Data
    typealias CFURL = URL
    typealias CFTypeRef = AnyObject
    typealias OSStatus = Int32
    nonisolated let kCFBooleanTrue: Bool! = true
    nonisolated let kCFBooleanFalse: Bool! = false
    extension CFNotificationName { init(_ name: String) { self.init(NSString(string: name)) } }

    """

  private static func constants(_ names: [String]) -> String {
    names.map { "nonisolated let \($0): CFString = \"\($0)\"\n" }.joined()
  }

  private static let imageIO =
    constants([
      "kCGImageSourceShouldCache", "kCGImageSourceShouldCacheImmediately", "kCGImageSourceThumbnailMaxPixelSize",
      "kCGImageSourceCreateThumbnailFromImageAlways", "kCGImageSourceCreateThumbnailFromImageIfAbsent",
      "kCGImageSourceCreateThumbnailWithTransform", "kCGImagePropertyPixelWidth", "kCGImagePropertyPixelHeight",
    ]) + """
      nonisolated final class CGImageSource {
        let image: CGImage
        init?(_ data: Data) {
          guard let image = UIImage(data: data)?.cgImage else { return nil }
          self.image = image
        }
      }
      nonisolated func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
        CGImageSource(data)
      }
      nonisolated func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
        (try? Data(contentsOf: url)).flatMap { CGImageSource($0) }
      }
      nonisolated func CGImageSourceCreateThumbnailAtIndex(
        _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
      ) -> CGImage? { source.image }
      nonisolated func CGImageSourceCreateImageAtIndex(
        _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
      ) -> CGImage? { source.image }
      nonisolated func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
      nonisolated func CGImageSourceCopyPropertiesAtIndex(
        _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
      ) -> CFDictionary? {
        [kCGImagePropertyPixelWidth: source.image.width, kCGImagePropertyPixelHeight: source.image.height]
      }

      """

  private static let security =
    constants([
      "kSecClass", "kSecClassGenericPassword", "kSecClassInternetPassword", "kSecClassKey", "kSecAttrAccount",
      "kSecAttrService", "kSecAttrServer", "kSecAttrAccessGroup", "kSecAttrAccessible", "kSecAttrSynchronizable",
      "kSecAttrSynchronizableAny", "kSecAttrAccessibleAfterFirstUnlock", "kSecAttrAccessibleWhenUnlocked",
      "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly", "kSecAttrAccessibleWhenUnlockedThisDeviceOnly",
      "kSecAttrLabel", "kSecAttrGeneric", "kSecReturnData", "kSecReturnAttributes", "kSecReturnRef", "kSecMatchLimit",
      "kSecMatchLimitOne", "kSecMatchLimitAll", "kSecValueData", "kSecUseDataProtectionKeychain",
    ]) + """
      nonisolated let errSecSuccess: OSStatus = 0
      nonisolated let errSecDuplicateItem: OSStatus = -25299
      nonisolated let errSecItemNotFound: OSStatus = -25300
      nonisolated func SecItemCopyMatching(
        _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
      ) -> OSStatus { errSecItemNotFound }
      @discardableResult nonisolated func SecItemAdd(
        _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
      ) -> OSStatus { errSecSuccess }
      @discardableResult nonisolated func SecItemUpdate(
        _ query: CFDictionary, _ attributes: CFDictionary
      ) -> OSStatus { errSecItemNotFound }
      @discardableResult nonisolated func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }
      nonisolated func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: Any?) -> CFString? {
        "The keychain is empty."
      }

      """

  private static let cryptoKit = """
    nonisolated struct SHA256Digest: Sequence, Hashable, CustomStringConvertible {
      let bytes: [UInt8]
      func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
      var description: String { "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
    }
    nonisolated enum SHA256 {
      typealias Digest = SHA256Digest
      static func hash<Bytes: Sequence>(data: Bytes) -> SHA256Digest where Bytes.Element == UInt8 {
        func root(_ number: Int, _ power: Double) -> UInt32 {
          let value = pow(Double(number), power)
          return UInt32((value - value.rounded(.down)) * 4_294_967_296)
        }
        let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
        let constants = primes.map { root($0, 1 / 3.0) }
        var state = primes.prefix(8).map { root($0, 1 / 2.0) }
        var message = Array(data)
        let length = UInt64(message.count) * 8
        message.append(0x80)
        while message.count % 64 != 56 { message.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) { message.append(UInt8(truncatingIfNeeded: length >> UInt64(shift))) }
        func turned(_ word: UInt32, _ by: UInt32) -> UInt32 { word >> by | word << (32 - by) }
        for start in stride(from: 0, to: message.count, by: 64) {
          var words: [UInt32] = (0..<16).map { index in
            (0..<4).reduce(0) { $0 << 8 | UInt32(message[start + index * 4 + $1]) }
          }
          for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first: UInt32 = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let second: UInt32 = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
          }
          var v = state
          for index in 0..<64 {
            let sum: UInt32 = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
            let choice: UInt32 = (v[4] & v[5]) ^ (~v[4] & v[6])
            let one = v[7] &+ sum &+ choice &+ constants[index] &+ words[index]
            let other: UInt32 = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)
            let most: UInt32 = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
            v = [one &+ other &+ most, v[0], v[1], v[2], v[3] &+ one, v[4], v[5], v[6]]
          }
          state = zip(state, v).map { $0 &+ $1 }
        }
        return SHA256Digest(bytes: state.flatMap { word in stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } })
      }
    }

    """

  private static let network = """
    nonisolated final class NWPathMonitor {
      var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
      let currentPath = NWPath()
      init() {}
      init(requiredInterfaceType: NWInterface.InterfaceType) {}
      func start(queue: DispatchQueue) {}
      func cancel() {}
    }
    nonisolated struct NWPath: Sendable {
      enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
      var status: Status { .unsatisfied }
      var isExpensive: Bool { false }
      var isConstrained: Bool { false }
      func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
    }
    nonisolated enum NWInterface { enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback } }

    """

  private static let quartzCore = """
    nonisolated func CACurrentMediaTime() -> Double { Date().timeIntervalSinceReferenceDate }

    """

  private static let coreMotion = """
    nonisolated final class CMPedometerData {
      var numberOfSteps: NSNumber { 0 }
      var distance: NSNumber? { nil }
      var floorsAscended: NSNumber? { nil }
      var currentPace: NSNumber? { nil }
      var startDate: Date { .now }
      var endDate: Date { .now }
    }
    nonisolated final class CMPedometer {
      init() {}
      static func isStepCountingAvailable() -> Bool { false }
      static func isDistanceAvailable() -> Bool { false }
      func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
      func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
      ) { handler(CMPedometerData(), nil) }
      func stopUpdates() {}
    }
    nonisolated final class CMMotionManager {
      init() {}
      var isDeviceMotionAvailable: Bool { false }
      var isAccelerometerAvailable: Bool { false }
      func stopDeviceMotionUpdates() {}
      func stopAccelerometerUpdates() {}
    }

    """

  private static let mediaPlayer =
    [
      "MPMediaItemPropertyTitle", "MPMediaItemPropertyArtist", "MPMediaItemPropertyAlbumTitle",
      "MPMediaItemPropertyPlaybackDuration", "MPNowPlayingInfoPropertyElapsedPlaybackTime",
      "MPNowPlayingInfoPropertyPlaybackRate",
    ].map { "nonisolated let \($0) = \"\($0)\"\n" }.joined() + """
      enum MPMusicPlaybackState: Int { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
      final class MPNowPlayingInfoCenter {
        private static let only = MPNowPlayingInfoCenter()
        static func `default`() -> MPNowPlayingInfoCenter { only }
        var nowPlayingInfo: [String: Any]?
      }
      final class MPMediaItem {
        var title: String? { nil }
        var artist: String? { nil }
        var albumTitle: String? { nil }
        var playbackDuration: TimeInterval { 0 }
      }
      final class MPMusicPlayerController {
        static let systemMusicPlayer = MPMusicPlayerController()
        static let applicationMusicPlayer = MPMusicPlayerController()
        var playbackState: MPMusicPlaybackState { .stopped }
        var nowPlayingItem: MPMediaItem? { nil }
        var currentPlaybackTime: TimeInterval = 0
        func play() {}
        func pause() {}
        func stop() {}
        func skipToNextItem() {}
        func skipToPreviousItem() {}
      }

      """

  private static let weatherKit = """
    nonisolated enum WeatherCondition: String, Codable, Hashable, CaseIterable, Sendable, CustomStringConvertible {
      case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
      case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
      case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
      case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
      var description: String {
        let text = rawValue.reduce("") { $1.isUppercase ? $0 + " " + String($1) : $0 + String($1) }
        return text.prefix(1).uppercased() + text.dropFirst()
      }
    }
    nonisolated struct CurrentWeather: Sendable {
      var date: Date
      var condition: WeatherCondition
      var symbolName: String
      var temperature: Measurement<UnitTemperature>
      var apparentTemperature: Measurement<UnitTemperature>
      var humidity: Double
      var isDaylight: Bool
    }
    nonisolated struct HourWeather: Sendable {
      var date: Date
      var condition: WeatherCondition
      var symbolName: String
      var temperature: Measurement<UnitTemperature>
      var precipitationChance: Double
    }
    nonisolated struct DayWeather: Sendable {
      var date: Date
      var condition: WeatherCondition
      var symbolName: String
      var highTemperature: Measurement<UnitTemperature>
      var lowTemperature: Measurement<UnitTemperature>
      var precipitationChance: Double
    }
    nonisolated struct Forecast<Element: Sendable>: Sendable, Sequence {
      var forecast: [Element]
      func makeIterator() -> IndexingIterator<[Element]> { forecast.makeIterator() }
    }
    nonisolated struct Weather: Sendable {
      var currentWeather: CurrentWeather
      var hourlyForecast: Forecast<HourWeather>
      var dailyForecast: Forecast<DayWeather>
    }
    nonisolated enum WeatherError: Error { case permissionDenied, unknown }
    nonisolated final class WeatherService: Sendable {
      static let shared = WeatherService()
      init() {}
      func weather(for place: Any) async throws -> Weather { throw WeatherError.unknown }
    }

    """

  private static let coreImage = """
    nonisolated final class CIImage {
      fileprivate let picture: UIImage?
      init(_ picture: UIImage?) { self.picture = picture }
      convenience init(cgImage: CGImage) { self.init(UIImage(cgImage: cgImage)) }
      convenience init?(image: UIImage) { self.init(image) }
      convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image)
      }
      var extent: CGRect {
        CGRect(
          x: 0, y: 0, width: Double(picture?.cgImage?.width ?? 0), height: Double(picture?.cgImage?.height ?? 0))
      }
      func transformed(by transform: CGAffineTransform) -> CIImage { self }
      func cropped(to rect: CGRect) -> CIImage { self }
      func samplingNearest() -> CIImage { self }
      func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
    }
    nonisolated final class CIFilter {
      private let isCode: Bool
      var message = Data()
      var correctionLevel = "M"
      var inputImage: CIImage?
      init?(name: String) { isCode = name.contains("Code") || name.contains("Barcode") }
      init?(name: String, parameters: [String: Any]?) { isCode = name.contains("Code") || name.contains("Barcode") }
      private init() { isCode = true }
      static func qrCodeGenerator() -> CIFilter { CIFilter() }
      static func code128BarcodeGenerator() -> CIFilter { CIFilter() }
      static func aztecCodeGenerator() -> CIFilter { CIFilter() }
      static func pdf417BarcodeGenerator() -> CIFilter { CIFilter() }
      func setDefaults() {}
      func setValue(_ value: Any?, forKey key: String) { if key == kCIInputImageKey { inputImage = value as? CIImage } }
      var outputImage: CIImage? {
        isCode ? CIImage(Data(base64Encoded: Self.code).flatMap { UIImage(data: $0) }) : inputImage
      }
      private static let code =
        "iVBORw0KGgoAAAANSUhEUgAAABUAAAAVCAAAAACMfPpKAAAAaklEQVR42m1RCQ7AMAji/592aZFjy0x6iK2gArSp/d6O4S7M"
        + "eowfD0SNwG9+UJ5CkneSVxqYuSVsTptxKRYFA+tH4P7YSlTQICIT/LgWKMlFFW6RDNKBlJ0+oOgbrTNoOtSzQJWJ19z06AEt"
        + "V9YqfomwSQAAAABJRU5ErkJggg=="
    }
    nonisolated let kCIInputImageKey = "inputImage"
    nonisolated final class CIContext {
      init() {}
      init(options: [CIContextOption: Any]?) {}
      func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.picture?.cgImage }
    }
    nonisolated struct CIContextOption: Hashable { static let useSoftwareRenderer = CIContextOption() }
    nonisolated extension UIImage {
      convenience init(ciImage: CIImage) {
        if let picture = ciImage.picture?.cgImage { self.init(cgImage: picture) } else { self.init() }
      }
    }

    """
}
