// Apple's module name, so that unmodified source compiles. There are no maps here: a placeholder says where one would be.
@_exported import CoreLocation
@_exported import SwiftUI

/// Distances in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// From north to south, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees
  /// Distances in degrees.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Hashable, Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How far it goes.
  public var span: MKCoordinateSpan
  /// No part.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// A part by its middle and how far it goes.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// A part by its middle and its size in meters.
  public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
    self.init(
      center: center,
      span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
}

/// The part of the world that a map shows.
public struct MapCameraPosition: Hashable, Sendable {
  private let region: MKCoordinateRegion?
  /// The whole world.
  public static let automatic = MapCameraPosition(region: nil)
  /// A part of the earth.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
  /// Where the phone is.
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { fallback }
}

/// Ways to touch a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Coming closer.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Both.
  public static let all: MapInteractionModes = [.pan, .zoom]
}

/// A map: here a placeholder that says so.
public struct Map: View {
  /// A map of a part of the earth.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {}
  /// A map with places on it.
  public init<Items: RandomAccessCollection, Annotation>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) {}
  /// A map.
  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all
  ) {}
  /// A map with places on it.
  public init<C: View>(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) {}
  /// A map with places on it.
  public init<C: View>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) {}

  public var body: some View {
    Rectangle()
      .fill(.fill)
      .overlay { Label("Map", systemImage: "map").font(.caption).foregroundStyle(.secondary) }
      .accessibilityLabel("map, not drawn here")
  }
}

/// Gathers what stands on a map; it is gathered as views are.
public typealias MapContentBuilder = ViewBuilder

/// A place on a map; not drawn here.
public struct Marker<Label: View>: View {
  /// A place with a name.
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) where Label == EmptyView {}
  /// A place with a name and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
  where Label == EmptyView {}
  /// A place with a name as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) where Label == EmptyView {}
  /// A place with a name as it stands and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D)
  where Label == EmptyView {}
  /// A place with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
  public var body: some View { EmptyView() }
}

/// A view on a map; not drawn here.
public struct Annotation<Content: View>: View {
  /// A view at a place.
  public init(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  /// A view at a place.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  public var body: some View { EmptyView() }
}

/// A way on a map; not drawn here.
public struct MapPolyline: View {
  /// A way through places.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// The way in a style.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapPolyline { self }
  /// The way in a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> MapPolyline { self }
  public var body: some View { EmptyView() }
}

/// How a map looks; a placeholder looks one way.
public struct MapStyle: Sendable {
  /// As usual.
  public static let standard = MapStyle()
  /// From above.
  public static let imagery = MapStyle()
  /// From above, with names.
  public static let hybrid = MapStyle()

  /// Flat or with hills.
  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
  /// How strong its colours are.
  public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }

  /// As usual, with or without hills, places and traffic.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// From above, with or without hills.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// From above with names, with or without hills, places and traffic.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// Which places a map names.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let words: Set<String>
  /// All of them.
  public static let all = PointOfInterestCategories(words: ["all"])
  /// None of them.
  public static let excludingAll = PointOfInterestCategories(words: [])
  /// Those of some kinds.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(words: Set(categories.map(\.rawValue)))
  }
  /// All but those of some kinds.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(words: Set(categories.map { "no " + $0.rawValue }))
  }
}

/// A kind of place that a map names.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let airport = Self(rawValue: "airport")
  public static let atm = Self(rawValue: "atm")
  public static let cafe = Self(rawValue: "cafe")
  public static let gasStation = Self(rawValue: "gasStation")
  public static let hospital = Self(rawValue: "hospital")
  public static let hotel = Self(rawValue: "hotel")
  public static let museum = Self(rawValue: "museum")
  public static let park = Self(rawValue: "park")
  public static let parking = Self(rawValue: "parking")
  public static let publicTransport = Self(rawValue: "publicTransport")
  public static let restaurant = Self(rawValue: "restaurant")
  public static let school = Self(rawValue: "school")
  public static let store = Self(rawValue: "store")
}

extension View {
  /// Has no effect here: a placeholder looks one way.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Has no effect here: a placeholder has no controls.
  public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
  /// Has no effect here: a placeholder has no controls.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
