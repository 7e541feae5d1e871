#if Foundation
  import Foundation

  /// Lets Foundation look for its time zone again. Its older formatters keep one of their own.
  @c(skerry_forget_zone)
  public func skerryForgetZone() {
    NSTimeZone.resetSystemTimeZone()
    NSTimeZone.default = .current
  }
#endif
