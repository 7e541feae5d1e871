/// A compiler plugin that makes `#Preview` expand to nothing: previews are drawn by Xcode alone, the rest of the source
/// compiles here.
///
/// It speaks the compiler's plugin protocol itself, so that no build has to compile swift-syntax: each message is its
/// length in eight bytes, lowest first, followed by JSON.
while let message = PluginChannel.read() {
  PluginChannel.write(PluginReply(to: message).json)
}
