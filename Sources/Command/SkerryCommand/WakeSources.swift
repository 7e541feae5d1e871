import SkerryServer

/// Everything but keys and signals that wakes a running dashboard: other threads, other programs that call, and folders
/// in which other programs change files.
///
/// The loop waits for one descriptor; this one stands for all of them.
@MainActor
struct WakeSources {
  let server: ControlServer?
  private let pipe: WakePipe?
  private let folders: Int32?
  private let watched: DescriptorSet?

  /// - Parameters:
  ///   - server: listens to callers, and to the pipe as well.
  ///   - folders: the descriptor that becomes readable when a file was changed.
  init(pipe: WakePipe?, server: ControlServer?, folders: Int32?) {
    self.server = server
    self.pipe = pipe
    self.folders = folders
    watched = DescriptorSet()
    for member in [server?.descriptor ?? pipe?.readEnd, folders].compactMap(\.self) { watched?.watch(member) }
  }

  /// Without a set of descriptors what is needed most.
  var descriptor: Int32? { watched?.descriptor ?? server?.descriptor ?? pipe?.readEnd }

  /// Does what there is to do, without waiting; returns whether the dashboard has reason to wake.
  ///
  /// - Parameter foldersChanged: takes over what was changed in folders, and returns whether there was anything.
  func serve(foldersChanged: () -> Bool) -> Bool {
    let hasNews = folders != nil && foldersChanged()
    guard let server else {
      // Only other threads and folders can have woken us.
      let ready = watched?.ready() ?? []
      pipe?.empty()
      return hasNews || ready.contains { $0 == pipe?.readEnd } || watched == nil
    }
    let hasCalls = server.serve()
    return hasNews || hasCalls
  }
}
