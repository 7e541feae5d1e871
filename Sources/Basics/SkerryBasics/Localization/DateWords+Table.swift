extension DateWords {
  /// The languages of phones, a line each: identifiers, the day (`%w` weekday, `%m` month, `%n` its number, `%d` day), the time
  /// with 24 hours and with 12, the digit zero if it is none of ASCII, the days of a week from Sunday on, and the months.
  ///
  /// What a country leaves out is as in its language.
  static let table = """
    af|%w %d %m|HH:mm|h:mm||Sondag,Maandag,Dinsdag,Woensdag,Donderdag,Vrydag,Saterdag|Januarie,Februarie,Maart,\
    April,Mei,Junie,Julie,Augustus,September,Oktober,November,Desember
    ar|%w، %d %m|HH:mm|h:mm||الأحد,الاثنين,الثلاثاء,الأربعاء,الخميس,الجمعة,السبت|يناير,فبراير,مارس,أبريل,مايو,يونيو,\
    يوليو,أغسطس,سبتمبر,أكتوبر,نوفمبر,ديسمبر
    az|%d %m, %w|HH:mm|h:mm||bazar,bazar ertəsi,çərşənbə axşamı,çərşənbə,cümə axşamı,cümə,şənbə|yanvar,fevral,mart,\
    aprel,may,iyun,iyul,avqust,sentyabr,oktyabr,noyabr,dekabr
    be|%w, %d %m|HH:mm|h:mm||нядзеля,панядзелак,аўторак,серада,чацвер,пятніца,субота|студзеня,лютага,сакавіка,\
    красавіка,мая,чэрвеня,ліпеня,жніўня,верасня,кастрычніка,лістапада,снежня
    bg|%w, %d %m|H:mm|h:mm||неделя,понеделник,вторник,сряда,четвъртък,петък,събота|януари,февруари,март,април,май,\
    юни,юли,август,септември,октомври,ноември,декември
    bn|%w %d %m|HH:mm|h:mm||রবিবার,সোমবার,মঙ্গলবার,বুধবার,বৃহস্পতিবার,শুক্রবার,শনিবার|জানুয়ারী,ফেব্রুয়ারী,মার্চ,\
    এপ্রিল,মে,জুন,জুলাই,আগস্ট,সেপ্টেম্বর,অক্টোবর,নভেম্বর,ডিসেম্বর
    bs|%w, %d. %m|HH:mm|hh:mm||nedjelja,ponedjeljak,utorak,srijeda,četvrtak,petak,subota|januar,februar,mart,april,\
    maj,juni,juli,august,septembar,oktobar,novembar,decembar
    ca|%w, %d %m|H:mm|h:mm||diumenge,dilluns,dimarts,dimecres,dijous,divendres,dissabte|de gener,de febrer,de març,\
    d’abril,de maig,de juny,de juliol,d’agost,de setembre,d’octubre,de novembre,de desembre
    cs|%w %d. %m|H:mm|h:mm||neděle,pondělí,úterý,středa,čtvrtek,pátek,sobota|ledna,února,března,dubna,května,června,\
    července,srpna,září,října,listopadu,prosince
    cy|%w, %d %m|HH:mm|h:mm||Dydd Sul,Dydd Llun,Dydd Mawrth,Dydd Mercher,Dydd Iau,Dydd Gwener,Dydd Sadwrn|Ionawr,\
    Chwefror,Mawrth,Ebrill,Mai,Mehefin,Gorffennaf,Awst,Medi,Hydref,Tachwedd,Rhagfyr
    da|%w %d. %m|HH.mm|h.mm||søndag,mandag,tirsdag,onsdag,torsdag,fredag,lørdag|januar,februar,marts,april,maj,juni,\
    juli,august,september,oktober,november,december
    de|%w, %d. %m|HH:mm|h:mm||Sonntag,Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag|Januar,Februar,März,April,\
    Mai,Juni,Juli,August,September,Oktober,November,Dezember
    el|%w %d %m|HH:mm|h:mm||Κυριακή,Δευτέρα,Τρίτη,Τετάρτη,Πέμπτη,Παρασκευή,Σάββατο|Ιανουαρίου,Φεβρουαρίου,Μαρτίου,\
    Απριλίου,Μαΐου,Ιουνίου,Ιουλίου,Αυγούστου,Σεπτεμβρίου,Οκτωβρίου,Νοεμβρίου,Δεκεμβρίου
    en|%w, %m %d|HH:mm|h:mm||Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday|January,February,March,April,\
    May,June,July,August,September,October,November,December
    es|%w, %d de %m|H:mm|h:mm||domingo,lunes,martes,miércoles,jueves,viernes,sábado|enero,febrero,marzo,abril,mayo,\
    junio,julio,agosto,septiembre,octubre,noviembre,diciembre
    et|%w, %d. %m|HH:mm|h:mm||pühapäev,esmaspäev,teisipäev,kolmapäev,neljapäev,reede,laupäev|jaanuar,veebruar,märts,\
    aprill,mai,juuni,juuli,august,september,oktoober,november,detsember
    eu|%m %d(a), %w|HH:mm|h:mm||igandea,astelehena,asteartea,asteazkena,osteguna,ostirala,larunbata|urtarrila,\
    otsaila,martxoa,apirila,maiatza,ekaina,uztaila,abuztua,iraila,urria,azaroa,abendua
    fa|%w %d %m|H:mm|h:mm|۰|یکشنبه,دوشنبه,سه‌شنبه,چهارشنبه,پنجشنبه,جمعه,شنبه|ژانویه,فوریه,مارس,آوریل,مه,ژوئن,ژوئیه,\
    اوت,سپتامبر,اکتبر,نوامبر,دسامبر
    fi|%w %d. %m|H.mm|h.mm||sunnuntai,maanantai,tiistai,keskiviikko,torstai,perjantai,lauantai|tammikuuta,\
    helmikuuta,maaliskuuta,huhtikuuta,toukokuuta,kesäkuuta,heinäkuuta,elokuuta,syyskuuta,lokakuuta,marraskuuta,\
    joulukuuta
    fr|%w %d %m|HH:mm|h:mm||dimanche,lundi,mardi,mercredi,jeudi,vendredi,samedi|janvier,février,mars,avril,mai,juin,\
    juillet,août,septembre,octobre,novembre,décembre
    ga|%w %d %m|HH:mm|h:mm||Dé Domhnaigh,Dé Luain,Dé Máirt,Dé Céadaoin,Déardaoin,Dé hAoine,Dé Sathairn|Eanáir,\
    Feabhra,Márta,Aibreán,Bealtaine,Meitheamh,Iúil,Lúnasa,Meán Fómhair,Deireadh Fómhair,Samhain,Nollaig
    gl|%w, %d de %m|HH:mm|h:mm||domingo,luns,martes,mércores,xoves,venres,sábado|xaneiro,febreiro,marzo,abril,maio,\
    xuño,xullo,agosto,setembro,outubro,novembro,decembro
    gu|%w, %d %m|HH:mm|hh:mm||રવિવાર,સોમવાર,મંગળવાર,બુધવાર,ગુરુવાર,શુક્રવાર,શનિવાર|જાન્યુઆરી,ફેબ્રુઆરી,માર્ચ,એપ્રિલ,\
    મે,જૂન,જુલાઈ,ઑગસ્ટ,સપ્ટેમ્બર,ઑક્ટોબર,નવેમ્બર,ડિસેમ્બર
    he|%w, %d ב%m|H:mm|h:mm||יום ראשון,יום שני,יום שלישי,יום רביעי,יום חמישי,יום שישי,יום שבת|ינואר,פברואר,מרץ,\
    אפריל,מאי,יוני,יולי,אוגוסט,ספטמבר,אוקטובר,נובמבר,דצמבר
    hi|%w, %d %m|HH:mm|h:mm||रविवार,सोमवार,मंगलवार,बुधवार,गुरुवार,शुक्रवार,शनिवार|जनवरी,फ़रवरी,मार्च,अप्रैल,मई,जून,\
    जुलाई,अगस्त,सितंबर,अक्तूबर,नवंबर,दिसंबर
    hr|%w, %d. %m|HH:mm|hh:mm||nedjelja,ponedjeljak,utorak,srijeda,četvrtak,petak,subota|siječnja,veljače,ožujka,\
    travnja,svibnja,lipnja,srpnja,kolovoza,rujna,listopada,studenoga,prosinca
    hu|%m %d., %w|H:mm|h:mm||vasárnap,hétfő,kedd,szerda,csütörtök,péntek,szombat|január,február,március,április,\
    május,június,július,augusztus,szeptember,október,november,december
    hy|%d %m, %w|HH:mm|h:mm||կիրակի,երկուշաբթի,երեքշաբթի,չորեքշաբթի,հինգշաբթի,ուրբաթ,շաբաթ|հունվարի,փետրվարի,մարտի,\
    ապրիլի,մայիսի,հունիսի,հուլիսի,օգոստոսի,սեպտեմբերի,հոկտեմբերի,նոյեմբերի,դեկտեմբերի
    id|%w, %d %m|HH.mm|h.mm||Minggu,Senin,Selasa,Rabu,Kamis,Jumat,Sabtu|Januari,Februari,Maret,April,Mei,Juni,Juli,\
    Agustus,September,Oktober,November,Desember
    is|%w, %d. %m|HH:mm|h:mm||sunnudagur,mánudagur,þriðjudagur,miðvikudagur,fimmtudagur,föstudagur,laugardagur|\
    janúar,febrúar,mars,apríl,maí,júní,júlí,ágúst,september,október,nóvember,desember
    it|%w %d %m|HH:mm|h:mm||domenica,lunedì,martedì,mercoledì,giovedì,venerdì,sabato|gennaio,febbraio,marzo,aprile,\
    maggio,giugno,luglio,agosto,settembre,ottobre,novembre,dicembre
    ja|%n月%d日 %w|H:mm|K:mm||日曜日,月曜日,火曜日,水曜日,木曜日,金曜日,土曜日|1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月
    ka|%w, %d %m|HH:mm|h:mm||კვირა,ორშაბათი,სამშაბათი,ოთხშაბათი,ხუთშაბათი,პარასკევი,შაბათი|იანვარი,თებერვალი,მარტი,\
    აპრილი,მაისი,ივნისი,ივლისი,აგვისტო,სექტემბერი,ოქტომბერი,ნოემბერი,დეკემბერი
    kk|%d %m, %w|HH:mm|h:mm||жексенбі,дүйсенбі,сейсенбі,сәрсенбі,бейсенбі,жұма,сенбі|қаңтар,ақпан,наурыз,сәуір,\
    мамыр,маусым,шілде,тамыз,қыркүйек,қазан,қараша,желтоқсан
    kn|%w, %d %m|HH:mm|hh:mm||ಭಾನುವಾರ,ಸೋಮವಾರ,ಮಂಗಳವಾರ,ಬುಧವಾರ,ಗುರುವಾರ,ಶುಕ್ರವಾರ,ಶನಿವಾರ|ಜನವರಿ,ಫೆಬ್ರವರಿ,ಮಾರ್ಚ್,ಏಪ್ರಿಲ್,\
    ಮೇ,ಜೂನ್,ಜುಲೈ,ಆಗಸ್ಟ್,ಸೆಪ್ಟೆಂಬರ್,ಅಕ್ಟೋಬರ್,ನವೆಂಬರ್,ಡಿಸೆಂಬರ್
    ko|%m %d일 %w|HH:mm|h:mm||일요일,월요일,화요일,수요일,목요일,금요일,토요일|1월,2월,3월,4월,5월,6월,7월,8월,9월,10월,11월,12월
    lt|%m %d d., %w|HH:mm|hh:mm||sekmadienis,pirmadienis,antradienis,trečiadienis,ketvirtadienis,penktadienis,\
    šeštadienis|sausio,vasario,kovo,balandžio,gegužės,birželio,liepos,rugpjūčio,rugsėjo,spalio,lapkričio,gruodžio
    lv|%w, %d. %m|HH:mm|h:mm||svētdiena,pirmdiena,otrdiena,trešdiena,ceturtdiena,piektdiena,sestdiena|janvāris,\
    februāris,marts,aprīlis,maijs,jūnijs,jūlijs,augusts,septembris,oktobris,novembris,decembris
    mk|%w, %d %m|HH:mm|h:mm||недела,понеделник,вторник,среда,четврток,петок,сабота|јануари,февруари,март,април,мај,\
    јуни,јули,август,септември,октомври,ноември,декември
    ml|%m %d, %w|HH:mm|h:mm||ഞായറാഴ്‌ച,തിങ്കളാഴ്‌ച,ചൊവ്വാഴ്ച,ബുധനാഴ്‌ച,വ്യാഴാഴ്‌ച,വെള്ളിയാഴ്‌ച,ശനിയാഴ്‌ച|ജനുവരി,\
    ഫെബ്രുവരി,മാർച്ച്,ഏപ്രിൽ,മേയ്,ജൂൺ,ജൂലൈ,ഓഗസ്റ്റ്,സെപ്റ്റംബർ,ഒക്‌ടോബർ,നവംബർ,ഡിസംബർ
    mr|%w, %d %m|H:mm|h:mm||रविवार,सोमवार,मंगळवार,बुधवार,गुरुवार,शुक्रवार,शनिवार|जानेवारी,फेब्रुवारी,मार्च,एप्रिल,\
    मे,जून,जुलै,ऑगस्ट,सप्टेंबर,ऑक्टोबर,नोव्हेंबर,डिसेंबर
    ms|%w, %d %m|HH:mm|h:mm||Ahad,Isnin,Selasa,Rabu,Khamis,Jumaat,Sabtu|Januari,Februari,Mac,April,Mei,Jun,Julai,\
    Ogos,September,Oktober,November,Disember
    nb|%w %d. %m|HH:mm|h:mm||søndag,mandag,tirsdag,onsdag,torsdag,fredag,lørdag|januar,februar,mars,april,mai,juni,\
    juli,august,september,oktober,november,desember
    nl|%w %d %m|HH:mm|h:mm||zondag,maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag|januari,februari,maart,april,\
    mei,juni,juli,augustus,september,oktober,november,december
    nn|%w %d. %m|HH:mm|h:mm||søndag,måndag,tysdag,onsdag,torsdag,fredag,laurdag|januar,februar,mars,april,mai,juni,\
    juli,august,september,oktober,november,desember
    or|%w, %m %d|HH:mm|h:mm||ରବିବାର,ସୋମବାର,ମଙ୍ଗଳବାର,ବୁଧବାର,ଗୁରୁବାର,ଶୁକ୍ରବାର,ଶନିବାର|ଜାନୁଆରୀ,ଫେବୃଆରୀ,ମାର୍ଚ୍ଚ,ଅପ୍ରେଲ,\
    ମଇ,ଜୁନ,ଜୁଲାଇ,ଅଗଷ୍ଟ,ସେପ୍ଟେମ୍ବର,ଅକ୍ଟୋବର,ନଭେମ୍ବର,ଡିସେମ୍ବର
    pa|%w, %d %m|HH:mm|h:mm||ਐਤਵਾਰ,ਸੋਮਵਾਰ,ਮੰਗਲਵਾਰ,ਬੁੱਧਵਾਰ,ਵੀਰਵਾਰ,ਸ਼ੁੱਕਰਵਾਰ,ਸ਼ਨਿੱਚਰਵਾਰ|ਜਨਵਰੀ,ਫ਼ਰਵਰੀ,ਮਾਰਚ,ਅਪ੍ਰੈਲ,ਮਈ,\
    ਜੂਨ,ਜੁਲਾਈ,ਅਗਸਤ,ਸਤੰਬਰ,ਅਕਤੂਬਰ,ਨਵੰਬਰ,ਦਸੰਬਰ
    pl|%w, %d %m|HH:mm|h:mm||niedziela,poniedziałek,wtorek,środa,czwartek,piątek,sobota|stycznia,lutego,marca,\
    kwietnia,maja,czerwca,lipca,sierpnia,września,października,listopada,grudnia
    pt|%w, %d de %m|HH:mm|h:mm||domingo,segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado|\
    janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro
    ro|%w, %d %m|HH:mm|h:mm||duminică,luni,marți,miercuri,joi,vineri,sâmbătă|ianuarie,februarie,martie,aprilie,mai,\
    iunie,iulie,august,septembrie,octombrie,noiembrie,decembrie
    ru|%w, %d %m|HH:mm|h:mm||воскресенье,понедельник,вторник,среда,четверг,пятница,суббота|января,февраля,марта,\
    апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря
    sk|%w, %d. %m|H:mm|h:mm||nedeľa,pondelok,utorok,streda,štvrtok,piatok,sobota|januára,februára,marca,apríla,mája,\
    júna,júla,augusta,septembra,októbra,novembra,decembra
    sl|%w, %d. %m|HH:mm|h:mm||nedelja,ponedeljek,torek,sreda,četrtek,petek,sobota|januar,februar,marec,april,maj,\
    junij,julij,avgust,september,oktober,november,december
    sq|%w, %d %m|HH:mm|h:mm||e diel,e hënë,e martë,e mërkurë,e enjte,e premte,e shtunë|janar,shkurt,mars,prill,maj,\
    qershor,korrik,gusht,shtator,tetor,nëntor,dhjetor
    sr|%w, %d. %m|HH:mm|h:mm||недеља,понедељак,уторак,среда,четвртак,петак,субота|јануар,фебруар,март,април,мај,јун,\
    јул,август,септембар,октобар,новембар,децембар
    sv|%w %d %m|HH:mm|h:mm||söndag,måndag,tisdag,onsdag,torsdag,fredag,lördag|januari,februari,mars,april,maj,juni,\
    juli,augusti,september,oktober,november,december
    sw|%w, %d %m|HH:mm|h:mm||Jumapili,Jumatatu,Jumanne,Jumatano,Alhamisi,Ijumaa,Jumamosi|Januari,Februari,Machi,\
    Aprili,Mei,Juni,Julai,Agosti,Septemba,Oktoba,Novemba,Desemba
    ta|%m %d, %w|HH:mm|h:mm||ஞாயிறு,திங்கள்,செவ்வாய்,புதன்,வியாழன்,வெள்ளி,சனி|ஜனவரி,பிப்ரவரி,மார்ச்,ஏப்ரல்,மே,ஜூன்,\
    ஜூலை,ஆகஸ்ட்,செப்டம்பர்,அக்டோபர்,நவம்பர்,டிசம்பர்
    te|%d %m, %w|HH:mm|h:mm||ఆదివారం,సోమవారం,మంగళవారం,బుధవారం,గురువారం,శుక్రవారం,శనివారం|జనవరి,ఫిబ్రవరి,మార్చి,\
    ఏప్రిల్,మే,జూన్,జులై,ఆగస్టు,సెప్టెంబర్,అక్టోబర్,నవంబర్,డిసెంబర్
    th|%wที่ %d %m|HH:mm|h:mm||วันอาทิตย์,วันจันทร์,วันอังคาร,วันพุธ,วันพฤหัสบดี,วันศุกร์,วันเสาร์|มกราคม,\
    กุมภาพันธ์,มีนาคม,เมษายน,พฤษภาคม,มิถุนายน,กรกฎาคม,สิงหาคม,กันยายน,ตุลาคม,พฤศจิกายน,ธันวาคม
    tr|%d %m %w|HH:mm|h:mm||Pazar,Pazartesi,Salı,Çarşamba,Perşembe,Cuma,Cumartesi|Ocak,Şubat,Mart,Nisan,Mayıs,\
    Haziran,Temmuz,Ağustos,Eylül,Ekim,Kasım,Aralık
    uk|%w, %d %m|HH:mm|h:mm||неділя,понеділок,вівторок,середа,четвер,пʼятниця,субота|січня,лютого,березня,квітня,\
    травня,червня,липня,серпня,вересня,жовтня,листопада,грудня
    ur|%w، %d %m|HH:mm|h:mm||اتوار,پیر,منگل,بدھ,جمعرات,جمعہ,ہفتہ|جنوری,فروری,مارچ,اپریل,مئی,جون,جولائی,اگست,ستمبر,\
    اکتوبر,نومبر,دسمبر
    vi|%w, %d %m|HH:mm|h:mm||Chủ Nhật,Thứ Hai,Thứ Ba,Thứ Tư,Thứ Năm,Thứ Sáu,Thứ Bảy|tháng 1,tháng 2,tháng 3,tháng 4,\
    tháng 5,tháng 6,tháng 7,tháng 8,tháng 9,tháng 10,tháng 11,tháng 12
    zh|%n月%d日 %w|HH:mm|h:mm||星期日,星期一,星期二,星期三,星期四,星期五,星期六|一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月
    fil|%w, %m %d|HH:mm|h:mm||Linggo,Lunes,Martes,Miyerkules,Huwebes,Biyernes,Sabado|Enero,Pebrero,Marso,Abril,Mayo,\
    Hunyo,Hulyo,Agosto,Setyembre,Oktubre,Nobyembre,Disyembre
    ar_BH ar_DJ ar_EG ar_ER ar_KM ar_KW ar_OM ar_QA ar_SA ar_SD ar_SO ar_SS ar_TD ar_YE||||٠||
    ar_DZ ar_TN||||||جانفي,فيفري,مارس,أفريل,ماي,جوان,جويلية,أوت,سبتمبر,أكتوبر,نوفمبر,ديسمبر
    ar_IL||H:mm||٠||
    ar_IQ ar_JO ar_LB ar_PS ar_SY||||٠||كانون الثاني,شباط,آذار,نيسان,أيار,حزيران,تموز,آب,أيلول,تشرين الأول,تشرين \
    الثاني,كانون الأول
    ar_MA||||||يناير,فبراير,مارس,أبريل,ماي,يونيو,يوليوز,غشت,شتنبر,أكتوبر,نونبر,دجنبر
    ar_MR||||٠||يناير,فبراير,مارس,إبريل,مايو,يونيو,يوليو,أغشت,شتمبر,أكتوبر,نوفمبر,دجمبر
    de_AT de_IT||||||Jänner,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember
    en_AE en_AG en_AI en_AL en_AR en_BB en_BD en_BE en_BM en_BN en_BR en_BS en_CC en_CH en_CK en_CL en_CM en_CO \
    en_CV en_CX en_CY en_DG en_DM en_ER en_FJ en_FK en_FM en_GD en_GG en_GH en_GI en_GM en_GR en_GY en_HK en_IE \
    en_IM en_IN en_IO en_JE en_JM en_KE en_KI en_KN en_KY en_LC en_LR en_LS en_LT en_LV en_MG en_MM en_MO en_MS \
    en_MT en_MU en_MV en_MW en_MY en_NA en_NF en_NG en_NL en_NO en_NR en_NU en_NZ en_PG en_PK en_PL en_PN en_PT \
    en_PW en_RU en_RW en_SA en_SB en_SC en_SD en_SE en_SG en_SH en_SI en_SK en_SL en_SS en_SX en_SZ en_TC en_TH \
    en_TK en_TO en_TT en_TV en_TZ en_UA en_UG en_VC en_VG en_VU en_WS en_ZM en_001 en_150|%w, %d %m|||||
    en_AT en_DE en_EE|%w, %d. %m|||||
    en_AU en_FR en_GB|%w %d %m|||||
    en_BG en_IL en_MX|%w, %d %m|H:mm||||
    en_BW en_BZ en_ZA en_ZW|%w, %D %m|||||
    en_CZ|%w %d %m|H:mm||||
    en_DK en_ID|%w, %d %m|HH.mm|h.mm|||
    en_FI|%w %d. %m|H.mm|h.mm|||
    en_HU|%m %d., %w|H:mm||||
    en_JP||H:mm||||
    es_AG es_AR es_BB es_BM es_BO es_BQ es_BR es_BS es_BZ es_CA es_CL es_CR es_CU es_CW es_DM es_DO es_EC es_GD \
    es_GT es_GY es_HN es_HT es_KN es_KY es_LC es_NI es_PA es_PR es_PY es_SV es_TC es_TT es_US es_VC es_VE es_VG \
    es_VI es_419||HH:mm||||
    es_PE es_UY||HH:mm||||enero,febrero,marzo,abril,mayo,junio,julio,agosto,setiembre,octubre,noviembre,diciembre
    fa_AF||||||جنوری,فبروری,مارچ,اپریل,می,جون,جولای,اگست,سپتمبر,اکتوبر,نومبر,دسمبر
    ms_ID||HH.mm|h.mm|||
    sr_Latn|||||nedelja,ponedeljak,utorak,sreda,četvrtak,petak,subota|januar,februar,mart,april,maj,jun,jul,avgust,\
    septembar,oktobar,novembar,decembar
    sv_FI|||h.mm|||
    zh_Hans_JP||H:mm||||
    zh_Hant_JP||H:mm|K:mm|||
    """
}
