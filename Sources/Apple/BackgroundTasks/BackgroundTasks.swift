// Apple's module name, so that unmodified source compiles.
@_exported import class SkerryDevice.BGAppRefreshTask
@_exported import class SkerryDevice.BGAppRefreshTaskRequest
@_exported import protocol SkerryDevice.BGTask
@_exported import class SkerryDevice.BGTaskRequest
@_exported import class SkerryDevice.BGTaskScheduler
