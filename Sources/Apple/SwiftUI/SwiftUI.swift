// Apple's module name, so that unmodified source compiles. Like Apple's, it brings Foundation and Observation along.
//
// Names that Foundation has as well are exported one by one: an import of a single name comes before an import of a
// whole module, also before an `import Foundation` of the app's own.
#if Foundation
  @_exported import Foundation
  @_exported import class SkerryForeign.DateComponentsFormatter
  @_exported import func SkerryForeign.NSLocalizedString
#else
  @_exported import FoundationEssentials
#endif
@_exported import Observation
@_exported import struct SkerryBasics.LocalizedStringResource
@_exported import class SkerryDefaults.UserDefaults
@_exported import SkerryViews
@_exported import SkerryWidgets
@_exported import SkerryForeign
@_exported import struct SkerryViews.CGPoint
@_exported import struct SkerryViews.CGRect
@_exported import typealias SkerryViews.CGFloat
@_exported import struct SkerryViews.CGSize

/// Rows and columns; the room of views calls it otherwise because a grid of cells has the name there.
public typealias Grid<Content: View> = GridContainer<Content>
