/// The fate of remarks: text that is cut, cards higher than 160 points, content near 4 KB, views that draw or say
/// nothing.
nonisolated public enum SnapshotRemarks: Hashable, Sendable {
  /// They stand in the golden file.
  case listed
  /// They stand in the golden file, and each fails the test.
  case failing
  /// They are left out.
  case ignored
}
