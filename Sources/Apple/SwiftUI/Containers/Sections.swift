/// A section of a view, as `Group(sections:)` hands it out.
public struct SectionConfiguration: Identifiable {
  /// The place of a section among the others.
  public struct ID: Hashable, Sendable {
    let index: Int
  }
  /// The actions of a section; there are none on a surface.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
  /// Its place.
  public let id: ID
  /// The views of its header.
  public let header: SubviewsCollection
  /// The views of its footer.
  public let footer: SubviewsCollection
  /// Its views.
  public let content: SubviewsCollection
  /// What it says to its container.
  public var containerValues: ContainerValues { ContainerValues() }
  /// Its actions.
  public var actions: Actions { Actions() }
}

/// The sections of a view.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]
  /// Zero.
  public var startIndex: Int { 0 }
  /// How many sections there are.
  public var endIndex: Int { sections.count }
  /// The section at a place, from 0.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// What a transformation makes of the sections of another view: views outside of a `Section` are one of their own, as all
/// views here are.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  fileprivate let sections: Sections
  fileprivate let transform: (SectionCollection) -> Content
  public var body: some View {
    Group(subviews: sections) { views in
      transform(
        SectionCollection(sections: [
          SectionConfiguration(
            id: SectionConfiguration.ID(index: 0), header: SubviewsCollection([]), footer: SubviewsCollection([]),
            content: views)
        ]))
    }
  }
}

extension Group {
  /// What a transformation makes of the sections of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows that can be folded, titled by a text that can be translated; here they are always unfolded.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(titleKey, content: content)
  }
  /// Rows that can be folded, titled by a text as it stands; here they are always unfolded.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }
}
