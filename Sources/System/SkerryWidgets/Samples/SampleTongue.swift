/// Made-up texts in the language in which an extension speaks: a server writes in no other.
nonisolated enum SampleTongue {
  /// A text of the tables in a language, by its code; as it is where neither is known.
  static func said(_ text: String, in tongue: String?) -> String {
    guard let tongue, let row = rows[text] else { return text }
    if tongue == "zh-Hant", let simplified = said(in: "zh", row) { return traditional(simplified) }
    return said(in: tongue, row) ?? text
  }

  private static func said(in tongue: String, _ row: [String]) -> String? {
    guard let column = tongues.firstIndex(of: tongue), row.indices.contains(column) else { return nil }
    return row[column]
  }

  private static func traditional(_ text: String) -> String {
    String(text.map { letters[$0] ?? $0 })
  }

  /// The letters of the table that are written otherwise where Chinese isn't simplified.
  private static let letters: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "专乐云会储写准单卧厅历厨发团头审将开报撑时术来标气汤灯电练继绪续维蓝见规订训议记评话读转达进钟铁门间阅队静顺马龟",
      "專樂雲會儲寫準單臥廳歷廚髮團頭審將開報撐時術來標氣湯燈電練繼緒續維藍見規訂訓議記評話讀轉達進鐘鐵門間閱隊靜順馬龜"))

  private static let tongues = ["de", "es", "fr", "pt", "it", "tr", "ru", "zh", "ja", "ko", "ar"]

  private static let rows: [String: [String]] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "|").map(String.init)
      return parts.first.map { ($0, Array(parts.dropFirst())) }
    })

  private static let table = """
    In progress|Läuft|En curso|En cours|Em andamento|In corso|Devam ediyor|В процессе|进行中|進行中|진행 중|جارٍ
    Almost done|Fast fertig|Casi listo|Presque fini|Quase pronto|Quasi finito|Neredeyse bitti|Почти готово|即将完成|もうすぐ完了|거의 완료|أوشك على الانتهاء
    On the way|Unterwegs|En camino|En route|A caminho|In arrivo|Yolda|В пути|配送途中|移動中|이동 중|في الطريق
    Almost there|Gleich da|Casi llega|Bientôt arrivé|Quase lá|Quasi arrivato|Neredeyse geldi|Почти на месте|即将到达|まもなく到着|곧 도착|على وشك الوصول
    Going well|Läuft gut|Va bien|Tout va bien|Tudo certo|Va tutto bene|Her şey yolunda|Всё идёт хорошо|一切顺利|順調です|순조로워요|كل شيء على ما يرام
    All on time|Alles pünktlich|Todo a tiempo|À l'heure|No horário|In orario|Zamanında|Всё вовремя|准时|定刻どおり|정시 운행|في الموعد
    See you soon|Bis bald|Hasta pronto|À bientôt|Até já|A presto|Görüşürüz|До скорого|回头见|またあとで|곧 만나요|أراك قريبًا
    Nothing else|Sonst nichts|Nada más|Rien d'autre|Nada mais|Nient'altro|Başka bir şey yok|Больше ничего|没有了|以上です|없음|لا شيء آخر
    Ready|Bereit|Listo|Prêt|Pronto|Pronto|Hazır|Готово|就绪|準備完了|준비됨|جاهز
    Good to go|Alles bereit|Todo listo|C'est parti|Tudo pronto|Si parte|Her şey hazır|Всё готово|一切就绪|準備OK|준비 완료|كل شيء جاهز
    Write report|Bericht schreiben|Escribir informe|Rédiger le rapport|Escrever relatório|Scrivere il rapporto|Rapor yaz|Написать отчёт|写报告|レポートを書く|보고서 작성|كتابة التقرير
    Call back|Zurückrufen|Devolver llamada|Rappeler|Retornar ligação|Richiamare|Geri ara|Перезвонить|回电话|折り返し電話|다시 전화|معاودة الاتصال
    Tidy up|Aufräumen|Ordenar|Ranger|Arrumar|Riordinare|Toparla|Прибраться|整理房间|片付け|정리하기|ترتيب
    Finish the report|Bericht beenden|Acabar el informe|Finir le rapport|Terminar o relatório|Finire il rapporto|Raporu bitir|Закончить отчёт|完成报告|レポートを仕上げる|보고서 마무리|إنهاء التقرير
    Set|Satz|Serie|Série|Série|Serie|Set|Подход|组|セット|세트|مجموعة
    Step 2|Schritt 2|Paso 2|Étape 2|Etapa 2|Passo 2|2. adım|Шаг 2|第2步|手順2|2단계|الخطوة 2
    Step 3|Schritt 3|Paso 3|Étape 3|Etapa 3|Passo 3|3. adım|Шаг 3|第3步|手順3|3단계|الخطوة 3
    Team meeting|Teamsitzung|Reunión de equipo|Réunion d'équipe|Reunião de equipe|Riunione|Ekip toplantısı|Встреча команды|团队会议|チーム会議|팀 회의|اجتماع الفريق
    Review|Besprechung|Revisión|Revue|Revisão|Revisione|Değerlendirme|Обзор|评审|レビュー|리뷰|مراجعة
    Planning|Planung|Planificación|Planification|Planejamento|Pianificazione|Planlama|Планирование|安排|計画|기획|تخطيط
    Bench press|Bankdrücken|Press de banca|Développé couché|Supino|Panca piana|Bench press|Жим лёжа|卧推|ベンチプレス|벤치 프레스|ضغط الصدر
    Squat|Kniebeuge|Sentadilla|Squat|Agachamento|Squat|Squat|Приседания|深蹲|スクワット|스쿼트|قرفصاء
    Row|Rudern|Remo|Rowing|Remada|Rematore|Kürek|Тяга|划船|ローイング|로우|تجديف
    Upper body|Oberkörper|Tren superior|Haut du corps|Superior|Parte alta|Üst vücut|Верх тела|上肢训练|上半身|상체|الجزء العلوي
    Push-ups|Liegestütze|Flexiones|Pompes|Flexões|Flessioni|Şınav|Отжимания|俯卧撑|腕立て伏せ|팔굽혀펴기|تمرين الضغط
    Strength|Kraft|Fuerza|Musculation|Força|Forza|Kuvvet|Силовая|力量训练|筋トレ|근력|قوة
    Running|Laufen|Correr|Course|Corrida|Corsa|Koşu|Бег|跑步|ランニング|달리기|جري
    Morning run|Morgenlauf|Carrera matutina|Course du matin|Corrida matinal|Corsa mattutina|Sabah koşusu|Утренняя пробежка|晨跑|朝ラン|아침 달리기|جري الصباح
    Morning walk|Morgenspaziergang|Paseo matutino|Marche du matin|Caminhada matinal|Passeggiata|Sabah yürüyüşü|Утренняя прогулка|晨间散步|朝の散歩|아침 산책|مشي الصباح
    Reading|Lesen|Lectura|Lecture|Leitura|Lettura|Okuma|Чтение|阅读|読書|독서|قراءة
    Stretching|Dehnen|Estiramientos|Étirements|Alongamento|Stretching|Esneme|Растяжка|拉伸|ストレッチ|스트레칭|تمدد
    Journal|Tagebuch|Diario|Journal|Diário|Diario|Günlük|Дневник|写日记|日記|일기|يوميات
    Tomato soup|Tomatensuppe|Sopa de tomate|Soupe de tomates|Sopa de tomate|Zuppa di pomodoro|Domates çorbası|Томатный суп|番茄汤|トマトスープ|토마토 수프|شوربة طماطم
    Pasta|Nudeln|Pasta|Pâtes|Massa|Pasta|Makarna|Паста|意面|パスタ|파스타|معكرونة
    Lunch|Mittagessen|Almuerzo|Déjeuner|Almoço|Pranzo|Öğle yemeği|Обед|午餐|昼食|점심|الغداء
    Vitamin D|Vitamin D|Vitamina D|Vitamine D|Vitamina D|Vitamina D|D vitamini|Витамин D|维生素D|ビタミンD|비타민 D|فيتامين د
    1 pill|1 Tablette|1 pastilla|1 comprimé|1 comprimido|1 compressa|1 tablet|1 таблетка|1 粒|1錠|1정|حبة واحدة
    Turn left|Links abbiegen|Gire a la izquierda|Tournez à gauche|Vire à esquerda|Svolta a sinistra|Sola dön|Поверните налево|左转|左折|좌회전|انعطف يسارًا
    General|Allgemein|General|Général|Geral|Generale|Genel|Общее|常规|一般|일반|عام
    Standard|Standard|Estándar|Standard|Padrão|Standard|Standart|Стандарт|标准|標準|표준|قياسي
    Focus|Fokus|Concentración|Concentration|Foco|Concentrazione|Odak|Фокус|专注|集中|집중|تركيز
    Physics|Physik|Física|Physique|Física|Fisica|Fizik|Физика|物理|物理|물리|الفيزياء
    History|Geschichte|Historia|Histoire|História|Storia|Tarih|История|历史|歴史|역사|التاريخ
    Art|Kunst|Arte|Dessin|Artes|Arte|Resim|Рисование|美术|美術|미술|الفن
    Biology|Biologie|Biología|Biologie|Biologia|Biologia|Biyoloji|Биология|生物|生物|생물|الأحياء
    Early shift|Frühschicht|Turno de mañana|Service du matin|Turno da manhã|Turno di mattina|Sabah vardiyası|Утренняя смена|早班|早番|오전 근무|وردية الصباح
    Wake up|Aufstehen|Despertar|Réveil|Acordar|Sveglia|Uyanma|Подъём|起床|起床|기상|استيقاظ
    Sunny|Sonnig|Soleado|Ensoleillé|Ensolarado|Soleggiato|Güneşli|Солнечно|晴|晴れ|맑음|مشمس
    Keep going|Weiter so|Sigue así|Continue|Continue assim|Continua così|Devam et|Так держать|继续加油|その調子|계속 가요|واصل
    One more|Noch eins|Una más|Encore une|Mais uma|Ancora una|Bir tane daha|Ещё раз|再来一次|もう一回|한 번 더|مرة أخرى
    Well done|Gut gemacht|Bien hecho|Bravo|Muito bem|Ben fatto|Aferin|Отлично|做得好|よくできました|잘했어요|أحسنت
    Desk lamp|Schreibtischlampe|Lámpara|Lampe de bureau|Luminária|Lampada|Masa lambası|Настольная лампа|台灯|デスクランプ|책상 램프|مصباح مكتب
    Blue mug|Blaue Tasse|Taza azul|Tasse bleue|Caneca azul|Tazza blu|Mavi kupa|Синяя кружка|蓝色马克杯|青いマグ|파란 머그|كوب أزرق
    Your order|Deine Bestellung|Tu pedido|Votre commande|Seu pedido|Il tuo ordine|Siparişin|Ваш заказ|你的订单|ご注文|주문|طلبك
    Corner Kitchen|Eckküche|La Cocina|La Cuisine|Cantinho|La Cucina|Köşe Mutfak|Кухня на углу|街角小厨|街角キッチン|모퉁이 식당|مطبخ الزاوية
    Corner Shop|Eckladen|Tienda|L'Épicerie|Mercadinho|Bottega|Bakkal|Магазин|街角小店|街角ストア|동네 가게|متجر الزاوية
    Flat white|Milchkaffee|Café con leche|Café crème|Café com leite|Caffè latte|Sütlü kahve|Латте|拿铁|カフェラテ|카페라테|قهوة بالحليب
    Good morning|Guten Morgen|Buenos días|Bonjour|Bom dia|Buongiorno|Günaydın|Доброе утро|早上好|おはようございます|좋은 아침|صباح الخير
    Today|Heute|Hoy|Aujourd'hui|Hoje|Oggi|Bugün|Сегодня|今天|今日|오늘|اليوم
    New|Neu|Nuevo|Nouveau|Novo|Nuovo|Yeni|Новое|新|新着|새 항목|جديد
    Few seats left|Wenige Plätze|Pocos asientos|Peu de places|Poucos lugares|Pochi posti|Az yer kaldı|Мало мест|座位不多|残りわずか|좌석 적음|مقاعد قليلة
    Breathe in|Einatmen|Inhala|Inspirez|Inspire|Inspira|Nefes al|Вдох|吸气|吸って|들이마시기|شهيق
    Saturday|Samstag|Sábado|Samedi|Sábado|Sabato|Cumartesi|Суббота|星期六|土曜日|토요일|السبت
    Haircut|Haarschnitt|Corte de pelo|Coupe|Corte de cabelo|Taglio|Saç kesimi|Стрижка|理发|カット|커트|قص شعر
    Medium|Mittel|Medio|Moyen|Médio|Medio|Orta|Средне|中等|普通|보통|متوسط
    High|Hoch|Alta|Haute|Alta|Alta|Yüksek|Высокий|高|高|높음|مرتفع
    Calm|Ruhig|Tranquilo|Calme|Calmo|Calmo|Sakin|Спокойно|平静|穏やか|평온|هادئ
    Left|Links|Izquierda|Gauche|Esquerda|Sinistra|Sol|Левая|左|左|왼쪽|يسار
    Early|Früh|Pronto|Tôt|Cedo|Presto|Erken|Рано|早|早め|일찍|مبكر
    Open|Öffnen|Abrir|Ouvrir|Abrir|Apri|Aç|Открыть|打开|開く|열기|فتح
    2 min ago|vor 2 Min.|hace 2 min|il y a 2 min|há 2 min|2 min fa|2 dk önce|2 мин назад|2分钟前|2分前|2분 전|قبل دقيقتين
    12 days|12 Tage|12 días|12 jours|12 dias|12 giorni|12 gün|12 дней|12 天|12日|12일|12 يومًا
    Living room lamp|Wohnzimmerlampe|Lámpara del salón|Lampe du salon|Luz da sala|Lampada salotto|Salon lambası|Лампа в гостиной|客厅灯|リビングの照明|거실 조명|مصباح غرفة المعيشة
    Front door|Haustür|Puerta principal|Porte d'entrée|Porta da frente|Porta d'ingresso|Ön kapı|Входная дверь|前门|玄関|현관|الباب الأمامي
    Kitchen|Küche|Cocina|Cuisine|Cozinha|Cucina|Mutfak|Кухня|厨房|キッチン|주방|المطبخ
    Groceries|Einkauf|Compras|Courses|Compras|Spesa|Market|Продукты|日用品|食料品|장보기|بقالة
    Savings|Erspartes|Ahorros|Épargne|Poupança|Risparmi|Birikim|Накопления|储蓄|貯金|저축|مدخرات
    Summer concert|Sommerkonzert|Concierto de verano|Concert d'été|Show de verão|Concerto|Yaz konseri|Летний концерт|夏日音乐会|夏コンサート|여름 콘서트|حفل الصيف
    Monstera|Monstera|Monstera|Monstera|Monstera|Monstera|Deve tabanı|Монстера|龟背竹|モンステラ|몬스테라|نبتة المونستيرا
    Cloudy|Wolkig|Nublado|Nuageux|Nublado|Nuvoloso|Bulutlu|Облачно|多云|くもり|흐림|غائم
    Rain|Regen|Lluvia|Pluie|Chuva|Pioggia|Yağmur|Дождь|雨|雨|비|مطر
    """
}
