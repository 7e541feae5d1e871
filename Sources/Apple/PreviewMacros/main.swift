/// A compiler plugin that notes every `#Preview` in the program, where tests and the dashboard find it.
///
/// It speaks the compiler's plugin protocol itself, so that no build has to compile swift-syntax: each message is its
/// length in eight bytes, lowest first, followed by JSON.
while let message = PluginChannel.read() {
  PluginChannel.write(PluginReply(to: message).json)
}
