/// The SF Symbols that occur most in open-source apps with Live Activities (a survey of 73 apps).
enum SymbolSurvey {
  static let names = """
    airplane alarm.fill antenna.radiowaves.left.and.right archivebox arrow.clockwise arrow.counterclockwise \
    arrow.down arrow.down.circle.fill arrow.down.right arrow.forward arrow.left arrow.left.arrow.right \
    arrow.right arrow.right.circle arrow.right.circle.fill arrow.triangle.2.circlepath arrow.triangle.branch \
    arrow.trianglehead.counterclockwise.rotate.90 arrow.up arrow.up.arrow.down arrow.up.circle.fill \
    arrow.up.forward arrow.up.right arrowtriangle.down.fill bag battery.100 battery.25 battery.50 battery.75 \
    bell bell.badge bell.fill bell.slash.fill bicycle bolt.fill book book.closed book.closed.fill book.fill \
    bookmark bookmark.fill brain.head.profile calendar camera.fill car car.fill car.side.fill chart.bar \
    chart.bar.fill chart.bar.xaxis chart.line.uptrend.xyaxis chart.xyaxis.line checklist checkmark \
    checkmark.circle checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.square.fill \
    chevron.down chevron.forward chevron.left chevron.right chevron.up chevron.up.chevron.down circle \
    circle.dashed circle.dotted circle.fill clock clock.arrow.circlepath clock.fill cloud.fill creditcard \
    crown.fill cup.and.saucer.fill doc.badge.plus doc.on.doc doc.text doc.text.magnifyingglass \
    dot.radiowaves.left.and.right drop drop.fill dryer ellipsis ellipsis.circle envelope exclamationmark.circle \
    exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill eye eye.fill eye.slash \
    eye.slash.fill figure.run figure.stand figure.strengthtraining.traditional figure.walk flag.checkered \
    flag.fill flame.fill fork.knife fork.knife.circle.fill forward.end forward.fill gamecontroller.fill gear \
    gearshape gearshape.fill globe hand.thumbsup heart.fill hourglass hourglass.bottomhalf.filled \
    house.circle.fill info.circle info.circle.fill leader leaf leaf.fill lightbulb.fill \
    line.3.horizontal.decrease.circle link list.bullet list.number location location.fill lock lock.fill \
    lock.ipad magnifyingglass map map.fill mappin.and.ellipse mappin.circle.fill megaphone.fill memorychip \
    mic.fill minus minus.circle.fill moon.fill network number pause pause.circle.fill pause.fill pencil \
    pencil.circle.fill person person.2 person.2.fill person.bust person.circle person.crop.circle.fill \
    person.fill phone.circle.fill play.fill plus plus.circle plus.circle.fill questionmark.circle scalemass \
    scalemass.fill shippingbox.circle.fill shippingbox.fill slider.horizontal.3 speaker.wave.3 square \
    square.and.arrow.up square.stack.3d.forward.dottedline star star.circle.fill star.fill stop.fill \
    sun.max.fill takeoutbag.and.cup.and.straw.fill target textformat.size timer timer.circle.fill trash \
    trash.fill trophy.fill walking washer waveform waveform.path.ecg wind xmark xmark.circle xmark.circle.fill
    """
}
