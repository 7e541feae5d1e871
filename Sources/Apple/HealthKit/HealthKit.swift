// Apple's module name, so that unmodified source compiles: the types of health data. There is no health data here, and
// every question is answered so.
@_exported import PhoneFoundation

#if Foundation
  /// Why there is no data.
  public struct HKError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      case errorHealthDataUnavailable = 1, errorAuthorizationDenied = 4, errorNoData = 11
    }
    /// The reason.
    public let code: Code
  }

  /// A kind of data.
  public class HKObjectType: Hashable {
    /// The name of the kind.
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    public static func == (first: HKObjectType, second: HKObjectType) -> Bool { first.identifier == second.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    /// A kind of amounts.
    public static func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
      HKQuantityType(identifier)
    }
    /// A kind of choices.
    public static func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
      HKCategoryType(identifier)
    }
    /// Workouts.
    public static func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  }
  /// A kind of data with times.
  public class HKSampleType: HKObjectType {}
  /// A kind of amounts.
  public final class HKQuantityType: HKSampleType {
    /// A kind of amounts.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
  }
  /// A kind of choices.
  public final class HKCategoryType: HKSampleType {
    /// A kind of choices.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
  }
  /// Workouts.
  public final class HKWorkoutType: HKSampleType {}

  /// The kinds of amounts.
  public struct HKQuantityTypeIdentifier: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of the kinds.
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "stepCount")
    /// One of the kinds.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "distanceWalkingRunning")
    /// One of the kinds.
    public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "distanceCycling")
    /// One of the kinds.
    public static let distanceSwimming = HKQuantityTypeIdentifier(rawValue: "distanceSwimming")
    /// One of the kinds.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "activeEnergyBurned")
    /// One of the kinds.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "basalEnergyBurned")
    /// One of the kinds.
    public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "flightsClimbed")
    /// One of the kinds.
    public static let appleExerciseTime = HKQuantityTypeIdentifier(rawValue: "appleExerciseTime")
    /// One of the kinds.
    public static let appleStandTime = HKQuantityTypeIdentifier(rawValue: "appleStandTime")
    /// One of the kinds.
    public static let appleMoveTime = HKQuantityTypeIdentifier(rawValue: "appleMoveTime")
    /// One of the kinds.
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "heartRate")
    /// One of the kinds.
    public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "restingHeartRate")
    /// One of the kinds.
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(rawValue: "heartRateVariabilitySDNN")
    /// One of the kinds.
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(rawValue: "walkingHeartRateAverage")
    /// One of the kinds.
    public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "vo2Max")
    /// One of the kinds.
    public static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "oxygenSaturation")
    /// One of the kinds.
    public static let respiratoryRate = HKQuantityTypeIdentifier(rawValue: "respiratoryRate")
    /// One of the kinds.
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "bodyMass")
    /// One of the kinds.
    public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "bodyMassIndex")
    /// One of the kinds.
    public static let bodyFatPercentage = HKQuantityTypeIdentifier(rawValue: "bodyFatPercentage")
    /// One of the kinds.
    public static let leanBodyMass = HKQuantityTypeIdentifier(rawValue: "leanBodyMass")
    /// One of the kinds.
    public static let height = HKQuantityTypeIdentifier(rawValue: "height")
    /// One of the kinds.
    public static let bodyTemperature = HKQuantityTypeIdentifier(rawValue: "bodyTemperature")
    /// One of the kinds.
    public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "bloodGlucose")
    /// One of the kinds.
    public static let insulinDelivery = HKQuantityTypeIdentifier(rawValue: "insulinDelivery")
    /// One of the kinds.
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier(rawValue: "bloodPressureSystolic")
    /// One of the kinds.
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(rawValue: "bloodPressureDiastolic")
    /// One of the kinds.
    public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "dietaryWater")
    /// One of the kinds.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(rawValue: "dietaryEnergyConsumed")
    /// One of the kinds.
    public static let dietaryProtein = HKQuantityTypeIdentifier(rawValue: "dietaryProtein")
    /// One of the kinds.
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(rawValue: "dietaryCarbohydrates")
    /// One of the kinds.
    public static let dietaryFatTotal = HKQuantityTypeIdentifier(rawValue: "dietaryFatTotal")
    /// One of the kinds.
    public static let dietarySugar = HKQuantityTypeIdentifier(rawValue: "dietarySugar")
    /// One of the kinds.
    public static let dietaryFiber = HKQuantityTypeIdentifier(rawValue: "dietaryFiber")
    /// One of the kinds.
    public static let dietaryCaffeine = HKQuantityTypeIdentifier(rawValue: "dietaryCaffeine")
    /// One of the kinds.
    public static let dietarySodium = HKQuantityTypeIdentifier(rawValue: "dietarySodium")
    /// One of the kinds.
    public static let numberOfAlcoholicBeverages = HKQuantityTypeIdentifier(rawValue: "numberOfAlcoholicBeverages")
    /// One of the kinds.
    public static let swimmingStrokeCount = HKQuantityTypeIdentifier(rawValue: "swimmingStrokeCount")
    /// One of the kinds.
    public static let runningSpeed = HKQuantityTypeIdentifier(rawValue: "runningSpeed")
    /// One of the kinds.
    public static let runningPower = HKQuantityTypeIdentifier(rawValue: "runningPower")
    /// One of the kinds.
    public static let cyclingPower = HKQuantityTypeIdentifier(rawValue: "cyclingPower")
    /// One of the kinds.
    public static let cyclingCadence = HKQuantityTypeIdentifier(rawValue: "cyclingCadence")
    /// One of the kinds.
    public static let timeInDaylight = HKQuantityTypeIdentifier(rawValue: "timeInDaylight")
  }
  /// The kinds of choices.
  public struct HKCategoryTypeIdentifier: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sleep.
    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "sleepAnalysis")
    /// Minutes of mindfulness.
    public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "mindfulSession")
    /// Hours in which a person stood.
    public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "appleStandHour")
  }

  /// The kinds of workouts.
  public enum HKWorkoutActivityType: UInt, Codable, CaseIterable, Sendable {
    case americanFootball, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
    case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing
    case fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse
    case martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery
    case racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
    case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining
    case volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining
    case crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates
    case snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
    case discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown, swimBikeRun, transition
    /// Any other.
    case other = 3000
  }

  /// A unit of amounts.
  public final class HKUnit: Hashable, Sendable {
    /// How it is written.
    public let unitString: String
    /// A unit as it is written.
    public init(from string: String) { unitString = string }
    public static func == (first: HKUnit, second: HKUnit) -> Bool { first.unitString == second.unitString }
    public func hash(into hasher: inout Hasher) { hasher.combine(unitString) }
    /// Pieces.
    public static func count() -> HKUnit { HKUnit(from: "count") }
    /// Seconds.
    public static func second() -> HKUnit { HKUnit(from: "s") }
    /// Minutes.
    public static func minute() -> HKUnit { HKUnit(from: "min") }
    /// Hours.
    public static func hour() -> HKUnit { HKUnit(from: "hr") }
    /// Meters.
    public static func meter() -> HKUnit { HKUnit(from: "m") }
    /// Meters by a prefix.
    public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.rawValue + "m") }
    /// Miles.
    public static func mile() -> HKUnit { HKUnit(from: "mi") }
    /// Kilocalories.
    public static func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    /// Kilocalories of food.
    public static func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    /// Grams.
    public static func gram() -> HKUnit { HKUnit(from: "g") }
    /// Grams by a prefix.
    public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.rawValue + "g") }
    /// Pounds.
    public static func pound() -> HKUnit { HKUnit(from: "lb") }
    /// Liters.
    public static func liter() -> HKUnit { HKUnit(from: "L") }
    /// Liters by a prefix.
    public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.rawValue + "L") }
    /// Shares of a hundred.
    public static func percent() -> HKUnit { HKUnit(from: "%") }
    /// Degrees Celsius.
    public static func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    /// This one, for each of another.
    public func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)/\(unit.unitString)") }
  }
  /// Thousands and thousandths.
  public enum HKMetricPrefix: String, Sendable { case none = "", kilo = "k", milli = "m", centi = "c", deci = "d" }

  /// An amount.
  public final class HKQuantity: Sendable {
    private let value: Double
    private let unit: HKUnit
    /// An amount in a unit.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    /// The amount; units are not changed into each other.
    public func doubleValue(for unit: HKUnit) -> Double { value }
  }

  /// What a question is answered with: nothing.
  public final class HKStatistics {
    /// No amount.
    public func sumQuantity() -> HKQuantity? { nil }
    /// No amount.
    public func averageQuantity() -> HKQuantity? { nil }
    /// No amount.
    public func mostRecentQuantity() -> HKQuantity? { nil }
    /// No amount.
    public func maximumQuantity() -> HKQuantity? { nil }
    /// No amount.
    public func minimumQuantity() -> HKQuantity? { nil }
  }
  /// What is asked for.
  public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The mean.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// The least.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// The most.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// All together.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// The last one.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  }
  /// Which data counts.
  public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What began within the time.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// What ended within the time.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
  }

  /// Data with times.
  public class HKSample {
    /// Its beginning.
    public var startDate: Date { .distantPast }
    /// Its end.
    public var endDate: Date { .distantPast }
  }
  /// An amount with times.
  public final class HKQuantitySample: HKSample {
    /// The amount.
    public let quantity: HKQuantity
    /// An amount with times.
    public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) { self.quantity = quantity }
  }

  /// A question.
  public class HKQuery {
    let answer: (HKQuery) -> Void
    init(_ answer: @escaping (HKQuery) -> Void) { self.answer = answer }
    /// What lies within a time.
    public static func predicateForSamples(
      withStart start: Date?, end: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: true) }
  }
  /// A question for amounts.
  public final class HKStatisticsQuery: HKQuery {
    /// A question for amounts of a kind.
    public init(
      quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
      completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
      super.init {
        handler($0 as? HKStatisticsQuery ?? HKStatisticsQuery(), nil, HKError(code: .errorHealthDataUnavailable))
      }
    }
    private init() { super.init { _ in } }
  }
  /// Asks for health data: there is none.
  public final class HKHealthStore: Sendable {
    /// Who asks.
    public init() {}
    /// No.
    public static func isHealthDataAvailable() -> Bool { false }
    /// Fails: there is none.
    public func requestAuthorization(toShare: Set<HKSampleType>, read: Set<HKObjectType>) async throws {
      throw HKError(code: .errorHealthDataUnavailable)
    }
    /// Answers that there is none.
    public func execute(_ query: HKQuery) { query.answer(query) }
    /// Stops asking.
    public func stop(_ query: HKQuery) {}
  }
#endif
