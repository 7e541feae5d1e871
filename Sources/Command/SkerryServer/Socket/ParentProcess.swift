import CSockets

/// The process that started this one.
nonisolated package enum ParentProcess {
  /// Lets this process be told to end when its parent has ended, if that is the process of a number.
  package static func endTogether(with process: Int32) { cs_end_with_parent(process) }
}
