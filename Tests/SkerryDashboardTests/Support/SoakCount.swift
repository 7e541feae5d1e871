import Glibc

/// How often a large test runs: a little in `make test`, in full in `make soak`.
enum SoakCount {
  static func of(small: Int, full: Int) -> Int { getenv("SKERRY_SOAK") == nil ? small : full }
}
