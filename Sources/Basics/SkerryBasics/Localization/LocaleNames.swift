/// The codes that locale identifiers are made of (ISO 639, 3166 and 15924), as far as phones have data for them.
enum LocaleNames {
  /// Two letters for a language, and those of three for which there is none of two.
  static let languages = set(
    """
    aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cs cu cv cy da de dv dz ee el en eo es et eu fa ff
    fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km
    kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or
    os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts
    tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    agq apc arn asa ast bas bem bez bgc bho blo brx cad cch ccp ceb cgg cho chr cic ckb csw dav dje doi dsb dua dyo ebu ewo fil
    fur gaa gez gsw guz haw hnj hsb jbo jgo jmc kab kaj kam kcg kde kea ken kgp khq kkj kln kok kpe ksb ksf ksh kxv lag lij lkt
    lld lmo lrc ltg luo luy mai mas mdf mer mfe mgh mgo mhn mic mni moh mua mus myv mzn naq nds nmg nnh nqo nso nus nyn osa pap
    pcm pis prg quc raj rhg rif rof rwk sah saq sat sbp scn sdh seh ses shi shn sid skr sma smj smn sms ssy stt syr szl teo tig
    tok tpi trv trw twq tyv tzm vai vec vmw vun wae wal wbp xal xnr xog yav yrl yue zgh
    """)

  /// Two letters for a country, three digits for a part of the world.
  static let regions = set(
    """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF
    CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET EU FI FJ FK FM FO FR GA GB GD
    GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM
    KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC
    NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL
    SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS
    XK YE YT ZA ZM ZW 001 002 003 005 009 013 019 142 150 202 419
    """)

  /// Four letters for a script.
  static let scripts = set(
    """
    Adlm Arab Armn Beng Bopo Cakm Cans Cher Copt Cyrl Deva Ethi Geor Gran Grek Gujr Guru Hang Hani Hans Hant Hebr Hira Hmnp Jpan
    Kana Khmr Knda Kore Laoo Latn Limb Mlym Mong Mtei Mymr Nkoo Olck Orya Osge Rohg Sinh Sund Syrc Taml Telu Tfng Thaa Thai Tibt
    Vaii Yiii
    """)

  /// Languages by their names, in English and in themselves: what somebody may write who doesn't know the code.
  static let named: [String: String] = [
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr", "francais": "fr",
    "spanish": "es",
    "español": "es", "espanol": "es", "italian": "it", "italiano": "it", "portuguese": "pt", "português": "pt",
    "dutch": "nl", "nederlands": "nl", "swedish": "sv", "svenska": "sv", "danish": "da", "dansk": "da",
    "norwegian": "nb", "norsk": "nb", "finnish": "fi", "suomi": "fi", "polish": "pl", "polski": "pl", "czech": "cs",
    "čeština": "cs", "slovak": "sk", "hungarian": "hu", "magyar": "hu", "romanian": "ro", "greek": "el",
    "turkish": "tr", "türkçe": "tr", "russian": "ru", "русский": "ru", "ukrainian": "uk", "bulgarian": "bg",
    "croatian": "hr", "serbian": "sr", "hebrew": "he", "arabic": "ar", "persian": "fa", "farsi": "fa", "hindi": "hi",
    "thai": "th", "vietnamese": "vi", "indonesian": "id", "malay": "ms", "catalan": "ca", "japanese": "ja",
    "日本語": "ja", "korean": "ko", "한국어": "ko", "chinese": "zh", "中文": "zh", "jp": "ja", "cn": "zh", "kr": "ko",
    "cz": "cs", "dk": "da", "gr": "el", "at": "de_AT", "us": "en_US", "gb": "en_GB",
  ]

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
