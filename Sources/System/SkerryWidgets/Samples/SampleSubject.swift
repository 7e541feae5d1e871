/// What an activity is about, as far as the name of its type tells.
nonisolated enum SampleSubject: String, CaseIterable, Sendable {
  case flight, rail, bus, ride, delivery, parcel, parking, match, race, golf, workout, run, study, music, coffee,
    kitchen,
    charge
  case market, auction, health, baby, fasting, sleep, calm, prayer, work, queue, travel, weather, build, download
  case recording, print, laundry, event, home, network, vote, car, focus, headset, pet, shopping, medicine, climb

  /// What words of a type's name say, in the order in which the subjects stand.
  static func all(in words: Set<String>) -> [SampleSubject] {
    // What is tracked is said by the word beside it.
    let words = isWeak(words) ? words : words.subtracting(weak)
    return allCases.filter { !words.isDisjoint(with: $0.words) }
  }

  /// Whether words say nothing of what something is about but that it is tracked.
  static func isWeak(_ words: Set<String>) -> Bool { words.isSubset(of: weak.union(SampleValues.ofTypes)) }

  private static let weak: Set<String> = ["track", "tracking", "tracker"]

  private var words: Set<String> { Self.known[self] ?? [] }

  private static let known: [SampleSubject: Set<String>] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ").map(String.init)
      return parts.first.flatMap(SampleSubject.init).map { ($0, Set(parts)) }
    })

  /// The subject, which is a word for itself, and further words for it.
  private static let table = """
    flight flights plane airline aviation inflight airport aircraft pilot cockpit boarding
    rail train trains railway metro subway tram tube commuter station
    bus shuttle busstop transit
    ride rideshare taxi cab carpool scooter bike
    delivery order food courier pizza takeaway restaurant grocery groceries driver pizzadelivery
    parcel package shipment shipping tracking
    parking park
    match game score football soccer basketball baseball hockey cricket tennis padel squash volleyball badminton pickleball rugby sports sport scoreboard league
    race racing formula grandprix
    golf hole
    workout gym training exercise fitness strength lifting hiit
    run running walk walking hike hiking cycling swim swimming marathon jog trail ski
    study class lesson lecture course exam school learning vocabulary word timetable schedule lernen student
    music song nowplaying playing lyric beats track radio audio podcast audiobook playback media lyrics player book reading
    coffee brew brewing espresso pourover barista
    kitchen recipe cooking cook bake baking oven tea egg meal
    charge charging charger battery
    market stock crypto trade trading ticker portfolio price coin bitcoin forex
    auction bid bidding
    health glucose vitals patient
    medicine medication dose pill drug prescription meds med
    climb climbing boulder bouldering
    baby feeding feed nursing breastfeeding diaper
    fasting fast
    sleep nap dream
    calm meditation breathing breath mindfulness yoga
    prayer salah salat namaz adhan ramadan iftar
    work shift job timesheet worktime worker arbeit
    queue ticket waitlist waiting appointment clinic salon barber reservation
    travel trip itinerary hotel journey vacation
    weather storm rain aurora tide forecast
    build deploy deployment pipeline agent ai chat assistant codex ci
    download upload transfer sync export backup import downloading
    recording recorder voice memo
    print printer printing
    laundry washer wash washing dryer
    event concert conference meeting calendar wedding
    home alarm security doorbell garage smoke leak thermostat
    network vpn proxy server speed speedtest
    vote election poll
    car drive driving navigation vehicle obd
    shopping groceries pantry fridge expiry shop
    pet pets cat dog puppy mascot tamagotchi companion
    headset bluetooth airpods headphones earbuds headphone
    focus pomodoro timer countdown stopwatch session
    """
}
