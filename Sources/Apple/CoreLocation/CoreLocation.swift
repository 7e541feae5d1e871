// Apple's module name, so that unmodified source compiles: places on the earth, without a way to find out where one is.
#if Foundation
  @_exported import Foundation
#else
  @_exported import FoundationEssentials
#endif
import Glibc

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in meters.
public typealias CLLocationDistance = Double
/// A length in meters; below 0 for an unknown one.
public typealias CLLocationAccuracy = Double
/// In meters a second; below 0 for an unknown one.
public typealias CLLocationSpeed = Double
/// In degrees from north, clockwise; below 0 for an unknown one.
public typealias CLLocationDirection = Double

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Hashable, Codable, Sendable {
  /// North of the equator, in degrees.
  public var latitude: CLLocationDegrees
  /// East of Greenwich, in degrees.
  public var longitude: CLLocationDegrees
  /// Nowhere in particular.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// A place, in degrees, at the present, which in code of a phone is the phone's.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place at a time.
public final class CLLocation: Hashable, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Above the sea, in meters.
  public let altitude: CLLocationDistance
  /// When it was there.
  public let timestamp: Date
  /// In meters a second; below 0 for an unknown one.
  public let speed: CLLocationSpeed
  /// A place, in degrees, at the present, which in code of a phone is the phone's.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, timestamp, speed) = (0, Date(), -1)
  }
  /// In meters, over the ground.
  public func distance(from other: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (first, second) = (radians(coordinate.latitude), radians(other.coordinate.latitude))
    let across = radians(other.coordinate.longitude - coordinate.longitude)
    let half =
      sin((second - first) / 2) * sin((second - first) / 2)
      + cos(first) * cos(second) * sin(across / 2) * sin(across / 2)
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
  public static func == (first: CLLocation, second: CLLocation) -> Bool { first.coordinate == second.coordinate }
  public func hash(into hasher: inout Hasher) { hasher.combine(coordinate) }
}

/// Whether an app may know where the phone is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The answers of a person.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Asks where the phone is: nobody says.
open class CLLocationManager {
  /// Who hears where the phone is; nothing is ever heard.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact it should be, in meters.
  public var desiredAccuracy: CLLocationAccuracy = 0
  /// How far the phone goes before it is told, in meters.
  public var distanceFilter: CLLocationDistance = 0
  /// Nobody was asked.
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Unknown.
  public var location: CLLocation? { nil }
  /// Whether widgets may know; they may not.
  public var isAuthorizedForWidgetUpdates: Bool { false }
  /// Asks where the phone is.
  public init() {}
  /// Nobody is asked.
  public func requestWhenInUseAuthorization() {}
  /// Nobody is asked.
  public func requestAlwaysAuthorization() {}
  /// Nobody says.
  public func requestLocation() {}
  /// Nobody says.
  public func startUpdatingLocation() {}
  /// Nobody says.
  public func stopUpdatingLocation() {}
}
/// Hears where the phone is; nothing is ever heard.
public protocol CLLocationManagerDelegate: AnyObject {}
/// As exact as can be, in meters.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
