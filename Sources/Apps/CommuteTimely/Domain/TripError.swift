/// Why trips and places could not be changed, each in one sentence.
enum TripError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownTrip
  case unknownPlace(String)
  case namelessDestination
  case nameTooLong(limit: Int)
  case streetTooLong(limit: Int)
  case firstNameTooLong(limit: Int)
  case unreadableTime(String)
  case unknownDestination(String)
  case arrivalPassed
  case unreachable(name: String, minutes: Int, travelMinutes: Int)
  case arrivalTooFar(days: Int)
  case tooManyTrips(limit: Int)
  case tooManyPlaces(limit: Int)
  case storeUnavailable(String)

  var description: String {
    switch self {
    case .unknownTrip: "There is no such trip."
    case .unknownPlace(let name): "There is no saved place called \(name)."
    case .namelessDestination: "A destination needs a name, such as Office."
    case .nameTooLong(let limit): "The name of a place has at most \(limit) characters."
    case .streetTooLong(let limit): "An address has at most \(limit) characters."
    case .firstNameTooLong(let limit): "A first name has at most \(limit) characters."
    case .unreadableTime(let text): "“\(text)” is not a time; write 8:30, 5:45 pm, tomorrow 8:30, or +90m from now."
    case .unknownDestination(let name): "No map knows “\(name)”; write the name of a place, or its address."
    case .unreachable(let name, let minutes, let travelMinutes):
      "You can't be at \(name) in \(minutes) min: the way takes \(travelMinutes) min now."
    case .arrivalPassed: "That arrival time has passed already."
    case .arrivalTooFar(let days): "Trips can be planned \(days) days ahead."
    case .tooManyTrips(let limit): "There are \(limit) trips already; delete one first."
    case .tooManyPlaces(let limit): "There are \(limit) saved places already; forget one first."
    case .storeUnavailable(let reason): "Your trips can't be read or kept, so nothing was changed. \(reason)"
    }
  }
}
