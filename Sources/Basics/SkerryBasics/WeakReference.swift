/// A reference to something that it does not keep.
///
/// Code of apps holds the phone in this way. A task that waits for what never comes, as for news of an activity, is never
/// given back by Swift's runtime once nobody can wake it: what it refers to stays for as long as the program runs.
package struct WeakReference<Object: AnyObject & Sendable>: Sendable {
  /// `nil` when it is gone.
  package private(set) weak var object: Object?

  package init(_ object: Object?) { self.object = object }
}
