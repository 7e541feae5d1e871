/// Base letters of accented Latin letters, by their place in Unicode; `?` where there is none.
enum AsciiLetters {
  /// U+00C0 to U+024F.
  static let latin = Array(
    """
    AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL\
    lLlNnNnNn?NnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs\
    bBBb??OCcDDDd?EEEFfG???IKkl??NnOOo??Pp?????tTtTUu?VYyZz?????????\
    ????DDdLLlNNnAaIiOoUuUuUuUuUueAaAa??GgGgKkOoOo??jDDdGg??NnAa????\
    AaAaEeEeIiIiOoOoRrRrUuUuSsTt??Hh?d????AaEeOoOoOoOoYylntj??ACcLT?\
    ????????????????
    """.utf8)

  /// U+1E00 to U+1EFF.
  static let latinAdditional = Array(
    """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm\
    MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv\
    WwWwWwWwWwXxXxYyZzZzZzhtwyas??S?AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe\
    EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy??????
    """.utf8)

  /// U+2580 to U+259F: halves, eighths, shades and quadrants.
  static let blocks = Array(#""___o#########||#.:#"|..'####'##"#.utf8)
}
