nonisolated extension SampleVocabulary {
  /// Symbols of what a text names a picture of, by its words.
  static let symbols = SampleVocabulary(
    """
    weather, condition, sky, forecast = sun.max.fill
    sport, activity, workout, exercise, discipline = figure.run
    vehicle, car, driver, ride = car.fill
    trend, change, direction arrow, movement = arrow.up.right
    maneuver, turn, direction, instruction, navigation = arrow.turn.up.left
    arrow = arrow.turn.up.left
    storm, thunder = cloud.bolt.rain.fill
    rain = cloud.rain.fill
    weather: ^symbol, ^icon = sun.max.fill
    battery = battery.75
    transport, train, line, station, transit = tram.fill
    bus = bus.fill
    flight, plane, airline, aircraft = airplane
    heart, health = heart.fill
    category, tag = tag.fill
    drink, beverage, coffee = cup.and.saucer.fill
    mood, emotion = face.smiling
    pet = pawprint.fill
    food, meal, recipe, restaurant = fork.knife
    order, package, parcel, product, item, delivery = shippingbox.fill
    place, location, destination, stop = mappin.and.ellipse
    timer, time, clock = timer
    alert, warning = exclamationmark.triangle.fill
    song, music, track, station icon = music.note
    book, lesson, subject, course, class = book.fill
    task, habit, step, status, state, phase, stage, check = checkmark.circle.fill
    user, person, player, member = person.fill
    team, league, match, game = sportscourt.fill
    home, room = house.fill
    device = lightbulb.fill
    file, document = doc.fill
    prayer = moon.stars.fill
    medication, dose, medicine = pills.fill
    event, date, appointment = calendar
    money, price, wallet = creditcard.fill
    play, pause, playback = pause.fill
    lock = lock.fill
    """)

  /// Small pictures, by words of names and of what activities are about.
  static let emojis: [(words: Set<String>, emoji: String)] = """
    🌱 plant plants garden watering flower
    💧 water hydration drink
    🍕 pizza food delivery restaurant meal
    ☕ coffee brew tea
    🍳 recipe cooking cook kitchen oven
    🧹 chore chores cleaning
    🐶 pet dog pup walk walker
    🐱 cat
    👶 baby feeding
    😴 sleep nap
    🙂 mood
    📦 parcel package shipment order
    🚕 taxi ride
    🚌 bus
    🚆 train rail metro
    ✈️ flight airline
    🏃 run running runner
    🏋️ workout gym exercise
    ⚽ match football soccer
    🏀 basketball
    📚 study lesson course book exam
    🎵 music song
    🧘 meditation breathing yoga
    💊 medication medicine pill
    💰 money expense budget
    🔥 streak fasting
    🇳🇴 flag country nation
    🌧️ weather rain
    """.split(separator: "\n").map { line in
      let parts = line.split(separator: " ").map(String.init)
      return (Set(parts.dropFirst()), parts.first ?? "")
    }

  /// The symbol of what an activity is about, where the name says nothing.
  static let symbolsOfSubjects: [SampleSubject: String] = [
    .flight: "airplane", .rail: "tram.fill", .bus: "bus.fill", .ride: "car.fill", .delivery: "bag.fill",
    .parcel: "shippingbox.fill", .parking: "parkingsign", .match: "sportscourt.fill", .race: "flag.checkered",
    .golf: "figure.golf", .workout: "dumbbell.fill", .run: "figure.run", .study: "book.fill", .music: "music.note",
    .kitchen: "fork.knife", .charge: "bolt.fill", .market: "chart.line.uptrend.xyaxis", .auction: "hammer.fill",
    .health: "heart.fill", .medicine: "pills.fill", .climb: "figure.climbing", .shopping: "cart.fill",
    .pet: "pawprint.fill", .headset: "headphones", .build: "hammer.fill", .sleep: "moon.fill", .calm: "leaf.fill",
    .prayer: "moon.stars.fill", .work: "briefcase.fill",
    .queue: "person.3.fill", .travel: "suitcase.fill", .weather: "sun.max.fill", .download: "arrow.down.circle.fill",
    .recording: "mic.fill", .print: "printer.fill", .laundry: "washer.fill", .event: "calendar", .home: "house.fill",
    .network: "network", .vote: "checkmark.seal.fill", .car: "car.fill", .focus: "timer",
  ]
}
