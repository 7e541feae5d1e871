import SkerryActivities
import SkerryBasics
import SkerryViews

nonisolated extension Text {
  /// A text that is looked up by key when it is shown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.string) }
}

extension Label where Title == Text, Icon == Image {
  /// A symbol with a title that is looked up by key.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A picture of the catalogue with a title that is looked up by key.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
