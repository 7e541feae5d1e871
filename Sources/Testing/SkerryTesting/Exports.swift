// Names for tests: golden files, models, colour depths and text sizes.
@_exported import enum SkerryCells.ColorDepth
@_exported import struct SkerryDevice.DeviceModel
@_exported import SkerrySnapshots
@_exported import enum SkerryViews.DynamicTypeSize
@_exported import enum SkerryWidgets.WidgetFamily
