#if Foundation
  import Foundation
  import SkerryBasics

  /// A text of a strings table, by the name that Foundation has for it: `value`, or the key, where no table has it.
  public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
  ) -> String { Localization.format(of: key, table: tableName) ?? (value.isEmpty ? key : value) }
#endif
