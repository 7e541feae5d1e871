nonisolated extension SampleVocabulary {
  /// Words of other languages in names of properties, as they are written there, and what they mean.
  static let english: [String: String] = {
    var english: [String: String] = [:]
    for line in languages.split(separator: "\n") {
      let parts = line.split(separator: "=")
      guard parts.count == 2, let meaning = parts[0].split(separator: " ").first else { continue }
      for word in parts[1].split(separator: " ") { english[String(word)] = String(meaning) }
    }
    return english
  }()

  /// The words of a name in a script that leaves no gaps between them; `nil` for any other.
  ///
  /// What is known is cut off its end, and what is left is known as well or stays as it is.
  static func parts(ofUnspaced word: String) -> [String]? {
    guard word.unicodeScalars.contains(where: { $0.value >= 0x3040 && $0.value < 0xE000 }) else { return nil }
    var parts: [String] = []
    var rest = word
    while !rest.isEmpty {
      let end = longestEnd.first { rest.hasSuffix($0) }
      guard let end else { break }
      parts.insert(end, at: 0)
      rest.removeLast(end.count)
    }
    return rest.isEmpty ? parts : [rest] + parts
  }

  private static let longestEnd = english.keys
    .filter { $0.unicodeScalars.contains { $0.value >= 0x3040 } }
    .sorted { ($1.count, $0) < ($0.count, $1) }

  /// German, French, Spanish, Portuguese, Italian, Polish, Slovak and Czech, Turkish, Swedish, Dutch, Indonesian, Russian in
  /// Latin letters, Chinese and Japanese in Latin letters; no word that English has, too.
  private static let languages = """
    seconds = sec secs
    definition = def
    description = desc descr
    message = msg mesage
    download = dwload
    exercise = exercies excercise exersise
    remaining = remaing remaning
    previous = prev
    class = classe klasse
    course = cours kurs curso
    bill = rechnung facture factura fatura
    doctor = arzt médecin medico médico lekarz doktor
    friend = freund ami amigo amico arkadaş
    appointment = termin rdv rendezvous cita appuntamento randevu
    passenger = passagier passager pasajero passageiro passeggero yolcu
    employee = mitarbeiter employé empleado empregado dipendente
    patient = paciente paziente pacjent hasta
    minutes = mins
    hours = hrs
    mascot = mascotte
    restaurant = restaurante ristorante restauracja
    estimated = estimado estimada estimé stimato geschätzt geschaetzt
    title = titel titre titulo título titolo tytul tytuł nazov názov başlık baslik rubrik judul zagolovok biaoti bewerb
    name = nombre nome nazwa nazev název meno isim namn naam nama imya mingcheng namae
    status = estado estatus statut stato stav durum läge zustand zhuangtai joutai sostoyanie
    time = zeit uhrzeit hora hora tiempo czas čas zaman saat tijd waktu vremya shijian jikan horario heure
    start = anfang beginn debut début inicio comienzo inizio poczatek początek zaciatok začiatok zacatek baslangic başlangıç mulai nachalo kaishi kaishijikan gestartet
    end = ende fim koniec konec bitis bitiş slut einde akhir selesai konets jieshu shuuryou endzeit
    remaining = verbleibend restant restante rimanente pozostalo pozostało zostava zbyva zbývá kalan återstående resterend sisa ostalos shengyu nokori verbleibende restzeit
    elapsed = verstrichen ecoule écoulé transcurrido decorrido trascorso uplynulo gecen geçen förfluten verstreken vergangen
    duration = dauer duree durée duracion duración duracao duração durata trvanie trvani süre varaktighet duur durasi prodolzhitelnost
    goal = ziel objectif objetivo obiettivo cíl hedef mål doel tujuan tsel mubiao mokuhyou
    distance = entfernung strecke distancia distância distanza odleglosc odległość dystans vzdialenost vzdálenost mesafe avstånd afstand jarak rasstoyanie juli kyori
    price = preis prix precio preco preço prezzo cena fiyat pris prijs harga tsena jiage kakaku
    amount = betrag montant importe valor importo kwota suma castka částka tutar belopp bedrag jumlah jine
    driver = fahrer chauffeur conducteur conductor motorista autista kierowca vodic vodič sürücü surucu förare bestuurder voditel livreur repartidor entregador
    customer = kunde cliente klient zakaznik zákazník müşteri musteri kund klant pelanggan
    place = ort lieu lugar luogo miejsce miesto misto místo plats plaats tempat mesto didian basho
    station = haltestelle bahnhof gare estacion estación estacao estação stazione stacja stanica stanice istasyon eki hållplats
    stop = arret arrêt parada fermata przystanek zastavka zastávka durak halte
    destination = reiseziel destino destinazione varis varış tujuanakhir mudidi
    origin = herkunft origen origem origine kalkis kalkış
    platform = gleis quai anden andén plataforma binario peron nástupiště perron
    train = zug tren trem treno pociag pociąg vlak tåg trein kereta poezd
    line = linie ligne linea línea linha linia linka
    delay = verspätung verspaetung retard retraso atraso ritardo opoznienie opóźnienie gecikme försening vertraging
    room = raum zimmer salle aula pokoj miestnost ruang
    subject = fach matiere matière asignatura materia disciplina przedmiot predmet předmět ders mapel
    teacher = lehrer professeur profesor profesora professore nauczyciel učitel ucitel öğretmen ogretmen lärare leraar guru
    step = schritt étape etape paso passo krok adım adim langkah
    meal = essen mahlzeit mahlzeiten repas comida refeicao refeição pasto posilek posiłek jidlo jídlo yemek måltid maaltijd
    calories = kalorien calorías calorias calorie kalorie kalori
    carbs = kohlenhydrate glucides carbohidratos carboidratos carboidrati weglowodany sacharidy karbonhidrat koolhydraten
    fat = fett lipides grasa gordura grassi tluszcz tuk yağ yag
    protein = eiweiss eiweiß proteines protéines proteina proteinas bialko białko bielkoviny eiwit
    water = wasser eau agua água acqua woda voda vatten
    weight = gewicht poids peso waga hmotnost ağırlık agirlik vikt berat
    exercise = übung uebung exercice ejercicio exercicio exercício esercizio cwiczenie ćwiczenie cvicenie egzersiz övning oefening latihan
    set = satz serie série seria
    round = runde ronda rodada kolo
    team = mannschaft équipe equipe equipo squadra druzyna drużyna takım takim elftal
    home = heim domicile gospodarze domaci
    away = gast gäste extérieur visitante fora ospiti goscie hostia deplasman
    score = spielstand tore puntos placar punteggio wynik skóre skor
    order = bestellung commande pedido ordine zamowienie zamówienie objednavka sipariş siparis beställning pesanan zakaz dingdan
    number = nummer anzahl numero número numer cislo číslo numara nomor
    count = zahl nombretotal cantidad quantidade quantita ilosc ilość pocet počet sayı sayi antal aantal jumlahtotal
    song = lied chanson cancion canción musica música canzone piosenka skladba şarkı sarki låt nummertitel lagu gequ
    artist = künstler kuenstler interpret artista wykonawca interpret sanatçı sanatci konstnär
    message = nachricht botschaft mensaje mensagem messaggio wiadomosc wiadomość sprava zpráva mesaj meddelande bericht pesan
    description = beschreibung descripcion descripción descricao descrição descrizione opis popis açıklama aciklama beskrivning deskripsi
    hint = hinweis indice pista dica suggerimento wskazowka
    prayer = gebet priere prière oracion oración oracao preghiera modlitwa sholat
    city = stadt ville ciudad cidade citta città sehir şehir stad kota gorod chengshi
    address = adresse direccion dirección endereco endereço indirizzo adres adresa adress alamat
    vehicle = fahrzeug vehicule véhicule vehiculo vehículo veiculo veículo veicolo pojazd vozidlo arac araç fordon voertuig kendaraan
    plate = kennzeichen plaque placa matricula matrícula targa plaka
    minutes = minuten minutos minuti minuty dakika minuter menit fenzhong
    seconds = sekunden secondes segundos secondi sekundy saniye sekunder seconden detik
    hours = stunden heures horas godziny hodiny
    day = jour dia día giorno dzien dzień gün hari
    progress = fortschritt progres progrès progreso progresso postep postęp postup ilerleme framsteg voortgang kemajuan jindu
    active = aktiv actif activo ativo attivo aktywny aktivni aktif
    paused = pausiert pausado pausada pausato wstrzymany
    finished = beendet fertig terminé terminado finalizado finito zakonczony zakończony ukoncene bitti klar selesaikan
    completed = abgeschlossen complété completado concluido concluído completato
    earnings = verdienst einnahmen ganancias ganhos guadagno zarobek kazanc kazanç
    task = aufgabe tâche tache tarea tarefa compito zadanie uloha úkol görev gorev uppgift taak tugas zadacha renwu
    temperature = temperatur température temperatura teplota sicaklik sıcaklık suhu
    speed = geschwindigkeit vitesse velocidad velocidade velocita velocità predkosc prędkość rychlost hız hiz hastighet snelheid kecepatan
    battery = batterie akku bateria batería
    question = frage pregunta pergunta domanda pytanie soru
    color = farbe couleur kolor barva renk färg kleur warna
    next = nächste naechste nächster prochain siguiente próximo proximo prossimo nastepny następny dalsi další sonraki nästa volgende berikutnya
    current = aktuell aktuelle aktueller actuel actuelle actual atual attuale aktualny aktualni şimdiki simdiki nuvarande huidig
    done = hechas hechos erledigt fait faits feitas feitos
    weather = wetter meteo météo clima pogoda
    total = totales gesamt gesamtzeit totale razem celkem toplam totalt totaal
    price = kosten cout coût
    mountain = gunung montagne montaña montanha montagna
    type = typ tipo rodzaj tür soort jenis
    name = 名称 名字 名前 名 이름 이름
    title = 标题 標題 タイトル 제목
    status = 状态 狀態 状況 状態 ステータス 상태
    time = 时间 時間 時刻 시간
    start = 开始 開始 시작
    end = 结束 結束 終了 종료
    remaining = 剩余 剩餘 残り 남은
    elapsed = 经过 已用 経過 경과
    duration = 时长 時長 所要 소요
    progress = 进度 進度 進捗 진행률 진행
    connected = 连接 連接 接続 연결
    node = 节点 節點 ノード 노드
    server = 服务器 伺服器 サーバー 서버
    current = 当前 目前 現在 현재
    next = 下一 次 다음
    total = 总 合計 총
    count = 数量 次数 回数 개수 횟수
    goal = 目标 目標 목표
    speed = 速度 속도
    distance = 距离 距離 거리
    price = 价格 価格 가격
    order = 订单 訂單 注文 주문
    task = 任务 任務 タスク 작업
    station = 站 駅 역
    message = 消息 訊息 メッセージ 메시지
    description = 描述 说明 説明 설명
    color = 颜色 色 색상
    icon = 图标 アイコン 아이콘
    temperature = 温度 気温 온도
    driver = 司机 運転手 기사
    type = 类型 種類 종류
    """
}
