import SkerryCells

/// The colours SwiftUI and UIKit name, with their values in light and dark appearance (iOS 18).
nonisolated enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case background, secondaryBackground, tertiaryBackground

  func rgb(_ scheme: ColorScheme) -> RGB { RGB(hex: scheme == .dark ? values.dark : values.light) }

  private var values: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF3B30, 0xFF453A)
    case .orange: (0xFF9500, 0xFF9F0A)
    case .yellow: (0xFFCC00, 0xFFD60A)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C7BE, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0)
    case .cyan: (0x32ADE6, 0x64D2FF)
    case .blue: (0x007AFF, 0x0A84FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0xAF52DE, 0xBF5AF2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xA2845E, 0xAC8E68)
    case .gray: (0x8E8E93, 0x8E8E93)
    case .gray2: (0xAEAEB2, 0x636366)
    case .gray3: (0xC7C7CC, 0x48484A)
    case .gray4: (0xD1D1D6, 0x3A3A3C)
    case .gray5: (0xE5E5EA, 0x2C2C2E)
    case .gray6: (0xF2F2F7, 0x1C1C1E)
    case .background: (0xFFFFFF, 0x000000)
    case .secondaryBackground: (0xF2F2F7, 0x1C1C1E)
    case .tertiaryBackground: (0xFFFFFF, 0x2C2C2E)
    }
  }

  /// The label colours at the root: black or white, then greys of falling opacity.
  static func label(level: Int, scheme: ColorScheme) -> Paint {
    if level == 0 { return Paint(RGBA(hex: scheme == .dark ? 0xFFFFFF : 0x000000)) }
    let opacity = [1, 0.6, 0.3, 0.18, 0.12][min(level, 4)]
    return Paint(RGBA(hex: scheme == .dark ? 0xEBEBF5 : 0x3C3C43, alpha: opacity))
  }
}
