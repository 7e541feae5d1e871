import Combine

extension View {
  /// Has no effect here: a view of a surface lives for one picture.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
}
