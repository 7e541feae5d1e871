// Apple's module name, so that unmodified source compiles: logging and locks.
//
// There is no module named os: packages that find one take it for Apple's system, and stop compiling.
#if Foundation
  @_exported import Foundation
#else
  @_exported import FoundationEssentials
#endif
