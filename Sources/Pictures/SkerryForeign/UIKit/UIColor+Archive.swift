#if Foundation
  import Foundation
  import SkerryViews

  // Apps keep the color that a person chose as the bytes of an archive; those of Apple's archives can't be read here.
  extension NSKeyedArchiver {
    /// The bytes of a color.
    public static func archivedData(
      withRootObject object: UIColor, requiringSecureCoding requiresSecureCoding: Bool
    ) throws -> Data {
      var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
      object.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return try JSONEncoder().encode([red, green, blue, alpha])
    }
  }
  extension NSKeyedUnarchiver {
    /// The color in its bytes; `nil` for other bytes.
    public static func unarchivedObject(ofClass type: UIColor.Type, from data: Data) throws -> UIColor? {
      let numbers = try JSONDecoder().decode([Double].self, from: data)
      guard numbers.count == 4 else { return nil }
      return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
  }
#endif
